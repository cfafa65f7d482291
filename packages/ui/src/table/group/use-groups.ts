import { useCallback, useMemo } from 'react'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useKioskUi } from '../../theme/context'
import { dateTimeFormat, numberFormat } from '../../theme/intl'
import { type CellValue, rowHeaderOf, textOf } from '../model/columns'
import type { DataTableColumn } from '../model/data-table-column'
import { TreeCell, treeRowProps } from '../tree/tree-cell'
import type { TreePlace } from '../tree/tree-rows'
import { groupKeys } from './group-keys'
import { GroupRow, TotalRow } from './group-row'
import {
  type Aggregate,
  aggregate,
  exportedLines,
  type GroupedLine,
  groupedLines,
  groupRows,
  type RowGroup,
  rowsInGroups,
} from './group-rows'
import type { GroupsState, ShownGroups, UseShownGroupsProps } from './groups'

export interface UseGroupsProps<Row, Id extends string> {
  /** The table's columns. With literal ids, those below are checked. */
  columns: readonly (DataTableColumn<Row> & { id: Id })[]
  /** Ids of the columns by which rows are grouped, the outermost first. */
  by: readonly NoInfer<Id>[]
  /**
   * What groups show by column: sum and average of numbers, least and greatest of numbers or dates, the number of values,
   * or a function of the rows. Keep it stable between renderings. @default nothing
   */
  aggregates?: Readonly<Partial<Record<NoInfer<Id>, Aggregate<Row>>>>
  /** Name of a last line with the values of all found rows, which stays in sight: "Total". @default no line */
  total?: string
  /** Ids of the collapsed groups. */
  collapsed?: readonly string[]
  /** @default none */
  defaultCollapsed?: readonly string[]
  onCollapsedChange?: (collapsed: readonly string[]) => void
}

const NONE: readonly string[] = []
const NOTHING: Readonly<Record<string, undefined>> = {}

/**
 * Groups the rows of `useDataTable({ groups })` by columns, which then renders a treegrid. Search, filters and sorting act
 * within; sorting by a column of groups orders these. Always or never pass it to a table, and not with `tree`,
 * `useRowOrder` or a `source`: a server groups by itself, since its rows are not all there.
 */
export function useGroups<Row, Id extends string>({
  columns: _columns,
  by,
  aggregates,
  total,
  ...props
}: UseGroupsProps<Row, Id>): GroupsState<Row> {
  const { defaultCollapsed = NONE, onCollapsedChange } = props
  const [collapsed, setCollapsed] = useControllable(props.collapsed, defaultCollapsed, onCollapsedChange)
  const toggle = useCallback(
    (id: string) => setCollapsed(collapsed.includes(id) ? collapsed.filter((one) => one !== id) : [...collapsed, id]),
    [collapsed, setCollapsed],
  )
  return createGroups({ by, aggregates: aggregates ?? NOTHING, total, collapsed, toggle })
}

const createGroups = <Row>(settings: GroupSettings<Row>): GroupsState<Row> => ({
  useShown: (shown) => useShownGroups({ ...shown, ...settings }),
})

interface GroupSettings<Row> {
  by: readonly string[]
  aggregates: Readonly<Record<string, Aggregate<Row> | undefined>>
  total: string | undefined
  collapsed: readonly string[]
  toggle: (id: string) => void
}

function useShownGroups<Row>({
  rows,
  columns,
  rowId,
  sort,
  ...settings
}: UseShownGroupsProps<Row> & GroupSettings<Row>): ShownGroups<Row> {
  const { by, aggregates, total, collapsed, toggle } = settings
  const { locale, timeZone } = useKioskUi()
  const path = by.join('\n')
  const groups = useMemo(
    () => groupRows({ rows, columns, by: path.split('\n'), aggregates, sort, locale }),
    [rows, columns, path, aggregates, sort, locale],
  )
  const lines = useMemo(() => {
    const closed = new Set(collapsed)
    return groupedLines(groups, (id) => closed.has(id))
  }, [groups, collapsed])
  const list = useMemo(() => {
    const shown = lines.flatMap(({ row }) => (row === undefined ? [] : [row]))
    return {
      rows: shown,
      count: lines.length,
      at: (index: number) => lines[index]?.row,
      findIndex: (fits: (row: Row) => boolean) => lines.findIndex(({ row }) => row !== undefined && fits(row)),
      order: lines,
    }
  }, [lines])
  const places = useMemo(
    () => new Map(lines.flatMap((line) => (line.row === undefined ? [] : [[rowId(line.row), placeOf(line)] as const]))),
    [lines, rowId],
  )
  const values = useMemo(
    () => (total === undefined ? undefined : aggregate(rows, columns, aggregates)),
    [total, rows, columns, aggregates],
  )
  const valueText = (value: CellValue) => {
    if (typeof value === 'number') return numberFormat(locale, { maximumFractionDigits: 2 }).format(value)
    return value instanceof Date
      ? dateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(value)
      : textOf(value)
  }
  const totalLine = total === undefined || !values ? undefined : { name: total, values }
  const tree = useMemo(
    () => ({
      index: {
        rowId,
        row: (id: string) => rows.find((row) => rowId(row) === id),
        parentOf: () => null,
        childrenOf: (id: string | null) => (id === null ? rows : []),
      },
      placeOf: (id: string) => places.get(id),
      toggle,
      open: () => undefined,
      functions: {
        treeRowProps,
        TreeCell,
        treeKeys: groupKeys({ lines, toggle, column: rowHeaderOf(columns)?.id }),
      },
    }),
    [rows, columns, rowId, places, lines, toggle],
  )
  return {
    list,
    rows: useMemo(() => rowsInGroups(groups), [groups]),
    lineAt: (index) => lines[index],
    tree,
    total: totalLine,
    textOf: valueText,
    toExport: (shown) =>
      exportedLines(
        groups,
        shown,
        { rowHeader: rowHeaderOf(columns)?.id, group: (group) => groupName(group, valueText) },
        totalLine,
      ),
    GroupRow,
    TotalRow,
  }
}

/** "Floor: 2". */
const groupName = <Row>({ column, value }: RowGroup<Row>, text: (value: CellValue) => string) =>
  `${column.header}: ${text(value) || '–'}`

const placeOf = <Row>({ parentId, level, position, size }: GroupedLine<Row>): TreePlace => ({
  parentId,
  level,
  position,
  size,
  expanded: undefined,
})
