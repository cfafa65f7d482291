import { type CsvOptions, csvDecimal, csvLine, csvMark, guardFormula } from '../../internal/csv'
import type { Steps } from '../../internal/slices'
import { dayInZone, timeInZone } from '../../theme/days'
import type { CellValue, ColumnModel } from '../model/columns'

interface TextOptions {
  timeZone: string
  decimal: '.' | ','
}

/** Text of a cell for other programs: moments in the mall's time, plain numbers, no formulas. */
export function cellText<Row>(column: ColumnModel<Row>, row: Row, { timeZone, decimal }: TextOptions): string {
  if (column.text) return guardFormula(column.text(row))
  const value: CellValue = column.value(row)
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return `${dayInZone(value, timeZone)} ${timeInZone(value, timeZone)}`
  if (typeof value === 'number') return String(value).replace('.', decimal)
  return guardFormula(String(value))
}

/** Tab-separated rows with headers, for spreadsheets. Tabs and line breaks in cells become spaces. */
export function rowsToTsv<Row>(
  rows: readonly Row[],
  columns: readonly ColumnModel<Row>[],
  options: Omit<TextOptions, 'decimal'>,
): string {
  const line = (cells: readonly string[]) => cells.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t')
  const heads = line(columns.map(({ header }) => guardFormula(header)))
  const texts = rows.map((row) => line(columns.map((column) => cellText(column, row, { ...options, decimal: '.' }))))
  return [heads, ...texts].join('\n')
}

/** Serialises CSV by RFC 4180 in steps: quoted values, CRLF line ends. */
export function* csvSteps<Row>(
  rows: readonly Row[],
  columns: readonly ColumnModel<Row>[],
  { separator = ',', timeZone, ...options }: CsvOptions & { timeZone: string },
): Steps<string> {
  const decimal = csvDecimal({ separator, ...options })
  const parts = [
    csvMark(options),
    csvLine(
      columns.map(({ header }) => guardFormula(header)),
      separator,
    ),
  ]
  for (const [index, row] of rows.entries()) {
    const cells = columns.map((column) => cellText(column, row, { timeZone, decimal }))
    parts.push(csvLine(cells, separator))
    if (index % 128 === 0) yield
  }
  return parts.join('')
}
