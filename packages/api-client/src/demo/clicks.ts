import { addDays } from './dates'
import { numberOf } from './id'
import type { DemoMall } from './types'

/** Number of clicks of one type at one station within one hour. */
export type DemoClicks = {
  stationId: string
  /** A number of `statisticTypes`. */
  type: number
  view: 'touchguide' | 'pathfinder'
  refId: string | null
  /** The hour in the mall's time zone, `YYYY-MM-DD HH:00`. */
  hour: string
  count: number
}

/** Relative traffic by weekday from Monday, with peaks on Friday and Saturday. */
const byWeekday = [0.72, 0.75, 0.8, 0.9, 1.25, 1.4, 0.85]
/** Relative traffic by hour from nine, with peaks before work, at lunch, after work and before the cinema. */
const byHour = [0.3, 0.6, 0.9, 1.2, 1.05, 0.95, 1.1, 1.4, 1.5, 1.15, 0.8, 0.5, 0.35]
const opens = 9
/** Relative traffic by month from January, with peaks in summer and December. */
const byMonth = [0.8, 0.78, 0.85, 0.9, 0.95, 1.05, 1.15, 1.05, 0.9, 0.95, 1.15, 1.6]
/** Relative traffic of each station. */
export const byStation = [1.3, 1.7, 1.15, 0.55, 0.75, 0.4, 0.5, 0.3]
const menuKeys = ['shops', 'restaurants', 'offers', 'events', 'services', 'parking', 'information']

/** Deterministic pseudo-random numbers from 0 to 1, seeded by a text (mulberry32). */
export function randomOf(text: string): () => number {
  let state = numberOf(text)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const weekdayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** Generates clicks for a number of days before a local time, `YYYY-MM-DD HH:mm`. */
export function demoClicks({ id, stations, records }: DemoMall, until: string, days: number): DemoClicks[] {
  const today = until.slice(0, 10)
  const active = records.item
    .filter(({ status }) => status === 'Active')
    .map(({ id: item, type }) => ({ id: item, type }))
  const popular = (some: { id: string }[]) => some.map((one) => one.id).sort((a, b) => numberOf(a) - numberOf(b))
  const meals = popular(active.filter(({ type }) => type === 2))
  const items = popular(active)
  const categories = popular(records.category.filter(({ parentId }) => !parentId))
  const services = popular(records.service.filter(({ status }) => status === 'Active'))

  const clicks: DemoClicks[] = []
  for (let back = days; back >= 0; back--) {
    const day = addDays(today, -back)
    const random = randomOf(`${id} ${day}`)
    const dayFactor = (byWeekday[weekdayOf(day)] ?? 1) * (byMonth[Number(day.slice(5, 7)) - 1] ?? 1)
    // the use of stations grows over time, and is higher in rain than in sun
    const crowd = dayFactor * (1.1 - (0.3 * back) / days) * (0.86 + 0.28 * random())
    for (const [nth, { id: stationId }] of stations.entries()) {
      for (const [later, hourFactor] of byHour.entries()) {
        const hour = `${day} ${String(opens + later).padStart(2, '0')}:00`
        if (hour >= until) continue
        const most = 13 * crowd * hourFactor * (byStation[nth % byStation.length] ?? 1)
        const add = (type: number, refId: string | null | undefined, share: number, view: DemoClicks['view']) => {
          const count = Math.round(most * share * (0.5 + random()))
          if (count > 0 && refId !== undefined) clicks.push({ stationId, type, view, refId, hour, count })
        }
        // skewed: few records get most clicks
        const one = (ids: string[]) => ids[Math.floor(ids.length * random() ** 2.4)]
        const lunch = opens + later >= 11 && opens + later <= 13 && random() < 0.6
        // not every element is clicked in every hour
        if (random() < 0.6) add(3, one(categories), 1.3, random() < 0.8 ? 'touchguide' : 'pathfinder')
        if (random() < 0.55) add(1, one(lunch ? meals : items), 1.1, 'touchguide')
        if (random() < 0.35) add(2, one(lunch ? meals : items), 0.9, 'pathfinder')
        if (random() < 0.2) add(4, one(menuKeys), 0.9, 'touchguide')
        if (random() < 0.15) add(5, one(services), 0.8, random() < 0.5 ? 'touchguide' : 'pathfinder')
        if (random() < 0.1) add(0, null, 0.8, 'touchguide')
      }
    }
  }
  return clicks
}
