import { type Statistics, xlsxType } from '@kiosk-admin/api-client'
import { type Cell, csvPieces, xlsxPieces } from '@kiosk-admin/api-client/sheets'
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

type Form = { format: 'csv' | 'xlsx'; separator: ',' | ';'; name: string }

/** A download that is made while it is sent. */
export function tableResponse(rows: Iterable<readonly Cell[]>, { format, separator, name }: Form): Response {
  const pieces = format === 'csv' ? csvPieces(rows, separator) : xlsxPieces(rows)
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = pieces.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    cancel: () => void pieces.return(undefined),
  })
  return new Response(body, {
    headers: {
      'content-type': format === 'csv' ? 'text/csv; charset=utf-8' : xlsxType,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })
}
