export interface WhenOptions {
  locale: string
  /** @default the browser's */
  timeZone?: string
}

/** "14:32": the clock of signs and timetables in every language. */
export function timeText(at: Date, { locale, timeZone }: WhenOptions): string {
  return new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(at)
}

/** "18 Nov", with its year when that is not the year of `now`. */
export function dayText(at: Date, { locale, timeZone, now }: WhenOptions & { now?: Date }): string {
  // Plain "en" means American order; day before month is how the other languages write it.
  const tag = locale === 'en' ? 'en-GB' : locale
  const sameYear = now !== undefined && yearOf(at, timeZone) === yearOf(now, timeZone)
  return new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'short',
    year: sameYear ? undefined : 'numeric',
    timeZone,
  }).format(at)
}

/** How many midnights of the time zone lie between the two. */
export function daysBetween(from: Date, to: Date, timeZone?: string): number {
  return (dayStart(to, timeZone) - dayStart(from, timeZone)) / 86_400_000
}

const yearOf = (date: Date, timeZone?: string) =>
  new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(date)

function dayStart(date: Date, timeZone?: string): number {
  // Swedish writes days as ISO 8601 does.
  const day = new Intl.DateTimeFormat('sv', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone })
  return Date.parse(day.format(date))
}
