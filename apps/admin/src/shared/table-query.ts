import {
  filterKey,
  type TableState,
  tableStateFromQuery,
  tableStateToQuery,
  textToSort,
} from '@kiosk-admin/ui/headless'
import { useMemo } from 'react'
import { useQuery } from './routing/location'

/** Keeps search, sorting, filters and columns of a table in the address. */
export function useTableQuery(filterable: readonly string[], defaultSort: string) {
  const [query, setQuery] = useQuery()
  const text = query.toString()
  const state = useMemo(() => {
    const initial = { sort: textToSort(defaultSort) }
    return tableStateFromQuery(new URLSearchParams(text), filterable, { initial })
  }, [text, filterable, defaultSort])
  return {
    state,
    onStateChange: (next: TableState) => {
      const params = tableStateToQuery(next)
      const { q, sort, columns } = params
      const patch = {
        q: q ?? '',
        sort: sort && sort !== defaultSort ? sort : '',
        columns: columns ?? '',
        ...Object.fromEntries(filterable.map((id) => [filterKey(id), params[filterKey(id)] ?? ''])),
      }
      // typing and sorting are no steps to go back through
      setQuery(patch, { replace: true })
    },
  }
}
