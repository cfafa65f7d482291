import { useCallback, useRef, useState } from 'react'

/** Controlled state if the caller passes a value, otherwise own state. */
export function useControllable<T>(value: T | undefined, defaultValue: T, onValueChange?: (value: T) => void) {
  const [own, setOwn] = useState(defaultValue)
  const controlled = value !== undefined
  const current = controlled ? value : own
  const latest = useRef({ controlled, onValueChange })
  latest.current = { controlled, onValueChange }
  const set = useCallback((next: T) => {
    if (!latest.current.controlled) setOwn(next)
    latest.current.onValueChange?.(next)
  }, [])
  return [current, set] as const
}
