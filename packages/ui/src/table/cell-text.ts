import { daysBetween, dayText, timeText, type WhenOptions } from '../layout/when'

/** Where a record stands against the last publication. */
export type ContentStatus = 'unpublished' | 'changed' | 'published'

/** Text by language code, as records carry what visitors read. */
export type TextByLanguage = Readonly<Record<string, string | undefined>>

/** The text to show and its language: the wanted one, else the first language that has any. */
export function localisedText(
  text: TextByLanguage | undefined,
  language: string,
  languages: readonly string[] = Object.keys(text ?? {}),
): { text: string; language: string } | undefined {
  for (const code of [language, ...languages]) {
    const found = text?.[code]
    if (found) return { text: found, language: code }
  }
  return undefined
}

/** When something was edited, as near as needed: "Today, 14:32", "18 Nov, 09:41", "18 Nov 2025". */
export function editedText(at: Date, { now, ...options }: WhenOptions & { now: Date }): string {
  const ago = daysBetween(at, now, options.timeZone)
  const day = dayText(at, { ...options, now })
  if (ago === 0 || ago === 1)
    return `${capital(relativeDay(-ago, options.locale), options.locale)}, ${timeText(at, options)}`
  // In another year the day is near enough.
  return day === dayText(at, options) ? day : `${day}, ${timeText(at, options)}`
}

/** A date without a time means the same day everywhere, so it is read and written in UTC. */
export function dateOnlyText(date: string, locale: string): string {
  return dayText(new Date(`${date}T00:00:00Z`), { locale, timeZone: 'UTC' })
}

const relativeDay = (days: number, locale: string) =>
  new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')

const capital = (text: string, locale: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
