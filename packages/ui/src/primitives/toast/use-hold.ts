import { type FocusEvent, useEffect, useState } from 'react'

/**
 * Whether someone reads: the pointer or the focus is within, or the window is away.
 * @param empty Nothing is there to read. What is removed below the pointer reports no leave.
 */
export function useHold(empty: boolean) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [away, setAway] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    addEventListener('blur', () => setAway(true), { signal })
    addEventListener('focus', () => setAway(false), { signal })
    return () => controller.abort()
  }, [])
  if (empty && hovered) setHovered(false)
  return {
    held: hovered || focused || away,
    holdProps: {
      onPointerMove: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
        setFocused(currentTarget.contains(relatedTarget)),
    },
  }
}
