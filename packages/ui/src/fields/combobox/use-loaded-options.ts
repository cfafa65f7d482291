import { useMemo, useState } from 'react'
import { type Ask, useAsked } from '../../internal/hooks/use-asked'
import type { ComboboxOption } from './choices'

/**
 * Fetches what may be chosen for a search; `signal` says when the answer is no longer wanted. Where something else decides
 * what may be chosen, give the field a `key` of that: another function alone is not asked again.
 */
export type LoadOptions = Ask<readonly ComboboxOption[]>

/** Options that come by search: the latest ones, and whether those of this search are here. */
export function useLoadedOptions(load: LoadOptions | undefined, search: string, wanted: boolean, pause?: number) {
  const [seen, setSeen] = useState<readonly ComboboxOption[]>([])
  const onAnswer = (options: readonly ComboboxOption[]) => setSeen((before) => merge(before, options))
  const { state, value: options, retry } = useAsked({ ask: load, search, wanted, pause, onAnswer })
  return useMemo(
    () => ({
      state,
      /** The answer to this search, or to one before while this one's is awaited. */
      options,
      /** Everything that ever came, so that what was chosen keeps its name. */
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
