// A day's column in the week view.

import { Layers } from 'lucide-react'
import type { CSSProperties } from 'react'
import type { ScheduleLabels } from '#labels/schedule'
import { formatDay, fullDate } from '../fields/date-field/date-text'
import { cx } from '../internal/cx'
import { useKioskUi } from '../theme/context'
import type { ScheduleItem } from './overlaps'
import { spanText } from './schedule-text'
import type { WeekBlock, WeekDay } from './week'

export type WeekDayProps = {
  day: WeekDay
  /** Current time in minutes after midnight, if the day is today. */
  now: number | undefined
  t: ScheduleLabels
  onOpen?: (id: string) => void
}

/** A day of the week: all-day items on top, others at their time; a plain list in narrow containers. */
export function WeekDayColumn({ day: { day, allDay, blocks }, now, t, onOpen }: WeekDayProps) {
  const { locale } = useKioskUi()
  const empty = allDay.length + blocks.length === 0
  return (
    <li
      data-slot="week-day"
      data-today={now === undefined ? undefined : true}
      className="kui:group/day kui:min-w-0 kui:border-e kui:border-line-faint kui:@max-[640px]/week:border-e-0 kui:@max-[640px]/week:border-t kui:@max-[640px]/week:py-2"
    >
      <p
        data-slot="week-day-head"
        className="kui:flex kui:h-13 kui:flex-col kui:justify-center kui:px-2 kui:text-xs kui:text-fg-muted kui:@max-[640px]/week:h-auto kui:@max-[640px]/week:flex-row kui:@max-[640px]/week:items-baseline kui:@max-[640px]/week:justify-start kui:@max-[640px]/week:gap-2 kui:@max-[640px]/week:px-0"
      >
        <span className="kui:sr-only">
          {fullDate(day, locale)}
          {now !== undefined && `, ${t.today}`}
        </span>
        <span aria-hidden="true">{formatDay(day, locale, { weekday: 'short' })}</span>
        <span
          aria-hidden="true"
          className="kui:text-lg kui:leading-5 kui:font-medium kui:text-fg-strong kui:tabular-nums kui:group-data-today/day:text-accent-text"
        >
          {Number(day.slice(8))}
        </span>
      </p>
      <ul
        data-slot="week-items"
        className={cx(
          'kui:relative kui:flex kui:h-[calc(24*var(--kui-hour)+var(--kui-band))] kui:flex-col kui:gap-0.5 kui:px-0.5',
          'kui:bg-[linear-gradient(var(--k-line-faint),var(--k-line-faint)),repeating-linear-gradient(var(--k-line-faint)_0_1px,transparent_1px_calc(3*var(--kui-hour)))] kui:bg-[length:100%_1px,100%_calc(24*var(--kui-hour))] kui:bg-[position:0_100%,0_var(--kui-band)] kui:bg-no-repeat',
          'kui:@max-[640px]/week:h-auto kui:@max-[640px]/week:gap-1 kui:@max-[640px]/week:bg-none kui:@max-[640px]/week:px-0 kui:@max-[640px]/week:pt-1',
        )}
      >
        {allDay.map((item) => (
          <li key={item.id} data-slot="week-all-day" className="kui:h-6 kui:shrink-0 kui:@max-[640px]/week:h-auto">
            <WeekItem item={item} time={t.allDay} together={[]} t={t} {...(onOpen ? { onOpen } : {})} />
          </li>
        ))}
        {blocks.map((block) => (
          <li
            key={`${block.item.id} ${block.from}`}
            data-slot="week-block"
            data-overlaps={block.together.length > 0 || undefined}
            className="kui:absolute kui:start-(--kui-start) kui:top-(--kui-top) kui:h-(--kui-length) kui:w-(--kui-width) kui:min-h-5 kui:p-0.5 kui:@max-[640px]/week:static kui:@max-[640px]/week:h-auto kui:@max-[640px]/week:w-auto kui:@max-[640px]/week:p-0"
            style={placeOf(block)}
          >
            <WeekItem
              item={block.item}
              time={spanText(block)}
              together={block.together}
              t={t}
              {...(onOpen ? { onOpen } : {})}
            />
          </li>
        ))}
        {empty && (
          <li
            data-slot="week-empty"
            className="kui:sr-only kui:@max-[640px]/week:not-sr-only kui:@max-[640px]/week:text-sm kui:@max-[640px]/week:text-fg-subtle"
          >
            {t.nothing}
          </li>
        )}
        {now !== undefined && (
          <li
            aria-hidden="true"
            data-slot="week-now"
            className="kui:pointer-events-none kui:absolute kui:inset-x-0 kui:h-0.5 kui:bg-accent-line kui:before:absolute kui:before:-start-1 kui:before:-top-0.75 kui:before:size-2 kui:before:rounded-full kui:before:bg-accent-line kui:before:content-[''] kui:@max-[640px]/week:hidden"
            style={{ top: topOf(now) }}
          />
        )}
      </ul>
    </li>
  )
}

const topOf = (minutes: number) => `calc(var(--kui-band) + ${minutes / 60} * var(--kui-hour))`

const placeOf = ({ from, to, lane, lanes }: WeekBlock) =>
  ({
    '--kui-top': topOf(from),
    '--kui-length': `calc(${(to - from) / 60} * var(--kui-hour))`,
    '--kui-start': `${(lane / lanes) * 100}%`,
    '--kui-width': `${100 / lanes}%`,
  }) as CSSProperties

type WeekItemProps = {
  item: ScheduleItem
  time: string
  together: readonly ScheduleItem[]
  t: ScheduleLabels
  onOpen?: (id: string) => void
}

function WeekItem({ item, time, together, t, onOpen }: WeekItemProps) {
  const Root = onOpen ? 'button' : 'div'
  return (
    <Root
      {...(onOpen ? { type: 'button' as const, onClick: () => onOpen(item.id) } : {})}
      data-slot="week-item"
      title={`${item.name}, ${time}`}
      className={cx(
        'kui:flex kui:size-full kui:min-w-0 kui:flex-wrap kui:content-start kui:items-baseline kui:gap-x-1.5 kui:overflow-hidden kui:rounded-sm kui:border-s-3 kui:border-accent-line kui:bg-accent-soft kui:px-1.5 kui:py-0.5 kui:text-start kui:text-xs kui:text-fg-strong',
        'kui:@max-[640px]/week:min-h-8 kui:@max-[640px]/week:content-center kui:@max-[640px]/week:items-center kui:@max-[640px]/week:px-2 kui:@max-[640px]/week:text-sm kui:@max-[640px]/week:pointer-coarse:min-h-11',
        onOpen &&
          'kui:hover:bg-[linear-gradient(var(--k-hover),var(--k-hover))] kui:focus-visible:relative kui:focus-visible:z-1 kui:focus-visible:shadow-ring',
      )}
    >
      <span className="kui:flex kui:max-w-full kui:items-center kui:gap-1">
        <span className="kui:truncate kui:font-medium">{item.name}</span>
        {together.length > 0 && (
          <Layers size={12} strokeWidth={1.8} aria-hidden="true" className="kui:shrink-0 kui:text-accent-text" />
        )}
      </span>
      <span className="kui:text-fg-muted kui:tabular-nums">{time}</span>
      {together.length > 0 && (
        <span className="kui:sr-only">, {t.togetherWith(together.map(({ name }) => name).join(', '))}</span>
      )}
    </Root>
  )
}
