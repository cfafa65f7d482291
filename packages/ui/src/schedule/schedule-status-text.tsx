import type { ComponentProps } from 'react'
import { useLabels } from '../internal/use-labels'
import { useKioskUi } from '../theme/context'
import { en, type ScheduleLabels } from './labels'
import type { Schedule } from './schedule'
import { longDay, momentText } from './schedule-text'
import { useScheduleStatus } from './use-schedule-status'

export type ScheduleStatusTextProps = Omit<ComponentProps<'span'>, 'children'> & {
  schedule: Schedule
  /** IANA name. @default the provider's */
  zone?: string
  labels?: Partial<ScheduleLabels> | undefined
}

/** "Next shown: Monday 10:00" or "Shown now, until 18:00", by the clocks of the mall; says so anew when that changes. */
export function ScheduleStatusText({ schedule, zone, labels, ...rest }: ScheduleStatusTextProps) {
  const t = useLabels('schedule', en, labels)
  const { locale } = useKioskUi()
  const { status, now, zone: own } = useScheduleStatus(schedule, zone)
  const moment = (at: Date) => momentText(at, now, own, locale)
  const text = () => {
    if (status.state === 'now') return status.until ? t.showsUntil(moment(status.until)) : t.showsNow
    if (status.state === 'next') return t.showsNext(moment(status.from))
    return status.state === 'ended' ? t.ended(longDay(schedule.timing.endDate ?? '', locale)) : t.never
  }
  return (
    <span data-slot="schedule-status" data-state={status.state} {...rest}>
      {text()}
    </span>
  )
}
