// biome-ignore-all lint/a11y/useSemanticElements: virtual rows are placed one by one, which a table element forbids
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid gives one cell or control the focus, see useGridFocus
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: both grid and treegrid have a name
import { type ComponentProps, type CSSProperties, Fragment, type ReactNode, useMemo, useRef } from 'react'
import { cx } from '../../internal/cx'
import { useRowWindow } from '../../internal/row-window/use-row-window'
import { columnTracks } from '../columns/column-tracks'
import { useColumnScroll } from '../columns/use-column-scroll'
import type { RowAction } from '../model/row-action'
import { useRowRange } from '../model/use-row-range'
import { useDrawnRows } from '../window/use-drawn-rows'
import { rowLeast } from './data-table-classes'
import { useDataTableContext } from './data-table-context'
import { DataTableHead } from './data-table-head'
import { DataTablePhoneBar } from './data-table-phone-bar'
import { DataTableRow, type RowContext } from './data-table-row'
import { DataTableState, type ListProblem, PartlyLoaded } from './data-table-states'
import type { GridFeature } from './grid-feature'
import { useFollow } from './use-follow'
import { useGridFocus } from './use-grid-focus'

export interface DataTableGridProps<Row> extends Omit<ComponentProps<'div'>, 'children'>, ListProblem {
  /**
   * What can be done with a row; the first ones may be inline, and the menu has them all. What a row cannot have now is
   * best `locked`: the column is as wide as the first rows need.
   */
  actions?: (row: Row) => readonly RowAction[]
  /** Opens a row: Enter on its cells, or a click. */
  onOpen?: (row: Row) => void
  /** Shown when there is nothing to list at all. */
  empty?: ReactNode
  /** A column's menu, in its head: `(column) => <DataTable.ColumnMenu column={column} />`. @default none */
  columnMenu?: (column: string) => ReactNode
  /** What else the rows can do: what `useCellEdit` and `useRowOrder` answer. @default none */
  features?: readonly GridFeature<Row>[]
}

/** Beside those that are described. */
const OWN_COLUMNS = ['lead', 'select', 'actions']

const NO_FEATURES: readonly never[] = []

/**
 * The rows (ARIA grid pattern; treegrid, where rows are a tree). Arrows, Home, End and the page keys move within it, Space
 * selects, Shift+Space selects up to here, Shift and arrows select what they pass, Ctrl+A all, Enter opens. Only the rows in sight are drawn, whatever scrolls: the page or a part of it.
 */
export function DataTableGrid<Row>({
  actions,
  onOpen,
  empty,
  columnMenu,
  features = NO_FEATURES,
  className,
  style,
  ...props
}: DataTableGridProps<Row>) {
  const { loading = false, error, onRetry, noAccess, ...rest } = props
  const { table, t } = useDataTableContext<Row>()
  const slots = actions ? Math.max(1, ...table.rows.slice(0, SAMPLE).map((row) => slotsOf(actions(row)))) : 0
  const lead = features.some((feature) => feature.lead)
  const tracks = useMemo(
    () => columnTracks(table.columns, table.layout, { lead, select: table.selectable, actions: slots > 0 }),
    [table.columns, table.layout, lead, table.selectable, slots],
  )
  const context = useMemo(
    () => ({ table, t, tracks, actions, onOpen, features }),
    [table, t, tracks, actions, onOpen, features],
  )
  const listed = table.rows.length > 0 && !noAccess
  return (
    <div data-slot="data-table-grid" className={cx('kui:@container/table', className)} {...rest}>
      {listed && error && <PartlyLoaded {...{ error, onRetry }} />}
      <div
        className="kui:relative kui:[--kui-table-row:var(--k-row)] kui:@max-[640px]/table:[--kui-table-row:4.5rem]"
        style={
          {
            '--kui-table-columns': tracks.all,
            '--kui-table-columns-narrow': tracks.narrow,
            '--kui-table-least': tracks.least?.all,
            '--kui-table-least-narrow': tracks.least?.narrow,
            '--kui-table-lead': 'var(--k-control-sm)',
            '--kui-table-actions': `calc(${slots} * (var(--k-control-sm) + 0.25rem) + 0.5rem)`,
          } as CSSProperties
        }
      >
        {listed && <DataTablePhoneBar />}
        {listed && (
          <Rows context={context} actions={slots > 0} busy={loading || table.working} columnMenu={columnMenu} />
        )}
        <DataTableState {...{ loading, error, onRetry, noAccess, empty }} />
      </div>
    </div>
  )
}

