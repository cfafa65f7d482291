// biome-ignore-all lint/a11y/useSemanticElements: virtual rows are positioned individually, which a table element does not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid manages focus of cells and controls, see useGridFocus
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import { Checkbox } from '../../fields/checkbox/checkbox'
import { cx } from '../../internal/cx'
import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'
import type { ColumnTracks, PinnedAt } from '../columns/column-tracks'
import type { SortRule } from '../model/columns'
import type { DataTableColumn } from '../model/data-table-column'
import { cellPlace, pinned, pinnedProps, rowGrid, rowLeast } from './data-table-classes'
import { useDataTableContext } from './data-table-context'
import type { GridFeature } from './grid-feature'
import type { GridPosition } from './grid-move'
import { CellFocusProvider, HeadItemProvider, useGridStop } from './grid-stop'

const cell =
  'kui:flex kui:h-full kui:min-w-0 kui:items-center kui:px-3 kui:text-xs kui:font-medium kui:text-fg-muted kui:outline-none kui:focus-visible:shadow-[inset_0_0_0_2px_var(--k-focus)]'

const menuHead = cx(
  'kui:group/head kui:relative kui:pe-2 kui:data-dragging:opacity-60',
  'kui:data-drop:after:absolute kui:data-drop:after:inset-y-0 kui:data-drop:after:w-0.5 kui:data-drop:after:bg-accent-line kui:data-drop:after:content-[""] kui:data-[drop=after]:after:end-0 kui:data-[drop=before]:after:start-0',
)

interface DataTableHeadProps {
  active: GridPosition
  actions: boolean
  tracks: ColumnTracks
  /** Renders the menu of a column. */
  columnMenu?: (column: string) => ReactNode
  features: readonly Pick<GridFeature<never>, 'lead'>[]
  /** Synchronises horizontal scrolling with the rows. */
  ref: Ref<HTMLDivElement>
}

/** Header row, sticky below the page's header; hidden on phones, where rows have no columns. */
export function DataTableHead<Row>({ active, actions, tracks, columnMenu, ...props }: DataTableHeadProps) {
  const { features, ref } = props
  const { table, t } = useDataTableContext<Row>()
  const lead = features.find((feature) => feature.lead)?.lead
  const here = (column: string) => active.row === -1 && active.column === column
  return (
    <div
      role="rowgroup"
      ref={ref}
      data-scrolls={tracks.least && ''}
      className="kui:sticky kui:top-(--kui-sticky-top,0px) kui:z-(--k-z-sticky) kui:bg-surface kui:data-scrolls:overflow-x-hidden kui:@max-[640px]/table:hidden"
    >
      <div
        role="row"
        aria-rowindex={1}
        data-row-index={-1}
        className={cx(rowGrid, rowLeast, 'kui:h-8.5 kui:border-b kui:pointer-coarse:h-11 kui:border-line')}
      >
        {lead && (
          <div
            role="columnheader"
            // some tools take clipped text for none
            aria-label={lead.header}
            data-column-id="lead"
            tabIndex={here('lead') ? 0 : -1}
            {...pinnedProps(tracks.pins.lead)}
            className={cx(cell, pinned)}
          >
            <span className="kui:sr-only">{lead.header}</span>
          </div>
        )}
        {table.selectable && (
          <CellFocusProvider value={{ active: here('select'), item: active.item }}>
            <div
              role="columnheader"
              aria-label={t.selectAll}
              data-column-id="select"
              {...pinnedProps(tracks.pins.select)}
              className={cx(cell, pinned)}
            >
              <SelectAll />
            </div>
          </CellFocusProvider>
        )}
        {table.columns.map((column) => (
          <CellFocusProvider key={column.id} value={{ active: here(column.id), item: active.item }}>
            <HeadCell column={column} pin={tracks.pins[column.id]} menu={columnMenu?.(column.id)} />
          </CellFocusProvider>
        ))}
        {actions && (
          <div
            role="columnheader"
            aria-label={t.actions}
            data-column-id="actions"
            tabIndex={here('actions') ? 0 : -1}
            {...pinnedProps(tracks.pins.actions)}
            className={cx(cell, pinned)}
          >
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
      value={table.allSelected === 'mixed' ? 'indeterminate' : table.allSelected}
      onValueChange={table.toggleAll}
      {...useGridStop()}
    />
  )
}

interface HeadCellProps<Row> {
  column: DataTableColumn<Row>
  pin: PinnedAt | undefined
  menu: ReactNode
}

function HeadCell<Row>({ column, pin, menu }: HeadCellProps<Row>) {
  const { table } = useDataTableContext<Row>()
  const stop = useGridStop()
  const rule = table.sort.find(({ id }) => id === column.id)
  const sortable = column.sort !== false
  const chosen = pin !== undefined || table.layout.widths[column.id] !== undefined
  return (
    <div
      role="columnheader"
      // the menu button is in the cell, but not part of its name
      aria-label={menu ? column.header : undefined}
      data-column-id={column.id}
      data-column-head={menu ? '' : undefined}
      data-align={column.align}
      aria-sort={rule ? (rule.desc ? 'descending' : 'ascending') : undefined}
      tabIndex={sortable || menu ? undefined : stop.tabIndex}
      {...pinnedProps(pin)}
      className={cx(cell, pinned, menu ? menuHead : '', cellPlace(column, chosen))}
    >
      {sortable ? <SortButton column={column} rule={rule} /> : <span className="kui:truncate">{column.header}</span>}
      {menu && <HeadItemProvider value={sortable ? 1 : 0}>{menu}</HeadItemProvider>}
    </div>
  )
}

function SortButton<Row>({ column, rule }: { column: DataTableColumn<Row>; rule: SortRule | undefined }) {
  const { table, t } = useDataTableContext<Row>()
  const { locale } = useKioskUi()
  const place = rule && table.sort.length > 1 ? numberFormat(locale).format(table.sort.indexOf(rule) + 1) : ''
  const placeId = useId()
  return (
    <button
      type="button"
      data-slot="data-table-sort"
      aria-describedby={place ? placeId : undefined}
      className="kui:flex kui:min-w-0 kui:items-center kui:gap-1 kui:rounded-xs kui:py-1 kui:focus-visible:shadow-ring kui:pointer-coarse:h-full kui:pointer-coarse:min-w-9.5 kui:pointer-coarse:flex-1"
      onClick={(event) => table.toggleSort(column.id, event.shiftKey)}
      onKeyDown={(event) => {
        // not every browser sets shiftKey in clicks by keyboard
        if (event.key !== 'Enter' || !event.shiftKey) return
        event.preventDefault()
        table.toggleSort(column.id, true)
      }}
      {...useGridStop()}
    >
      <span className="kui:truncate">{column.header}</span>
      {rule && (rule.desc ? <ArrowDown aria-hidden size={12} /> : <ArrowUp aria-hidden size={12} />)}
      {place && (
        <>
          <span aria-hidden className="kui:text-fg-subtle kui:tabular-nums">
            {place}
          </span>
          <span id={placeId} hidden>
            {t.sortPlace(place)}
          </span>
        </>
      )}
    </button>
  )
}
