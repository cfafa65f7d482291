import { useNow } from '../internal/hooks/use-now'
import { useKioskUi } from '../theme/context'
import { type Schedule, type ScheduleStatus, statusOf } from './schedule'

const changeOf = (status: ScheduleStatus) =>
  status.state === 'now' ? status.until : status.state === 'next' ? status.from : undefined

/** Current status of a schedule in a zone, updated when it changes. */
export function useScheduleStatus(
  schedule: Schedule,
  zone?: string,
): { status: ScheduleStatus; now: Date; zone: string } {
  const { timeZone } = useKioskUi()
  const own = zone ?? timeZone
  const { now, found } = useNow((at) => statusOf(schedule, at, own), changeOf)
  return { status: found, now, zone: own }
}
