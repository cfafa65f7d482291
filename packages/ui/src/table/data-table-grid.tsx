// biome-ignore-all lint/a11y/useSemanticElements: virtual rows are placed one by one, which a table element forbids
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid gives one cell or control the focus, see useGridFocus
import type { RowData } from '@tanstack/react-table'
import { type ComponentProps, type CSSProperties, type ReactNode, useMemo, useRef } from 'react'
import { cx } from '../internal/cx'
import { gridTemplate } from './data-table-column'
import { useDataTableContext } from './data-table-context'
import { DataTableHead } from './data-table-head'
import { DataTableRow, type RowContext } from './data-table-row'
import { DataTableState, type ListProblem, PartlyLoaded } from './data-table-states'
import type { RowAction } from './row-action'
import { useGridFocus } from './use-grid-focus'
import { useRowWindow } from './use-row-window'

export interface DataTableGridProps<Row extends RowData> extends Omit<ComponentProps<'div'>, 'children'>, ListProblem {
  /** What can be done with a row; the first ones may be inline, and the menu has them all. */
  actions?: (row: Row) => readonly RowAction[]
  /** Opens a row: Enter on its cells, or a click. */
  onOpen?: (row: Row) => void
  /** Shown when there is nothing to list at all. */
  empty?: ReactNode
}

/**
 * The rows (ARIA grid pattern). Arrows, Home, End and the page keys move within it, Space selects, Shift+Space selects
 * up to here, Ctrl+A all, Enter opens. Only the rows in sight are drawn, whatever scrolls: the page or a part of it.
 */
export function DataTableGrid<Row extends RowData>({
  actions,
  onOpen,
  empty,
  className,
  style,
  ...props
}: DataTableGridProps<Row>) {
  const { loading = false, error, onRetry, noAccess, ...rest } = props
  const { table, t } = useDataTableContext<Row>()
  const context = useMemo(() => ({ table, t, actions, onOpen }), [table, t, actions, onOpen])
  const first = table.rows[0]
  const slots = first && actions ? slotsOf(actions(first)) : 0
  const template = { select: table.selectable, actions: slots > 0 }
  const listed = table.rows.length > 0 && !noAccess
  return (
    <div data-slot="data-table-grid" className={cx('kui:@container/table', className)} {...rest}>
      {listed && error && <PartlyLoaded {...{ error, onRetry }} />}
      <div
        className="kui:relative kui:[--kui-table-row:var(--k-row)] kui:@max-[640px]/table:[--kui-table-row:4.5rem]"
        style={
          {
            '--kui-table-columns': gridTemplate(table.columns, { ...template, wide: true }),
            '--kui-table-columns-narrow': gridTemplate(table.columns, { ...template, wide: false }),
            '--kui-table-actions': `calc(${slots} * (var(--k-control-sm) + 0.25rem) + 0.5rem)`,
          } as CSSProperties
        }
      >
        {listed && <Rows context={context} actions={slots > 0} busy={loading} />}
        <DataTableState {...{ loading, error, onRetry, noAccess, empty }} />
      </div>
    </div>
  )
}

const slotsOf = (actions: readonly RowAction[]) =>
  actions.length > 0 ? actions.filter(({ inline }) => inline).length + 1 : 0

function Rows<Row extends RowData>({
  context,
  actions,
  busy,
}: {
  context: RowContext<Row>
  actions: boolean
  busy: boolean
}) {
  const { table, onOpen } = context
  const { label } = useDataTableContext()
  const gridRef = useRef<HTMLDivElement>(null)
  const page = useRef((): number => 1)
  const at = (row: number) => table.rows[row]
  const { active, gridProps } = useGridFocus({
    gridRef,
    rowCount: table.rows.length,
    // The one column that is drawn at every width.
    firstColumn: table.rowHeader?.id ?? '',
    page: () => page.current(),
    onOpen: onOpen && ((index) => withRow(at(index), onOpen)),
    onToggle: table.selectable
      ? (index, range) =>
          withRow(at(index), (row) => table.canSelect(row) && table.toggleSelected(table.rowId(row), range))
      : undefined,
    onToggleAll: table.selectable ? table.toggleAll : undefined,
  })
  const rowWindow = useRowWindow({ count: table.rows.length, keep: active.row })
  page.current = rowWindow.page

  return (
    <>
      <span ref={rowWindow.probeRef} aria-hidden className="kui:invisible kui:absolute kui:h-(--kui-table-row)" />
      <div
        ref={gridRef}
        role="grid"
        aria-label={label}
        aria-rowcount={table.rows.length + 1}
        aria-multiselectable={table.selectable || undefined}
        aria-busy={busy || undefined}
        {...gridProps}
      >
        <DataTableHead active={active} actions={actions} />
        <div role="rowgroup" ref={rowWindow.bodyRef} className="kui:relative" style={{ height: rowWindow.height }}>
          {rowWindow.items.map(({ index, top }) => {
            const row = table.rows[index]
            if (row === undefined) return null
            const id = table.rowId(row)
            const focused = index === active.row
            return (
              <DataTableRow
                key={id}
                {...{ row, index, top, context }}
                selected={table.isSelected(id)}
                activeColumn={focused ? active.column : undefined}
                activeItem={focused ? active.item : undefined}
              />
            )
          })}
        </div>
      </div>
    </>
  )
}

const withRow = <Row,>(row: Row | undefined, act: (row: Row) => void) => {
  if (row !== undefined) act(row)
}
