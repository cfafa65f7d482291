import { useNow } from '../../internal/hooks/use-now'
import { useKioskUi } from '../../theme/context'
import { type HoursStatus, statusAt } from '../hours-status'
import type { OpeningHours } from '../opening-hours'

/** The current status in the zone; updates at each change. */
export function useHoursStatus(hours: OpeningHours, zone?: string): HoursStatus & { zone: string } {
  const { timeZone } = useKioskUi()
  const own = zone ?? timeZone
  const { found } = useNow(
    (now) => statusAt(hours, now, own),
    ({ change }) => change?.at,
  )
  return { ...found, zone: own }
}
