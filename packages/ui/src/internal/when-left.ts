import type { FocusEvent, FocusEventHandler } from 'react'

/** Calls blur handlers of a group only when the focus leaves all of its elements. */
export const whenLeft =
  <E extends Element>(onBlur: FocusEventHandler<E> | undefined) =>
  (event: FocusEvent<E>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event)
  }
