import type { ColumnModel, SortRule, TableFilters } from './columns'

export type PinSide = 'start' | 'end'

/** Visibility, order, width and pinning of columns. Missing entries are as the columns define. */
export interface ColumnLayout {
  /** Ids in order; unlisted columns follow in their own order. */
  order: readonly string[]
  hidden: readonly string[]
  /** Pixels by column. */
  widths: Readonly<Record<string, number>>
  /** Side to which columns are pinned while others scroll horizontally. */
  pinned: Readonly<Record<string, PinSide>>
}

/** All user settings of a table as plain data, for a URL, a saved view or storage. */
export interface TableState {
  search: string
  sort: readonly SortRule[]
  filters: TableFilters
  layout: ColumnLayout
}

/** Removes unknown columns from a state, which may be outdated if it was stored. */
export function knownState({ sort, filters }: TableState, columns: readonly Pick<ColumnModel<never>, 'id' | 'sort'>[]) {
  const sortable = new Map(columns.map((column) => [column.id, column.sort !== false]))
  return {
    sort: sort.filter(({ id }) => sortable.get(id)),
    filters: Object.fromEntries(Object.entries(filters).filter(([id]) => sortable.has(id))),
  }
}

export const PLAIN_LAYOUT: ColumnLayout = { order: [], hidden: [], widths: {}, pinned: {} }

export const PLAIN_STATE: TableState = { search: '', sort: [], filters: {}, layout: PLAIN_LAYOUT }
