import { dateTimeFormat } from '@kiosk-admin/ui/headless'

/** Formats a date, `YYYY-MM-DD`. Uses UTC, as a date has no time zone. */
export const formatDay = (day: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  dateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(`${day}T00:00:00Z`))
