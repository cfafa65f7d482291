import type { TimeOfDay } from '../../theme/days'

/** Opening hours in local time; a closing time at or before opening is on the next day, as bars need. */
export interface OpenSpan {
  from: TimeOfDay
  to: TimeOfDay
}

const crossesMidnight = ({ from, to }: OpenSpan) => to <= from

/** Whether the hours cover the whole day. */
export const isRoundTheClock = (spans: readonly OpenSpan[]): boolean =>
  spans.some(({ from, to }) => from === '00:00' && (to === '00:00' || to === '24:00'))

/** Whether it is open at a time, including yesterday's hours past midnight. */
export const isOpenAt = (time: TimeOfDay, today: readonly OpenSpan[], yesterday: readonly OpenSpan[] = []): boolean =>
  today.some((span) => time >= span.from && (crossesMidnight(span) || time < span.to)) ||
  yesterday.some((span) => crossesMidnight(span) && time < span.to)
