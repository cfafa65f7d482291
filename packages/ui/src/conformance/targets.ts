// Checks the size of touch targets.

import { describeElement } from './mirrored'

const targets =
  'a[href], button, input:not([type="hidden"], [type="file"]), select, textarea, summary, [role="tab"], [role="switch"], [role="option"], [role^="menuitem"]'

/** Links in text are as high as their line. */
const inText = (element: Element) =>
  element.matches('[data-slot="link"]') || (element.matches('a') && getComputedStyle(element).display === 'inline')

/** The element that a touch at this point hits: by its box, its extended area or its label. */
function targetAt(x: number, y: number): Element | undefined {
  const hit = document.elementFromPoint(x, y)
  return hit?.closest('label')?.control ?? hit?.closest(targets) ?? undefined
}

const named = (element: Element) => element.hasAttribute('aria-label') || element.textContent !== ''

function isTarget(element: Element): element is HTMLElement {
  if (!(element instanceof HTMLElement) || !element.matches(targets) || inText(element)) return false
  if (!element.matches('[data-slot]') || (element.matches('button, a') && !named(element))) return false
  if (element.matches(':disabled') || element.closest('[inert], [aria-hidden="true"]')) return false
  if (getComputedStyle(element).pointerEvents === 'none') return false
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.clientWidth > 1
}

/** Allows for the border of a field and the gap between cells. */
const EDGE = 3

/**
 * Finds touch targets smaller than `size` px around their centre. The inner 24 px must hit the target itself; beyond, a
 * neighbour may begin.
 */
export function tooSmall(root: Element, size: number): string[] {
  const least = 24 / 2 - 1
  const reach = size / 2 - EDGE
  return [root, ...root.querySelectorAll(targets)].filter(isTarget).flatMap((element) => {
    element.scrollIntoView({ block: 'center', inline: 'center' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    if (targetAt(x, y) !== element) return [] // covered, for example by a panel
    const around = (by: number) => [targetAt(x - by, y), targetAt(x + by, y), targetAt(x, y - by), targetAt(x, y + by)]
    const enough = around(least).every((it) => it === element) && around(reach).every(Boolean)
    return enough ? [] : [`${describeElement(element)} is ${Math.round(width)} × ${Math.round(height)}`]
  })
}
