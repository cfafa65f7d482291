import type { FrozenMall, kioskPages } from '@kiosk-admin/api-client'

export type KioskPage = (typeof kioskPages)[number]

/** How the items of a category are shown: as tiles, in large text, or with hours and the way. */
export type CategoryView = 'tiles' | 'large' | 'visit'

/** Where a visitor is; each touch that leads somewhere puts one more on top. */
export type Page =
  | { at: Exclude<KioskPage, 'start'> }
  | { at: 'category'; id: string; view: CategoryView }
  | { at: 'item'; id: string }
  | { at: 'service'; id: string }
  /** The way to a wayfinding spot; without one, the plans of the house. */
  | { at: 'pathfinder'; to?: Target; floorId?: string }

/** An address outside of the kiosk, which opens in a window of its own. */
export type Site = { at: 'site'; url: string; name: string }

/** Where a touch leads. */
export type Destination = Page | Site

export type Target = { name: string; areaId: string }

export type MenuEntry = Exclude<KioskPage, 'start'> | 'pathfinder'

const typesOf = { shops: 1, restaurants: 2, serviceCompanies: 3 } as const
export type ItemPage = keyof typeof typesOf
export const typeOfPage = (page: ItemPage) => typesOf[page]
export const isItemPage = (page: string): page is ItemPage => Object.hasOwn(typesOf, page)

/** What the start offers: pages without anything on them are left out. */
export function menuOf({ mall, records }: FrozenMall): MenuEntry[] {
  const has = (kind: string) => (records[kind]?.length ?? 0) > 0
  const isThere = (id: string | null) => records.category?.some((one) => one.id === id) ?? false
  const ofType = (type: number) => [records.category, records.item].some((all) => all?.some((one) => one.type === type))
  // the plans of the house itself; a garage's are found under parking
  const isOwn = (floor: Record<string, unknown>) => (floor.garageId ?? null) === null
  const there: Record<MenuEntry, boolean> = {
    shops: ofType(typesOf.shops),
    restaurants: ofType(typesOf.restaurants),
    serviceCompanies: ofType(typesOf.serviceCompanies),
    services: has('service'),
    offers: has('offer'),
    events: has('event') || mall.eventUrl !== null || isThere(mall.eventCategoryId),
    pathfinder: records.floor?.some(isOwn) ?? false,
    parking: has('garage'),
    surroundingArea: has('place'),
    information: has('infoPage'),
  }
  return (Object.keys(there) as MenuEntry[]).filter((entry) => there[entry])
}

/** Whether there are slideshows of a kind, due or not. */
export const hasSlideshows = ({ records }: FrozenMall, kind: 'info' | 'screensaver'): boolean =>
  records.slideshow?.some((one) => one.kind === kind) ?? false

/** The addresses of all files that slideshows show, due or not. */
export function slideshowFiles({ records, media }: FrozenMall): string[] {
  // wherever in a slide a file is named: ids stand nowhere else
  const said = JSON.stringify(records.slideshow ?? [])
  return Object.entries(media).flatMap(([id, { url }]) => (said.includes(id) ? [url] : []))
}
