import { type ComponentProps, useId } from 'react'
import { en, type HoursLabels } from '#labels/hours'
import type { LocalisedText } from '../../fields/localised-field/localised-field'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { useKioskUi } from '../../theme/context'
import { addDays, weekdayOf, weekdays } from '../../theme/days'
import { codeOf, type Language, tagOf } from '../../theme/language'
import { capitalised, formatSlots, nearDays, statusText, weekdayName } from '../hours-text'
import { exceptionOn, type OpeningHours } from '../opening-hours'
import { useHoursStatus } from './use-hours-status'

export type OpeningHoursViewProps = Omit<ComponentProps<'div'>, 'children'> & {
  value: OpeningHours
  /** IANA zone of the mall, in which days begin. @default the provider's */
  timeZone?: string
  /** Number of days for which special days are shown. @default 60 */
  specialDaysAhead?: number
  labels?: Partial<HoursLabels>
}

/**
 * Read-only opening hours: status, week with today marked (a table), and upcoming special days. Prints in black and
 * white without the status.
 */
export function OpeningHoursView({
  value,
  timeZone,
  specialDaysAhead = 60,
  labels,
  className,
  ...rest
}: OpeningHoursViewProps) {
  const t = useLabels('hours', en, labels)
  const { locale, languages } = useKioskUi()
  const titleId = useId()
  const status = useHoursStatus(value, timeZone)
  const { today } = status
  const until = addDays(today, specialDaysAhead)
  const special = value.exceptions
    .filter(({ from, to }) => to >= today && from <= until)
    .sort((a, b) => (a.from < b.from ? -1 : 1))
  const now = exceptionOn(value, today)
  return (
    <div
      data-slot="opening-hours-view"
      data-open={status.open || undefined}
      className={cx(
        'kui:group/hours kui:flex kui:min-w-0 kui:flex-col kui:gap-2 kui:text-sm kui:text-fg kui:tabular-nums kui:print:bg-white kui:print:text-black',
        className,
      )}
      {...rest}
    >
      <p
        data-slot="opening-hours-status"
        className="kui:m-0 kui:flex kui:items-center kui:gap-2 kui:font-medium kui:text-fg-strong kui:print:hidden"
      >
        <span
          aria-hidden="true"
          className="kui:size-2 kui:shrink-0 kui:rounded-full kui:border-[1.5px] kui:border-fg-subtle kui:group-data-open/hours:border-success kui:group-data-open/hours:bg-success"
        />
        {statusText(status, { locale, timeZone: status.zone, t })}
      </p>
      <table data-slot="opening-hours-week" className="kui:w-full kui:border-collapse kui:text-start">
        <thead className="kui:sr-only">
          <tr>
            <th scope="col">{t.view.day}</th>
            <th scope="col">{t.view.hours}</th>
          </tr>
        </thead>
        <tbody>
          {weekdays.map((day) => {
            const isToday = weekdayOf(today) === day
            const instead = isToday ? now : undefined
            return (
              <Row
                key={day}
                name={capitalised(weekdayName(day, locale), locale)}
                hours={formatSlots(value.week[day], t)}
                instead={instead && formatSlots(instead.slots, t)}
                note={instead && nameFor(instead.name, locale, languages)}
                today={isToday}
              />
            )
          })}
        </tbody>
      </table>
      {special.length > 0 && (
        <div data-slot="opening-hours-special">
          <span
            id={titleId}
            data-slot="opening-hours-special-title"
            className="kui:mt-2 kui:mb-1 kui:block kui:text-sm kui:font-semibold kui:text-fg-strong kui:print:text-black"
          >
            {t.special.title}
          </span>
          <table
            data-slot="opening-hours-special-days"
            aria-labelledby={titleId}
            className="kui:w-full kui:border-collapse kui:text-start"
          >
            <thead className="kui:sr-only">
              <tr>
                <th scope="col">{t.view.day}</th>
                <th scope="col">{t.view.hours}</th>
              </tr>
            </thead>
            <tbody>
              {special.map((one) => (
                <Row
                  // equal days are told apart by index
                  key={`${one.from} ${one.to} ${value.exceptions.indexOf(one)}`}
                  name={nearDays(one, today, locale)}
                  hours={formatSlots(one.slots, t)}
                  note={nameFor(one.name, locale, languages)}
                  today={one === now}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}

/** A name in the interface language, else in any, with its language. */
function nameFor(name: LocalisedText, locale: string, languages: readonly Language[]) {
  for (const code of [codeOf(locale, languages), ...Object.keys(name)]) {
    const text = name[code]?.trim()
    if (text) return { text, lang: tagOf(code, languages) }
  }
  return undefined
}

type RowProps = {
  name: string
  hours: string
  /** Today's exception; not printed, since today is soon over. */
  instead?: string | undefined
  note: ReturnType<typeof nameFor>
  today: boolean
}

function Row({ name, hours, instead, note, today }: RowProps) {
  return (
    <tr
      data-slot="opening-hours-row"
      data-today={today || undefined}
      aria-current={today ? 'date' : undefined}
      className="kui:border-b kui:border-line-faint kui:align-baseline kui:last:border-0 kui:not-print:data-today:font-semibold kui:not-print:data-today:text-fg-strong kui:print:break-inside-avoid kui:print:border-black kui:print:text-black"
    >
      <th
        scope="row"
        data-slot="opening-hours-row-day"
        className="kui:w-[40%] kui:py-1.5 kui:pe-3 kui:text-start kui:font-[inherit]"
      >
        {name}
      </th>
      <td data-slot="opening-hours-row-hours" className="kui:p-0 kui:py-1.5">
        {instead === undefined ? (
          hours
        ) : (
          <>
            <span className="kui:print:hidden">{instead}</span>
            <span className="kui:hidden kui:print:inline">{hours}</span>
          </>
        )}
        {note && (
          <span
            lang={note.lang}
            data-slot="opening-hours-note"
            data-now={instead === undefined ? undefined : true}
            className="kui:ms-2 kui:font-normal kui:text-fg-muted kui:print:text-black kui:print:data-now:hidden"
          >
            {note.text}
          </span>
        )}
      </td>
    </tr>
  )
}
