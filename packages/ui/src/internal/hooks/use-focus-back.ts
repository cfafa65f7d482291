import { type Ref, useMemo, useRef } from 'react'
import { mergeRefs } from '../merge-refs'
import { type FocusMoveProps, useFocusMove } from './use-focus-move'
import { useInertPage } from './use-inert-page'

type Props = FocusMoveProps & {
  ref?: Ref<HTMLDivElement> | undefined
  /** Whether the rest of the page is inert while it is open. @default true */
  modal?: boolean
  onOpenAutoFocus?: ((event: Event) => void) | undefined
  onCloseAutoFocus?: ((event: Event) => void) | undefined
  /**
   * The initially focused element. By default the first control; the dialog itself where that has a tooltip, which
   * would open and take the first Escape. @default 'control'
   */
  first?: 'control' | 'dialog'
}

/**
 * Focus of a dialog: nothing behind it can have it, Tab arrives within it, and it returns on close, or near its place if that is gone. Radix
 * returns it to the trigger only, and dialogs opened by an address, row or shortcut have none.
 */
export function useFocusBack({
  ref,
  modal = true,
  onOpenAutoFocus,
  onCloseAutoFocus,
  first = 'control',
  ...move
}: Props) {
  const way = useRef<readonly Element[]>([])
  const setDialog = useInertPage(modal)
  return {
    ...useFocusMove(move),
    ref: useMemo(() => mergeRefs(ref, setDialog), [ref, setDialog]),
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
      if (hasMovedOn(event.target)) return
      const [from, ...around] = way.current
      if (from?.isConnected && from instanceof HTMLElement) from.focus()
      // Another dialog that closed at the same time may have returned the focus.
      else if (document.activeElement === document.body) stopWithin(around)?.focus()
    },
  }
}

/**
 * Whether something has the focus already, such as the text that the dialog was opened for. Radix focuses the dialog around
 * when one in it is removed, which is no choice.
 */
function hasMovedOn(dialog: EventTarget | null): boolean {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body || activeElement.matches('[role$="dialog"]')) return false
  return !(dialog instanceof Node && dialog.contains(activeElement))
}

/** The element and its ancestors. For an item of a closing menu, its trigger. */
function wayTo(element: Element | null): Element[] {
  const menu = element?.closest('[role=menu]')
  const from = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element
  const way: Element[] = []
  for (let at = from; at && at !== document.body; at = at.parentElement) way.push(at)
  return way
}

/** Focusable elements. */
export const stops = '[tabindex="0"], :is(a[href], button, input, select, textarea):not([tabindex="-1"], :disabled)'

/** Focusable elements in the page's list. */
export const gridStop = () => document.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')

/** Focusable element in the nearest remaining ancestor: in a grid, the row that replaced a removed one. */
function stopWithin(around: readonly Element[]): HTMLElement | null {
  const near = around.find((element) => element.isConnected)
  return near ? near.querySelector<HTMLElement>(stops) : gridStop()
}
