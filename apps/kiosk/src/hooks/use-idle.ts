// Calls back after a time without activity of the visitor.

import { useEffect, useEffectEvent } from 'react'

/** Time without activity after which the visitor counts as gone. */
export const idleMs = 60_000
/** Time to answer the question whether they are still there: the 20 s of WCAG 2.2.1. */
export const answerMs = 20_000
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

/**
 * Calls back after `idleMs` without activity while `enabled`. `onAsk` is called with `true` when `answerMs` of them are
 * left, and with `false` at the next activity.
 */
export function useIdle(enabled: boolean, onIdle: () => void, onAsk: (asking: boolean) => void = () => {}) {
  const notify = useEffectEvent(onIdle)
  const ask = useEffectEvent(onAsk)
  useEffect(() => {
    if (!enabled) return
    const controller = new AbortController()
    const options = { passive: true, signal: controller.signal }
    const start = () => [
      setTimeout(() => holds === 0 && ask(true), idleMs - answerMs),
      // for all: a page that scrolls to its top would restart the timers that end a moment later
      setTimeout(() => holds === 0 && visitorLeft(), idleMs),
    ]
    const stop = () => {
      for (const timer of timers) clearTimeout(timer)
    }
    let timers = start()
    const restart = () => {
      stop()
      ask(false)
      timers = start()
    }
    const leave = () => {
      stop()
      notify()
    }
    for (const event of activityEvents) addEventListener(event, restart, options)
    presence.addEventListener('released', restart, options)
    presence.addEventListener('left', leave, options)
    return () => {
      stop()
      controller.abort()
    }
  }, [enabled])
}
