import { type KeyboardEvent, type ReactNode, useCallback, useId, useMemo, useState } from 'react'
import { useControllable } from '../../internal/hooks/use-controllable'
import { createRowLayout, type RowSpace } from '../../internal/row-window/row-layout'
import type { GridFeature } from '../grid/grid-feature'
import type { RowList } from '../model/row-list'
import type { DataTableState } from '../model/use-data-table'
import { DetailCell, DetailToggle } from './row-detail'

export interface UseRowDetailProps<Row> {
  table: DataTableState<Row>
  /** What the details are: "Order lines". Names the column of buttons, and with the row's name each button and detail. */
  header: string
  /** Content below an open row. It can have any height and controls. */
  detail: (row: Row) => ReactNode
  /** Whether a row has a detail. @default all have */
  hasDetail?: (row: Row) => boolean
  /** Ids of the open rows. */
  expanded?: readonly string[]
  /** @default none */
  defaultExpanded?: readonly string[]
  onExpandedChange?: (expanded: readonly string[]) => void
  /** Pixels of a detail that has not been drawn yet. @default 160 */
  estimatedHeight?: number
}

const NONE: readonly string[] = []
const always = () => true

/**
 * A feature of `DataTable.Grid` that shows more of a row below it (a disclosure button and a further grid cell). A button
 * before the row, or Ctrl+Enter in it, opens the detail; arrow keys lead to it after the last column, Tab into it, Escape
 * back. Several can be open. It has the place before the columns, as `useRowOrder`: use one of them.
 */
export function useRowDetail<Row>({
  table,
  header,
  detail,
  hasDetail = always,
  estimatedHeight = 160,
  ...props
}: UseRowDetailProps<Row>): GridFeature<Row> {
  const { list, rowId, rowName } = table
  const { defaultExpanded = NONE, onExpandedChange } = props
  const [expanded, setExpanded] = useControllable(props.expanded, defaultExpanded, onExpandedChange)
  const open = useMemo(() => new Set(expanded), [expanded])
  const prefix = useId()
  const namesOf = (row: Row) => ({
    elementId: `${prefix}-${encodeURIComponent(rowId(row))}`,
    label: [header, rowName(row)] as const,
  })
  /** Measured pixels by id. */
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map())
  const isOpen = (row: Row) => open.has(rowId(row)) && hasDetail(row)
  const toggle = (row: Row) => {
    const id = rowId(row)
    setExpanded(open.has(id) ? expanded.filter((one) => one !== id) : [...expanded, id])
  }
  const indexes = useMemo(
    () => indexesOf(list, rowId, open).filter(({ index }) => withDetail(list.at(index), hasDetail)),
    [list, rowId, open, hasDetail],
  )
  const layout = useCallback(
    (rowHeight: number) => {
      const spaces = indexes.map(({ id, index }): RowSpace => ({ index, height: heights.get(id) ?? estimatedHeight }))
      return createRowLayout(list.count, rowHeight, spaces)
    },
    [list, indexes, heights, estimatedHeight],
  )
  const setHeight = useCallback(
    (id: string, height: number) =>
      setHeights((before) => (before.get(id) === height ? before : new Map(before).set(id, height))),
    [],
  )

  return {
    lead: {
      header,
      cell: (row) =>
        hasDetail(row) && <DetailToggle {...namesOf(row)} open={isOpen(row)} onToggle={() => toggle(row)} />,
    },
    below: {
      layout,
      cell: (row, active) =>
        isOpen(row) && (
          <DetailCell
            key={rowId(row)}
            id={rowId(row)}
            {...namesOf(row)}
            active={active}
            estimated={heights.get(rowId(row)) ?? estimatedHeight}
            onHeight={setHeight}
          >
            {detail(row)}
          </DetailCell>
        ),
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>, { row }) {
      if (row === undefined || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !hasDetail(row)) return
      event.preventDefault()
      toggle(row)
    },
  }
}

const withDetail = <Row,>(row: Row | undefined, hasDetail: (row: Row) => boolean) => row !== undefined && hasDetail(row)

/** Positions of the open rows in the list. */
function indexesOf<Row>(list: RowList<Row>, rowId: (row: Row) => string, open: ReadonlySet<string>) {
  const found: { id: string; index: number }[] = []
  for (let index = 0; index < list.count && found.length < open.size; index++) {
    const row = list.at(index)
    const id = row === undefined ? undefined : rowId(row)
    if (id !== undefined && open.has(id)) found.push({ id, index })
  }
  return found
}
