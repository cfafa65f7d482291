import type { FocusEvent, FocusEventHandler } from 'react'

/** For a control of several elements: its blur is heard when the focus leaves all of them, not from one to the next. */
export const whenLeft =
  <E extends Element>(onBlur: FocusEventHandler<E> | undefined) =>
  (event: FocusEvent<E>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event)
  }
