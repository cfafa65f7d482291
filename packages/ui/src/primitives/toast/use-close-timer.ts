import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onEnd` after some milliseconds; the time stands still while `held`. */
export function useCloseTimer(ms: number, held: boolean, onEnd: () => void) {
  const left = useRef(ms)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    left.current = ms
  }, [ms])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another time begins anew
  useEffect(() => {
    if (held || left.current === Number.POSITIVE_INFINITY) return
    const begun = performance.now()
    const timer = setTimeout(() => end(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - begun
    }
  }, [ms, held])
}
