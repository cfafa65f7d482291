import { addDays, daysBetween, type IsoDate, isDay, type Weekday, weekdayOf, weekdays } from '../../theme/days'
import {
  clockText,
  exceptionRuns,
  type HoursTextOptions,
  type HoursWriteOptions,
  joinDays,
  MAX_EXCEPTION_DAYS,
  type ReadHours,
  tidySlots,
} from '../exception-runs'
import { hoursInMall, type OwnHours } from '../mall-hours'
import { noHours, type Slot } from '../opening-hours'
import { fromOsm } from './osm'

/** An entry of schema.org's `openingHoursSpecification`, as it is written in JSON-LD. */
export type OpeningHoursSpecification = {
  '@type': 'OpeningHoursSpecification'
  name?: string
  /** `https://schema.org/Monday` … */
  dayOfWeek?: string[]
  /** `HH:mm`; both at `00:00` is closed all day, `00:00` to `23:59` is open all day. */
  opens: string
  /** At or before `opens` it is on the next day. */
  closes: string
  validFrom?: IsoDate
  validThrough?: IsoDate
}

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const type = '@type'
const kind = 'OpeningHoursSpecification'

/** What search engines take for closed and for open all day: 24:00 is no time to them. */
const CLOSED = { opens: '00:00', closes: '00:00' }
const ALL_DAY = { opens: '00:00', closes: '23:59' }

function timesOf({ from, to }: Slot) {
  if (from === '00:00' && (to === '24:00' || to === '00:00')) return ALL_DAY
  return { opens: from, closes: to === '24:00' ? '00:00' : to }
}

/**
 * Hours as schema.org's `openingHoursSpecification`: days with the same slot in one entry, exceptions by `validFrom` and
 * `validThrough`. Times that cannot be read are left out.
 */
export function toSchemaOrg(
  own: OwnHours,
  { language = 'en', mall }: HoursWriteOptions = {},
): OpeningHoursSpecification[] {
  const hours = hoursInMall(own, mall) ?? own
  const groups = new Map<string, { slot: Slot; days: string[] }>()
  for (const [index, day] of weekdays.entries()) {
    for (const slot of tidySlots(hours.week[day])) {
      const key = `${slot.from}-${slot.to}`
      const group = groups.get(key) ?? { slot, days: [] }
      group.days.push(`https://schema.org/${names[index]}`)
      groups.set(key, group)
    }
  }
  const week = [...groups.values()].map(
    ({ slot, days }) => ({ [type]: kind, dayOfWeek: days, ...timesOf(slot) }) as const,
  )
  const dated = exceptionRuns(hours).flatMap(({ from, to, name, slots }) => {
    const text = name[language]?.trim()
    const valid = { ...(text ? { name: text } : {}), validFrom: from, validThrough: to }
    const times = slots.length > 0 ? slots.map(timesOf) : [CLOSED]
    return times.map((own) => ({ [type]: kind, ...valid, ...own }) as const)
  })
  const entries = [...week, ...dated]
  // no entry at all would not mean closed
  return entries.length > 0
    ? entries
    : [{ [type]: kind, dayOfWeek: names.map((name) => `https://schema.org/${name}`), ...CLOSED }]
}

/** A shop, or other thing, of schema.org. */
export type SchemaOrgRecord = Pick<ReadHours, 'unread'> & {
  /** Empty if it has none. */
  name: string
  /** `null` if its hours are not given, or cannot be read: it may be open. */
  hours: ReadHours['hours'] | null
}

type Entry = { days: Weekday[]; slot: Slot | undefined; from: IsoDate; to: IsoDate; name: string; skipped: string[] }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null || value === '' ? [] : [value]

/** `09:00`, `9:00`, `09:00:00`, `09:00:00+01:00`: the clock on the wall, whatever its zone. */
function timeFrom(value: unknown): string | undefined {
  const found = typeof value === 'string' ? /^T?(\d{1,2}):(\d\d)(?::00)?(?:Z|[+-]\d\d:?\d\d)?$/.exec(value) : null
  return found?.[1] && found[2] ? clockText(found[1], found[2]) : undefined
}

/** A slot; null when closed, undefined when it cannot be read. */
function slotFrom({ opens, closes }: Record<string, unknown>): Slot | null | undefined {
  if (opens === undefined && closes === undefined) return null
  const [from, to] = [timeFrom(opens), timeFrom(closes)]
  if (from === undefined || to === undefined || from === '24:00') return undefined
  if (from === '00:00' && to === '00:00') return null
  if (from === '00:00' && to === '23:59') return { from, to: '24:00' }
  return { from, to: to === '00:00' ? '24:00' : to }
}

