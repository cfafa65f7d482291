// biome-ignore-all lint/a11y/useSemanticElements: virtual rows are positioned individually, which a table element does not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid manages focus of cells and controls, see useGridFocus
import { type CSSProperties, Fragment, type MouseEvent, memo, type ReactNode } from 'react'
import type { TableLabels } from '#labels/table'
import { Checkbox } from '../../fields/checkbox/checkbox'
import { cx } from '../../internal/cx'
import type { ColumnTracks } from '../columns/column-tracks'
import { textOf } from '../model/columns'
import type { DataTableColumn } from '../model/data-table-column'
import type { RowAction } from '../model/row-action'
import type { DataTableState } from '../model/use-data-table'
import {
  cellPlace,
  phoneLabel,
  phonePlaces,
  pinned,
  pinnedProps,
  rowGrid,
  rowLeast,
  rowTint,
} from './data-table-classes'
import type { FeatureProps, GridFeature } from './grid-feature'
import { CellFocusProvider, useGridStop } from './grid-stop'
import { RowActions } from './row-actions'

/** Props shared by all rows; constant while scrolling and typing. */
export interface RowContext<Row> {
  table: Pick<
    DataTableState<Row>,
    'canSelect' | 'columns' | 'layout' | 'rowHeader' | 'rowId' | 'rowName' | 'selectable' | 'toggleSelected' | 'tree'
  >
  t: TableLabels
  tracks: ColumnTracks
  actions?: (row: Row) => readonly RowAction[]
  onOpen?: (row: Row) => void
  features: readonly GridFeature<Row>[]
}

interface DataTableRowProps<Row> {
  row: Row
  index: number
  /** Distance from the top of the first row, a CSS length. */
  top: string
  selected: boolean
  /** The active cell, if it is in this row. */
  activeColumn?: string
  activeItem?: number
  context: RowContext<Row>
}

const focusRing = 'kui:outline-none kui:focus-visible:shadow-[inset_0_0_0_2px_var(--k-focus)]'
const bareCell = cx('kui:flex kui:h-full kui:min-w-0 kui:items-center', focusRing)
const cell = cx(bareCell, 'kui:px-3')
/** Classes of a cell with text only, which needs no inner element. */
const textCell = cx('kui:block kui:h-full kui:min-w-0 kui:content-center kui:truncate kui:px-3', focusRing)
const naming = 'kui:text-md kui:font-medium kui:text-fg-strong'
const editable =
  'kui:data-cell-edit:cursor-text kui:data-cell-edit:not-focus-visible:hover:shadow-[inset_0_0_0_1px_var(--k-line)]'

const CONTROLS = 'a, button, input, select, label, [role=checkbox], [role=menuitem], [data-own-keys]'

function BodyRow<Row>({ row, index, top, selected, activeColumn, activeItem = 0, context }: DataTableRowProps<Row>) {
  const { table, t, tracks, actions, onOpen, features } = context
  const name = table.rowName(row)
  const id = table.rowId(row)
  const place = table.tree?.placeOf(id)
  const canSelect = table.canSelect(row)
  const own = actions?.(row)
  const focusOf = (column: string) => ({ active: activeColumn === column, item: activeItem })

  function press(event: MouseEvent) {
    const target = event.target as HTMLElement
    // ignore clicks on controls in the row, and those that end a text selection
    if (target.closest(CONTROLS) || window.getSelection()?.toString()) return
    const modified = event.shiftKey || event.ctrlKey || event.metaKey
    if (modified && table.selectable) canSelect && table.toggleSelected(id, event.shiftKey)
    // clicks on editable cells do not open the row
    else if (!target.closest('[data-cell-edit]')) onOpen?.(row)
  }

  function keepFromMarking(event: MouseEvent) {
    if (!event.shiftKey || !table.selectable || (event.target as HTMLElement).closest(CONTROLS)) return
    event.preventDefault()
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-column-id]')
    cell?.focus({ preventScroll: true })
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
      {...table.tree?.functions.treeRowProps(place)}
      {...propsOf(features, (feature) => feature.rowProps?.(row))}
      className={cx(
        rowGrid,
        rowLeast,
        rowTint,
        'kui:[contain:layout_style]',
        'kui:group/row kui:absolute kui:inset-x-0 kui:top-0 kui:h-(--kui-table-row) kui:scroll-mt-[calc(var(--kui-sticky-top,0px)+2.125rem)] kui:scroll-mb-20 kui:text-sm kui:text-fg',
        'kui:after:pointer-events-none kui:after:absolute kui:after:inset-x-0 kui:after:bottom-0 kui:after:h-px kui:after:bg-line-faint',
        'kui:hover:bg-hover kui:data-lifted:z-2 kui:data-moving:opacity-50 kui:data-openable:cursor-pointer kui:data-selected:bg-accent-soft',
        'kui:@max-[640px]/table:-inset-x-(--kui-table-bleed,0px) kui:@max-[640px]/table:scroll-mt-(--kui-sticky-top,0px) kui:@max-[640px]/table:px-(--kui-table-bleed,0px) kui:@max-[640px]/table:after:inset-x-(--kui-table-bleed,0px)',
      )}
      style={
        {
          transform: `translateY(${top})`,
          '--kui-tree-indent': place && `${place.level * 1.25 + 0.5}rem`,
        } as CSSProperties
      }
      onClick={press}
      onMouseDown={keepFromMarking}
    >
      {features.map(
        ({ lead }) =>
          lead && (
            <CellFocusProvider key={lead.header} value={focusOf('lead')}>
              <div
                role="gridcell"
                data-column-id="lead"
                {...pinnedProps(tracks.pins.lead)}
                className={cx(bareCell, pinned, 'kui:@max-[640px]/table:[grid-area:lead]')}
              >
                <Fragment key={id}>{lead.cell(row)}</Fragment>
              </div>
            </CellFocusProvider>
          ),
      )}
      {table.selectable && (
        <CellFocusProvider value={focusOf('select')}>
          <div
            role="gridcell"
            data-column-id="select"
            // a disabled checkbox cannot be focused, so its cell can
            tabIndex={canSelect ? undefined : activeColumn === 'select' ? 0 : -1}
            {...pinnedProps(tracks.pins.select)}
            className={cx(
              cell,
              pinned,
              'kui:@max-[640px]/table:pe-3 kui:@max-[640px]/table:ps-0 kui:@max-[640px]/table:[grid-area:select]',
            )}
          >
            <SelectRow
              key={id}
              label={t.selectRow(name)}
              checked={selected}
              disabled={!canSelect}
              onToggle={(range) => table.toggleSelected(id, range)}
            />
          </div>
        </CellFocusProvider>
      )}
      {table.columns.map((column) => drawCell({ column, row, context, focus: focusOf(column.id) }))}
      {own && (
        <CellFocusProvider value={focusOf('actions')}>
          <div
            role="gridcell"
            data-column-id="actions"
            tabIndex={own.length > 0 ? undefined : activeColumn === 'actions' ? 0 : -1}
            {...pinnedProps(tracks.pins.actions)}
            className={cx(cell, pinned, 'kui:justify-end kui:px-1 kui:@max-[640px]/table:[grid-area:actions]')}
          >
            {own.length > 0 && <RowActions key={id} actions={own} label={t.moreActions(name)} />}
          </div>
        </CellFocusProvider>
      )}
      {features.map(({ below }) => below?.cell(row, activeColumn === 'detail'))}
    </div>
  )
}

