import {
  type StatisticType,
  type StatisticView,
  statisticPeriods,
  statisticTypes,
  statisticViews,
} from '@kiosk-admin/api-client'
import { addDays, daysBetween, isDay, rangeOf } from '@kiosk-admin/ui/headless'

export type Period = (typeof statisticPeriods)[number]
export const chartKinds = ['line', 'bar', 'pie'] as const
export type ChartKind = (typeof chartKinds)[number]

export type Range = { from: string; till: string }

/** What staff ask, as the address has it. */
export type StatisticsFilter = Range & {
  chart: ChartKind
  period: Period
  /** Whether the period before is drawn, too. */
  compare: boolean
  view: StatisticView | undefined
  type: StatisticType | undefined
  stationId: string | undefined
  categoryId: string | undefined
  shopId: string | undefined
}

/** Four weeks, so that every weekday counts as often as the others. */
export const USUAL_DAYS = 28

/** The server answers no more points at once. */
const MAX_POINTS = 1200
const FIRST = '2000-01-01'
const LAST = '2099-12-31'

const types: readonly number[] = Object.values(statisticTypes)
const isRecordId = (text: string | null): text is string =>
  text !== null && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
const oneOf = <T extends string>(all: readonly T[], text: string | null): T | undefined =>
  all.find((one) => one === text)
const isShownDay = (text: string | null): text is string =>
  text !== null && isDay(text) && text >= FIRST && text <= LAST

export const usualRange = (today: string): Range => ({ from: addDays(today, 1 - USUAL_DAYS), till: today })

/** How many days a range has, its ends included. */
export const daysIn = ({ from, till }: Range): number => daysBetween(from, till) + 1

/** As many days just before. */
export function rangeBefore(range: Range): Range {
  const days = daysIn(range)
  return { from: addDays(range.from, -days), till: addDays(range.from, -1) }
}

/** Whether the server answers for all of it. */
export const isKnown = ({ from }: Range): boolean => from >= FIRST

/** Whether so many days have few enough points to be drawn. */
export const fits = (period: Period, range: Range): boolean =>
  daysIn(range) / { day: 1, week: 7, month: 28 }[period] <= MAX_POINTS

/** What an address asks; whatever it says that means nothing is as if it said nothing. */
export function filterOf(query: URLSearchParams, today: string): StatisticsFilter {
  const usual = usualRange(today)
  const [one, other] = [query.get('from'), query.get('till')]
  const till = isShownDay(other) ? other : usual.till
  const from = isShownDay(one) ? one : addDays(till, 1 - USUAL_DAYS)
  const { from: first, to: last } = rangeOf(from, till)
  const range = { from: first, till: last }
  const period = oneOf(statisticPeriods, query.get('period')) ?? 'day'
  const type = query.get('type')
  const [stationId, categoryId, shopId] = [query.get('station'), query.get('category'), query.get('shop')]
  return {
    ...range,
    chart: oneOf(chartKinds, query.get('chart')) ?? 'line',
    period: statisticPeriods.slice(statisticPeriods.indexOf(period)).find((next) => fits(next, range)) ?? 'month',
    compare: query.get('compare') !== 'off',
    view: oneOf(statisticViews, query.get('view')),
    type: type !== null && type !== '' && types.includes(Number(type)) ? (Number(type) as StatisticType) : undefined,
    stationId: isRecordId(stationId) ? stationId : undefined,
    categoryId: isRecordId(categoryId) ? categoryId : undefined,
    shopId: isRecordId(shopId) ? shopId : undefined,
  }
}

/** What the address says of a range: nothing of the usual one, so that a link to it stays up to date. */
export function rangeQuery(range: Range, today: string) {
  const usual = usualRange(today)
  const isUsual = range.from === usual.from && range.till === usual.till
  return isUsual ? { from: '', till: '' } : range
}

/** Whether anything but days is asked for. */
export const isFiltered = ({ view, type, stationId, categoryId, shopId }: StatisticsFilter): boolean =>
  [view, type, stationId, categoryId, shopId].some((filter) => filter !== undefined)

/** The same as the server takes it. */
export const filtersOf = ({ from, till, view, type, stationId, categoryId, shopId }: StatisticsFilter) => ({
  from,
  till,
  view,
  type,
  stationId,
  categoryId,
  shopId,
})

/** Whether the day, week or month that begins on a day has begun and is not over. */
export function isUnfinished(period: Period, first: string, today: string): boolean {
  if (first > today) return false
  if (period === 'month') return first.slice(0, 7) === today.slice(0, 7)
  return daysBetween(first, today) < { day: 1, week: 7 }[period]
}

/** The number of an ISO week, by its Monday: the first one of a year has its first Thursday. */
export function isoWeek(monday: string): number {
  const thursday = addDays(monday, 3)
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1
}
