import type { ComponentProps } from 'react'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { useKioskUi } from '../../theme/context'
import { timeInZone } from '../../theme/days'
import { numberFormat } from '../../theme/intl'
import { en, type TableLabels } from '../labels/en'
import { isOpenAt, isRoundTheClock, type OpenSpan } from './hours-today'

export interface NumberCellProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Nothing where there is none. */
  value: number | null | undefined
  /** As `Intl.NumberFormat` takes them: decimals, a unit, per cent. */
  format?: Intl.NumberFormatOptions
}

/** A number as the language writes it, in figures of one width; its column is best aligned to the end. */
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
  /** Today's hours; none means closed. Nothing is shown where they are not known. */
  hours: readonly OpenSpan[] | undefined
  /** Yesterday's, of which some may go on past midnight. @default none */
  yesterday?: readonly OpenSpan[]
  labels?: Partial<TableLabels>
}

/** When it is open today, and whether it is now. */
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
  // The clock of signs and timetables is the same in every language.
  return isRoundTheClock(hours) ? t.roundTheClock : hours.map(({ from, to }) => `${from}–${to}`).join(', ')
}
