import { useRef } from 'react'

type Props = {
  onOpenAutoFocus?: ((event: Event) => void) | undefined
  onCloseAutoFocus?: ((event: Event) => void) | undefined
  /**
   * What has the focus first. The dialog itself says what it is; on a first button that has a tooltip, the tooltip
   * would open, and Escape close it first. @default 'control'
   */
  first?: 'control' | 'dialog'
}

/**
 * Gives the focus back to where it was when a dialog opened, or near it when that is gone. Radix gives it to the
 * dialog's trigger only, and one that an address, a row or a shortcut opened has none.
 */
export function useFocusBack({ onOpenAutoFocus, onCloseAutoFocus, first = 'control' }: Props) {
  const way = useRef<readonly Element[]>([])
  return {
    onOpenAutoFocus: (event: Event) => {
      way.current = wayTo(document.activeElement)
      onOpenAutoFocus?.(event)
      if (event.defaultPrevented || first === 'control') return
      event.preventDefault()
      if (event.target instanceof HTMLElement) event.target.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event)
      if (event.defaultPrevented) return
      event.preventDefault()
      const [from, ...around] = way.current
      if (from?.isConnected && from instanceof HTMLElement) from.focus()
      // Another dialog that closed along with this one may have given the focus back already.
      else if (document.activeElement === document.body) stopWithin(around)?.focus()
    },
  }
}

/** The element and what it is in, up to the body. A menu goes as it opens a dialog: its button stands for it. */
function wayTo(element: Element | null): Element[] {
  const menu = element?.closest('[role=menu]')
  const from = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element
  const way: Element[] = []
  for (let at = from; at && at !== document.body; at = at.parentElement) way.push(at)
  return way
}

/** Where Tab stops. */
export const stops = '[tabindex="0"], :is(a[href], button, input, select, textarea):not([tabindex="-1"], :disabled)'

/** Where Tab stops in the list on the page. */
export const gridStop = () => document.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')

/** Where Tab stops in the nearest part that is still there: in a grid that lost a row, the row that took its place. */
function stopWithin(around: readonly Element[]): HTMLElement | null {
  const near = around.find((element) => element.isConnected)
  return near ? near.querySelector<HTMLElement>(stops) : gridStop()
}
