import type { Statistics } from '@kiosk-admin/api-client'
import type { Cell } from '@kiosk-admin/api-client/sheets'
import { type Question, wordsIn } from './statistic-series'

/** A line for each point, a column for each series; with several series also their sum. */
export function* tableOf({ series }: Statistics, question: Question): Generator<Cell[]> {
  const words = wordsIn(question.languages)
  const several = series.length > 1
  const head = question.groupBy === 'weekdayHour' ? words.hour : words.period[question.period]
  yield [head, ...series.map(({ label }) => label), ...(several ? [words.total] : [])]
  for (const [index, { at }] of (series[0]?.points ?? []).entries()) {
    const counts = series.map(({ points }) => points[index]?.count ?? 0)
    yield [at, ...counts, ...(several ? [counts.reduce((sum, count) => sum + count, 0)] : [])]
  }
}
