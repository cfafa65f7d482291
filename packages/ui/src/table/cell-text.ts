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

/** "Ingrid Solheim" → "Ingrid S.": enough among colleagues. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const last = rest.at(-1)
  return last ? `${first} ${last[0]?.toUpperCase()}.` : first
}

export interface EditedTextOptions {
  locale: string
  now: Date
  /** @default the browser's */
  timeZone?: string
}

/** When something was edited, as near as needed: "Today, 14:32", "18 Nov, 09:41", "18 Nov 2025". */
export function editedText(at: Date, { locale, now, timeZone }: EditedTextOptions): string {
  const day = dayNumber(at, timeZone)
  const today = dayNumber(now, timeZone)
  const ago = today - day
  const time = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(at)
  if (ago === 0 || ago === 1) {
    const word = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-ago, 'day')
    return `${word.charAt(0).toLocaleUpperCase(locale)}${word.slice(1)}, ${time}`
  }
  const year = (date: Date) => new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(date)
  if (year(at) !== year(now)) return dayText(at, locale, { timeZone, year: true })
  return `${dayText(at, locale, { timeZone })}, ${time}`
}

/** "18 Nov", or with its year. */
export function dayText(
  at: Date,
  locale: string,
  { timeZone, year }: { timeZone?: string; year?: boolean } = {},
): string {
  // British order: day before month, as the other languages write it.
  const tag = locale === 'en' ? 'en-GB' : locale
  return new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'short',
    year: year ? 'numeric' : undefined,
    timeZone,
  }).format(at)
}

/** A date without a time: it means the same day everywhere, so it is read and written in UTC. */
export function dateOnlyText(date: string, locale: string): string {
  return dayText(new Date(`${date}T00:00:00Z`), locale, { timeZone: 'UTC', year: true })
}

function dayNumber(date: Date, timeZone: string | undefined): number {
  // Swedish writes dates as ISO 8601 does.
  const day = new Intl.DateTimeFormat('sv', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }).format(
    date,
  )
  return Date.parse(day) / 86_400_000
}
