import { type CsvOptions, csvDecimal, csvLine, csvMark, guardFormula } from '../../internal/csv'
import type { ChartSeries, ChartX } from './series'

/** The values of a chart as rows: the table for screen readers and the CSV export. */
export interface ChartFigures {
  /** Column headers; the first is above the row names. */
  columns: readonly string[]
  rows: readonly FigureRow[]
}

export interface FigureRow {
  /** Localised name: Friday 20 November. */
  name: string
  /** Machine-readable name: 2026-11-20. */
  key: string
  values: readonly (number | null)[]
}

/** Machine-readable form of an x value. */
export const keyOf = (x: ChartX) => (x instanceof Date ? x.toISOString() : String(x))

interface SeriesFiguresOptions<X> {
  /** Above the names of the rows. */
  head: string
  x: readonly X[]
  series: readonly ChartSeries[]
  nameOf: (x: X) => string
  /** Column header of a series' previous period. */
  before: (name: string) => string
}

/** One row for each x value, one column for each series and its previous period. */
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

/** Serialises the values as CSV, without spreadsheet formulas. */
export function figuresToCsv(
  { columns, rows }: ChartFigures,
  { separator = ',', ...options }: CsvOptions = {},
): string {
  const decimal = csvDecimal({ separator, ...options })
  const number = (value: number | null) => (value === null ? '' : String(value).replace('.', decimal))
  const lines = rows.map(({ key, values }) => csvLine([guardFormula(key), ...values.map(number)], separator))
  return [csvMark(options), csvLine(columns.map(guardFormula), separator), ...lines].join('')
}
