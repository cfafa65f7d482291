// biome-ignore-all lint/a11y/useSemanticElements: virtual rows are placed one by one, which a table element forbids
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid gives one cell or control the focus, see useGridFocus
import type { RowData } from '@tanstack/react-table'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Checkbox } from '../fields/checkbox'
import { useKioskUi } from '../internal/context'
import { cx } from '../internal/cx'
import { cellPlace, phonePlace, rowGrid } from './data-table-classes'
import type { DataTableColumn } from './data-table-column'
import { useDataTableContext } from './data-table-context'
import type { GridPosition } from './grid-move'
import { CellFocusProvider, useGridStop } from './grid-stop'

const cell =
  'kui:flex kui:h-full kui:min-w-0 kui:items-center kui:px-3 kui:text-xs kui:font-medium kui:text-fg-muted kui:outline-none kui:focus-visible:shadow-[inset_0_0_0_2px_var(--k-focus)]'

/** The head row. It sticks below the page's header; phones leave it out, as their rows have no columns. */
export function DataTableHead<Row extends RowData>({ active, actions }: { active: GridPosition; actions: boolean }) {
  const { table, t } = useDataTableContext<Row>()
  const here = (column: string) => active.row === -1 && active.column === column
  return (
    <div
      role="rowgroup"
      className="kui:sticky kui:top-(--kui-sticky-top,0px) kui:z-(--k-z-sticky) kui:bg-surface kui:@max-[640px]/table:hidden"
    >
      <div
        role="row"
        aria-rowindex={1}
        data-row-index={-1}
        className={cx(rowGrid, 'kui:h-8.5 kui:border-b kui:border-line')}
      >
        {table.selectable && (
          <CellFocusProvider value={{ active: here('select'), item: active.item }}>
            <div role="columnheader" aria-label={t.selectAll} data-column-id="select" className={cell}>
              <SelectAll />
            </div>
          </CellFocusProvider>
        )}
        {table.columns.map((column) => (
          <CellFocusProvider key={column.id} value={{ active: here(column.id), item: active.item }}>
            <HeadCell column={column} />
          </CellFocusProvider>
        ))}
        {actions && (
          <div role="columnheader" data-column-id="actions" tabIndex={here('actions') ? 0 : -1} className={cell}>
            <span className="kui:sr-only">{t.actions}</span>
          </div>
        )}
      </div>
    </div>
  )
}

function SelectAll() {
  const { table, t } = useDataTableContext()
  return (
    <Checkbox
      aria-label={t.selectAll}
      checked={table.allSelected === 'mixed' ? 'indeterminate' : table.allSelected}
      onCheckedChange={table.toggleAll}
      {...useGridStop()}
    />
  )
}

function HeadCell<Row extends RowData>({ column }: { column: DataTableColumn<Row> }) {
  const { table } = useDataTableContext<Row>()
  const { locale } = useKioskUi()
  const stop = useGridStop()
  const order = table.sort.findIndex(({ id }) => id === column.id)
  const rule = table.sort[order]
  const sortable = column.sort !== false
  return (
    <div
      role="columnheader"
      data-column-id={column.id}
      data-align={column.align}
      aria-sort={rule ? (rule.desc ? 'descending' : 'ascending') : undefined}
      tabIndex={sortable ? undefined : stop.tabIndex}
      className={cx(cell, cellPlace(column), phonePlace)}
      data-phone={column.phone ?? (column === table.rowHeader ? 'title' : 'hidden')}
    >
      {sortable ? (
        <button
          type="button"
          data-slot="data-table-sort"
          className="kui:flex kui:min-w-0 kui:items-center kui:gap-1 kui:rounded-xs kui:py-1 kui:focus-visible:shadow-ring"
          onClick={(event) => table.toggleSort(column.id, event.shiftKey)}
          {...stop}
        >
          <span className="kui:truncate">{column.header}</span>
          {rule && (rule.desc ? <ArrowDown aria-hidden size={12} /> : <ArrowUp aria-hidden size={12} />)}
          {rule && table.sort.length > 1 && (
            <span aria-hidden className="kui:text-fg-subtle kui:tabular-nums">
              {new Intl.NumberFormat(locale).format(order + 1)}
            </span>
          )}
        </button>
      ) : (
        <span className="kui:truncate">{column.header}</span>
      )}
    </div>
  )
}
