import { useMemo } from 'react'
import { useQuery } from './location'

type SortRule = { id: string; desc: boolean }
type Filters = Readonly<Record<string, readonly string[]>>

/** `name,-endDate`: a minus sorts downwards. */
export const sortFromQuery = (text: string | null): SortRule[] =>
  (text ?? '')
    .split(',')
    .filter(Boolean)
    .map((part) => (part.startsWith('-') ? { id: part.slice(1), desc: true } : { id: part, desc: false }))

export const sortToQuery = (sort: readonly SortRule[]) => sort.map(({ id, desc }) => (desc ? `-${id}` : id)).join(',')

/** Search, sort and filters of a list, kept in the address, so that a link and Back bring the same list. */
export function useTableQuery(filterable: readonly string[], defaultSort: string) {
  const [query, setQuery] = useQuery()
  const sortText = query.get('sort') ?? defaultSort
  const filterText = JSON.stringify(filterable.map((id) => query.get(id)))
  const sort = useMemo(() => sortFromQuery(sortText), [sortText])
  const filters = useMemo((): Filters => {
    const values = JSON.parse(filterText) as (string | null)[]
    return Object.fromEntries(filterable.map((id, index) => [id, values[index]?.split(',').filter(Boolean) ?? []]))
  }, [filterText, filterable])
  // typing and sorting are no steps to go back through
  const replace = { replace: true }
  return {
    search: query.get('q') ?? '',
    onSearchChange: (q: string) => setQuery({ q }, replace),
    sort,
    onSortChange: (next: readonly SortRule[]) => setQuery({ sort: sortToQuery(next) }, replace),
    filters,
    onFiltersChange: (next: Filters) =>
      setQuery(Object.fromEntries(filterable.map((id) => [id, next[id]?.join(',') ?? ''])), replace),
  }
}
