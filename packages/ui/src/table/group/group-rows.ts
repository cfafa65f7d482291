// Groups rows by the values of columns, with aggregated values.

import { createComparer } from '../engine/sort-rows'
import { type CellValue, type ColumnModel, type SortRule, textOf } from '../model/columns'

/** What a group shows in a column: a function of its rows, or of their numbers or dates; other values do not count. */
export type Aggregate<Row> = 'sum' | 'average' | 'min' | 'max' | 'count' | ((rows: readonly Row[]) => CellValue)

/** Aggregates by column. */
export type Aggregates<Row> = Readonly<Record<string, Aggregate<Row> | undefined>>

/** Aggregated values by column. */
export type AggregatedValues = Readonly<Record<string, CellValue>>

/** Rows that have the same value in a column, within a group of the column before. */
export interface RowGroup<Row> {
  /** Made of the values of the group and of those around it, so it stays the same for other rows. */
  id: string
  parentId: string | null
  column: ColumnModel<Row>
  value: CellValue
  /** 1 for the groups of the first column. */
  level: number
  rows: readonly Row[]
  /** Groups of the next column; none for the last one. */
  groups: readonly RowGroup<Row>[]
  values: AggregatedValues
}

interface GroupRowsProps<Row> {
  /** In the order within groups. */
  rows: readonly Row[]
  columns: readonly ColumnModel<Row>[]
  /** Ids of the columns by which rows are grouped. */
  by: readonly string[]
  aggregates: Aggregates<Row>
  /** A rule for a column of groups decides their order. */
  sort: readonly SortRule[]
  locale: string
}

/** Groups in the order of their values; the one without a value is last. */
export function groupRows<Row>({ rows, columns, by, aggregates, sort, locale }: GroupRowsProps<Row>) {
  const compare = createComparer(locale)
  const grouping = by.flatMap((id) => columns.find((column) => column.id === id) ?? [])

  function groupsOf(rows: readonly Row[], path: readonly string[]): readonly RowGroup<Row>[] {
    const column = grouping[path.length]
    if (!column) return []
    const desc = sort.find(({ id }) => id === column.id)?.desc === true
    // a column's own order compares rows, of which each group has one
    const order = ([a]: readonly Row[], [b]: readonly Row[]) => {
      if (a === undefined || b === undefined) return 0
      const [x, y] = [column.value(a), column.value(b)]
      if (isEmpty(x) || isEmpty(y)) return Number(isEmpty(x)) - Number(isEmpty(y))
      return (desc ? -1 : 1) * (typeof column.sort === 'function' ? column.sort(a, b) : compare(x, y))
    }
    const found = Map.groupBy(rows, (row) => keyOf(column.value(row)))
    return [...found]
      .sort(([, a], [, b]) => order(a, b))
      .map(([key, rows]) => {
        const inner = [...path, key]
        return {
          id: JSON.stringify(inner),
          parentId: path.length > 0 ? JSON.stringify(path) : null,
          column,
          value: rows[0] === undefined ? undefined : column.value(rows[0]),
          level: inner.length,
          rows,
          groups: groupsOf(rows, inner),
          values: aggregate(rows, columns, aggregates),
        }
      })
  }
  return groupsOf(rows, [])
}

const isEmpty = (value: CellValue) => value === undefined || value === null || value === ''

const keyOf = (value: CellValue) => (isEmpty(value) ? '' : `${typeof value}:${textOf(value)}`)

export function aggregate<Row>(
  rows: readonly Row[],
  columns: readonly ColumnModel<Row>[],
  aggregates: Aggregates<Row>,
): AggregatedValues {
  const values = columns.flatMap((column) => {
    const how = aggregates[column.id]
    if (!how) return []
    return [[column.id, typeof how === 'function' ? how(rows) : aggregateCells(rows.map(column.value), how)] as const]
  })
  return Object.fromEntries(values)
}

function aggregateCells(cells: readonly CellValue[], how: Exclude<Aggregate<never>, (...args: never) => unknown>) {
  if (how === 'count') return cells.filter((cell) => !isEmpty(cell)).length
  if (how === 'min' || how === 'max') return extreme(cells, how === 'min' ? -1 : 1)
  const numbers = cells.filter((cell) => typeof cell === 'number')
  const sum = numbers.reduce((sum, number) => sum + number, 0)
  if (how === 'sum') return sum
  return numbers.length > 0 ? sum / numbers.length : undefined
}

/** The least or greatest of the numbers, otherwise of the dates. */
function extreme(cells: readonly CellValue[], sign: -1 | 1): CellValue {
  const numbers = cells.filter((cell) => typeof cell === 'number')
  const found = numbers.length > 0 ? numbers : cells.filter((cell) => cell instanceof Date)
  return found.reduce<number | Date | undefined>(
    (best, cell) => (best === undefined || sign * (Number(cell) - Number(best)) > 0 ? cell : best),
    undefined,
  )
}

/** A line of a grouped table: a group, or a row in one. */
export type GroupedLine<Row> = { position: number; size: number; parentId: string | null; level: number } & (
  | { group: RowGroup<Row>; row?: undefined }
  | { group?: undefined; row: Row }
)

/** Groups and rows from top to bottom, without those in collapsed groups. */
export function groupedLines<Row>(
  groups: readonly RowGroup<Row>[],
  isCollapsed: (id: string) => boolean,
): readonly GroupedLine<Row>[] {
  const lines: GroupedLine<Row>[] = []
  const walk = (groups: readonly RowGroup<Row>[]) => {
    for (const [at, group] of groups.entries()) {
      const { id, parentId, level, rows } = group
      lines.push({ group, parentId, level, position: at + 1, size: groups.length })
      if (isCollapsed(id)) continue
      if (group.groups.length > 0) {
        walk(group.groups)
        continue
      }
      for (const [at, row] of rows.entries()) {
        lines.push({ row, parentId: id, level: level + 1, position: at + 1, size: rows.length })
      }
    }
  }
  walk(groups)
  return lines
}

/** All rows in the order of groups. */
export const rowsInGroups = <Row>(groups: readonly RowGroup<Row>[]): readonly Row[] =>
  groups.flatMap((group) => (group.groups.length > 0 ? rowsInGroups(group.groups) : group.rows))

/** A row, or the aggregated values after the rows of a group, or of all. */
export type ExportedLine<Row> = { row: Row } | { name: string; values: AggregatedValues }

/**
 * Rows in the order of groups, each group followed by a line of its aggregated values, which names it in the column of row
 * names, and columns for these lines.
 */
export function exportedLines<Row>(
  groups: readonly RowGroup<Row>[],
  columns: readonly ColumnModel<Row>[],
  names: { rowHeader: string | undefined; group: (group: RowGroup<Row>) => string },
  total?: { name: string; values: AggregatedValues },
) {
  const linesOf = (group: RowGroup<Row>): ExportedLine<Row>[] => [
    ...(group.groups.length > 0 ? group.groups.flatMap(linesOf) : group.rows.map((row) => ({ row }))),
    { name: names.group(group), values: group.values },
  ]
  const exported = columns.map((column): ColumnModel<ExportedLine<Row>> => {
    const { id, header, text } = column
    const value = (line: ExportedLine<Row>) =>
      'row' in line ? column.value(line.row) : id === names.rowHeader ? line.name : line.values[id]
    const textOfLine = text && ((line: ExportedLine<Row>) => ('row' in line ? text(line.row) : textOf(value(line))))
    return { id, header, value, ...(textOfLine && { text: textOfLine }) }
  })
  return { lines: [...groups.flatMap(linesOf), ...(total ? [total] : [])], columns: exported }
}