/** Merges features' props; returns the same empty object where there are none. */
const propsOf = <Row,>(
  features: readonly GridFeature<Row>[],
  ask: (feature: GridFeature<Row>) => FeatureProps | undefined,
): FeatureProps | undefined => (features.length > 0 ? Object.assign({}, ...features.map(ask)) : undefined)

interface CellToDraw<Row> {
  column: DataTableColumn<Row>
  row: Row
  context: RowContext<Row>
  focus: { active: boolean; item: number }
}

/** Renders a cell. A function instead of a component, because there are hundreds of stateless cells. */
function drawCell<Row>({ column, row, context, focus }: CellToDraw<Row>) {
  const { table, t, tracks, features } = context
  const named = column === table.rowHeader
  const place = named ? table.tree?.placeOf(table.rowId(row)) : undefined
  const phone = column.phone ?? (named ? 'title' : 'hidden')
  const pin = tracks.pins[column.id]
  const chosen = pin !== undefined || table.layout.widths[column.id] !== undefined
  const textOnly = !column.cell && phone === 'hidden' && !place && features.length === 0
  const text = column.cell ? undefined : textOf(column.value(row))
  const drawn = features.reduce<ReactNode>(
    (content, feature) => feature.cell?.(content, row, column) ?? content,
    column.cell ? column.cell(row) : textOnly ? text : <span className="kui:truncate">{text}</span>,
  )
  const labelled = column.phoneLabel && <span className={phoneLabel}>{column.header}</span>
  const cellDrawn = (
    <div
      key={column.id}
      role={named ? 'rowheader' : 'gridcell'}
      data-column-id={column.id}
      tabIndex={column.interactive ? undefined : focus.active ? 0 : -1}
      {...pinnedProps(pin)}
      {...propsOf(features, (feature) => feature.cellProps?.(row, column))}
      className={cx(
        textOnly ? textCell : cell,
        pin && pinned,
        features.length > 0 && editable,
        cellPlace(column, chosen),
        phonePlaces[phone],
        named && naming,
      )}
    >
      {labelled}
      {place && table.tree ? (
        <table.tree.functions.TreeCell
          key={table.rowId(row)}
          {...{ place, t }}
          name={table.rowName(row)}
          onToggle={() => table.tree?.toggle(table.rowId(row))}
        >
          {drawn}
        </table.tree.functions.TreeCell>
      ) : column.cell || features.length > 0 ? (
        // keyed by row, because row elements are reused and cells may have state
        <Fragment key={table.rowId(row)}>{drawn}</Fragment>
      ) : (
        drawn
      )}
    </div>
  )
  // only cells with controls read the context
  return column.interactive ? (
    <CellFocusProvider key={column.id} value={focus}>
      {cellDrawn}
    </CellFocusProvider>
  ) : (
    cellDrawn
  )
}

interface SelectRowProps {
  label: string
  checked: boolean
  disabled: boolean
  onToggle: (range: boolean) => void
}

function SelectRow({ label, checked, disabled, onToggle }: SelectRowProps) {
  const stop = useGridStop()
  return (
    <Checkbox
      aria-label={label}
      value={checked}
      disabled={disabled}
      onClick={(event) => {
        // onValueChange does not report Shift, which selects a range
        event.preventDefault()
        onToggle(event.shiftKey)
      }}
      {...(disabled ? {} : stop)}
    />
  )
}

// memo loses the type parameter
export const DataTableRow = memo(BodyRow) as typeof BodyRow
