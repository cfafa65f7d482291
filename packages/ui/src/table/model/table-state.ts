import type { ColumnModel, SortRule, TableFilters } from './columns'

export type PinSide = 'start' | 'end'

/** Which columns are shown, in what order, how wide and where they stay. What is not said is as the columns say it. */
export interface ColumnLayout {
  /** Ids in order; columns that are not named follow as they come. */
  order: readonly string[]
  hidden: readonly string[]
  /** Pixels by column. */
  widths: Readonly<Record<string, number>>
  /** Columns that stay in sight while the others scroll sideways. */
  pinned: Readonly<Record<string, PinSide>>
}

/** All that staff can change about a table, as plain data: for an address, a saved view, a storage. */
export interface TableState {
  search: string
  sort: readonly SortRule[]
  filters: TableFilters
  layout: ColumnLayout
}

/** What of a state is about columns that are there: one that was kept may speak of others. */
export function knownState({ sort, filters }: TableState, columns: readonly Pick<ColumnModel<never>, 'id' | 'sort'>[]) {
  const sortable = new Map(columns.map((column) => [column.id, column.sort !== false]))
  return {
    sort: sort.filter(({ id }) => sortable.get(id)),
    filters: Object.fromEntries(Object.entries(filters).filter(([id]) => sortable.has(id))),
  }
}

export const PLAIN_LAYOUT: ColumnLayout = { order: [], hidden: [], widths: {}, pinned: {} }

export const PLAIN_STATE: TableState = { search: '', sort: [], filters: {}, layout: PLAIN_LAYOUT }
