export interface CsvOptions {
  /** Between cells. @default ',' */
  separator?: ',' | ';' | '\t'
  /** Within numbers; a comma where the separator is a semicolon, as spreadsheets of those languages read. @default by separator */
  decimal?: '.' | ','
  /** The mark by which Excel knows UTF-8. @default true */
  bom?: boolean
}

/**
 * What a spreadsheet would run instead of showing, as OWASP's "CSV Injection" lists it: the signs that begin a formula, also
 * in their full width, which some of them take for the same, and the white space that hides one.
 */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/

/** A number with a comma: bare, where the separator is another, so that every program reads it as a number. */
const DECIMAL = /^-?\d+,\d+$/

/** Text that a spreadsheet shows as it is: an apostrophe before what it would run as a formula (OWASP "CSV Injection"). */
export const guardFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/**
 * One line as RFC 4180 says, with its CRLF. Whatever a program might split at is quoted, not only the file's own separator:
 * Excel in the Nordic languages opens a file of commas and parts it at semicolons, also before a formula.
 */
export function csvLine(cells: readonly string[], separator: string): string {
  const splits = (cell: string) => cell.includes(separator) || (/[",;\t\r\n]/.test(cell) && !DECIMAL.test(cell))
  const quote = (cell: string) => (splits(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return `${cells.map(quote).join(separator)}\r\n`
}

/** A comma within numbers where the separator is a semicolon. */
export const csvDecimal = ({ separator, decimal }: CsvOptions) => decimal ?? (separator === ';' ? ',' : '.')

/** What stands before the first line. */
export const csvMark = ({ bom = true }: CsvOptions) => (bom ? '\uFEFF' : '')
