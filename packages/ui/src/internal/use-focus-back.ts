import { useRef } from 'react'

type Handlers = {
  onOpenAutoFocus?: ((event: Event) => void) | undefined
  onCloseAutoFocus?: ((event: Event) => void) | undefined
}

/**
 * Gives the focus back to where it was when a dialog opened. Radix gives it to the dialog's trigger only, and one that
 * an address, a row or a shortcut opened has none.
 */
export function useFocusBack({ onOpenAutoFocus, onCloseAutoFocus }: Handlers) {
  const from = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      from.current = document.activeElement
      onOpenAutoFocus?.(event)
    },
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event)
      if (event.defaultPrevented) return
      event.preventDefault()
      if (from.current instanceof HTMLElement) from.current.focus()
    },
  }
}
