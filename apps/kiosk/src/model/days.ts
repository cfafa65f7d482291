import { dateTimeFormat } from '@kiosk-admin/ui/headless'

const forms = {
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  date: { day: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** Formats a calendar day (`2026-11-23`), which has no time zone. */
export const formatDay = (day: string, tag: string, form: keyof typeof forms): string =>
  // Icelandic would put a comma after the dot of an abbreviated weekday
  dateTimeFormat(tag, { timeZone: 'UTC', ...forms[form] })
    .format(new Date(`${day}T12:00:00Z`))
    .replace('.,', '.')

/** Milliseconds until the next full minute. */
export const msUntilNextMinute = (moment: Date): number => 60_000 - (moment.getTime() % 60_000)
