import { useCallback, useEffect, useRef } from 'react'
import type { SlideLoading } from './player'

export type PartLoading = 'pending' | 'drawn' | 'missing'

/** Tracks the loading state of a slide's parts and reports it to `onChange`. */
export function useSlideLoading(
  /** Parts with visible content. */
  layers: readonly string[],
  /** Decorative parts behind them. */
  behind: readonly string[],
  onChange: ((loading: SlideLoading) => void) | undefined,
) {
  const states = useRef(new Map<string, PartLoading>())
  const notify = () => {
    const count = (parts: readonly string[], state: PartLoading) =>
      parts.filter((part) => (states.current.get(part) ?? 'pending') === state).length
    onChange?.({
      pending: count([...behind, ...layers], 'pending'),
      drawn: count(layers.length > 0 ? layers : behind, 'drawn'),
    })
  }
  const latest = useRef(notify)
  latest.current = notify
  // effects of the layers run first, so all parts have reported after the first rendering
  useEffect(() => latest.current())
  return useCallback((part: string, loading: PartLoading) => {
    states.current.set(part, loading)
    latest.current()
  }, [])
}
