// biome-ignore-all lint/a11y/useSemanticElements: virtual rows are positioned individually, which a table element does not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid manages focus of cells and controls, see useGridFocus
import type { ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'
import { cellPlace, phonePlaces, pinned, pinnedProps, rowGrid, rowLeast } from '../grid/data-table-classes'
import { useDataTableContext } from '../grid/data-table-context'
import { TreeCell, treeRowProps } from '../tree/tree-cell'
import type { AggregatedValues } from './group-rows'
import type { GroupRowProps, TotalRowProps } from './groups'

const cell =
  'kui:flex kui:h-full kui:min-w-0 kui:items-center kui:px-3 kui:outline-none kui:focus-visible:shadow-[inset_0_0_0_2px_var(--k-focus)]'

/** A line of a group: its value, the number of its rows and its aggregated values. */
export function GroupRow({ index, top, activeColumn, ...props }: GroupRowProps) {
  const { table, label, t } = useDataTableContext()
  const { locale } = useKioskUi()
  const line = table.groups?.lineAt(index)
  if (!line?.group || !table.groups) return null
  const { group, ...place } = line
  const { id, column, value, rows, values } = group
  const next = table.groups.lineAt(index + 1)
  const expanded = (next?.row === undefined ? next?.group?.parentId : next.parentId) === id
  const count = numberFormat(locale).format(rows.length)
  const name = `${column.header}: ${table.groups.textOf(value) || '–'}`
  return (
    <div
      role="row"
      data-slot="data-table-group"
      data-row-index={index}
      aria-rowindex={index + 2}
      aria-label={`${name}, ${label}: ${count}`}
      {...treeRowProps({ ...place, expanded })}
      className={cx(
        rowGrid,
        rowLeast,
        'kui:absolute kui:inset-x-0 kui:top-0 kui:h-(--kui-table-row) kui:scroll-mt-[calc(var(--kui-sticky-top,0px)+2.125rem)] kui:scroll-mb-20 kui:border-b kui:border-line kui:text-sm kui:font-medium kui:text-fg-strong',
        'kui:@max-[640px]/table:-inset-x-(--kui-table-bleed,0px) kui:@max-[640px]/table:px-(--kui-table-bleed,0px)',
      )}
      style={{ transform: `translateY(${top})` }}
    >
      <Line {...props} values={values} activeColumn={activeColumn}>
        <TreeCell place={{ ...place, expanded }} name={name} onToggle={() => table.tree?.toggle(id)} t={t}>
          <span className="kui:truncate">
            {name} <span className="kui:font-normal kui:text-fg-muted">{count}</span>
          </span>
        </TreeCell>
      </Line>
    </div>
  )
}

/** The last line, with the aggregated values of all found rows. It stays at the bottom of the window. */
export function TotalRow({ ref, ...props }: TotalRowProps) {
  const { table } = useDataTableContext()
  const total = table.groups?.total
  if (!total) return null
  return (
    <div
      role="rowgroup"
      ref={ref}
      data-slot="data-table-total"
      data-scrolls={props.tracks.least && ''}
      className="kui:sticky kui:bottom-0 kui:z-1 kui:bg-surface kui:data-scrolls:overflow-x-hidden"
    >
      <div
        role="row"
        aria-rowindex={table.list.count + 2}
        className={cx(
          rowGrid,
          rowLeast,
          'kui:h-(--kui-table-row) kui:border-t-2 kui:border-fg-strong kui:text-sm kui:font-semibold kui:text-fg-strong',
        )}
      >
        <Line {...props} values={total.values}>
          <span className="kui:truncate">{total.name}</span>
        </Line>
      </div>
    </div>
  )
}

interface LineCellsProps extends Omit<TotalRowProps, 'ref'> {
  values: AggregatedValues
  /** Undefined where cells cannot be focused. */
  activeColumn?: string | undefined
  /** The name. */
  children: ReactNode
}

function Line({ tracks, lead, actions, values, activeColumn, children }: LineCellsProps) {
  const { table } = useDataTableContext()
  return (
    <>
      {lead && <Blank id="lead" tracks={tracks} />}
      {table.selectable && <Blank id="select" tracks={tracks} />}
      {table.columns.map((column) => {
        const named = column === table.rowHeader
        const pin = tracks.pins[column.id]
        const value = values[column.id]
        const text = value === undefined ? '' : table.groups?.textOf(value)
        return (
          <div
            key={column.id}
            role={named ? 'rowheader' : 'gridcell'}
            data-column-id={column.id}
            tabIndex={activeColumn === column.id ? 0 : -1}
            {...pinnedProps(pin)}
            className={cx(
              cell,
              pin && pinned,
              cellPlace(column, pin !== undefined || table.layout.widths[column.id] !== undefined),
              phonePlaces[column.phone ?? (named ? 'title' : 'hidden')],
            )}
          >
            {named ? children : <span className="kui:truncate">{text}</span>}
          </div>
        )
      })}
      {actions && <Blank id="actions" tracks={tracks} />}
    </>
  )
}

function Blank({ id, tracks }: { id: string; tracks: TotalRowProps['tracks'] }) {
  return (
    <div
      role="gridcell"
      {...pinnedProps(tracks.pins[id])}
      className={cx('kui:h-full', pinned, 'kui:@max-[640px]/table:hidden')}
    />
  )
}
