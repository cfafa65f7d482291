import { addDays, addMonths, endOfMonth, type IsoDate, isDay, startOfMonth } from '../../theme/days'

/** A range of days, inclusive; an empty string is an open end. */
export type DateRange = { from: IsoDate; to: IsoDate }

export const noRange: DateRange = { from: '', to: '' }

/** Presets. Seven days include today. */
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

/** The range between two days in either order. */
export const rangeOf = (one: IsoDate, other: IsoDate): DateRange =>
  one <= other ? { from: one, to: other } : { from: other, to: one }

export const sameRange = (one: DateRange, other: DateRange): boolean => one.from === other.from && one.to === other.to

/** Whether both ends are valid and in the wrong order. */
export const endsFirst = ({ from, to }: DateRange): boolean => isDay(from) && isDay(to) && to < from
