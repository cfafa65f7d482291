// The pages of the kiosk, links between them, and the menu of the start page.

import type { kioskPages, MallSnapshot } from '@kiosk-admin/api-client'
import type { Nearby } from '@kiosk-admin/wayfinding/ways'
import type { StationLocation } from './spots'

/** A page of the kiosk that categories and the menu can open. */
export type KioskPage = (typeof kioskPages)[number]

/** The views of a category: tiles, large text, or a list with hours and the way. */
export type CategoryView = 'tiles' | 'large' | 'visit'

/** An entry of the visitor's page stack. */
export type Page =
  | { at: Exclude<KioskPage, 'start'> }
  | { at: 'search' }
  /** The mall's video in sign language. */
  | { at: 'signLanguage' }
  | { at: 'category'; id: string; view: CategoryView }
  | { at: 'item'; id: string }
  | { at: 'service'; id: string }
  /** A record of a kind without a screen of its own. */
  | { at: 'record'; kind: string; id: string }
  /** The way to a wayfinding spot, or to the nearest toilet or the like; without either, the map or the floor plans. */
  | { at: 'pathfinder'; to?: Target; nearby?: Nearby; floorId?: string }

/** A website, opened in a window over the kiosk. */
export type Site = { at: 'site'; url: string; name: string }

/** A document of the media library, opened in a window over the kiosk. */
export type LinkedDocument = { at: 'document'; id: string; name: string }

/** The target of a link. */
export type Destination = Page | Site | LinkedDocument

export type Target = { name: string; areaId: string }

export type MenuEntry = Exclude<KioskPage, 'start'> | 'pathfinder'

const typesOf = { shops: 1, restaurants: 2, serviceCompanies: 3 } as const
export type ItemPage = keyof typeof typesOf
export const typeOfPage = (page: ItemPage) => typesOf[page]
export const isItemPage = (page: string): page is ItemPage => Object.hasOwn(typesOf, page)

/** The entries of the start page's menu; empty pages are left out. */
export function menuOf({ mall, records }: MallSnapshot): MenuEntry[] {
  const has = (kind: string) => (records[kind]?.length ?? 0) > 0
  const isThere = (id: string | null | undefined) => records.category?.some((one) => one.id === id) ?? false
  const ofType = (type: number) => [records.category, records.item].some((all) => all?.some((one) => one.type === type))
  // floors of garages are shown under parking
  const isOwn = (floor: Record<string, unknown>) => (floor.garageId ?? null) === null
  const there: Record<MenuEntry, boolean> = {
    shops: ofType(typesOf.shops),
    restaurants: ofType(typesOf.restaurants),
    serviceCompanies: ofType(typesOf.serviceCompanies),
    services: has('service'),
    offers: has('offer'),
    events: has('event') || Boolean(mall.eventUrl) || isThere(mall.eventCategoryId),
    pathfinder: records.floor?.some(isOwn) ?? false,
    parking: has('garage'),
    surroundingArea: has('place'),
    information: has('infoPage'),
  }
  return (Object.keys(there) as MenuEntry[]).filter((entry) => there[entry])
}

/** Whether the floor of a station is drawn; a station without a floor may have its code on any. */
export const hasMap = ({ records }: MallSnapshot, location: StationLocation | null): boolean =>
  records.floor?.some(({ id, map }) => map && location && (id === location.floorId || location.floorId === null)) ??
  false

/** Whether the mall has a video in sign language. */
export const hasSignVideo = ({ records, media }: MallSnapshot): boolean =>
  records.infoPage?.some(({ signVideoId }) => typeof signVideoId === 'string' && signVideoId in media) ?? false

/** Whether the publication has slideshows of a kind, due or not. */
export const hasSlideshows = ({ records }: MallSnapshot, kind: 'info' | 'screensaver'): boolean =>
  records.slideshow?.some((one) => one.kind === kind) ?? false

/** The fonts of a publication: of the mall, and of its texts. */
export const fontsOf = ({ media }: MallSnapshot) =>
  Object.entries(media).flatMap(([id, { url, mime }]) => (mime.startsWith('font/') ? [{ id, url }] : []))

export const isPdf = (mime: string): boolean => mime === 'application/pdf'

/** Whether the publication has a PDF, which takes code of its own. */
export const hasPdf = ({ media }: MallSnapshot): boolean => Object.values(media).some(({ mime }) => isPdf(mime))

/** Its type also names the characters: `text/plain; charset=utf-8`. */
export const isPlainText = (mime: string): boolean => mime.startsWith('text/plain')

/** The URLs of a publication's files, to keep before they are shown; films last, as they take longest. */
export function filesToKeep({ media }: MallSnapshot): string[] {
  const isFilm = ({ mime }: { mime: string }) => mime.startsWith('video/')
  const files = Object.values(media)
  const inOrder = [...files.filter((file) => !isFilm(file)), ...files.filter(isFilm)]
  return [...new Set(inOrder.map(({ url }) => url))]
}
