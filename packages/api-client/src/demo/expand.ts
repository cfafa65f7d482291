// Builds the demo's records from compact rows.

import type { LanguageCode, Localised } from '../contract/base/fields'
import { openingHours } from './hours'
import { demoId, numberOf, slugOf } from './id'
import { type LogoSpec, logo, logoSize } from './pictures/logo'
import type { MotifName } from './pictures/motifs'
import type { Palette } from './pictures/palette'
import { poster, posterSize } from './pictures/poster'
import { scene } from './pictures/scenes'
import type { Art, CategoryRow, EventRow, ItemRow, OfferRow, ServiceRow, Type } from './rows'
import { type Four, only, paragraphs, sameInAll, texts } from './texts'
import type { DemoMediaCategory, DemoPicture, DemoRecords } from './types'
import { words } from './words'
import { extras } from './words-services'

/** Values that all rows of a mall share. */
export type Place = {
  /** Prefix that keeps ids of malls distinct. */
  key: string
  today: string
  languages: LanguageCode[]
  /** Prefix of telephone numbers, from ranges reserved for fiction. */
  phone: string | null
  address: string
}

export const idOf = (place: Place, kind: string, name: string) => demoId(`${place.key}/${kind}/${name}`)

const categoryIdOf = (place: Place, key: string) => idOf(place, 'category', key)
export const pictureIdOf = (place: Place, name: string) => idOf(place, 'picture', name)
export const itemIdOf = (place: Place, name: string) => idOf(place, 'item', name)

const mediaCategoryIdOf = (place: Place, key: PictureCategory) => idOf(place, 'media-category', key)

/** Categories of pictures. */
const pictureCategories = ['logos', 'categories', 'offers', 'events', 'plans', 'surroundings'] as const
type PictureCategory = (typeof pictureCategories)[number]

/** The categories of a mall's pictures, under the names that its staff gave them. */
export const mediaCategories = (place: Place, names: Record<PictureCategory, string>): DemoMediaCategory[] =>
  pictureCategories.map((key) => ({ id: mediaCategoryIdOf(place, key), kind: 'Image', name: names[key] }))

type Size = { width: number; height: number }

/** The pictures of a mall, each under its file name. */
export class Pictures {
  readonly all: DemoPicture[] = []
  private readonly place: Place

  constructor(place: Place) {
    this.place = place
  }

  add(name: string, svg: string, size: Size, category?: PictureCategory): string {
    const id = pictureIdOf(this.place, name)
    const filed = category ? { categoryId: mediaCategoryIdOf(this.place, category) } : {}
    this.all.push({ id, name: `${name}.svg`, svg, ...size, ...filed })
    return id
  }
}

const posterOf = (key: string, art: Art) => {
  const [motif, palette] = art.split(' ') as [MotifName, Palette]
  return poster(key, motif, palette)
}

export function categories(place: Place, type: Type, rows: CategoryRow[], pictures: Pictures): DemoRecords['category'] {
  return rows.map(([key, name, art, parent], index) => ({
    id: categoryIdOf(place, key),
    type,
    parentId: parent ? categoryIdOf(place, parent) : null,
    index,
    name: only(texts(name), place.languages),
    imageId: pictures.add(`category-${key}`, posterOf(key, art), posterSize, 'categories'),
    status: 'Active',
    clickAction: { kind: 'details' },
  }))
}

/** Removes a language from some texts, as in real data; every record has the first language. */
function withGaps<T>(place: Place, by: { [code in LanguageCode]?: T }, chance: number): { [code in LanguageCode]?: T } {
  const [first, ...others] = place.languages
  const missing = others.length > 0 && chance % 4 === 0 ? others[(chance >>> 4) % others.length] : undefined
  return only(
    by,
    place.languages.filter((code) => code === first || code !== missing),
  )
}

const keysOf = (keys: Four): { [code in LanguageCode]?: string[] } =>
  Object.fromEntries(Object.entries(texts(keys)).map(([code, joined]) => [code, joined.split(', ')]))

export function items(place: Place, type: Type, rows: ItemRow[], pictures: Pictures): DemoRecords['item'] {
  return rows.map(([name, categoryKeys, hours, areaId, logoSpec, status], index) => {
    const chance = numberOf(name)
    const keys = categoryKeys.split(' ')
    const own = words[keys[0] ?? '']
    const slug = slugOf(name)
    const lead = own?.leads[index % own.leads.length]
    const extra = chance % 3 === 0 ? undefined : extras[type][chance % extras[type].length]
    const description = lead ? paragraphs(lead, ...(extra ? [extra] : [])) : {}
    return {
      id: itemIdOf(place, name),
      type,
      categoryIds: keys.map((key) => categoryIdOf(place, key)),
      name: withGaps(place, sameInAll(name), chance),
      logoId:
        logoSpec === 'none'
          ? null
          : pictures.add(slug, logo(name, (logoSpec || undefined) as LogoSpec), logoSize, 'logos'),
      imageId: chance % 2 === 0 ? pictureIdOf(place, `category-${keys[0]}`) : null,
      searchKeys: own ? withGaps(place, keysOf(own.keys), chance) : {},
      openingHours: hours === 'mall' && chance % 5 === 0 ? null : openingHours(hours, place.today, place.languages),
      siteUrl: chance % 7 === 0 ? null : `https://${slug}.example`,
      description: withGaps(place, description, chance),
      popup: chance % 7 === 0 ? 'details' : chance % 5 === 0 ? 'site' : 'details',
      address: type === 1 ? null : place.address,
      areaId,
      phone:
        place.phone && chance % 4 !== 1 ? `${place.phone} ${String((index + type * 30) % 100).padStart(2, '0')}` : null,
      status: status ?? 'Active',
    }
  })
}

const localised = (place: Place, four: Four): Localised => only(texts(four), place.languages)

export function events(place: Place, rows: EventRow[], pictures: Pictures): DemoRecords['event'] {
  return rows.map(({ key, name, time: [hour, minute], span, art, description, status }) => ({
    id: idOf(place, 'event', key),
    name: localised(place, name),
    time: { hour, minute },
    description: only(paragraphs(...description), place.languages),
    imageId: pictures.add(`event-${key}`, scene(art), posterSize, 'events'),
    ...span,
    status: status ?? 'Active',
  }))
}

export function offers(place: Place, rows: OfferRow[], pictures: Pictures): DemoRecords['offer'] {
  return rows.map(({ key, shop, name, span, art, description, status }) => ({
    id: idOf(place, 'offer', key),
    name: localised(place, name),
    shopId: itemIdOf(place, shop),
    imageId: art ? pictures.add(`offer-${key}`, posterOf(key, art), posterSize, 'offers') : null,
    description: only(paragraphs(...description), place.languages),
    ...span,
    status: status ?? 'Active',
  }))
}

export function services(place: Place, rows: readonly ServiceRow[], pictures: Pictures): DemoRecords['service'] {
  return rows.map(([key, name, areaId, art, status], index) => ({
    id: idOf(place, 'service', key),
    name: localised(place, name),
    iconId: pictures.add(`service-${key}`, logo(key, art), logoSize),
    areaId,
    index,
    status: status ?? 'Active',
  }))
}
