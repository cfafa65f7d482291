import { dateTimeFormat } from '@kiosk-admin/ui/headless'

const forms = {
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  date: { day: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A calendar day in words: days have no time zone. */
export const dayInWords = (day: string, tag: string, form: keyof typeof forms): string =>
  dateTimeFormat(tag, { timeZone: 'UTC', ...forms[form] }).format(new Date(`${day}T12:00:00Z`))

/** How long until the clocks in the mall show another minute. */
export const untilNextMinute = (moment: Date): number => 60_000 - (moment.getTime() % 60_000)
