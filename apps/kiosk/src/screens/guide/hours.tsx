import { languageTags } from '@kiosk-admin/api-client'
import { addDays, dateTimeFormat, exceptionOn, type OpeningHours, weekdayOf, weekdays } from '@kiosk-admin/ui/headless'
import { textIn } from '@kiosk-admin/wayfinding'
import { formatDay } from '../../model/days'
import { formatSlots, openState } from '../../model/hours'
import '../hours.css'
import { useGuide } from './guide-context'

/** "Open now, closes 20:00", in the mall's time zone. Renders nothing without hours. */
export function HoursNow({ hours }: { hours: OpeningHours | null }) {
  const { guide, now, language } = useGuide()
  if (!hours) return null
  const { open, text } = openState(hours, now, { timeZone: guide.timeZone, language })
  return (
    <span className="kiosk-open" data-open={open || undefined}>
      {text}
    </span>
  )
}

/** A Monday, the base of weekday names. */
const monday = '2024-01-01'
const daysAhead = 60

/** The hours of the week with today marked, and upcoming special days. */
export function HoursTable({ hours }: { hours: OpeningHours }) {
  const { guide, language, t } = useGuide()
  const tag = languageTags[language]
  const name = dateTimeFormat(tag, { timeZone: 'UTC', weekday: 'long' })
  const today = exceptionOn(hours, guide.today) ? undefined : weekdayOf(guide.today)
  const until = addDays(guide.today, daysAhead)
  const special = hours.exceptions
    .filter(({ from, to }) => to >= guide.today && from <= until)
    .sort((a, b) => a.from.localeCompare(b.from))
  return (
    <>
      <table className="guide-hours">
        <tbody>
          {weekdays.map((day, index) => (
            <tr key={day} aria-current={day === today ? 'date' : undefined}>
              <th scope="row">{name.format(new Date(`${addDays(monday, index)}T12:00:00Z`))}</th>
              <td>{formatSlots(hours.week[day], language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {special.length > 0 && (
        <table className="guide-hours">
          <caption>{t.specialDays}</caption>
          <tbody>
            {special.map(({ from, to, name: named, slots: own }) => (
              <tr key={`${from} ${to}`} aria-current={from <= guide.today && guide.today <= to ? 'date' : undefined}>
                <th scope="row">
                  {formatDay(from, tag, 'short')}
                  {to !== from && ` – ${formatDay(to, tag, 'short')}`} {textIn(named, guide.languages)}
                </th>
                <td>{formatSlots(own, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
