import type { TimeOfDay } from '../../theme/days'

/** Open from one time of the wall to another; closing at or before opening means the next day, as bars need. */
export interface OpenSpan {
  from: TimeOfDay
  to: TimeOfDay
}

const crossesMidnight = ({ from, to }: OpenSpan) => to <= from

/** Whether a day's hours are all of it. */
export const isRoundTheClock = (spans: readonly OpenSpan[]): boolean =>
  spans.some(({ from, to }) => from === '00:00' && (to === '00:00' || to === '24:00'))

/** Whether it is open at a time of day; what began yesterday evening may still go on. */
export const isOpenAt = (time: TimeOfDay, today: readonly OpenSpan[], yesterday: readonly OpenSpan[] = []): boolean =>
  today.some((span) => time >= span.from && (crossesMidnight(span) || time < span.to)) ||
  yesterday.some((span) => crossesMidnight(span) && time < span.to)
