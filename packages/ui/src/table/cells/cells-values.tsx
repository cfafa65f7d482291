import type { ComponentProps } from 'react'
import { en, type TableLabels } from '#labels/table'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { useKioskUi } from '../../theme/context'
import { timeInZone } from '../../theme/days'
import { numberFormat } from '../../theme/intl'
import { isOpenAt, isRoundTheClock, type OpenSpan } from './hours-today'

export interface NumberCellProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Undefined shows nothing. */
  value: number | null | undefined
  /** Options of `Intl.NumberFormat`: decimals, a unit, per cent. */
  format?: Intl.NumberFormatOptions
}

/** A number in the locale's format with tabular figures; align its column to the end. */
export function NumberCell({ value, format, className, ...rest }: NumberCellProps) {
  const { locale } = useKioskUi()
  if (value === null || value === undefined) return null
  return (
    <span data-slot="number-cell" className={cx('kui:min-w-0 kui:truncate kui:tabular-nums', className)} {...rest}>
      {numberFormat(locale, format).format(value)}
    </span>
  )
}

export interface HoursTodayCellProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Today's hours; empty is closed. Undefined shows nothing. */
  hours: readonly OpenSpan[] | undefined
  /** Yesterday's hours, which may last past midnight. @default none */
  yesterday?: readonly OpenSpan[]
  labels?: Partial<TableLabels>
}

/** Today's opening hours and whether it is open now. */
export function HoursTodayCell({ hours, yesterday, labels, className, ...rest }: HoursTodayCellProps) {
  const t = useLabels('table', en, labels)
  const { timeZone, now } = useKioskUi()
  if (!hours) return null
  const open = isOpenAt(timeInZone(now(), timeZone), hours, yesterday)
  return (
    <span
      data-slot="hours-today-cell"
      data-open={open || undefined}
      title={open ? t.openNow : t.closedNow}
      className={cx(
        'kui:group/hours kui:flex kui:min-w-0 kui:items-center kui:gap-2 kui:not-data-open:text-fg-muted',
        className,
      )}
      {...rest}
    >
      <span
        aria-hidden
        className="kui:size-1.75 kui:shrink-0 kui:rounded-full kui:shadow-[inset_0_0_0_1.5px_var(--k-fg-subtle)] kui:group-data-open/hours:bg-success kui:group-data-open/hours:shadow-none"
      />
      <span className="kui:min-w-0 kui:truncate kui:tabular-nums">{hoursText(hours, t)}</span>
      {hours.length > 0 && <span className="kui:sr-only">{open ? t.openNow : t.closedNow}</span>}
    </span>
  )
}

function hoursText(hours: readonly OpenSpan[], t: TableLabels): string {
  if (hours.length === 0) return t.closedToday
  // 24-hour time in every language, as on signs and timetables
  return isRoundTheClock(hours) ? t.roundTheClock : hours.map(({ from, to }) => `${from}–${to}`).join(', ')
}