/** `Monday`, `https://schema.org/Monday`, or an object with that as its `@id`. */
function dayFrom(value: unknown): Weekday | undefined {
  const text = isRecord(value) ? value['@id'] : value
  const name = typeof text === 'string' ? text.replace(/^.*[/#:]/, '') : ''
  return weekdays[(names as readonly string[]).indexOf(name)]
}

const dateFrom = (value: unknown) =>
  value === undefined ? '' : typeof value === 'string' ? value.slice(0, 10) : 'wrong'

function entryFrom(value: unknown): Entry | undefined {
  if (!isRecord(value)) return undefined
  const slot = slotFrom(value)
  const given = listOf(value.dayOfWeek)
  const days = given.flatMap((one) => dayFrom(one) ?? [])
  const [from, through] = [dateFrom(value.validFrom), dateFrom(value.validThrough)]
  // one end alone is a change for good, which exceptions do not know
  if (slot === undefined || (from === '') !== (through === '')) return undefined
  if (from !== '' && !(isDay(from) && isDay(through) && from <= through)) return undefined
  if (from !== '' && daysBetween(from, through) >= MAX_EXCEPTION_DAYS) return undefined
  if (given.length > 0 && days.length === 0) return undefined
  return {
    days: given.length === 0 ? [...weekdays] : days,
    slot: slot ?? undefined,
    from,
    to: through,
    name: typeof value.name === 'string' ? value.name : '',
    skipped: given.filter((one) => !dayFrom(one)).map((one) => JSON.stringify(one)),
  }
}

const entryKeys = ['opens', 'closes', 'dayOfWeek', 'validFrom', 'validThrough']
const isEntry = (value: Record<string, unknown>) => value[type] === kind || entryKeys.some((key) => key in value)

const isThing = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && !Array.isArray(value) && !isEntry(value)

/** Whether a thing of a graph is a place: it has hours, or an address, unlike the website or a breadcrumb. */
const isPlace = (value: unknown) =>
  isThing(value) &&
  ['openingHours', 'openingHoursSpecification', 'specialOpeningHoursSpecification', 'address'].some(
    (key) => key in value,
  )

/** The things with hours; entries outside of a thing are one without a name. */
function thingsOf(data: unknown): Record<string, unknown>[] {
  if (isThing(data)) return Array.isArray(data['@graph']) ? data['@graph'].filter(isPlace).flatMap(thingsOf) : [data]
  const all = listOf(data)
  const entries = all.filter((one) => !isThing(one))
  return [
    ...(entries.length > 0 ? [{ openingHoursSpecification: entries }] : []),
    ...all.filter(isThing).flatMap(thingsOf),
  ]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * Reads schema.org's `openingHoursSpecification`, `specialOpeningHoursSpecification` and `openingHours` of a thing, of
 * each place of a `@graph` or list, entries alone, or JSON-LD as text. What cannot be read is named in `unread`.
 */
export const fromSchemaOrg = (data: unknown, { language = 'en' }: HoursTextOptions = {}): SchemaOrgRecord[] =>
  thingsOf(typeof data === 'string' ? parsed(data) : data).map((thing) => recordFrom(thing, language))

function recordFrom(thing: Record<string, unknown>, language: string): SchemaOrgRecord {
  const hours = noHours()
  const unread: string[] = []
  let found = false
  for (const value of listOf(thing.openingHours)) {
    // a text such as `Mo-Sa 10:00-20:00` is also one of OpenStreetMap, which allows more
    const read = typeof value === 'string' ? fromOsm(value, { language }) : undefined
    const isOpen = weekdays.some((day) => read?.hours.week[day].length)
    if (!read || read.hours.exceptions.length > 0 || (read.unread.length > 0 && !isOpen)) {
      unread.push(typeof value === 'string' ? value : JSON.stringify(value))
      continue
    }
    found = true
    unread.push(...read.unread)
    for (const day of weekdays) hours.week[day].push(...read.hours.week[day])
  }
  const days = new Map<IsoDate, { day: IsoDate; name: string; slots: Slot[] }>()
  for (const value of [...listOf(thing.openingHoursSpecification), ...listOf(thing.specialOpeningHoursSpecification)]) {
    const entry = entryFrom(value)
    if (!entry) {
      unread.push(typeof value === 'string' ? value : JSON.stringify(value))
      continue
    }
    found = true
    unread.push(...entry.skipped)
    const { slot } = entry
    if (entry.from === '') {
      for (const day of entry.days) if (slot) hours.week[day].push({ ...slot })
      continue
    }
    for (let day = entry.from; day <= entry.to; day = addDays(day, 1)) {
      if (!entry.days.includes(weekdayOf(day))) continue
      const own = days.get(day) ?? { day, name: entry.name, slots: [] }
      if (slot) own.slots.push({ ...slot })
      days.set(day, own)
    }
  }
  for (const day of weekdays) hours.week[day] = tidySlots(hours.week[day])
  for (const own of days.values()) own.slots = tidySlots(own.slots)
  hours.exceptions = joinDays([...days.values()], language)
  return { name: typeof thing.name === 'string' ? thing.name : '', hours: found ? hours : null, unread }
}
