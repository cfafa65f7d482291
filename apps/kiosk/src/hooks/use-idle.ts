// Calls back after a time without activity of the visitor.

import { useEffect, useEffectEvent } from 'react'

/** Time without activity after which the visitor counts as gone. */
export const idleMs = 60_000
export const activityEvents = ['pointerdown', 'keydown', 'scroll', 'wheel'] as const

const presence = new EventTarget()
let holds = 0

/** Suspends all idle timers until the returned function is called. */
export function holdIdle(): () => void {
  holds += 1
  return () => {
    holds -= 1
    presence.dispatchEvent(new Event('released'))
  }
}

/** Ends all idle timers at once. */
export const visitorLeft = () => void presence.dispatchEvent(new Event('left'))

/** Calls back after `idleMs` without activity while `enabled`. */
export function useIdle(enabled: boolean, onIdle: () => void) {
  const notify = useEffectEvent(onIdle)
  useEffect(() => {
    if (!enabled) return
    const controller = new AbortController()
    const options = { passive: true, signal: controller.signal }
    const start = () => setTimeout(() => holds === 0 && notify(), idleMs)
    let timer = start()
    const restart = () => {
      clearTimeout(timer)
      timer = start()
    }
    const leave = () => {
      clearTimeout(timer)
      notify()
    }
    for (const event of activityEvents) addEventListener(event, restart, options)
    presence.addEventListener('released', restart, options)
    presence.addEventListener('left', leave, options)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [enabled])
}
