import { weekdays } from '@kiosk-admin/ui/headless'
import { useMemo } from 'react'
import { useDateFormat } from '../../data/malls/use-date-format'
import { weekdayName } from '../i18n/format-value'
import { useMessages } from '../i18n/i18n'
import { languageDisplay, useLanguage } from '../i18n/language'
import { changeMessages } from './change-messages'
import type { HoursFormat } from './hours-text'

/** Formats opening hours in the interface language. */
export function useHoursFormat(): HoursFormat {
  const t = useMessages(changeMessages)
  const when = useDateFormat()
  const { locale } = languageDisplay[useLanguage()]
  return useMemo(() => {
    const year = when.today().slice(0, 4)
    const day = (iso: string) =>
      when.day(iso, { day: 'numeric', month: 'short', ...(iso.startsWith(year) ? {} : { year: 'numeric' }) })
    return {
      slots: (slots) =>
        slots.length === 0
          ? t('changes.hours.closed')
          : slots
              .toSorted((a, b) => a.from.localeCompare(b.from))
              .map(({ from, to }) => (from === '00:00' && to === '24:00' ? t('changes.hours.allDay') : `${from}–${to}`))
              .join(', '),
      days: (from, to) => (from === to ? day(from) : `${day(from)} – ${day(to)}`),
      weekday: (index) => weekdayName(weekdays[index] ?? '', locale) ?? '',
      asMall: t('changes.hours.asMall'),
    }
  }, [t, when, locale])
}
