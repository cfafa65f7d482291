export type CsvRow = {
  /** Row number as in spreadsheets: the header is row 1, empty rows count. */
  number: number
  cells: readonly string[]
}

type Parsed = {
  rows: CsvRow[]
  /** Row of an unclosed quote, which makes the rest of the file one cell. */
  unclosed?: number
}

const separators = [',', ';', '\t'] as const

/** Detects the separator from the first row; spreadsheets choose it by locale. */
function separatorOf(text: string): string {
  const counts = new Map<string, number>(separators.map((separator) => [separator, 0]))
  let quoted = false
  for (const letter of text) {
    if (letter === '"') quoted = !quoted
    else if (!quoted && (letter === '\n' || letter === '\r')) break
    else if (!quoted && counts.has(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0]
}

/** A first line such as `sep=;`, by which Excel chooses the separator. Excel does not count it as a row. */
const separatorLine = /^"?sep=([^"\r\n])"?(?:\r\n|\r|\n|$)/i

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** Parses CSV as in RFC 4180, separated by commas, semicolons, tabs or what a first line names, with any line breaks. */
export function parseCsv(file: string): Parsed {
  const [line = '', named] = separatorLine.exec(file) ?? []
  const text = file.slice(line.length)
  const separator = named ?? separatorOf(text)
  const rows: CsvRow[] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  let number = 1
  const endCell = () => {
    cells.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (!isBlank(cells)) rows.push({ number, cells })
    cells = []
    number += 1
  }
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (quoted) {
      if (letter !== '"') cell += letter
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (letter === '"' && cell === '') quoted = true
    else if (letter === separator) endCell()
    else if (letter === '\n') endRow()
    else if (letter === '\r') {
      if (text[at + 1] === '\n') at += 1
      endRow()
    } else cell += letter
  }
  if (quoted) return { rows, unclosed: number }
  if (cell !== '' || cells.length > 0) endRow()
  return { rows }
}
