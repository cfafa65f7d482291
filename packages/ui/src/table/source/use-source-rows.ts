import { useEffect, useSyncExternalStore } from 'react'
import type { RowsQuery } from './row-pages'

interface ShownSource<State> {
  subscribe: (listener: () => void) => () => void
  state: () => State
  show: (query: RowsQuery) => void
}

/** Shows the rows of a query, and returns the state of their source. */
export function useSourceRows<State>({ subscribe, state, show }: ShownSource<State>, query: RowsQuery): State {
  const { sort, search, filters } = query
  useEffect(() => show({ sort, search, filters }), [show, sort, search, filters])
  return useSyncExternalStore(subscribe, state, state)
}
