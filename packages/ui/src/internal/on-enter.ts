import type { KeyboardEvent } from 'react'

/** Enter in an input does this, and does not submit the form around it. */
export const onEnter = (work: () => void) => (event: KeyboardEvent) => {
  const { key, target, defaultPrevented, nativeEvent } = event
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || defaultPrevented || nativeEvent.isComposing) return
  event.preventDefault()
  event.stopPropagation()
  work()
}
