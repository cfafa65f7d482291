import { useCallback, useMemo, useRef, useState } from 'react'
import type { SortRule, TableFilters } from './columns'
import { type ColumnLayout, PLAIN_STATE, type TableState } from './table-state'

/** State of a table, as a whole or in parts; a part takes precedence over the whole. */
export interface UseTableStateProps {
  state?: Partial<TableState>
  /** @default empty: no search, sorting or filters, default columns */
  defaultState?: Partial<TableState>
  onStateChange?: (state: TableState) => void
  sort?: readonly SortRule[]
  /** @default none */
  defaultSort?: readonly SortRule[]
  onSortChange?: (sort: readonly SortRule[]) => void
  search?: string
  /** @default '' */
  defaultSearch?: string
  onSearchChange?: (search: string) => void
  filters?: TableFilters
  /** @default none */
  defaultFilters?: TableFilters
  onFiltersChange?: (filters: TableFilters) => void
  layout?: ColumnLayout
  /** @default as the columns define */
  defaultLayout?: ColumnLayout
  onLayoutChange?: (layout: ColumnLayout) => void
}

/** Combines all parts in one state, so that several changes in one event do not overwrite each other. */
export function useTableState(props: UseTableStateProps) {
  const [own, setOwn] = useState<TableState>(() => ({
    ...PLAIN_STATE,
    ...given({
      sort: props.defaultSort,
      search: props.defaultSearch,
      filters: props.defaultFilters,
      layout: props.defaultLayout,
    }),
    ...props.defaultState,
  }))
  const { search, sort, filters, layout } = { ...own, ...props.state, ...given(pick(props)) }
  const state = useMemo((): TableState => ({ search, sort, filters, layout }), [search, sort, filters, layout])
  const latest = useRef({ state, props })
  latest.current = { state, props }

  const setState = useCallback((update: Partial<TableState> | ((state: TableState) => Partial<TableState>)) => {
    const { props } = latest.current
    const change = typeof update === 'function' ? update(latest.current.state) : update
    const next = { ...latest.current.state, ...change }
    latest.current.state = next
    setOwn(next)
    props.onStateChange?.(next)
    if (change.sort) props.onSortChange?.(change.sort)
    if (change.search !== undefined) props.onSearchChange?.(change.search)
    if (change.filters) props.onFiltersChange?.(change.filters)
    if (change.layout) props.onLayoutChange?.(change.layout)
  }, [])
  return [state, setState] as const
}

const pick = ({ search, sort, filters, layout }: UseTableStateProps) => ({ search, sort, filters, layout })

/** Without undefined parts, which would override defined ones. */
const given = (part: Partial<Record<keyof TableState, unknown>>): Partial<TableState> =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined))
