import type { Cell } from './xlsx'

/** Prefixes that spreadsheets run as formulas, from OWASP's "CSV Injection". */
const formula = /^[=+\-@＝＋－＠\t\r\n]/

const guarded = (text: string) => (formula.test(text) ? `'${text}` : text)

/** Removes the apostrophe that prevents a cell from being run as a formula. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text

// quotes every possible separator, because programs differ
const quoted = (text: string) => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const formatCell = (cell: Cell) => (typeof cell === 'number' ? String(cell) : quoted(guarded(cell)))

/** The byte order mark, by which Excel recognises UTF-8. */
export const csvStart = '\uFEFF'

/** Formats values as a line of a CSV file. */
export const csvLine = (cells: readonly Cell[], separator: ',' | ';'): string =>
  `${cells.map(formatCell).join(separator)}\r\n`

/** Writes CSV (RFC 4180) in UTF-8 with a byte order mark for Excel; text that looks like a formula is escaped. */
export function* csvPieces(rows: Iterable<readonly Cell[]>, separator: ',' | ';'): Generator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  yield encoder.encode(csvStart)
  for (const cells of rows) yield encoder.encode(csvLine(cells, separator))
}
