import { type CsvOptions, csvDecimal, csvLine, csvMark, guardFormula } from '../../internal/csv'
import type { ChartSeries, ChartX } from './series'

/** The figures behind a chart: what screen readers read as a table, and what is saved as CSV. */
export interface ChartFigures {
  /** Heads, the first above the names of the rows. */
  columns: readonly string[]
  rows: readonly FigureRow[]
}

export interface FigureRow {
  /** In the reader's words: Friday 20 November. */
  name: string
  /** As other programs read it: 2026-11-20. */
  key: string
  values: readonly (number | null)[]
}

/** A place as other programs read it. */
export const keyOf = (x: ChartX) => (x instanceof Date ? x.toISOString() : String(x))

interface SeriesFiguresOptions<X> {
  /** Above the names of the rows. */
  head: string
  x: readonly X[]
  series: readonly ChartSeries[]
  nameOf: (x: X) => string
  /** The head of a series' period before. */
  before: (name: string) => string
}

/** A row for each place, and a column for each series and its period before. */
export function seriesFigures<X extends ChartX | string>({
  head,
  x,
  series,
  nameOf,
  before,
}: SeriesFiguresOptions<X>): ChartFigures {
  const columns = series.flatMap(({ name, values, previous }) =>
    previous
      ? [
          { name, values },
          { name: before(name), values: previous },
        ]
      : [{ name, values }],
  )
  return {
    columns: [head, ...columns.map(({ name }) => name)],
    rows: x.map((place, index) => ({
      name: nameOf(place),
      key: keyOf(place),
      values: columns.map(({ values }) => values[index] ?? null),
    })),
  }
}

/** The figures as CSV: numbers as numbers, and no text that a spreadsheet would run. */
export function figuresToCsv(
  { columns, rows }: ChartFigures,
  { separator = ',', ...options }: CsvOptions = {},
): string {
  const decimal = csvDecimal({ separator, ...options })
  const number = (value: number | null) => (value === null ? '' : String(value).replace('.', decimal))
  const lines = rows.map(({ key, values }) => csvLine([guardFormula(key), ...values.map(number)], separator))
  return [csvMark(options), csvLine(columns.map(guardFormula), separator), ...lines].join('')
}
