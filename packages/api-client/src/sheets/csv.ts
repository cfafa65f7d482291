import type { Cell } from './xlsx'

/** What a spreadsheet would run instead of showing, as OWASP's "CSV Injection" lists it. */
const formula = /^[=+\-@＝＋－＠\t\r\n]/

const guarded = (text: string) => (formula.test(text) ? `'${text}` : text)

/** A cell as it was before it was written: without the apostrophe that keeps a spreadsheet from running it. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text

// quoted wherever some program might part it, not only at the file's own separator
const quoted = (text: string) => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const written = (cell: Cell) => (typeof cell === 'number' ? String(cell) : quoted(guarded(cell)))

/** CSV by RFC 4180, in UTF-8 with the mark by which Excel knows it; text that would run as a formula shows itself instead. */
export function* csvPieces(rows: Iterable<readonly Cell[]>, separator: ',' | ';'): Generator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  yield encoder.encode('\uFEFF')
  for (const cells of rows) yield encoder.encode(`${cells.map(written).join(separator)}\r\n`)
}
