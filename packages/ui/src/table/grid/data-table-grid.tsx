// biome-ignore-all lint/a11y/useSemanticElements: virtual rows are positioned individually, which a table element does not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid manages focus of cells and controls, see useGridFocus
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: both grid and treegrid have a name
import { type ComponentProps, type CSSProperties, Fragment, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { cx } from '../../internal/cx'
import { useRowWindow } from '../../internal/row-window/use-row-window'
import { columnTracks } from '../columns/column-tracks'
import { useColumnScroll } from '../columns/use-column-scroll'
import type { ListProblem } from '../model/list-problem'
import type { RowAction } from '../model/row-action'
import type { DataTableState as TableModel } from '../model/use-data-table'
import { useRowRange } from '../model/use-row-range'
import { useDrawnRows } from '../window/use-drawn-rows'
import { rowLeast } from './data-table-classes'
import { useDataTableContext } from './data-table-context'
import { DataTableHead } from './data-table-head'
import { DataTablePhoneBar } from './data-table-phone-bar'
import { DataTableRow, type RowContext } from './data-table-row'
import { DataTableState, PartlyLoaded } from './data-table-states'
import type { GridFeature } from './grid-feature'
import { useFollow } from './use-follow'
import { useGridFocus } from './use-grid-focus'

export interface DataTableGridProps<Row> extends Omit<ComponentProps<'div'>, 'children'>, ListProblem {
  /**
   * Actions of a row; the menu has all of them, the first ones may be inline. Unavailable actions are best `locked`,
   * because the column's width is measured on the first rows.
   */
  actions?: (row: Row) => readonly RowAction[]
  /** Opens a row: Enter on its cells, or a click. */
  onOpen?: (row: Row) => void
  /** Shown if there are no rows at all. */
  empty?: ReactNode
  /** Renders the menu of a column header: `(column) => <DataTable.ColumnMenu column={column} />`. @default none */
  columnMenu?(column: string): ReactNode
  /** Further features, such as `useCellEdit` and `useRowOrder`. @default none */
  features?: readonly GridFeature<Row>[]
}

/** Ids of the grid's own columns. */
const OWN_COLUMNS = ['lead', 'select', 'actions', 'detail']

const NO_FEATURES: readonly never[] = []

/**
 * Rows of a table (ARIA grid; treegrid for trees). Arrow keys, Home, End and Page keys navigate, Space selects,
 * Shift+Space selects a range, Shift and arrow keys extend it, Ctrl+A selects all, Enter opens. Only visible rows are
 * rendered, whether the page or a container scrolls.
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
  const { table, t } = useDataTableContext<Row>()
  const { sourceState } = table
  const { loading = false, error, onRetry, noAccess, ...rest } = { ...sourceState?.problem, ...props }
  const slots = actions ? Math.max(1, ...table.rows.slice(0, SAMPLE).map((row) => slotsOf(actions(row)))) : 0
  const lead = features.some((feature) => feature.lead)
  const tracks = useMemo(
    () => columnTracks(table.columns, table.layout, { lead, select: table.selectable, actions: slots > 0 }),
    [table.columns, table.layout, lead, table.selectable, slots],
  )
  const { columns, layout, tree, selectable, canSelect, rowId } = table
  // rows are not drawn again for each letter of a search; actions of an older table know the present rows
  // biome-ignore lint/correctness/useExhaustiveDependencies: what rows show of the table
  const rowTable = useMemo(() => table, [columns, layout, tree, selectable, canSelect, rowId])
  const context = useMemo(
    () => ({ table: rowTable, t, tracks, actions, onOpen, features }),
    [rowTable, t, tracks, actions, onOpen, features],
  )
  const listed = table.list.count > 0 && !noAccess
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
          <Rows
            table={table}
            context={context}
            actions={slots > 0}
            busy={loading || table.working || sourceState?.selecting === true}
            columnMenu={columnMenu}
          />
        )}
        <DataTableState {...{ loading, error, onRetry, noAccess, empty }} />
      </div>
    </div>
  )
}

/** Number of rows that determine the width of the actions column. */
const SAMPLE = 20

const slotsOf = (actions: readonly RowAction[]) =>
  actions.length > 0 ? actions.filter(({ inline }) => inline).length + 1 : 0

function Rows<Row>({
  table,
  context,
  actions,
  busy,
  columnMenu,
}: {
  table: TableModel<Row>
  context: RowContext<Row>
  actions: boolean
  busy: boolean
  columnMenu?: (column: string) => ReactNode
}) {
  const { tracks, onOpen, features } = context
  const sideways = useColumnScroll()
  const { label } = useDataTableContext()
  const gridRef = useRef<HTMLDivElement>(null)
  const page = useRef((): number => 1)
  const show = useRef<(row: number) => void>(undefined)
  const { list, source, groups } = table
  const below = features.find((feature) => feature.below)?.below
  const lead = features.some((feature) => feature.lead)
  const extend = useRowRange(table)
  const { active, focused, setActiveRow, gridProps } = useGridFocus({
    gridRef,
    rowCount: list.count,
    // the only column that is visible at every width
    firstColumn: table.rowHeader?.id ?? '',
    hasColumn: (id) => OWN_COLUMNS.includes(id) || table.columns.some((column) => column.id === id),
    page: () => page.current(),
    show: (row) => show.current?.(row),
    onOpen: onOpen && ((index) => withRow(list.at(index), onOpen)),
    onToggle: table.selectable
      ? (index, range) =>
          withRow(list.at(index), (row) => table.canSelect(row) && table.toggleSelected(table.rowId(row), range))
      : undefined,
    onToggleAll: table.selectable ? table.toggleAll : undefined,
    onExtend: table.selectable ? extend : undefined,
    onKey: (event, { row: index, column }, go) => {
      const spot = { row: list.at(index), index, column, go }
      for (const feature of features) if (!event.defaultPrevented) feature.onKeyDown?.(event, spot)
      if (!event.defaultPrevented) table.tree?.functions.treeKeys(table, event, spot)
    },
  })
  useFollow({ table, row: active.row, focused, setActiveRow })
  const rowWindow = useRowWindow({
    count: list.count,
    keep: active.row,
    serverHeight: 'var(--kui-table-row)',
    createScale: source?.functions.createScrollScale,
    createLayout: below?.layout,
  })
  page.current = rowWindow.page
  show.current = rowWindow.scaled ? rowWindow.scrollToRow : undefined
  const { first, last } = rowWindow
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows of the source are missing than before
  useEffect(() => {
    if (last >= first) source?.want(first, last)
  }, [source, list, first, last])
  const drawn = useDrawnRows(table, rowWindow, active.row)

  const grid = (
    <>
      <span ref={rowWindow.probeRef} aria-hidden className="kui:invisible kui:absolute kui:h-(--kui-table-row)" />
      <div
        ref={gridRef}
        role={table.tree ? 'treegrid' : 'grid'}
        aria-label={label}
        aria-rowcount={list.count + (groups?.total ? 2 : 1)}
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
              const isActive = index === active.row
              const activeColumn = isActive ? active.column : undefined
              if (row === undefined) {
                if (groups)
                  return <groups.GroupRow key={slot} {...{ index, top, tracks, lead, actions, activeColumn }} />
                const MissingRow = source?.functions.MissingRow
                return MissingRow && <MissingRow key={slot} {...{ index, top }} active={isActive} />
              }
              return (
                <DataTableRow
                  key={slot}
                  {...{ row, index, top, context }}
                  selected={table.isSelected(id)}
                  activeColumn={activeColumn}
                  activeItem={isActive ? active.item : undefined}
                />
              )
            })}
            {features.map(({ overlay }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: features are identified by position only
              <Fragment key={index}>{overlay}</Fragment>
            ))}
          </div>
        </div>
        {groups && <groups.TotalRow ref={sideways.ref} {...{ tracks, lead, actions }} />}
      </div>
      {tracks.least && (
        // the rows' native scrollbar would be below thousands of rows
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
