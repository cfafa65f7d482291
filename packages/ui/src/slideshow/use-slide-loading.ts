import { useCallback, useEffect, useRef } from 'react'
import type { SlideLoading } from './player'

export type PartLoading = 'pending' | 'drawn' | 'missing'

/** Counts what has come of a slide's parts; `told` hears of it after each change. */
export function useSlideLoading(
  /** What there is to see by itself. */
  layers: readonly string[],
  /** What is only behind it. */
  behind: readonly string[],
  told: ((loading: SlideLoading) => void) | undefined,
) {
  const known = useRef(new Map<string, PartLoading>())
  const tell = () => {
    const are = (parts: readonly string[], what: PartLoading) =>
      parts.filter((part) => (known.current.get(part) ?? 'pending') === what).length
    told?.({
      pending: are([...behind, ...layers], 'pending'),
      drawn: are(layers.length > 0 ? layers : behind, 'drawn'),
    })
  }
  const latest = useRef(tell)
  latest.current = tell
  // Effects of the layers come first: after the first drawing all of them have said where they stand.
  useEffect(() => latest.current())
  return useCallback((part: string, loading: PartLoading) => {
    known.current.set(part, loading)
    latest.current()
  }, [])
}
