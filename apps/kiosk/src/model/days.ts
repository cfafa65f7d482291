/** The calendar day, `YYYY-MM-DD`, that a moment falls on in a time zone. */
export function dayIn(timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const part = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]))
  return `${part.year}-${part.month}-${part.day}`
}

/** `14:45`, as the clocks in the mall show it. */
export const clockIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(moment)

const forms = {
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  date: { day: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A calendar day in words: days have no time zone. */
export const dayInWords = (day: string, tag: string, form: keyof typeof forms): string =>
  new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...forms[form] }).format(new Date(`${day}T12:00:00Z`))

/** How long until the clocks in the mall show another minute. */
export const untilNextMinute = (moment: Date): number => 60_000 - (moment.getTime() % 60_000)
