/** A calendar day as `YYYY-MM-DD`. */
export type IsoDate = string

/** How far the calendar reaches to either side of today, in years. */
export const yearReach = 100

const utc = (year: number, month: number, day: number): Date | undefined => {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  const same = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return same ? date : undefined
}

const two = (value: number) => String(value).padStart(2, '0')

export const isoOf = (year: number, month: number, day: number): IsoDate | undefined =>
  utc(year, month, day) && `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`

/** The day as local midnight, which calendars work with; never through a time zone. */
export function dateOf(iso: IsoDate): Date | undefined {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  return utc(year, month, day) && new Date(year, month - 1, day)
}

/** The reverse of `dateOf`. */
export const isoOfLocal = (date: Date): IsoDate =>
  `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`

/** The day that it is in `timeZone` at the moment `now`. */
export function todayIn(timeZone: string, now: Date): IsoDate {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const part = Object.fromEntries(parts.formatToParts(now).map(({ type, value }) => [type, value]))
  return `${part.year}-${part.month}-${part.day}`
}

/** `21 Nov 2026`, in the words and order of the locale. */
export function formatDate(iso: IsoDate, locale: string): string {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  const date = utc(year, month, day)
  if (!date) return iso
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' }).format(
    date,
  )
}

/** The order in which the locale writes the numbers of a date. */
function orderOf(locale: string): ('year' | 'month' | 'day')[] {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', year: 'numeric' })
    .formatToParts(new Date(2026, 10, 21))
    .map(({ type }) => type)
    .filter((type) => type === 'year' || type === 'month' || type === 'day')
}

/** An example in the locale's own order, for placeholders: `31/12/2026`. */
export const dateExample = (locale: string, year: number): string =>
  new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' }).format(new Date(year, 11, 31))

const withoutDot = (word: string, locale: string) => word.toLocaleLowerCase(locale).replace(/\.$/, '')

const monthNames = new Map<string, string[][]>()

/** The long and the short names of the twelve months. */
function namesIn(locale: string): string[][] {
  const known = monthNames.get(locale)
  if (known) return known
  const names = (['long', 'short'] as const).map((month) => {
    const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month })
    return Array.from({ length: 12 }, (_, index) => {
      const name = format.formatToParts(new Date(2026, index, 1)).find(({ type }) => type === 'month')
      return withoutDot(name?.value ?? '', locale)
    })
  })
  monthNames.set(locale, names)
  return names
}

/** 1 to 12, from a whole name or its first three letters or more. */
function monthNamed(word: string, locale: string): number | undefined {
  const plain = withoutDot(word, locale)
  for (const names of namesIn(locale)) {
    const index = names.findIndex((name) => name === plain || (plain.length >= 3 && name.startsWith(plain)))
    if (index >= 0) return index + 1
  }
  return undefined
}

const fullYear = (year: number, thisYear: number) => (year < 100 ? Math.floor(thisYear / 100) * 100 + year : year)

/**
 * Reads a date as people type it: `2026-11-21`, the locale's own order with any separator (`21/11/26`, `21.11.`), or with
 * the month's name (`21 nov`). A year that is left out is this year.
 * @returns undefined when it is no date
 */
export function parseDate(text: string, locale: string, today: IsoDate): IsoDate | undefined {
  const thisYear = Number(today.slice(0, 4))
  const words = text.trim().match(/[\p{L}]+\.?|\d+/gu) ?? []
  const named = words.findIndex((word) => monthNamed(word, locale) !== undefined)
  const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number)
  if (named >= 0) {
    const [day = 0, year = thisYear] = numbers
    return numbers.length > 2
      ? undefined
      : isoOf(fullYear(year, thisYear), monthNamed(words[named] ?? '', locale) ?? 0, day)
  }
  if (words.length !== numbers.length || numbers.length < 2 || numbers.length > 3) return undefined
  const yearFirst = (words[0]?.length ?? 0) === 4
  const order = yearFirst ? (['year', 'month', 'day'] as const) : orderOf(locale)
  const names = numbers.length === 2 ? order.filter((name) => name !== 'year') : order
  const given = Object.fromEntries(names.map((name, index) => [name, numbers[index]]))
  return isoOf(fullYear(given.year ?? thisYear, thisYear), given.month ?? 0, given.day ?? 0)
}

/** The first day of the week in the locale, 0 = Sunday; Monday where the engine does not know. */
export function weekStart(locale: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const { getWeekInfo, weekInfo } = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number }
    weekInfo?: { firstDay: number }
  }
  const info = getWeekInfo ? getWeekInfo.call(new Intl.Locale(locale)) : weekInfo
  return ((info?.firstDay ?? 1) % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6
}
