import { numberFormat, weekdays } from '@kiosk-admin/ui/headless'
import { formatDay } from '../days'

/** Maximum length before a text is truncated. */
const LONGEST = 240

export type ValueFormat = {
  nothing: string
  yes: string
  no: string
  /** The web's tag of the reader's language. */
  locale: string
  /** One of the fixed values of a field, in the reader's language. */
  value: (field: string, value: string) => string | undefined
  /** Unit of a field that is a number. */
  unit: (field: string) => string | undefined
  /** Label of a field. */
  field: (name: string) => string | undefined
  /** Name of a language, by code. */
  language: (code: string) => string | undefined
  /** Name of another record, by id. */
  record: (id: string) => string
}

/**
 * Formats a stored value for display: localised texts, lists and times; rich text as plain text; nested values by their
 * content.
 */
export function formatValue(value: unknown, format: ValueFormat, field = ''): string {
  const text = plain(value, format, field).trim()
  if (text === '') return format.nothing
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPoint = (value: unknown) => isFields(value) && typeof value.x === 'number' && typeof value.y === 'number'

const isRing = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isPoint)

/** Whether all items of a list are drawn on a plan: they have a position or points. */
const isDrawn = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => isRing(one) || (isFields(one) && (isPoint(one.at) || isRing(one.points))))

function plain(value: unknown, format: ValueFormat, field: string): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? format.yes : format.no
  if (typeof value === 'string') return textOf(value, format, field)
  if (typeof value === 'number') return format.value(field, String(value)) ?? numberText(value, format, field)
  // positions mean nothing to readers
  if (isDrawn(value)) return plain(value.length, format, '')
  if (Array.isArray(value)) return joined(inWeekOrder(value, String).map((one) => plain(one, format, field)))
  return isFields(value) ? ofFields(value, format, field) : ''
}

function numberText(value: number, { locale, unit }: ValueFormat, field: string) {
  const number = numberFormat(locale, { maximumFractionDigits: 6 }).format(value)
  const symbol = unit(field)
  return symbol ? `${number} ${symbol}` : number
}

function ofFields(value: Fields, format: ValueFormat, field: string): string {
  // shows a referenced record by name
  if ('id' in value && 'name' in value) return plain(value.name, format, field)
  if (typeof value.hour === 'number') return `${two(value.hour)}:${two(value.minute ?? 0)}`
  if ('latitude' in value) return `${plain(value.latitude, format, '')}; ${plain(value.longitude, format, '')}`
  if (isPoint(value)) return [value.x, value.y].map((part) => percentText(part, format)).join('; ')
  const { from, to, ...rest } = value
  if (isDay(from) && isDay(to)) return joined([daysOf(from, to, format), ofFields(rest, format, field)])
  if (from && to && Object.keys(rest).length === 0) return `${from}–${to}`
  return joined(
    inWeekOrder(Object.entries(value), ([name]) => name).map(([name, one]) => {
      const text = plain(one, format, name)
      const label = format.language(name) ?? weekdayName(name, format.locale) ?? format.field(name)
      return text && label ? `${label}: ${text}` : text
    }),
  )
}

const DAY = /^\d{4}-\d\d-\d\d$/

const isDay = (value: unknown): value is string => typeof value === 'string' && DAY.test(value)

/** One date, or the first and the last. */
const daysOf = (from: string, to: string, format: ValueFormat) =>
  [...new Set([from, to])].map((day) => textOf(day, format, '')).join(' – ')

const percentText = (part: unknown, { locale }: ValueFormat) =>
  numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(Number(part))

const joined = (texts: readonly string[]) => texts.filter(Boolean).join(', ')

const two = (part: unknown) => String(part).padStart(2, '0')

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const days: readonly string[] = weekdays

/** Sorts weekdays from Monday to Sunday, which the database does not; other things stay as they are, after them. */
function inWeekOrder<T>(all: readonly T[], nameOf: (one: T) => string): T[] {
  const placeOf = (one: T) => (days.includes(nameOf(one)) ? days.indexOf(nameOf(one)) : days.length)
  return all.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** A day of the week by its key, `mon`; 2 November 2026 was a Monday. */
export const weekdayName = (name: string, locale: string) => {
  const place = days.indexOf(name)
  return place < 0 ? undefined : formatDay(`2026-11-0${2 + place}`, locale, { weekday: 'short' })
}

function textOf(value: string, format: ValueFormat, field: string): string {
  const known = format.value(field, value)
  if (known !== undefined) return known
  if (field === 'weekdays') return weekdayName(value, format.locale) ?? value
  if (field === 'languages') return format.language(value) ?? value
  if (DAY.test(value)) {
    return formatDay(value, format.locale, { day: 'numeric', month: 'short', year: 'numeric' })
  }
  // ids inside a record mean nothing to users
  if (field === 'id') return ''
  if (ID.test(value)) return format.record(value)
  return withoutMarkup(value.replace(/^(\d\d:\d\d):\d\d\.\d{3}$/, '$1'))
}

/** Strips tags from sanitised HTML and decodes its few entities. */
const withoutMarkup = (html: string) =>
  /<\/?[a-z][^>]*>/i.test(html)
    ? html
        .replace(/<[^>]*>/g, ' ')
        .replaceAll('&nbsp;', ' ')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&')
        .replace(/\s+/g, ' ')
        .trim()
    : html
