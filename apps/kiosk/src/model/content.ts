// Today's events and offers of a publication, in the visitor's language.

import {
  contentTypes,
  type LanguageCode,
  type Localised,
  languageTags,
  type MallSnapshot,
} from '@kiosk-admin/api-client'
import { collator, dayInZone, timeInZone } from '@kiosk-admin/ui/headless'

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
  coming: ShownEvent[]
  offers: ShownOffer[]
}

const maxComing = 5

/** Minutes for which an event is shown after it began: it has no end. */
const shownFor = 120

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Whether an event of today is over. An event of several days lasts until midnight. */
const isOver = ({ time, startDate, endDate }: ShownEvent, now: string) =>
  startDate === endDate && minutesOf(now) >= minutesOf(time) + shownFor

/** The text in the visitor's language, else in the mall's first, else in any. */
export const textIn = (text: Localised, language: LanguageCode, languages: readonly LanguageCode[]): string =>
  text[language] || (languages[0] && text[languages[0]]) || Object.values(text).find(Boolean) || ''

/** The events and offers of today. Dates are days in the mall's time zone, both ends included. */
export function currentContent(publication: MallSnapshot, language: LanguageCode, now: Date): Shown {
  const { mall, records, media } = publication
  const today = dayInZone(now, mall.timeZone)
  const text = (localised: Localised) => textIn(localised, language, mall.languages)
  const picture = (id: string | null) => (id === null ? null : (media[id] ?? null))

  const events = readRecords(contentTypes.event.body, records.event).map(
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
  const offers = readRecords(contentTypes.offer.body, records.offer)
    .filter(({ startDate, endDate }) => startDate <= today && today <= endDate)
    .map(
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
  const ofToday = events.filter(({ startDate, endDate }) => startDate <= today && today <= endDate)
  const time = timeInZone(now, mall.timeZone)
  const left = ofToday.filter((event) => !isOver(event, time))

  return {
    today,
    events: left.sort((a, b) => a.time.localeCompare(b.time) || order.compare(a.name, b.name)),
    over: left.length < ofToday.length,
    coming: events
      .filter(({ startDate }) => startDate > today)
      .sort((a, b) => a.startDate.localeCompare(b.startDate) || a.time.localeCompare(b.time))
      .slice(0, maxComing),
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
