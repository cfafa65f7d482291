// The content of the pages behind the start page: categories, items, services, floors, places.

import {
  contentTypes,
  type LanguageCode,
  type Localised,
  languageCodes,
  languageTags,
  type MallSnapshot,
  singleRecords,
  visitorLanguages,
} from '@kiosk-admin/api-client'
import * as z from '@kiosk-admin/api-client/zod'
import { collator, dayInZone, hoursInMall, type OpeningHours } from '@kiosk-admin/ui/headless'
import { textIn } from '@kiosk-admin/wayfinding'
import { readRecords, type ShownPicture } from './content'

const texts = z.partialRecord(z.enum(languageCodes), z.string())

/** Fields that the generic record page shows, for kinds without a screen of their own. */
const namedRecord = z.object({
  name: texts,
  description: z._default(texts, {}),
  imageId: z._default(z.nullable(z.string()), null),
})

/** The content of the pages behind the start page, in one language, in the order of staff. */
export type Guide = ReturnType<typeof guideOf>
export type GuideCategory = Guide['categories'][number]
export type GuideItem = Guide['items'][number]
export type GuideFloor = Guide['floors'][number]

export function guideOf({ mall, records, media }: MallSnapshot, language: LanguageCode, now: Date) {
  const languages = visitorLanguages(language, mall.languages)
  const text = (localised: Localised) => textIn(localised, languages)
  const picture = (id: string | null): ShownPicture | null => (id === null ? null : (media[id] ?? null))
  const byName = collator(languageTags[language])
  const inOrder = <T extends { index: number; name: string }>(all: T[]) =>
    all.sort((a, b) => a.index - b.index || byName.compare(a.name, b.name))
  const [information] = readRecords(singleRecords.infoPage.body, records.infoPage)
  const categories = inOrder(
    readRecords(contentTypes.category.body, records.category).map(({ name, imageId, ...rest }) => ({
      ...rest,
      name: text(name),
      picture: picture(imageId),
    })),
  )

  return {
    today: dayInZone(now, mall.timeZone),
    timeZone: mall.timeZone,
    /** Languages of texts, best first. */
    languages,
    categories,
    /** Links to further events: a published category of the mall and an external calendar. */
    moreEvents: { category: categories.find(({ id }) => id === mall.eventCategoryId), url: mall.eventUrl ?? null },
    items: readRecords(contentTypes.item.body, records.item)
      .map(({ name, description, logoId, imageId, openingHours, ...rest }) => ({
        ...rest,
        name: text(name),
        description: text(description),
        logo: picture(logoId),
        picture: picture(imageId),
        hours: (hoursInMall(openingHours, information?.openingHours) ?? null) as OpeningHours | null,
      }))
      .sort((a, b) => byName.compare(a.name, b.name)),
    services: inOrder(
      readRecords(contentTypes.service.body, records.service).map(({ name, iconId, imageId, ...rest }) => ({
        ...rest,
        name: text(name),
        icon: picture(iconId),
        picture: picture(imageId),
      })),
    ),
    garages: inOrder(
      readRecords(contentTypes.garage.body, records.garage).map(({ id, index, name }) => ({
        id,
        index,
        name: text(name),
      })),
    ),
    floors: inOrder(
      readRecords(contentTypes.floor.body, records.floor).map(({ name, mapTitle, floorMapId, markers, ...rest }) => ({
        ...rest,
        name: text(name),
        title: text(mapTitle),
        plan: picture(floorMapId),
        markers: markers.map(({ label, position }) => ({ label: text(label), position })),
      })),
    ),
    places: readRecords(contentTypes.place.body, records.place)
      .map(({ name, description, imageId, ...rest }) => ({
        ...rest,
        name: text(name),
        description: text(description),
        picture: picture(imageId),
      }))
      .sort((a, b) => byName.compare(a.name, b.name)),
    /** The texts and the picture of a record of any kind. */
    record(kind: string, id: string) {
      const found = records[kind]?.find((one) => one.id === id)
      const [named] = found ? readRecords(namedRecord, [found]) : []
      return named && { name: text(named.name), description: text(named.description), picture: picture(named.imageId) }
    },
    information: information
      ? {
          title: text(information.title),
          footer: text(information.footerTitle),
          hours: information.openingHours as OpeningHours,
          photo: picture(information.photoId),
          signVideo: picture(information.signVideoId),
        }
      : null,
  }
}

const childrenOf = ({ categories }: Guide, id: string) => categories.filter(({ parentId }) => parentId === id)

/** The top categories of a type: those without a published parent. */
export const rootsOf = ({ categories }: Guide, type: number) =>
  categories.filter((one) => one.type === type && !categories.some(({ id }) => id === one.parentId))

/** A category and its descendants, each once even if staff have nested them in a loop. */
function branchOf(guide: Guide, id: string, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const child of childrenOf(guide, id)) branchOf(guide, child.id, found)
  return found
}

/** The items of a category and its descendants: "Fashion" includes shoes. */
export function itemsIn(guide: Guide, id: string): GuideItem[] {
  const branch = branchOf(guide, id)
  return guide.items.filter(({ categoryIds }) => categoryIds.some((one) => branch.has(one)))
}

export type CategoryContent = { category: GuideCategory; children: GuideCategory[]; items: GuideItem[] }

/**
 * The content of a category's view. In large text and under Visit it can be that of another category, if staff have chosen
 * one and it is published.
 */
export function contentOf(guide: Guide, id: string, view: 'tiles' | 'large' | 'visit'): CategoryContent | undefined {
  const category = guide.categories.find((one) => one.id === id)
  if (!category) return undefined
  const sourceId =
    view === 'large' && category.dynamicSimpleView
      ? category.simpleViewCategoryId
      : view === 'visit' && category.dynamicVisit
        ? category.visitCategoryId
        : null
  const shown = guide.categories.some((one) => one.id === sourceId) && sourceId ? sourceId : id
  return { category, children: view === 'tiles' ? childrenOf(guide, id) : [], items: itemsIn(guide, shown) }
}
