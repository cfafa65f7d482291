import { statisticTypes } from '@kiosk-admin/api-client'
import type { Click } from '@kiosk-admin/kiosk-client'

type Touch = keyof typeof statisticTypes

/**
 * Marks what counts when it is touched: `<li {...counts('categoryItem', shopId)}>`. The second is the item for
 * `categoryItem` and `pathFinder`, the category, the service, or the menu's key. What has none is not counted.
 */
export const counts = (touch: Touch, refId: string | null) =>
  refId === null ? {} : { 'data-touch': touch, 'data-ref': refId }

/** Marks what opens Pathfinder: the way to an item, or, without one, to anything else. */
export const opensPathfinder = (itemId?: string) => ({
  'data-touch': 'pathFinder' satisfies Touch,
  ...(itemId === undefined ? {} : { 'data-ref': itemId }),
})

/** Marks the part of the screen in which a touch happens in Pathfinder. */
export const inPathfinder = { 'data-view': 'pathfinder' } as const

/** What a touch on this element counts as; a part of something that is marked counts as that. */
export function clickOn(element: Element): Click | undefined {
  const marked = element.closest<HTMLElement>('[data-touch]')
  const { touch, ref } = marked?.dataset ?? {}
  if (touch === undefined || !isTouch(touch)) return undefined
  // the way to something begins in Touchguide, too: Pathfinder is what it opens
  const view = element.closest('[data-view="pathfinder"]') ? 'pathfinder' : 'touchguide'
  return { type: statisticTypes[touch], view, ...(ref === undefined ? {} : { refId: ref }) }
}

const isTouch = (name: string): name is Touch => Object.hasOwn(statisticTypes, name)

/** A visitor who comes after this long without a touch is another one. */
const idleMs = 60_000

/** Says what a touch counts as: the first one of a visitor opens Touchguide, whatever it is on. */
export function createVisitors() {
  let last = Number.NEGATIVE_INFINITY
  return function clicksOf(element: Element, now: Date): Click[] {
    const comes = now.getTime() - last >= idleMs
    last = now.getTime()
    const click = clickOn(element)
    return [
      ...(comes ? [{ type: statisticTypes.touchGuide, view: 'touchguide' } as const] : []),
      ...(click ? [click] : []),
    ]
  }
}
