import { type LanguageCode, languageTags } from '@kiosk-admin/api-client'
import { addDays, dayInZone, type OpeningHours, type Slot, statusAt, timeInZone } from '@kiosk-admin/ui/headless'
import { messages } from '../messages'
import { formatDay } from './days'

type Options = { timeZone: string; language: LanguageCode }

/** Whether it is open, and the next change: "Open now, closes at 20:00". */
export function openState(hours: OpeningHours, now: Date, { timeZone, language }: Options) {
  const t = messages[language]
  const { open, change, today } = statusAt(hours, now, timeZone)
  if (!change) return { open, text: open ? t.openAlways : t.closedNow }
  const time = timeInZone(change.at, timeZone)
  if (open) return { open, text: t.openUntil(time) }
  const day = dayInZone(change.at, timeZone)
  return {
    open,
    text:
      day === today
        ? t.opensAt(time)
        : day === addDays(today, 1)
          ? t.opensTomorrow(time)
          : t.opensOn(formatDay(day, languageTags[language], 'short'), time),
  }
}

/** "10:00–20:00", or closed. */
export const formatSlots = (slots: readonly Slot[], language: LanguageCode): string =>
  slots.length === 0 ? messages[language].closed : slots.map(({ from, to }) => `${from}–${to}`).join(', ')
