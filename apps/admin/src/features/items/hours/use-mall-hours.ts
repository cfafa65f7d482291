import type { OpeningHours } from '@kiosk-admin/ui/headless'
import { useInfoPage } from '../../../data/content/use-info-page'

/** The mall's opening hours; `undefined` until they load. */
export function useMallHours(): { hours: OpeningHours | undefined; loading: boolean } {
  const { data, loading } = useInfoPage()
  return { hours: data?.openingHours, loading }
}
