import { addDays, type ChartX } from '@kiosk-admin/ui/headless'
import { useDateFormat } from '../../data/malls/use-date-format'
import { useMessages } from '../../shared/i18n/i18n'
import { statisticsMessages } from './messages'
import { isoWeek, type Period } from './statistics-filter'

/** Formats a point of a period: "Friday 20 November 2026", "Week 47, 16 Nov – 22 Nov", "November 2026". */
export function usePlaceName(period: Period): (place: ChartX | string) => string {
  const t = useMessages(statisticsMessages)
  const when = useDateFormat()
  const short = (day: string) => when.day(day, { day: 'numeric', month: 'short' })
  return (place) => {
    const day = String(place)
    if (period === 'month') return when.day(day, { month: 'long', year: 'numeric' })
    if (period === 'day') return when.day(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
    return t('statistics.week', { number: isoWeek(day), from: short(day), till: short(addDays(day, 6)) })
  }
}
