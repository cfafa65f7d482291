import type { ComponentType, Ref } from 'react'
import type { ColumnTracks } from '../columns/column-tracks'
import type { CellValue, ColumnModel, SortRule } from '../model/columns'
import type { RowList } from '../model/row-list'
import type { ShownTreeState } from '../tree/tree-state'
import type { AggregatedValues, ExportedLine, GroupedLine } from './group-rows'

interface LineProps {
  tracks: ColumnTracks
  /** Whether rows have a cell before the columns, and one of actions after them. */
  lead: boolean
  actions: boolean
}

export interface GroupRowProps extends LineProps {
  index: number
  /** Distance from the top of the first row, a CSS length. */
  top: string
  /** The active cell, if it is in this row. */
  activeColumn: string | undefined
}

export interface TotalRowProps extends LineProps {
  ref: Ref<HTMLDivElement>
}

/** Grouped rows of a table at a moment. */
export interface ShownGroups<Row> {
  /** Rows by their position; groups have positions without a row. */
  list: RowList<Row>
  /** All rows, in the order of groups. */
  rows: readonly Row[]
  lineAt: (index: number) => GroupedLine<Row> | undefined
  /** Groups as a tree, for the treegrid. */
  tree: ShownTreeState<Row>
  /** Name and values of the last line. */
  total: { name: string; values: AggregatedValues } | undefined
  /** Text of an aggregated value. */
  textOf: (value: CellValue) => string
  /** Rows with lines of aggregated values, and columns for them. */
  toExport: (columns: readonly ColumnModel<Row>[]) => {
    lines: readonly ExportedLine<Row>[]
    columns: readonly ColumnModel<ExportedLine<Row>>[]
  }
  GroupRow: ComponentType<GroupRowProps>
  TotalRow: ComponentType<TotalRowProps>
}

export interface UseShownGroupsProps<Row> {
  /** Searched, filtered and sorted rows. */
  rows: readonly Row[]
  columns: readonly ColumnModel<Row>[]
  rowId: (row: Row) => string
  sort: readonly SortRule[]
}

/** How a table groups its rows: `useDataTable({ groups })`. */
export interface GroupsState<Row> {
  /** A hook: groups the rows of a table. */
  useShown: (props: UseShownGroupsProps<Row>) => ShownGroups<Row>
}
