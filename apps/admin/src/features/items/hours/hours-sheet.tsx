import { addDays, hoursInMall, type OpeningHours, type Slot } from '@kiosk-admin/ui/headless'
import { formatSlots } from '@kiosk-admin/ui/hours'
import { useEffect, useRef } from 'react'
import { useInfoPage } from '../../../data/content/use-info-page'
import { useDateFormat } from '../../../data/malls/use-date-format'
import { useLocalisedText } from '../../../data/malls/use-localised-text'
import { useMall } from '../../../data/malls/use-mall'
import type { Row } from '../../../shared/content/list/columns'
import { useMessages } from '../../../shared/i18n/i18n'
import { useKitLabels } from '../../../shared/kit'
import { itemOf } from '../item-row'
import { printMessages } from './print-messages'

/** How many days ahead special days are printed: a sheet at a door hangs for some weeks. */
const DAYS_AHEAD = 42

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
/** Any Monday, to format the names of weekdays. */
const MONDAY = '2024-01-01'

type HoursSheetProps = { title: string; rows: readonly Row[]; onPrinted: () => void }

/** A printable table of opening hours, with the special days of the coming weeks. Prints when its data has loaded. */
export function HoursSheet({ title, rows, onPrinted }: HoursSheetProps) {
  const t = useMessages(printMessages)
  const textIn = useLocalisedText()
  const when = useDateFormat()
  const { hours } = useKitLabels()
  const mall = useMall()
  const { data: page, loading } = useInfoPage()
  usePrint(!loading, onPrinted)
  const today = when.today()
  const until = addDays(today, DAYS_AHEAD)
  const slotsText = (slots: readonly Slot[]) => formatSlots(slots, hours)
  const day = (iso: string) => when.day(iso, { day: 'numeric', month: 'short' })
  const long = (iso: string) => when.day(iso, { day: 'numeric', month: 'long', year: 'numeric' })

  const specialOf = ({ exceptions }: OpeningHours) =>
    exceptions
      .filter(({ from, to }) => to >= today && from <= until)
      .sort((a, b) => a.from.localeCompare(b.from))
      .map(({ from, to, name, slots }) => {
        const days = from === to ? day(from) : `${day(from)} – ${day(to)}`
        return {
          key: `${from} ${to}`,
          text: [`${days}: ${slotsText(slots)}`, textIn(name)].filter(Boolean).join(', '),
        }
      })

  return (
    <section data-print="" className="sheet-landscape hidden bg-white text-xs text-black tabular-nums print:block">
      <h1 className="m-0 text-xl">
        {[mall?.name, t('printHours.title', { what: title })].filter(Boolean).join(' – ')}
      </h1>
      <p className="mt-1 mb-4">{t('printHours.asOf', { day: long(today) })}</p>
      <table className="w-full border-collapse text-start [&_td]:py-1 [&_td]:pe-2 [&_th]:py-1 [&_th]:pe-2 [&_th]:text-start">
        <thead>
          <tr className="border-b-2 border-black align-bottom">
            <th scope="col">{t('printHours.name')}</th>
            {weekdays.map((weekday, index) => (
              <th scope="col" key={weekday}>
                {when.day(addDays(MONDAY, index), { weekday: 'short' })}
              </th>
            ))}
            <th scope="col">{t('printHours.special', { day: day(until) })}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const hours = hoursInMall(itemOf(row).openingHours, page?.openingHours)
            return (
              <tr key={row.id} className="break-inside-avoid border-b border-black align-baseline">
                <th scope="row">{textIn(row.name)}</th>
                {hours ? (
                  <>
                    {weekdays.map((weekday) => (
                      <td key={weekday}>{slotsText(hours.week[weekday])}</td>
                    ))}
                    <td>
                      {specialOf(hours).map(({ key, text }) => (
                        <span key={key} className="block">
                          {text}
                        </span>
                      ))}
                    </td>
                  </>
                ) : (
                  // the mall's hours could not be loaded
                  <td colSpan={weekdays.length + 1}>{t('printHours.asMall')}</td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

/** Opens the browser's print dialog once its content is ready, and reports when it closes. */
function usePrint(ready: boolean, onPrinted: () => void) {
  const latest = useRef(onPrinted)
  latest.current = onPrinted
  useEffect(() => {
    if (!ready) return
    const handleDone = () => latest.current()
    addEventListener('afterprint', handleDone, { once: true })
    print()
    return () => removeEventListener('afterprint', handleDone)
  }, [ready])
}
