// Freezes a value while the pointer is pressed, so that the pressed control does not move.

import { useEffect, useReducer, useRef } from 'react'

const listeners = new Set<() => void>()
let pressed = false

const press = () => {
  pressed = true
}
/** After the click. */
const release = () =>
  setTimeout(() => {
    pressed = false
    for (const listener of [...listeners]) listener()
  })

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    for (const type of ['pointerdown', 'mousedown']) document.addEventListener(type, press, true)
    for (const type of ['mouseup', 'pointercancel', 'click', 'dragend']) document.addEventListener(type, release, true)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    for (const type of ['pointerdown', 'mousedown']) document.removeEventListener(type, press, true)
    for (const type of ['mouseup', 'pointercancel', 'click', 'dragend'])
      document.removeEventListener(type, release, true)
    pressed = false
  }
}

/**
 * Freezes a value while the pointer is pressed: content that appears would move the pressed control, and its click
 * would be lost. A new `version` applies at once.
 */
export function useSteady<T>(value: T, version = 0): T {
  const steady = useRef(value)
  const latest = useRef(value)
  const shownVersion = useRef(version)
  const [, update] = useReducer((count: number) => count + 1, 0)
  latest.current = value
  if (!pressed || version !== shownVersion.current) steady.current = value
  shownVersion.current = version
  useEffect(
    () =>
      subscribe(() => {
        if (steady.current !== latest.current) update()
      }),
    [],
  )
  return steady.current
}
