import { dateTimeFormat, dayInZone, relativeTimeFormat, timeInZone } from '@kiosk-admin/ui/headless'
import { useMemo } from 'react'
import { useNow } from '../../shared/clock'
import { formatDay } from '../../shared/days'
import { languageDisplay, useLanguage } from '../../shared/i18n/language'
import { useMall } from './use-mall'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Formats days and times in the interface language and the mall's time zone. */
export function useDateFormat() {
  const now = useNow()
  const timeZone = useMall()?.timeZone
  const { locale } = languageDisplay[useLanguage()]
  return useMemo(() => dateFormat(now, locale, timeZone), [now, locale, timeZone])
}

function dateFormat(now: () => Date, locale: string, timeZone: string | undefined) {
  const format = (at: Date, options: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(locale, { timeZone, ...options }).format(at)
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

  return {
    /** The mall's calendar day, `YYYY-MM-DD`. */
    today: () => dayInZone(now(), timeZone),
    /** The mall's calendar day of an instant. */
    dayOf: (instant: string) => dayInZone(new Date(instant), timeZone),
    /** "14:32" */
    time: (instant: string) => format(new Date(instant), clock),
    day: (day: string, options: Intl.DateTimeFormatOptions) => formatDay(day, locale, options),
    /** "14:32" today, "Thu 19 Nov, 16:42" before. */
    stamp(instant: string) {
      const at = new Date(instant)
      const time = format(at, clock)
      if (dayInZone(at, timeZone) === dayInZone(now(), timeZone)) return time
      return `${format(at, { weekday: 'short', day: 'numeric', month: 'short' })}, ${time}`
    },
    /** "16:42" today, "Mon 30 Nov, 08:00" another day; midnight is its day alone. */
    moment(instant: string) {
      const at = new Date(instant)
      const day = dayInZone(at, timeZone)
      const time = timeInZone(at, timeZone)
      if (day === dayInZone(now(), timeZone)) return time
      const name = formatDay(day, locale, { weekday: 'short', day: 'numeric', month: 'short' })
      return time === '00:00' ? name : `${name}, ${time}`
    },
    /** "2 hr. ago" */
    ago(instant: string) {
      const passed = now().getTime() - new Date(instant).getTime()
      const [amount, unit] =
        passed < HOUR
          ? ([Math.max(1, Math.round(passed / MINUTE)), 'minute'] as const)
          : passed < DAY
            ? ([Math.round(passed / HOUR), 'hour'] as const)
            : ([Math.round(passed / DAY), 'day'] as const)
      return relativeTimeFormat(locale, { style: 'short' }).format(-amount, unit)
    },
  }
}
