import type { Statistics } from '@kiosk-admin/api-client'
import type { Cell } from '@kiosk-admin/api-client/sheets'
import { daysOfPeriod } from '../../db/statistics/days'
import { type Question, wordsIn } from './statistic-series'

/**
 * A line for each point, a column for each series; with several series also their sum. A last column marks points of
 * which only a part was counted, so that nobody reads them as a drop.
 */
export function* tableOf({ series }: Statistics, question: Question): Generator<Cell[]> {
  const words = wordsIn(question.languages)
  const several = series.length > 1
  const places = (series[0]?.points ?? []).map(({ at }) => at)
  const notes = places.map((at) => noteOf(at, question))
  const isNoted = notes.some(Boolean)
  const head = question.groupBy === 'weekdayHour' ? words.hour : words.period[question.period]
  yield [head, ...series.map(({ label }) => label), ...(several ? [words.total] : []), ...(isNoted ? [words.note] : [])]
  for (const [index, at] of places.entries()) {
    const counts = series.map(({ points }) => points[index]?.count ?? 0)
    yield [
      at,
      ...counts,
      ...(several ? [counts.reduce((sum, count) => sum + count, 0)] : []),
      ...(isNoted ? [notes[index] ?? ''] : []),
    ]
  }
}

/** Says how much of a day, week or month was counted; empty for a whole one. */
function noteOf(at: string, { groupBy, period, range, today, languages }: Question): string {
  if (groupBy === 'weekdayHour') return ''
  const words = wordsIn(languages)
  const { all, counted, isOver } = daysOfPeriod(period, at, range, today)
  if (counted < all) return words.incomplete(counted, all)
  return isOver ? '' : words.soFar
}
