import type { LanguageCode, StatisticSeries, Statistics } from '@kiosk-admin/api-client'
import type { StatisticGroup } from '@kiosk-admin/api-client/internal'
import type { MallRow } from '../../db/malls'
import { type Period, periodsIn, type Range, rangeBefore } from '../../db/statistics/days'
import { inLanguage, namesOf, stationsOf } from '../../db/statistics/names'
import { type Count, type Filters, otherKey, readCounts, readTotal } from '../../db/statistics/read'
import type { Db } from '../../dependencies'
import { statisticWords } from './statistic-words'

export type Question = {
  mall: MallRow
  range: Range
  /** The day in the mall. */
  today: string
  filters: Filters
  period: Period
  groupBy?: StatisticGroup | undefined
  /** Languages of the labels, in order: the requested one, then the mall's. */
  languages: LanguageCode[]
}

type Named = { key: string; label: string }

export const wordsIn = ([language = 'en']: readonly LanguageCode[]) => statisticWords[language]

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

/** Computes series from the totals. Each series has every point; points without clicks are 0. */
export async function seriesOf(db: Db, question: Question): Promise<Statistics> {
  const { range, filters, period, groupBy } = question
  const [counts, previousTotal] = await Promise.all([
    readCounts(db, filters, range, question),
    readTotal(db, filters, rangeBefore(range), groupBy),
  ])
  const points = groupBy === 'weekdayHour' ? hours : periodsIn(period, range)
  const byKey = Map.groupBy(counts, ({ key }) => key)
  const named = await namedSeries(db, question, sumsOf(byKey))
  return {
    total: counts.reduce((sum, { count }) => sum + count, 0),
    previousTotal,
    series: named.map(({ key, label }) => ({ key, label, points: filled(points, byKey.get(key) ?? []) })),
  }
}

function filled(points: readonly string[], counts: readonly Count[]): StatisticSeries['points'] {
  const byPoint = new Map(counts.map(({ at, count }) => [at, count]))
  return points.map((at) => ({ at, count: byPoint.get(at) ?? 0 }))
}

/** The keys with the most clicks first. */
function sumsOf(byKey: ReadonlyMap<string, readonly Count[]>): string[] {
  const sums = [...byKey].map(([key, counts]) => ({ key, sum: counts.reduce((sum, { count }) => sum + count, 0) }))
  return sums.sort((a, b) => b.sum - a.sum || (a.key < b.key ? -1 : 1)).map(({ key }) => key)
}

/** Lists the series in order. Series of a small fixed set are included without clicks. */
async function namedSeries(db: Db, question: Question, keys: readonly string[]): Promise<Named[]> {
  const { mall, filters, groupBy, languages } = question
  const words = wordsIn(languages)
  switch (groupBy) {
    case undefined:
      return [{ key: 'all', label: words.clicks }]
    case 'type':
      return words.types
        .map((label, type) => ({ key: String(type), label }))
        .filter(({ key }) => filters.type === undefined || key === String(filters.type))
    case 'weekdayHour':
      return words.weekdays.map((label, day) => ({ key: String(day + 1), label }))
    case 'menu':
      return keys.map((key) => ({ key, label: key === otherKey ? words.other : key }))
    case 'station': {
      const stations = await stationsOf(db, mall.id)
      const selected = stations.filter(({ id }) => filters.stationId === undefined || id === filters.stationId)
      const shown = selected.filter(({ id, deleted_at }) => deleted_at === null || keys.includes(id))
      const gone = keys.filter((key) => !stations.some(({ id }) => id === key))
      return [
        ...shown.map(({ id, code, name }) => ({ key: id, label: `${code} ${name}` })),
        ...(await labelled(db, question, gone)),
      ]
    }
    default: {
      const records = keys.filter((key) => key !== otherKey)
      const named = await labelled(db, question, records)
      return records.length < keys.length ? [...named, { key: otherKey, label: words.other }] : named
    }
  }
}

/** Adds the names of records, including deleted ones. */
export async function labelled(
  db: Db,
  { mall, languages }: Pick<Question, 'mall' | 'languages'>,
  ids: readonly string[],
): Promise<Named[]> {
  const names = await namesOf(db, mall.id, ids)
  return ids.map((key) => ({ key, label: inLanguage(names.get(key), languages) ?? wordsIn(languages).nameless }))
}
