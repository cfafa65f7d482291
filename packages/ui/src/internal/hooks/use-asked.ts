import { useCallback, useEffect, useRef, useState } from 'react'

export type Ask<T> = (search: string, signal: AbortSignal) => Promise<T>

/** One question for a pause in typing, not one for each letter. */
const PAUSE = 200

/** What came for a search; no value when nobody answered. */
type Answer<T> = { search: string; attempt: number; value?: T }

type UseAskedProps<T> = {
  ask: Ask<T> | undefined
  search: string
  /** Nothing is asked before somebody looks. */
  wanted: boolean
  /** In milliseconds; before anything is typed there is nothing to wait for. @default 200 */
  pause?: number | undefined
  onAnswer?: (value: T) => void
}

/**
 * Asks elsewhere while somebody types: a moment after the last key, and never for what is no longer wanted. Another function
 * is not asked again, for one written in place is another at each drawing.
 */
export function useAsked<T>({ ask, search, wanted, pause = PAUSE, onAnswer }: UseAskedProps<T>) {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer<T>>()
  const latest = useRef({ ask, onAnswer })
  latest.current = { ask, onAnswer }
  const here = answer?.search === search && answer.attempt === attempt
  const needed = ask !== undefined && wanted && !here

  useEffect(() => {
    if (!needed) return
    const ended = new AbortController()
    let answered = false
    const question = async () => {
      const next: Answer<T> = { search, attempt }
      try {
        const value = await latest.current.ask?.(search, ended.signal)
        if (value !== undefined) next.value = value
      } catch {
        // an answer without a value says so
      }
      if (ended.signal.aborted) return
      answered = true
      if (next.value !== undefined) latest.current.onAnswer?.(next.value)
      setAnswer(next)
    }
    const timer = setTimeout(question, search === '' ? 0 : pause)
    return () => {
      clearTimeout(timer)
      // what has answered is not called off any more
      if (!answered) ended.abort()
    }
  }, [needed, search, attempt, pause])

  const state: 'ready' | 'loading' | 'failed' = needed
    ? 'loading'
    : here && answer.value === undefined
      ? 'failed'
      : 'ready'
  return {
    state,
    /** The answer to this search, or to one before while this one's is awaited. */
    value: answer?.value,
    retry: useCallback(() => setAttempt((before) => before + 1), []),
  }
}
