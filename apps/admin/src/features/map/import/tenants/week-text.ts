import { dateTimeFormat, type OpeningHours } from '@kiosk-admin/ui/headless'

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** Weekly hours in a line, equal days together: "Mon–Fri 10:00–18:00, Sat 11:00–15:00". Closed days are left out. */
export function weekText({ week }: OpeningHours, locale: string): string {
  const runs: { first: number; last: number; text: string }[] = []
  for (const [at, day] of days.entries()) {
    const text = week[day].map(({ from, to }) => `${from}–${to}`).join(', ')
    const run = runs.at(-1)
    if (text === '') continue
    if (run && run.text === text && run.last === at - 1) run.last = at
    else runs.push({ first: at, last: at, text })
  }
  // 2 November 2026 was a Monday
  const name = (day: number) =>
    dateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2026, 10, 2 + day))
  return runs
    .map(({ first, last, text }) => `${first === last ? name(first) : `${name(first)}–${name(last)}`} ${text}`)
    .join(', ')
}
