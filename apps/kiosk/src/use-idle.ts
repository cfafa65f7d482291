import { useEffect, useEffectEvent } from 'react'

/** A visitor who comes after this long without a touch is another one. */
export const idleMs = 60_000
const signsOfLife = ['pointerdown', 'keydown', 'scroll', 'wheel'] as const

/** Calls back once nobody has touched the station for a while, as long as it is `waiting`. */
export function useIdle(waiting: boolean, onIdle: () => void) {
  const rest = useEffectEvent(onIdle)
  useEffect(() => {
    if (!waiting) return
    const begin = () => setTimeout(() => rest(), idleMs)
    let timer = begin()
    const restart = () => {
      clearTimeout(timer)
      timer = begin()
    }
    for (const sign of signsOfLife) addEventListener(sign, restart, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of signsOfLife) removeEventListener(sign, restart)
    }
  }, [waiting])
}
