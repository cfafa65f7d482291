// Date arithmetic of the demo.

const DAY = 86_400_000

/** Adds a number of days to a calendar day, `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

export type Span = { startDate: string; endDate: string }

/** A span from a number of days after today, of a number of days. */
export const fromToday = (today: string, offset: number, days: number): Span => ({
  startDate: addDays(today, offset),
  endDate: addDays(today, offset + days - 1),
})

/** Dates of an annual event such as the Christmas market: this year's, or next year's if it has ended. */
export function nextYearly(today: string, from: string, to: string): Span {
  const thisYear = Number(today.slice(0, 4))
  const year = `${thisYear}-${to}` >= today ? thisYear : thisYear + 1
  return { startDate: `${year}-${from}`, endDate: `${year}-${to}` }
}
