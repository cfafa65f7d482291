import type { RecordOf } from '@kiosk-admin/api-client'
import { lazy, Suspense } from 'react'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { useMall } from '../../data/malls/use-mall'
import { loadCode } from '../../shared/i18n/load-code'

const HoursView = lazy(async () => ({
  default: (await loadCode(() => import('@kiosk-admin/ui/hours'))).OpeningHoursView,
}))

/** Special days of a year fit one sheet. */
const DAYS_AHEAD = 365

/** The saved opening hours, in print only; the rest of the page is not printed. */
export function PrintedHours({ page }: { page: RecordOf<'infoPage'> }) {
  const textIn = useLocalisedText()
  const mall = useMall()
  return (
    <section data-print="" className="hidden print:block">
      <h1 className="m-0 mb-1 text-2xl">{mall?.name}</h1>
      <p className="m-0 mb-6">{textIn(page.title)}</p>
      <Suspense>
        <HoursView value={page.openingHours} specialDaysAhead={DAYS_AHEAD} className="text-lg" />
      </Suspense>
      <p className="mt-6 mb-0">{textIn(page.footerTitle)}</p>
    </section>
  )
}
