import type { InfoPage } from '@kiosk-admin/api-client'
import { lazy, Suspense } from 'react'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { useMall } from '../../data/malls/use-mall'

const HoursView = lazy(async () => ({ default: (await import('@kiosk-admin/ui/hours')).OpeningHoursView }))

/** A year of special days fits a sheet for the door. */
const DAYS_AHEAD = 365

/** The opening hours as they are saved, for paper: a printed page is this sheet and nothing else. */
export function PrintedHours({ page }: { page: InfoPage }) {
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
