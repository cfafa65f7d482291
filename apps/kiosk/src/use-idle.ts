import { useEffect, useEffectEvent } from 'react'

/** A visitor who comes after this long without a touch is another one. */
export const idleMs = 60_000
export const signsOfLife = ['pointerdown', 'keydown', 'scroll', 'wheel'] as const

const presence = new EventTarget()
let holds = 0

/** Keeps everybody from counting the visitor as gone, until the returned function is called. */
export function holdIdle(): () => void {
  holds += 1
  return () => {
    holds -= 1
    presence.dispatchEvent(new Event('released'))
  }
}

/** Tells everybody that the visitor has gone, without waiting any longer. */
export const visitorLeft = () => void presence.dispatchEvent(new Event('left'))

/** Calls back once nobody has touched the station for a while, as long as it is `waiting`. */
export function useIdle(waiting: boolean, onIdle: () => void) {
  const rest = useEffectEvent(onIdle)
  useEffect(() => {
    if (!waiting) return
    const controller = new AbortController()
    const options = { passive: true, signal: controller.signal }
    const begin = () => setTimeout(() => holds === 0 && rest(), idleMs)
    let timer = begin()
    const restart = () => {
      clearTimeout(timer)
      timer = begin()
    }
    const leave = () => {
      clearTimeout(timer)
      rest()
    }
    for (const sign of signsOfLife) addEventListener(sign, restart, options)
    presence.addEventListener('released', restart, options)
    presence.addEventListener('left', leave, options)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [waiting])
}
