import { useMemo } from 'react'
import { useDateFormat } from '../../data/malls/use-date-format'
import { type QueryPatch, useQuery } from '../../shared/location'
import { type Question, questionOf } from './question'

export type Ask = (patch: QueryPatch) => void

/** What is asked, in the address; `ask` changes some of it. Another filter is no step to go back through. */
export function useQuestion(): { question: Question; today: string; ask: Ask } {
  const today = useDateFormat().today()
  const [query, setQuery] = useQuery()
  const text = query.toString()
  const question = useMemo(() => questionOf(new URLSearchParams(text), today), [text, today])
  return { question, today, ask: (patch) => setQuery(patch, { replace: true }) }
}
