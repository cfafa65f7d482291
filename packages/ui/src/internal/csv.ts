// Writes CSV with guarded formulas.

export interface CsvOptions {
  /** Cell separator. @default ',' */
  separator?: ',' | ';' | '\t'
  /** Decimal separator; a comma with semicolons, as in spreadsheets of those languages. @default by separator */
  decimal?: '.' | ','
  /** Adds the BOM by which Excel detects UTF-8. @default true */
  bom?: boolean
}

/** Characters that start a formula (OWASP "CSV Injection"), with full-width forms and white space before them. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/

/** A decimal comma needs no quotes with another cell separator, so that programs parse a number. */
const DECIMAL = /^-?\d+,\d+$/

/** Prefixes text that would be a formula with an apostrophe (OWASP "CSV Injection"). */
export const guardFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/**
 * One RFC 4180 line with CRLF. Quotes all common separators, because Nordic Excel splits comma files at semicolons,
 * also before a formula.
 */
export function csvLine(cells: readonly string[], separator: string): string {
  const splits = (cell: string) => cell.includes(separator) || (/[",;\t\r\n]/.test(cell) && !DECIMAL.test(cell))
  const quote = (cell: string) => (splits(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return `${cells.map(quote).join(separator)}\r\n`
}

/** The decimal separator for a cell separator. */
export const csvDecimal = ({ separator, decimal }: CsvOptions) => decimal ?? (separator === ';' ? ',' : '.')

/** The prefix of the file. */
export const csvMark = ({ bom = true }: CsvOptions) => (bom ? '\uFEFF' : '')
