// What visitors search: the records of a publication, with their texts in all languages.

import { contentTypes, type Localised, type MallSnapshot } from '@kiosk-admin/api-client'
import type { SearchRecord } from '@kiosk-admin/wayfinding/search'
import { readRecords, shownRecords } from './content'

/** Kinds of records that a search finds. */
export type FoundKind = 'item' | 'category' | 'service' | 'offer' | 'event' | 'place' | 'garage'

export type FoundRecord = SearchRecord & {
  kind: FoundKind
  /** Its wayfinding code. */
  areaId: string | null
  /** Its floor, if it has no code but a point on a plan. */
  floorId: string | null
}

/** Minutes of the way to a record, if there is one. */
export type MinutesTo = (record: FoundRecord) => number | undefined

/** What a visitor has typed and chosen on the search page. */
export type SearchState = {
  text: string
  openOnly: boolean
  /** The letter whose names are listed; `null` for all. */
  letter: string | null
}

/**
 * The text to report of those that found nothing, one after another: the last one, but not what is left of it while it is
 * deleted.
 */
export const missedText = (before: string, text: string): string => (before.startsWith(text) ? before : text)

export const emptySearch: SearchState = { text: '', openOnly: false, letter: null }

/** The records to search, of those that visitors see at a moment. An offer of a shop finds the shop. */
export function searchRecordsOf(publication: MallSnapshot, now: Date): FoundRecord[] {
  const { records } = publication
  const categories = new Map(
    readRecords(contentTypes.category.body, records.category).map((category) => [category.id, category]),
  )
  const items = readRecords(contentTypes.item.body, records.item)
  const { events, offers } = shownRecords(publication, now)
  const offersByShop = Map.groupBy(offers, ({ shopId }) => shopId)

  /** Names of categories and those above them: a shop of shoes is found by fashion. */
  function namesOf(ids: readonly string[], found = new Map<string, Localised>()): Localised[] {
    for (const id of ids) {
      const category = categories.get(id)
      if (!category || found.has(id)) continue
      found.set(id, category.name)
      if (category.parentId !== null) namesOf([category.parentId], found)
    }
    return [...found.values()]
  }

  const recordOf = (kind: FoundKind, { id, name }: { id: string; name: Localised }) => ({
    kind,
    id,
    name,
    areaId: null,
    floorId: null,
  })
  return [
    ...items.map(
      ({ categoryIds, searchKeys, areaId, ...item }): FoundRecord => ({
        ...recordOf('item', item),
        categories: namesOf(categoryIds),
        searchWords: searchKeys,
        offers: (offersByShop.get(item.id) ?? []).map(({ name }) => name),
        areaId,
      }),
    ),
    ...[...categories.values()].map((category) => recordOf('category', category)),
    ...readRecords(contentTypes.service.body, records.service).map((service) => ({
      ...recordOf('service', service),
      areaId: service.areaId,
    })),
    ...(offersByShop.get(null) ?? []).map((offer) => recordOf('offer', offer)),
    ...events.map((event) => recordOf('event', event)),
    ...readRecords(contentTypes.place.body, records.place).map((place) => ({
      ...recordOf('place', place),
      floorId: place.floorId,
    })),
    ...readRecords(contentTypes.garage.body, records.garage).map((garage) => recordOf('garage', garage)),
  ]
}
