import { describeElement } from './mirrored'

const targets =
  'a[href], button, input:not([type="hidden"], [type="file"]), select, textarea, summary, [role="tab"], [role="switch"], [role="option"], [role^="menuitem"]'

/** A link within a sentence is as high as its line. */
const inText = (element: Element) =>
  element.matches('[data-slot="link"]') || (element.matches('a') && getComputedStyle(element).display === 'inline')

/** The target that a finger at this point reaches: by its own area, what it extends that by, or its label. */
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

/** For the edge of the field around a text, and of the cell next to a box. */
const EDGE = 3

/**
 * What is smaller than `size` px for a finger, around its middle. Up to 24 px it must be the target itself; further out
 * another target may begin.
 */
export function tooSmall(root: Element, size: number): string[] {
  const least = 24 / 2 - 1
  const reach = size / 2 - EDGE
  return [root, ...root.querySelectorAll(targets)].filter(isTarget).flatMap((element) => {
    element.scrollIntoView({ block: 'center', inline: 'center' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    if (targetAt(x, y) !== element) return [] // something lies over it, as a panel does
    const around = (by: number) => [targetAt(x - by, y), targetAt(x + by, y), targetAt(x, y - by), targetAt(x, y + by)]
    const enough = around(least).every((it) => it === element) && around(reach).every(Boolean)
    return enough ? [] : [`${describeElement(element)} is ${Math.round(width)} × ${Math.round(height)}`]
  })
}
