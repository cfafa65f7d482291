import { type LanguageCode, type MallSnapshot, singleRecords } from '@kiosk-admin/api-client'
import { addDays, dayInZone, slotsOn } from '@kiosk-admin/ui/headless'
import { messages } from '../messages'
import { readRecords } from '../model/content'
import { formatSlots, openState } from '../model/hours'
import './hours.css'

export type MallHoursProps = { publication: MallSnapshot; now: Date; language: LanguageCode }

/** Whether the mall is open and until when, and its hours today and tomorrow. Renders nothing without hours. */
export function MallHours({ publication: { mall, records }, now, language }: MallHoursProps) {
  const t = messages[language]
  const [page] = readRecords(singleRecords.infoPage.body, records.infoPage)
  const hours = page?.openingHours
  const isSet = hours && (hours.exceptions.length > 0 || Object.values(hours.week).some((slots) => slots.length > 0))
  if (!isSet) return null
  const { timeZone } = mall
  const today = dayInZone(now, timeZone)
  const { open, text } = openState(hours, now, { timeZone, language })
  return (
    <section className="kiosk-hours" aria-label={t.openingHours}>
      <p className="kiosk-open" data-open={open || undefined}>
        {text}
      </p>
      <dl>
        <div>
          <dt>{t.today}</dt>
          <dd>{formatSlots(slotsOn(hours, today), language)}</dd>
        </div>
        <div>
          <dt>{t.tomorrow}</dt>
          <dd>{formatSlots(slotsOn(hours, addDays(today, 1)), language)}</dd>
        </div>
      </dl>
    </section>
  )
}
