import { useMemo } from 'react'
import { useDateFormat } from '../../data/malls/use-date-format'
import { type QueryPatch, useQuery } from '../../shared/routing/location'
import { filterOf, type StatisticsFilter } from './statistics-filter'

export type SetFilter = (patch: QueryPatch) => void

/** The filter in the address, and a setter. Changes replace the history entry. */
export function useStatisticsFilter(): { filter: StatisticsFilter; today: string; setFilter: SetFilter } {
  const today = useDateFormat().today()
  const [query, setQuery] = useQuery()
  const text = query.toString()
  const filter = useMemo(() => filterOf(new URLSearchParams(text), today), [text, today])
  return { filter, today, setFilter: (patch) => setQuery(patch, { replace: true }) }
}
