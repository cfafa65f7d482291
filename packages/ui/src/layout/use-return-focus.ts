import { useRef } from 'react'

/** For a dialog without a trigger of its own: focus goes back to where it was when it opened. */
export function useReturnFocus() {
  const from = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      from.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (from.current instanceof HTMLElement) from.current.focus()
    },
  }
}
