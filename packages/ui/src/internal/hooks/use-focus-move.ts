import { type FocusEvent, useRef } from 'react'

export type FocusMoveProps = {
  onFocus?: ((event: FocusEvent<HTMLDivElement>) => void) | undefined
  onBlur?: ((event: FocusEvent<HTMLDivElement>) => void) | undefined
}

/**
 * Lets Tab reach its element in a dialog when the blur before it removes something, such as an error. Radix takes the moment
 * without focus for a removed element, and focuses the dialog once for each removal (radix-ui/primitives#2436).
 */
export function useFocusMove({ onFocus, onBlur }: FocusMoveProps): Required<FocusMoveProps> {
  const next = useRef<EventTarget | null>(null)
  return {
    onBlur: (event) => {
      const { relatedTarget, currentTarget } = event
      if (relatedTarget !== currentTarget) {
        next.current = relatedTarget
        // all removals of this blur are handled before the next task
        setTimeout(() => {
          next.current = null
        })
      }
      onBlur?.(event)
    },
    onFocus: (event) => {
      if (event.target === event.currentTarget && next.current instanceof HTMLElement) next.current.focus()
      onFocus?.(event)
    },
  }
}
