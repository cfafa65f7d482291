import { useMemo, useState } from 'react'
import { type Query, useDebouncedQuery } from '../../internal/hooks/use-debounced-query'
import type { ComboboxOption } from './choices'

/**
 * Loads the options for a search; `signal` aborts when the search changes. A new function does not reload: pass a `key`
 * of everything else the options depend on.
 */
export type LoadOptions = Query<readonly ComboboxOption[]>

/** Options loaded by search: the latest ones, and the state of this search. */
export function useLoadedOptions(load: LoadOptions | undefined, search: string, enabled: boolean, delay?: number) {
  const [seen, setSeen] = useState<readonly ComboboxOption[]>([])
  const onSuccess = (options: readonly ComboboxOption[]) => setSeen((before) => merge(before, options))
  const { state, value: options, retry } = useDebouncedQuery({ query: load, search, enabled, delay, onSuccess })
  return useMemo(
    () => ({
      state,
      /** The options of this search, or of the one before while this one loads. */
      options,
      /** All options loaded so far, so that chosen ones keep their names. */
      seen,
      retry,
    }),
    [state, options, seen, retry],
  )
}

function merge(before: readonly ComboboxOption[], options: readonly ComboboxOption[]) {
  const byValue = new Map(before.map((option) => [option.value, option]))
  for (const option of options) byValue.set(option.value, option)
  return [...byValue.values()]
}
