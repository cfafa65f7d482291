import { dateTimeFormat } from '@kiosk-admin/ui/headless'

/** A day as people say it; `options` as of Intl. A day has no time zone, so it is read and written in UTC. */
export const dayText = (day: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  dateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(`${day}T00:00:00Z`))
