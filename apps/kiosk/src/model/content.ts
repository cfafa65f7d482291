// Today's events and offers of a publication, in the visitor's language.

import {
  contentTypes,
  type LanguageCode,
  type Localised,
  languageTags,
  type MallSnapshot,
  mallClock,
  type VisibilityRules,
  type VisitorContext,
  visibilityOf,
  visitorLanguages,
} from '@kiosk-admin/api-client'
import { collator, dayInZone } from '@kiosk-admin/ui/headless'
import { textIn } from '@kiosk-admin/wayfinding'

export type ShownPicture = { url: string; width: number | null; height: number | null }

export type ShownEvent = {
  id: string
  name: string
  /** Rich text. */
  description: string
  /** `14:00` */
  time: string
  startDate: string
  endDate: string
  picture: ShownPicture | null
}

export type ShownOffer = {
  id: string
  name: string
  /** Rich text. */
  description: string
  shop: string | null
  shopId: string | null
  endDate: string
  picture: ShownPicture | null
}

export type Shown = {
  /** Today in the mall's time zone. */
  today: string
  /** What still happens today, by time. */
  events: ShownEvent[]
  /** Whether an event of today is over. */
  over: boolean
  /** Events of later days, by day and time. */
  coming: ShownEvent[]
  offers: ShownOffer[]
}

/** The moment and the published records, for what visitors see. */
function visitorContext({ mall, records }: MallSnapshot, now: Date): VisitorContext {
  const published = new Set(Object.values(records).flatMap((all) => all.map(({ id }) => id)))
  return {
    clock: mallClock(now, mall.timeZone),
    isPublished: (id) => published.has(id),
  }
}

/** The events that visitors see at a moment, those of later days included, and the offers. */
export function shownRecords(publication: MallSnapshot, now: Date) {
  const { event, offer } = contentTypes
  const context = visitorContext(publication, now)
  const isShown = (rules: VisibilityRules) => (record: object) => visibilityOf(rules, record, context).state === 'shown'
  return {
    events: readRecords(event.body, publication.records.event).filter(isShown(event)),
    offers: readRecords(offer.body, publication.records.offer).filter(isShown(offer)),
  }
}

/** The events and offers of today. Dates are days in the mall's time zone, both ends included. */
export function currentContent(publication: MallSnapshot, language: LanguageCode, now: Date): Shown {
  const { mall, records, media } = publication
  const today = dayInZone(now, mall.timeZone)
  const languages = visitorLanguages(language, mall.languages)
  const text = (localised: Localised) => textIn(localised, languages)
  const picture = (id: string | null) => (id === null ? null : (media[id] ?? null))

  const shown = shownRecords(publication, now)
  const events = shown.events.map(
    ({ id, name, description, time, imageId, startDate, endDate }): ShownEvent => ({
      id,
      name: text(name),
      description: text(description),
      time: [time.hour, time.minute].map((part) => String(part).padStart(2, '0')).join(':'),
      startDate,
      endDate,
      picture: picture(imageId),
    }),
  )
  const shops = new Map(readRecords(contentTypes.item.body, records.item).map(({ id, name }) => [id, text(name)]))
  const offers = shown.offers.map(
    ({ id, name, description, shopId, imageId, endDate }): ShownOffer => ({
      id,
      name: text(name),
      description: text(description),
      shop: (shopId !== null && shops.get(shopId)) || null,
      shopId,
      endDate,
      picture: picture(imageId),
    }),
  )

  const order = collator(languageTags[language])
  const isToday = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
    startDate <= today && today <= endDate
  const left = events.filter(isToday)

  return {
    today,
    events: left.sort((a, b) => a.time.localeCompare(b.time) || order.compare(a.name, b.name)),
    over: left.length < readRecords(contentTypes.event.body, records.event).filter(isToday).length,
    coming: events
      .filter(({ startDate }) => startDate > today)
      .sort((a, b) => a.startDate.localeCompare(b.startDate) || a.time.localeCompare(b.time)),
    // offers that end first come first
    offers: offers.sort((a, b) => a.endDate.localeCompare(b.endDate) || order.compare(a.name, b.name)),
  }
}

type SnapshotRecord = MallSnapshot['records'][string][number]
type Schema<T> = { safeParse(value: unknown): { success: true; data: T } | { success: false } }

/** Parses the records of a kind; records that this version cannot parse are left out. */
export function readRecords<T extends object>(
  schema: Schema<T>,
  records: SnapshotRecord[] = [],
): (T & { id: string })[] {
  return records.flatMap((record) => {
    const result = schema.safeParse(record)
    return result.success ? [{ ...result.data, id: record.id }] : []
  })
}