/** How many rows are asked how much room their actions need. */
const SAMPLE = 20

const slotsOf = (actions: readonly RowAction[]) =>
  actions.length > 0 ? actions.filter(({ inline }) => inline).length + 1 : 0

function Rows<Row>({
  context,
  actions,
  busy,
  columnMenu,
}: {
  context: RowContext<Row>
  actions: boolean
  busy: boolean
  columnMenu?: (column: string) => ReactNode
}) {
  const { table, tracks, onOpen, features } = context
  const sideways = useColumnScroll()
  const { label } = useDataTableContext()
  const gridRef = useRef<HTMLDivElement>(null)
  const page = useRef((): number => 1)
  const at = (row: number) => table.rows[row]
  const extend = useRowRange(table)
  const { active, focused, standOn, gridProps } = useGridFocus({
    gridRef,
    rowCount: table.rows.length,
    // The one column that is drawn at every width.
    firstColumn: table.rowHeader?.id ?? '',
    hasColumn: (id) => OWN_COLUMNS.includes(id) || table.columns.some((column) => column.id === id),
    page: () => page.current(),
    onOpen: onOpen && ((index) => withRow(at(index), onOpen)),
    onToggle: table.selectable
      ? (index, range) =>
          withRow(at(index), (row) => table.canSelect(row) && table.toggleSelected(table.rowId(row), range))
      : undefined,
    onToggleAll: table.selectable ? table.toggleAll : undefined,
    onExtend: table.selectable ? extend : undefined,
    onKey: (event, { row: index, column }, go) => {
      const spot = { row: at(index), index, column, go }
      for (const feature of features) if (!event.defaultPrevented) feature.onKeyDown?.(event, spot)
      if (!event.defaultPrevented) table.tree?.keys(table, event, spot)
    },
  })
  useFollow({ table, row: active.row, focused, standOn })
  const rowWindow = useRowWindow({ count: table.rows.length, keep: active.row })
  page.current = rowWindow.page
  const drawn = useDrawnRows(table, rowWindow, active.row)

  const grid = (
    <>
      <span ref={rowWindow.probeRef} aria-hidden className="kui:invisible kui:absolute kui:h-(--kui-table-row)" />
      <div
        ref={gridRef}
        role={table.tree ? 'treegrid' : 'grid'}
        aria-label={label}
        aria-rowcount={table.rows.length + 1}
        aria-multiselectable={table.selectable || undefined}
        aria-busy={busy || undefined}
        {...gridProps}
      >
        <DataTableHead {...{ active, actions, tracks, columnMenu, features }} ref={sideways.ref} />
        <div
          role="presentation"
          ref={sideways.ref}
          data-scrolls={tracks.least && ''}
          className="kui:overflow-y-visible kui:@min-[640px]/table:data-scrolls:overflow-x-auto kui:@min-[640px]/table:data-scrolls:overflow-y-hidden kui:[scrollbar-width:none]"
        >
          <div role="rowgroup" ref={rowWindow.bodyRef} className="kui:relative" style={{ height: rowWindow.height }}>
            {drawn.map(({ row, id, index, top, slot }) => {
              const stands = index === active.row
              return (
                <DataTableRow
                  key={slot}
                  {...{ row, index, top, context }}
                  selected={table.isSelected(id)}
                  activeColumn={stands ? active.column : undefined}
                  activeItem={stands ? active.item : undefined}
                />
              )
            })}
            {features.map(({ overlay }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: features are told apart by their place alone
              <Fragment key={index}>{overlay}</Fragment>
            ))}
          </div>
        </div>
      </div>
      {tracks.least && (
        // The rows' own scrollbar would be below the last of thousands.
        <div
          ref={sideways.ref}
          aria-hidden
          tabIndex={-1}
          data-slot="data-table-sideways"
          className="kui:sticky kui:bottom-0 kui:z-1 kui:overflow-x-auto kui:@max-[640px]/table:hidden"
        >
          <div className={cx(rowLeast, 'kui:h-px')} />
        </div>
      )}
    </>
  )
  return features.reduce<ReactNode>((inner, { frame }) => frame?.(inner) ?? inner, grid)
}

const withRow = <Row,>(row: Row | undefined, act: (row: Row) => void) => {
  if (row !== undefined) act(row)
}
