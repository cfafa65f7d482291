import { useRef } from 'react'

/**
 * For a dialog without a trigger of its own: focus goes to the dialog itself, which says what it is, and back to where
 * it was. (On its first button it would open that button's tooltip, and Escape would close the tooltip first.)
 */
export function useReturnFocus() {
  const from = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      from.current = document.activeElement
      event.preventDefault()
      if (event.target instanceof HTMLElement) event.target.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (from.current instanceof HTMLElement) from.current.focus()
    },
  }
}
