import { type IsoDate, isDay } from '../../theme/days'
import { dateTimeFormat, firstWeekday } from '../../theme/intl'

/** Years that the calendar shows before and after today. */
export const yearReach = 100

const padded = (value: number, length: number) => String(value).padStart(length, '0')

function isoOf(year: number, month: number, day: number): IsoDate | undefined {
  const iso = `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`
  return isDay(iso) ? iso : undefined
}

/** A day as it was typed, which may not exist: 31 February. */
type TypedDay = { year: number; month: number; day: number }

/** Midnight UTC of a day, for formats in UTC. */
const utcOf = (day: IsoDate): Date => new Date(`${day}T00:00:00Z`)

/** Formats a day with Intl options; returns invalid text unchanged. */
export const formatDay = (day: IsoDate, locale: string, options: Intl.DateTimeFormatOptions): string =>
  isDay(day) ? dateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(utcOf(day)) : day

/** `21 Nov 2026`, in the locale's format. */
export const formatDate = (day: IsoDate, locale: string): string =>
  formatDay(day, locale, { day: 'numeric', month: 'short', year: 'numeric' })

/** `Saturday, 21 November 2026`, for announcements. */
export const fullDate = (day: IsoDate, locale: string): string =>
  formatDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

type NumberOfDate = 'year' | 'month' | 'day'

/** The locale's order of day, month and year. */
const orderOf = (locale: string): NumberOfDate[] =>
  dateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'numeric', year: 'numeric' })
    .formatToParts(utcOf('2026-11-21'))
    .map(({ type }) => type)
    .filter((type) => type === 'year' || type === 'month' || type === 'day')

const withoutDot = (word: string, locale: string) => word.toLocaleLowerCase(locale).replace(/\.$/, '')

const monthNames = new Map<string, string[][]>()

/** Long and short month names. */
function namesIn(locale: string): string[][] {
  const cached = monthNames.get(locale)
  if (cached) return cached
  const names = (['long', 'short'] as const).map((month) => {
    const format = dateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month })
    return Array.from({ length: 12 }, (_, index) => {
      const name = format.formatToParts(Date.UTC(2026, index)).find(({ type }) => type === 'month')
      return withoutDot(name?.value ?? '', locale)
    })
  })
  monthNames.set(locale, names)
  return names
}

/** Month number 1 to 12 from its name or at least three letters of it. */
export function monthNamed(word: string, locale: string): number | undefined {
  // Some languages, such as Finnish, abbreviate months to numbers; these are no names.
  if (/\d/.test(word)) return undefined
  const plain = withoutDot(word, locale)
  for (const names of namesIn(locale)) {
    const index = names.findIndex((name) => name === plain || (plain.length >= 3 && name.startsWith(plain)))
    if (index >= 0) return index + 1
  }
  return undefined
}

/** The year of two digits, in this century. */
export const fullYear = (year: number, thisYear: number) =>
  year < 100 ? Math.floor(thisYear / 100) * 100 + year : year

/** Splits `24122026` and `241226` in the locale's order; returns other text unchanged. */
function cut(word: string, order: readonly NumberOfDate[]): string[] {
  if (word.length !== 6 && word.length !== 8) return [word]
  let rest = word
  return order.map((name) => {
    const length = name === 'year' ? word.length - 4 : 2
    const piece = rest.slice(0, length)
    rest = rest.slice(length)
    return piece
  })
}

function readDay(text: string, locale: string, today: IsoDate): TypedDay | undefined {
  const thisYear = Number(today.slice(0, 4))
  const words = text.trim().match(/[\p{L}]+\.?|\d+/gu) ?? []
  const named = words.findIndex((word) => monthNamed(word, locale) !== undefined)
  const ownOrder = orderOf(locale)
  const pieces = words.length === 1 ? cut(words[0] ?? '', ownOrder) : words
  const numbers = pieces.filter((word) => /^\d+$/.test(word)).map(Number)
  if (named >= 0) {
    const [day = 0, year = thisYear] = numbers
    const month = monthNamed(words[named] ?? '', locale) ?? 0
    return numbers.length > 2 ? undefined : { year: fullYear(year, thisYear), month, day }
  }
  if (pieces.length !== numbers.length || numbers.length < 2 || numbers.length > 3) return undefined
  const yearFirst = pieces[0]?.length === 4
  const order = yearFirst ? (['year', 'month', 'day'] as const) : ownOrder
  const names = numbers.length === 2 ? order.filter((name) => name !== 'year') : order
  const { year = thisYear, month = 0, day = 0 } = Object.fromEntries(names.map((name, index) => [name, numbers[index]]))
  return { year: fullYear(year, thisYear), month, day }
}

/** `31 February 2027`, if that is what the text says and its month is shorter. */
export function missingDay(text: string, locale: string, today: IsoDate): string | undefined {
  const typed = readDay(text, locale, today)
  const first = typed && isoOf(typed.year, typed.month, 1)
  if (!first || typed.day < 29 || typed.day > 31 || isoOf(typed.year, typed.month, typed.day)) return undefined
  return dateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    .formatToParts(utcOf(first))
    .map(({ type, value }) => (type === 'day' ? String(typed.day) : value))
    .join('')
}

/**
 * Reads a date as people type it: `2026-11-21`, the locale's own order with any separator or none (`21/11/26`, `21.11.`,
 * `211126`), or with the month's name (`21 nov`). A year that is left out is this year.
 * @returns undefined when it is no date
 */
export function parseDate(text: string, locale: string, today: IsoDate): IsoDate | undefined {
  const typed = readDay(text, locale, today)
  return typed && isoOf(typed.year, typed.month, typed.day)
}

/** The locale's first weekday, 0 = Sunday; Monday where the engine does not know. */
export const weekStart = (locale: string) => (firstWeekday(locale) % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6
