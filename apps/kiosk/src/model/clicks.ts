import { statisticTypes } from '@kiosk-admin/api-client'
import type { Click } from '@kiosk-admin/kiosk-client'

type ClickName = keyof typeof statisticTypes

/**
 * Attributes that make an element count in the statistics: `<li {...clickAttributes('categoryItem', shopId)}>`. `refId` is
 * the item for `categoryItem`, otherwise the category, the service or the menu's key; with `null` nothing is counted.
 */
export const clickAttributes = (name: ClickName, refId: string | null) =>
  refId === null ? {} : { 'data-click': name, 'data-ref': refId }

/** Attributes of a control that opens Pathfinder: the way to an item or, without an id, to anything else. */
export const pathfinderLinkAttributes = (itemId?: string) => ({
  'data-click': 'pathFinder' satisfies ClickName,
  ...(itemId === undefined ? {} : { 'data-ref': itemId }),
})

/** Attributes of the screen area of Pathfinder; clicks inside it have its view. */
export const pathfinderViewAttributes = { 'data-view': 'pathfinder' } as const

/** Returns the click to count for an element, by its own attributes or those of its ancestors. */
export function clickOn(element: Element): Click | undefined {
  const marked = element.closest<HTMLElement>('[data-click]')
  const { click, ref } = marked?.dataset ?? {}
  if (click === undefined || !isClickName(click)) return undefined
  // a link to Pathfinder on a Touchguide page belongs to Touchguide
  const view = element.closest('[data-view="pathfinder"]') ? 'pathfinder' : 'touchguide'
  return { type: statisticTypes[click], view, ...(ref === undefined ? {} : { refId: ref }) }
}

const isClickName = (name: string): name is ClickName => Object.hasOwn(statisticTypes, name)

/** Time without a click after which the next one belongs to a new visitor. */
const idleMs = 60_000

/** Maps clicks on elements to statistics. A new visitor's first click also counts as opening Touchguide. */
export function createClickCounter() {
  let last = Number.NEGATIVE_INFINITY
  return function countClicks(element: Element, now: Date): Click[] {
    const isNewVisitor = now.getTime() - last >= idleMs
    last = now.getTime()
    const click = clickOn(element)
    return [
      ...(isNewVisitor ? [{ type: statisticTypes.touchGuide, view: 'touchguide' } as const] : []),
      ...(click ? [click] : []),
    ]
  }
}
