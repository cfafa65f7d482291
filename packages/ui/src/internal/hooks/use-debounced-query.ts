// Loads results for a search text, debounced, and ignores outdated responses.

import { useCallback, useEffect, useRef, useState } from 'react'

export type Query<T> = (search: string, signal: AbortSignal) => Promise<T>

const DELAY = 200

/** The outcome of a search; without a value it failed. */
type Outcome<T> = { search: string; attempt: number; value?: T }

type UseDebouncedQueryProps<T> = {
  query: Query<T> | undefined
  search: string
  enabled: boolean
  /** Milliseconds after the last key; an empty search does not wait. @default 200 */
  delay?: number | undefined
  onSuccess?: (value: T) => void
}

/**
 * Runs a debounced query for the search text, and aborts it when the text changes. A new `query`
 * function alone does not run again, since callers may write it inline.
 */
export function useDebouncedQuery<T>({ query, search, enabled, delay = DELAY, onSuccess }: UseDebouncedQueryProps<T>) {
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<Outcome<T>>()
  const latest = useRef({ query, onSuccess })
  latest.current = { query, onSuccess }
  const current = outcome?.search === search && outcome.attempt === attempt
  const needed = query !== undefined && enabled && !current

  useEffect(() => {
    if (!needed) return
    const controller = new AbortController()
    let settled = false
    const run = async () => {
      const next: Outcome<T> = { search, attempt }
      try {
        const value = await latest.current.query?.(search, controller.signal)
        if (value !== undefined) next.value = value
      } catch {
        // an outcome without a value is a failure
      }
      if (controller.signal.aborted) return
      settled = true
      if (next.value !== undefined) latest.current.onSuccess?.(next.value)
      setOutcome(next)
    }
    const timer = setTimeout(run, search === '' ? 0 : delay)
    return () => {
      clearTimeout(timer)
      // the signal of a settled query stays quiet
      if (!settled) controller.abort()
    }
  }, [needed, search, attempt, delay])

  const state: 'ready' | 'loading' | 'failed' = needed
    ? 'loading'
    : current && outcome.value === undefined
      ? 'failed'
      : 'ready'
  return {
    state,
    /** The value of this search, or of the one before while this one loads. */
    value: outcome?.value,
    retry: useCallback(() => setAttempt((before) => before + 1), []),
  }
}
