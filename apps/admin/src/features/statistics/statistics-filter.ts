import {
  type StatisticType,
  type StatisticView,
  statisticPeriods,
  statisticTypes,
  statisticViews,
} from '@kiosk-admin/api-client'
import { addDays, daysBetween, isDay, rangeOf, startOfMonth } from '@kiosk-admin/ui/headless'

export type Period = (typeof statisticPeriods)[number]
export const chartKinds = ['line', 'bar', 'pie'] as const
export type ChartKind = (typeof chartKinds)[number]

export type Range = { from: string; till: string }

/** The filter of the statistics, as in the address. */
export type StatisticsFilter = Range & {
  chart: ChartKind
  period: Period
  /** Whether the previous period is drawn, too. */
  compare: boolean
  view: StatisticView | undefined
  type: StatisticType | undefined
  stationId: string | undefined
  categoryId: string | undefined
  shopId: string | undefined
}

/** Four weeks, so that each weekday counts equally. */
export const USUAL_DAYS = 28

/** The server's limit of points in an answer. */
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

/** The number of days in a range, both ends included. */
export const daysIn = ({ from, till }: Range): number => daysBetween(from, till) + 1

/** The same number of days before a range. */
export function rangeBefore(range: Range): Range {
  const days = daysIn(range)
  return { from: addDays(range.from, -days), till: addDays(range.from, -1) }
}

/** Whether the server has figures for the whole range. */
export const isKnown = ({ from }: Range): boolean => from >= FIRST

/** Whether a range has few enough points of a period to be drawn. */
export const fits = (period: Period, range: Range): boolean =>
  daysIn(range) / { day: 1, week: 7, month: 28 }[period] <= MAX_POINTS

/** Parses the address; invalid values count as missing. */
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

/** The query of a range: empty for the default one, so that links stay up to date. */
export function rangeQuery(range: Range, today: string) {
  const usual = usualRange(today)
  const isUsual = range.from === usual.from && range.till === usual.till
  return isUsual ? { from: '', till: '' } : range
}

/** Whether there is a filter besides the dates. */
export const isFiltered = ({ view, type, stationId, categoryId, shopId }: StatisticsFilter): boolean =>
  [view, type, stationId, categoryId, shopId].some((filter) => filter !== undefined)

/** Whether searches fit the filter: they have no type, and are part of Pathfinder. */
export const hasSearches = ({ view, type, categoryId, shopId }: StatisticsFilter): boolean =>
  view !== 'touchguide' && [type, categoryId, shopId].every((filter) => filter === undefined)

/** The filter in the server's format. */
export const filtersOf = ({ from, till, view, type, stationId, categoryId, shopId }: StatisticsFilter) => ({
  from,
  till,
  view,
  type,
  stationId,
  categoryId,
  shopId,
})

/** Whether the period that begins on a day has begun and is not over. */
export function isUnfinished(period: Period, first: string, today: string): boolean {
  if (first > today) return false
  if (period === 'month') return first.slice(0, 7) === today.slice(0, 7)
  return daysBetween(first, today) < { day: 1, week: 7 }[period]
}

/** Whether a range has only some days of the period that begins on a day. */
export function isCut(period: Period, first: string, { from, till }: Range): boolean {
  const last = addDays(
    period === 'month' ? startOfMonth(addDays(first, 31)) : addDays(first, { day: 1, week: 7 }[period]),
    -1,
  )
  return first < from || last > till
}

/** The ISO week number of a Monday: the first week of a year contains its first Thursday. */
export function isoWeek(monday: string): number {
  const thursday = addDays(monday, 3)
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1
}
