import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentProps, type CSSProperties, useId } from 'react'
import { en, type ScheduleLabels } from '#labels/schedule'
import { cx } from '../internal/cx'
import { useEndSide } from '../internal/hooks/use-end-side'
import { useLabels } from '../internal/hooks/use-labels'
import { Button } from '../primitives/button/button'
import { IconButton } from '../primitives/button/icon-button'
import { ErrorState } from '../primitives/error-state/error-state'
import { Skeleton } from '../primitives/skeleton/skeleton'
import { useKioskUi } from '../theme/context'
import { weekText } from './schedule-text'
import { type UseWeekProps, useWeek } from './use-week'
import { WeekDayColumn } from './week-day'
import { WeekOverlaps } from './week-overlaps'

export type WeekViewProps = UseWeekProps &
  Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'children'> & {
    /** Accessible name: "Slideshows". */
    label: string
    /** Makes each item a button. */
    onOpen?: (id: string) => void
    /** @default false */
    loading?: boolean
    /** Whether loading failed. @default false */
    failed?: boolean
    /** Shows "Try again". */
    onRetry?: () => void
    labels?: Partial<ScheduleLabels>
  }

const HOURS = [0, 3, 6, 9, 12, 15, 18, 21]

/**
 * Items of a week by local time in the mall: overlapping ones are side by side and listed below. A list of days with a
 * list of items in each (no widget pattern: Tab goes from button to button), so screen readers read it in the order of
 * time; in narrow containers the days are stacked.
 */
export function WeekView({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  onOpen,
  loading = false,
  failed = false,
  onRetry,
  labels,
  className,
  ...rest
}: WeekViewProps) {
  const t = useLabels('schedule', en, labels)
  const { locale } = useKioskUi()
  const id = useId()
  const week = useWeek({
    items,
    ...(value !== undefined ? { value } : {}),
    ...(defaultValue !== undefined ? { defaultValue } : {}),
    ...(onValueChange ? { onValueChange } : {}),
  })
  const [Back, On] = useEndSide() === 'left' ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight]
  const band = Math.max(0, ...week.days.map(({ allDay }) => allDay.length))
  const nothing = week.days.every(({ allDay, blocks }) => allDay.length + blocks.length === 0)

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of items without input is no fieldset
    <div
      role="group"
      data-slot="week-view"
      aria-labelledby={`${id}-label`}
      aria-busy={loading || undefined}
      className={cx('kui:@container/week kui:flex kui:min-w-0 kui:flex-col kui:gap-3', className)}
      {...rest}
    >
      <div className="kui:flex kui:flex-wrap kui:items-center kui:gap-x-4 kui:gap-y-2">
        <p data-slot="week-label" className="kui:min-w-0 kui:flex-1 kui:text-lg kui:font-bold kui:text-fg-strong">
          <span id={`${id}-label`} className="kui:sr-only">
            {label}
          </span>
          <span aria-live="polite" className="kui:tabular-nums">
            {weekText(week.first, locale)}
          </span>
        </p>
        <div className="kui:flex kui:items-center kui:gap-1">
          <IconButton label={t.weekBefore} icon={<Back size={16} strokeWidth={1.5} />} onClick={() => week.go(-1)} />
          <Button aria-disabled={week.current || undefined} onClick={week.goToday}>
            {t.thisWeek}
          </Button>
          <IconButton label={t.weekAfter} icon={<On size={16} strokeWidth={1.5} />} onClick={() => week.go(1)} />
        </div>
      </div>
      {failed ? (
        <ErrorState title={t.loadFailed} {...(onRetry ? { onRetry, retrying: loading } : {})}>
          {t.checkConnection}
        </ErrorState>
      ) : loading ? (
        <div role="status" data-slot="week-loading" className="kui:grid kui:grid-cols-7 kui:gap-3">
          <span className="kui:sr-only">{t.loading}</span>
          {week.days.map(({ day }) => (
            <Skeleton key={day} className="kui:h-48" />
          ))}
        </div>
      ) : (
        <>
          <div
            data-slot="week"
            className="kui:grid kui:grid-cols-[2.75rem_minmax(0,1fr)] kui:[--kui-hour:1.25rem] kui:@max-[640px]/week:grid-cols-1"
            style={{ '--kui-band': `calc(${band} * 1.625rem + ${band ? 0.5 : 0}rem)` } as CSSProperties}
          >
            <div
              aria-hidden="true"
              className="kui:relative kui:mt-[calc(3.25rem+var(--kui-band))] kui:h-[calc(24*var(--kui-hour))] kui:text-xs kui:text-fg-subtle kui:tabular-nums kui:@max-[640px]/week:hidden"
            >
              {HOURS.map((hour) => (
                <span
                  key={hour}
                  className="kui:absolute kui:end-2 kui:-translate-y-1/2"
                  style={{ top: `calc(${hour} * var(--kui-hour))` }}
                >
                  {String(hour).padStart(2, '0')}:00
                </span>
              ))}
            </div>
            <ol
              data-slot="week-days"
              className="kui:grid kui:grid-cols-7 kui:border-s kui:border-line-faint kui:@max-[640px]/week:grid-cols-1 kui:@max-[640px]/week:border-s-0"
            >
              {week.days.map((day) => (
                <WeekDayColumn
                  key={day.day}
                  day={day}
                  now={day.day === week.today ? week.minutes : undefined}
                  t={t}
                  {...(onOpen ? { onOpen } : {})}
                />
              ))}
            </ol>
          </div>
          {nothing ? (
            <p data-slot="week-nothing" className="kui:text-sm kui:text-fg-muted">
              {t.nothingThisWeek}
            </p>
          ) : (
            <WeekOverlaps overlaps={week.overlaps} items={items} t={t} />
          )}
        </>
      )}
    </div>
  )
}
