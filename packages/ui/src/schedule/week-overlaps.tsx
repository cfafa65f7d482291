import { Layers } from 'lucide-react'
import type { ScheduleLabels } from '#labels/schedule'
import { weekStart } from '../fields/date-field/date-text'
import { useKioskUi } from '../theme/context'
import { weekdayOf } from '../theme/days'
import { groupOverlaps, type Overlap, type ScheduleItem } from './overlaps'

import { daysText, spanText } from './schedule-text'

export type WeekOverlapsProps = { overlaps: readonly Overlap[]; items: readonly ScheduleItem[]; t: ScheduleLabels }

/** Lists overlaps; equal ones on several days are combined. */
export function WeekOverlaps({ overlaps, items, t }: WeekOverlapsProps) {
  const { locale } = useKioskUi()
  const names = new Map(items.map(({ id, name }) => [id, name]))
  const pairs = groupOverlaps(overlaps)
  return (
    <div data-slot="week-overlaps" className="kui:flex kui:items-start kui:gap-2 kui:text-sm kui:text-fg">
      <Layers size={16} strokeWidth={1.5} aria-hidden="true" className="kui:mt-px kui:shrink-0 kui:text-fg-subtle" />
      <div className="kui:min-w-0 kui:flex-1">
        <p role="status" data-slot="week-overlaps-count">
          {pairs.length > 0 ? t.overlaps(pairs.length) : t.noOverlaps}
        </p>
        {pairs.length > 0 && (
          <ul data-slot="week-overlaps-list" className="kui:mt-1 kui:flex kui:flex-col kui:gap-1">
            {pairs.map((pair) => {
              const days = daysText(pair.days.map(weekdayOf), locale, weekStart(locale))
              const time = pair.from === 0 && pair.to === 1440 ? t.allDay : spanText(pair)
              return (
                <li
                  key={`${pair.ids.join(' ')} ${pair.from} ${pair.to}`}
                  data-slot="week-overlap"
                  className="kui:flex kui:flex-wrap kui:gap-x-2.5"
                >
                  <span className="kui:font-medium kui:text-fg-strong">
                    {pair.ids.map((id) => names.get(id) ?? id).join(', ')}
                  </span>
                  <span className="kui:text-fg-subtle kui:tabular-nums">
                    {days}, {time}
                  </span>
                </li>
              )
            })}
          </ul>
        )}
      </div>
    </div>
  )
}
