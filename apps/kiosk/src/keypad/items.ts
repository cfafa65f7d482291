// What six keys move between: the controls of the page and, for speech, its texts. Both come from the document.

import type { Arrow } from './key-map'

const controls = 'button:enabled, input:enabled, a[href], [role="link"], [tabindex="0"]'
const pictures = 'img[alt]:not([alt=""]), [role="img"][aria-label]'
const blocks = 'h1, h2, h3, h4, p, li, tr, caption, dl > div, figcaption, label, time'
/** Parts of a page; left and right move between them. */
export const regions =
  'header, main, footer, nav, search, section, fieldset, figure, form, [role="group"], [role$="dialog"]'
/** Regions whose buttons are in rows: all four arrows move within them. */
export const grids = 'fieldset, nav'

/** The open modal window, or else the whole page. */
export const currentScope = (): Element => [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? document.body

const isShown = (element: Element) =>
  !element.matches('[aria-hidden="true"], [inert], iframe') &&
  // an element without a box of its own counts as invisible
  (element.checkVisibility({ visibilityProperty: true }) || getComputedStyle(element).display === 'contents')

export const isControl = (element: Element) => element.matches(controls)

/**
 * The controls in reading order; with `texts` also headings, paragraphs and pictures. Websites in a window are left out:
 * their keys are their own.
 */
export function itemsIn(scope: Element, { texts }: { texts: boolean }): HTMLElement[] {
  const items = new Set<Element>()

  function visit(element: Element) {
    if (!isShown(element)) return
    const isItem = element.matches(controls)
    if (isItem || (texts && element.matches(pictures))) items.add(element)
    // a map has buttons inside
    if (isItem && element.getAttribute('role') !== 'application') return
    for (const node of element.childNodes) {
      if (node instanceof Element) visit(node)
      else if (texts && node instanceof Text && node.data.trim() !== '') items.add(blockOf(element, scope))
    }
  }
  visit(scope)
  return [...items].filter((item) => item instanceof HTMLElement)
}

/** The paragraph of a text; the element itself where a paragraph has controls of its own. */
function blockOf(element: Element, scope: Element): Element {
  const block = element.closest(blocks)
  return block && scope.contains(block) && !block.querySelector(controls) ? block : element
}

/** The item that an arrow leads to from another one; `undefined` at the end of the page. */
export function itemAfter(
  items: readonly HTMLElement[],
  from: Element | null,
  command: Arrow,
): HTMLElement | undefined {
  const current = items.find((item) => item === from)
  if (!current) return firstAfter(items, from)
  const at = items.indexOf(current)
  const grid = current.closest(grids)
  const cells = grid ? items.filter((item) => grid.contains(item)) : [current]
  const isBack = command === 'up' || command === 'left'
  if (command === 'up' || command === 'down') {
    return (
      inNextRow(current, cells, isBack ? -1 : 1) ??
      (isBack ? items[at - cells.indexOf(current) - 1] : items[at + cells.length - cells.indexOf(current)])
    )
  }
  return cells[cells.indexOf(current) + (isBack ? -1 : 1)] ?? inNextRegion(items, current, isBack ? -1 : 1)
}

/** Where nothing is focused, as after a touch on a text, the keys begin with what follows. */
function firstAfter(items: readonly HTMLElement[], from: Element | null) {
  const follows = (item: HTMLElement) =>
    from !== null && (from.compareDocumentPosition(item) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return items.find(follows) ?? items[0]
}

/** The closest item of the next row. */
function inNextRow(current: HTMLElement, cells: readonly HTMLElement[], y: 1 | -1) {
  const from = current.getBoundingClientRect()
  const middle = from.x + from.width / 2
  const further = cells
    .map((cell) => ({ cell, box: cell.getBoundingClientRect() }))
    .filter(({ box }) => (box.y - from.y) * y > from.height / 2)
    .sort((a, b) => (a.box.y - b.box.y) * y)
  const row = further.filter(({ box }) => Math.abs(box.y - (further[0]?.box.y ?? 0)) < from.height / 2)
  // of two that are as close, the first
  const distance = ({ box }: (typeof row)[number]) => Math.round(Math.abs(box.x + box.width / 2 - middle))
  return row.sort((a, b) => distance(a) - distance(b))[0]?.cell
}

/** The first item of the next or the previous region. */
function inNextRegion(items: readonly HTMLElement[], current: HTMLElement, direction: 1 | -1) {
  const regionOf = (item: HTMLElement | undefined) => item?.closest(regions)
  const isFirst = (item: HTMLElement, index: number) => index === 0 || regionOf(item) !== regionOf(items[index - 1])
  const starts = items.filter(isFirst)
  const at = items.indexOf(current)
  const own = starts.findLastIndex((start) => items.indexOf(start) <= at)
  return starts[own + direction]
}
