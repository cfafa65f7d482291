import type { SortRule } from './columns'

/** Sorting after a click on a column header: ascending, descending, none. `more` keeps other columns. */
export function toggleSort(sort: readonly SortRule[], id: string, more = false): readonly SortRule[] {
  const current = sort.find((rule) => rule.id === id)
  const next = current?.desc ? undefined : { id, desc: current !== undefined }
  if (!more) return next ? [next] : []
  if (!current) return [...sort, { id, desc: false }]
  return sort.flatMap((rule) => (rule.id === id ? (next ?? []) : rule))
}
