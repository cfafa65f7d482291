import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Box, freePlace, isCovered } from './toast-place'

const ROLES = ['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'slider', 'option', 'combobox', 'treeitem']
const CONTROLS = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  '[contenteditable="true"]',
  '[role^="menuitem"]',
  // a bar counts as one area
  '[data-slot="bulk-bar"]',
  '[data-slot="dialog-footer"]',
  ...ROLES.map((role) => `[role="${role}"]`),
].join()

/** Space kept to the edges of the window, in pixels. */
const EDGE = 16

const boxOf = (element: Element): Box => element.getBoundingClientRect()

const inWindow = ({ left, top, right, bottom }: Box) =>
  right > left && bottom > top && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight

/** Whether a control is not hidden by a modal dialog. */
const isReachable = (element: Element) => !element.closest('[aria-hidden="true"], [inert]')

/** Whether scrolling moves a control from under a message; fixed and sticky bars stay. */
function scrolls(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const { position, overflowY } = getComputedStyle(one)
    if (position === 'fixed' || position === 'sticky') return false
    if (overflowY === 'auto' || overflowY === 'scroll') return true
  }
  return true
}

/** Position of the messages: beside all visible controls, or at least beside those that do not scroll. */
function findPlace(toaster: HTMLElement, current: Box | undefined, rtl: boolean): Box | undefined {
  const controls = [...document.querySelectorAll(CONTROLS)].filter(
    (element) => !toaster.contains(element) && inWindow(boxOf(element)) && isReachable(element),
  )
  const size = toaster.getBoundingClientRect()
  const area = { left: EDGE, top: EDGE, right: innerWidth - EDGE, bottom: innerHeight - EDGE }
  const boxes = controls.map(boxOf)
  const fits = current && current.right - current.left === size.width && current.bottom - current.top === size.height
  if (fits && !isCovered(current, boxes)) return current
  const free = freePlace(size, area, boxes, rtl)
  if (free) return free
  const fixed = controls.filter((element) => element === document.activeElement || !scrolls(element))
  return freePlace(size, area, fixed.map(boxOf), rtl)
}

/**
 * Positions messages beside visible controls, updated on scrolling and when dialogs open. They stay in place while
 * hovered or focused.
 * @param shown The messages; a change triggers a new measurement.
 * @param endSide The preferred side; a change moves the messages.
 * @returns Pixels from the left and bottom edges of the window; undefined before measuring or without a free position.
 */
export function useToastPlace(
  toaster: RefObject<HTMLElement | null>,
  shown: readonly unknown[],
  endSide: 'left' | 'right',
) {
  const [place, setPlace] = useState<{ left: number; bottom: number }>()
  const current = useRef<Box>(undefined)
  const some = shown.length > 0

  const measure = () => {
    const element = toaster.current
    if (!element || element.matches(':hover, :focus-within')) return
    const next = findPlace(element, current.current, endSide === 'left')
    current.current = next
    // fixed at the bottom edge, so that further messages grow upwards
    const to = next && { left: next.left, bottom: innerHeight - next.bottom }
    setPlace((from) => (from?.left === to?.left && from?.bottom === to?.bottom ? from : to))
  }
  const latest = useRef(measure)
  latest.current = measure

  // biome-ignore lint/correctness/useExhaustiveDependencies: a place at the other side is none to keep
  useLayoutEffect(() => {
    current.current = undefined
  }, [endSide])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each message changes the size
  useLayoutEffect(() => {
    if (some) latest.current()
    else current.current = undefined
  }, [shown, endSide])

  useEffect(() => {
    if (!some) return
    let frame = 0
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => latest.current())
    }
    const dialogs = new MutationObserver(later)
    dialogs.observe(document.body, { childList: true, subtree: true })
    addEventListener('scroll', later, { capture: true, passive: true })
    addEventListener('resize', later)
    document.addEventListener('focusin', later)
    return () => {
      cancelAnimationFrame(frame)
      dialogs.disconnect()
      removeEventListener('scroll', later, { capture: true })
      removeEventListener('resize', later)
      document.removeEventListener('focusin', later)
    }
  }, [some])

  return place
}
