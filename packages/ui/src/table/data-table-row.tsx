// biome-ignore-all lint/a11y/useSemanticElements: virtual rows are placed one by one, which a table element forbids
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid gives one cell or control the focus, see useGridFocus
import type { RowData } from '@tanstack/react-table'
import { type MouseEvent, memo } from 'react'
import { Checkbox } from '../fields/checkbox'
import { cx } from '../internal/cx'
import { textOf } from './columns'
import { cellPlace, phonePlace, rowGrid } from './data-table-classes'
import type { DataTableColumn } from './data-table-column'
import { CellFocusProvider, useGridStop } from './grid-stop'
import type { TableLabels } from './labels'
import type { RowAction } from './row-action'
import { RowActions } from './row-actions'
import type { DataTableState } from './use-data-table'

/** What all rows share; it changes with the table, not with scrolling. */
export interface RowContext<Row extends RowData> {
  table: DataTableState<Row>
  t: TableLabels
  actions?: (row: Row) => readonly RowAction[]
  onOpen?: (row: Row) => void
}

interface DataTableRowProps<Row extends RowData> {
  row: Row
  index: number
  /** Pixels from the top of the first row. */
  top: number
  selected: boolean
  /** The cell that the keyboard stands on, if it is in this row. */
  activeColumn?: string
  activeItem?: number
  context: RowContext<Row>
}

const cell = cx(
  'kui:flex kui:h-full kui:min-w-0 kui:items-center kui:px-3 kui:outline-none',
  'kui:focus-visible:shadow-[inset_0_0_0_2px_var(--k-focus)]',
)

function BodyRow<Row extends RowData>({
  row,
  index,
  top,
  selected,
  activeColumn,
  activeItem = 0,
  context,
}: DataTableRowProps<Row>) {
  const { table, t, actions, onOpen } = context
  const name = table.rowName(row)
  const id = table.rowId(row)
  const focusOf = (column: string) => ({ active: activeColumn === column, item: activeItem })

  function open(event: MouseEvent) {
    // A control in the row acts for itself, and text that is being marked is being read.
    const onControl = (event.target as HTMLElement).closest('a, button, input, label, [role=checkbox], [role=menuitem]')
    if (!onControl && !window.getSelection()?.toString()) onOpen?.(row)
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a cell opens the row, see useGridFocus
    <div
      role="row"
      data-slot="data-table-row"
      data-row-index={index}
      data-selected={selected || undefined}
      data-openable={onOpen ? '' : undefined}
      aria-rowindex={index + 2}
      aria-selected={table.selectable ? selected : undefined}
      aria-label={name}
      className={cx(
        rowGrid,
        'kui:group/row kui:absolute kui:inset-x-0 kui:top-0 kui:h-(--kui-table-row) kui:scroll-mt-[calc(var(--kui-sticky-top,0px)+2.125rem)] kui:scroll-mb-20 kui:text-sm kui:text-fg',
        'kui:after:pointer-events-none kui:after:absolute kui:after:inset-x-0 kui:after:bottom-0 kui:after:h-px kui:after:bg-line-faint',
        'kui:hover:bg-hover kui:data-openable:cursor-pointer kui:data-selected:bg-accent-soft',
        'kui:@max-[640px]/table:-inset-x-(--kui-table-bleed,0px) kui:@max-[640px]/table:scroll-mt-(--kui-sticky-top,0px) kui:@max-[640px]/table:px-(--kui-table-bleed,0px) kui:@max-[640px]/table:after:inset-x-(--kui-table-bleed,0px)',
      )}
      style={{ transform: `translateY(${top}px)` }}
      onClick={open}
    >
      {table.selectable && (
        <CellFocusProvider value={focusOf('select')}>
          <div
            role="gridcell"
            data-column-id="select"
            className={cx(
              cell,
              'kui:@max-[640px]/table:pe-3 kui:@max-[640px]/table:ps-0 kui:@max-[640px]/table:[grid-area:select]',
            )}
          >
            <SelectRow
              label={t.selectRow(name)}
              checked={selected}
              disabled={!table.canSelect(row)}
              onToggle={(range) => table.toggleSelected(id, range)}
            />
          </div>
        </CellFocusProvider>
      )}
      {table.columns.map((column) => (
        <BodyCell key={column.id} {...{ column, row }} named={column === table.rowHeader} focus={focusOf(column.id)} />
      ))}
      {actions && (
        <CellFocusProvider value={focusOf('actions')}>
          <div
            role="gridcell"
            data-column-id="actions"
            className={cx(cell, 'kui:justify-end kui:px-1 kui:@max-[640px]/table:[grid-area:actions]')}
          >
            <RowActions actions={actions(row)} label={t.moreActions(name)} />
          </div>
        </CellFocusProvider>
      )}
    </div>
  )
}

interface BodyCellProps<Row> {
  column: DataTableColumn<Row>
  row: Row
  named: boolean
  focus: { active: boolean; item: number }
}

function BodyCell<Row>({ column, row, named, focus }: BodyCellProps<Row>) {
  return (
    <CellFocusProvider value={focus}>
      <div
        role={named ? 'rowheader' : 'gridcell'}
        data-column-id={column.id}
        data-phone={column.phone ?? (named ? 'title' : 'hidden')}
        tabIndex={column.interactive ? undefined : focus.active ? 0 : -1}
        className={cx(cell, cellPlace(column), phonePlace, named && 'kui:text-md kui:font-medium kui:text-fg-strong')}
      >
        {column.cell ? column.cell(row) : <span className="kui:truncate">{textOf(column.value(row))}</span>}
      </div>
    </CellFocusProvider>
  )
}

interface SelectRowProps {
  label: string
  checked: boolean
  disabled: boolean
  onToggle: (range: boolean) => void
}

function SelectRow({ label, checked, disabled, onToggle }: SelectRowProps) {
  return (
    <Checkbox
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onClick={(event) => {
        // The checkbox's own answer does not say whether Shift was held, which selects a range.
        event.preventDefault()
        onToggle(event.shiftKey)
      }}
      {...useGridStop()}
    />
  )
}

// memo loses the type parameter of what it wraps.
export const DataTableRow = memo(BodyRow) as typeof BodyRow
