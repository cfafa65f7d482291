import { addDays, addMonths, endOfMonth, type IsoDate, isDay, startOfMonth } from '../../theme/days'

/** Two days, both of them within; the empty text leaves an end open. */
export type DateRange = { from: IsoDate; to: IsoDate }

export const noRange: DateRange = { from: '', to: '' }

/** Spans that are asked for often. Seven days are counted with today. */
export const dateRanges = {
  today: (today) => ({ from: today, to: today }),
  next7Days: (today) => ({ from: today, to: addDays(today, 6) }),
  last7Days: (today) => ({ from: addDays(today, -6), to: today }),
  thisMonth: (today) => ({ from: startOfMonth(today), to: endOfMonth(today) }),
  nextMonth: (today) => monthOf(addMonths(today, 1)),
  lastMonth: (today) => monthOf(addMonths(today, -1)),
} as const satisfies Record<string, (today: IsoDate) => DateRange>

const monthOf = (day: IsoDate): DateRange => ({ from: startOfMonth(day), to: endOfMonth(day) })

export type DateRangeName = keyof typeof dateRanges

/** The span between two days, in whichever order they are chosen. */
export const rangeOf = (one: IsoDate, other: IsoDate): DateRange =>
  one <= other ? { from: one, to: other } : { from: other, to: one }

export const sameRange = (one: DateRange, other: DateRange): boolean => one.from === other.from && one.to === other.to

/** Whether both ends are days and in the wrong order. */
export const endsFirst = ({ from, to }: DateRange): boolean => isDay(from) && isDay(to) && to < from
