import { describeElement } from './mirrored'

const ownText = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())

const isDrawn = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  element.clientWidth > 1 &&
  element.clientHeight > 1

/** Finds clipped text; an ellipsis is accepted. */
function cutText(element: Element): boolean {
  const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
  if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  return (
    (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
    (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
  )
}

const controls = 'a[href], button, input:not([type="hidden"], [aria-hidden="true"]), select, textarea'

/** Whether another element covers the centre of a control. */
function isCovered(control: HTMLElement): boolean {
  control.scrollIntoView({ block: 'center', inline: 'nearest' })
  const { left, top, width, height } = control.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  if (!hit || control.contains(hit) || hit.contains(control)) return false
  // an open dialog covers the page intentionally
  if (hit.closest('[role=dialog]') && !control.closest('[role=dialog]')) return false
  // its label, or the box that it fills, forwards the press
  const { labels } = control as HTMLInputElement
  if ([...(labels ?? [])].some((label) => label.contains(hit))) return false
  return getComputedStyle(control).pointerEvents !== 'none'
}

/** Finds content that a narrow window hides: clipped text and covered controls. */
export function cutOff(root: Element): string[] {
  const all = [root, ...root.querySelectorAll<HTMLElement>('*')].filter(isDrawn)
  const cut = all.filter((element) => ownText(element) && cutText(element))
  const covered = all.filter(
    (element) => element instanceof HTMLElement && element.matches(controls) && isCovered(element),
  )
  return [
    ...cut.map((element) => `${describeElement(element)} cuts “${element.textContent}”`),
    ...covered.map((element) => `${describeElement(element)} is covered`),
  ]
}
