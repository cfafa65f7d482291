/** The calendar day of a moment where the mall is, `YYYY-MM-DD`. */
export const dayIn = (timeZone: string | undefined, at: Date): string =>
  // Swedish writes days as ISO 8601 does
  new Intl.DateTimeFormat('sv', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }).format(at)

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** A day as people say it; `options` as of Intl. A day has no time zone, so it is read and written in UTC. */
export const dayText = (day: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(`${day}T00:00:00Z`))
