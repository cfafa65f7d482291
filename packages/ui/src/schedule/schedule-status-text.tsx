import type { ComponentProps } from 'react'
import { en, type ScheduleLabels } from '#labels/schedule'
import { useLabels } from '../internal/hooks/use-labels'
import { useKioskUi } from '../theme/context'
import type { Schedule } from './schedule'
import { longDay, momentText } from './schedule-text'
import { useScheduleStatus } from './use-schedule-status'

/**
 * Publication status of the scheduled item: published as it is, pending, on the kiosks with pending changes, switched off, or
 * about to be removed from the kiosks.
 */
export type SchedulePublication = 'published' | 'pending' | 'changed' | 'inactive' | 'removed'

export type ScheduleStatusTextProps = Omit<ComponentProps<'span'>, 'children'> & {
  schedule: Schedule
  /** IANA name. @default the provider's */
  zone?: string
  /** Only published items are described as shown now. @default 'published' */
  publication?: SchedulePublication | undefined
  labels?: Partial<ScheduleLabels> | undefined
}

/**
 * "Next shown: Monday 10:00" or "Shown now, until 18:00", in the mall's zone, updated over time. Unpublished items name
 * the action that is required first.
 */
export function ScheduleStatusText({
  schedule,
  zone,
  publication = 'published',
  labels,
  ...rest
}: ScheduleStatusTextProps) {
  const t = useLabels('schedule', en, labels)
  const { locale } = useKioskUi()
  const { status, now, zone: own } = useScheduleStatus(schedule, zone)
  const moment = (at: Date) => momentText(at, now, own, locale)
  const text = () => {
    if (publication === 'inactive' || publication === 'removed') return t[publication]
    if (publication === 'changed') return t.changedNow
    const { now: current, until, next } = publication === 'pending' ? pendingTexts(t) : publishedTexts(t)
    if (status.state === 'now') return status.until ? until(moment(status.until)) : current
    if (status.state === 'next') return next(moment(status.from))
    return status.state === 'ended' ? t.ended(longDay(schedule.timing.endDate ?? '', locale)) : t.never
  }
  return (
    <span data-slot="schedule-status" data-state={status.state} {...rest}>
      {text()}
    </span>
  )
}

const publishedTexts = (t: ScheduleLabels) => ({ now: t.showsNow, until: t.showsUntil, next: t.showsNext })
const pendingTexts = (t: ScheduleLabels) => ({ now: t.pendingNow, until: t.pendingUntil, next: t.pendingNext })
