import { strFromU8, unzipSync } from 'fflate'

/** A row of a sheet with its number in spreadsheets and the texts of its cells. */
export type SheetRow = { number: number; cells: string[] }

/** Maximum unpacked size; a small file can expand to more than the browser's memory. */
const mostBytes = 64 * 1024 * 1024
/** The columns of a sheet, by the format. */
const mostColumns = 16_384
/** Maximum number of cells, with the empty ones before a far one. */
const mostCells = 2_000_000

/** Whether the bytes start with the signature of a zip archive. */
export const isXlsx = (bytes: Uint8Array): boolean => [0x50, 0x4b, 3, 4].every((byte, at) => bytes[at] === byte)

/**
 * Reads the non-empty rows of a workbook's first sheet as text: days as `2026-12-24`, times as `09:30`, or both.
 * @throws when the file is no workbook or too large
 */
export function readXlsx(bytes: Uint8Array): SheetRow[] {
  let size = 0
  const parts = unzipSync(bytes, {
    filter({ name, originalSize }) {
      const needed = /\.(xml|rels)$/.test(name)
      size += needed ? originalSize : 0
      if (size > mostBytes) throw new RangeError('The workbook is too large')
      return needed
    },
  })
  const part: ReadPart = (name = '') => (parts[name] ? strFromU8(parts[name]) : '')
  const path = related(part, '', 'officeDocument') ?? ''
  const workbook = part(path)
  const [first] = elements(workbook, 'sheet')
  const id = Object.entries(first?.attributes ?? {}).find(([name]) => name.endsWith(':id'))?.[1]
  const sheet = part(related(part, path, id ?? 'worksheet'))
  if (!sheet) throw new TypeError('The workbook has no sheet')
  const texts = elements(part(related(part, path, 'sharedStrings')), 'si').map(({ inner }) => textOf(inner))
  const formats = dateFormats(part(related(part, path, 'styles')))
  const since1904 = /^(1|true)$/.test(elements(workbook, 'workbookPr')[0]?.attributes.date1904 ?? '')
  const epoch = since1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  let last = 0
  let count = 0
  return elements(sheet, 'row').flatMap(({ attributes, inner }) => {
    last = Number(attributes.r ?? last + 1)
    const cells: string[] = []
    for (const cell of elements(inner, 'c')) {
      const column = columnOf(cell.attributes.r) ?? cells.length
      count += Math.max(1, column + 1 - cells.length)
      if (column >= mostColumns || count > mostCells) throw new RangeError('The workbook is too large')
      while (cells.length < column) cells.push('')
      cells[column] = cellText(cell, texts, formats, epoch)
    }
    return cells.some((text) => text.trim() !== '') ? [{ number: last, cells }] : []
  })
}

type ReadPart = (name: string | undefined) => string

/** The name of the part to which another one, or with an empty name the package, has a relationship of this id or type. */
function related(part: ReadPart, from: string, idOrType: string): string | undefined {
  const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/.exec(from) ?? []
  const target = elements(part(`${folder}_rels/${name}.rels`), 'Relationship').find(
    ({ attributes }) => attributes.Id === idOrType || attributes.Type?.endsWith(`/${idOrType}`),
  )?.attributes.Target
  // relative to the part's folder; `..` leads out of it
  return target === undefined ? undefined : new URL(target, `zip:///${folder}`).pathname.slice(1)
}

type Element = { attributes: Record<string, string>; inner: string }

/** Finds elements by name; they must not be nested. */
const elements = (xml: string, name: string): Element[] =>
  [...tagsOf(xml, name)].map(({ attributes, inner }) => ({
    attributes: Object.fromEntries(
      [...attributes.matchAll(/(?:^|\s)([\w:]+)\s*=\s*"([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        plain(value),
      ]),
    ),
    inner,
  }))

/** Finds the tags of these elements, up to the first one that is not closed. Reads each letter a few times at most. */
function* tagsOf(xml: string, name: string) {
  const opening = new RegExp(`<(?:\\w+:)?${name}(/|\\s[^<>]*)?>`, 'g')
  const closing = new RegExp(`</(?:\\w+:)?${name}>`, 'g')
  for (let open = opening.exec(xml); open; open = opening.exec(xml)) {
    const [, attributes = ''] = open
    const from = opening.lastIndex
    if (attributes.endsWith('/')) {
      yield { start: open.index, end: from, attributes, inner: '' }
      continue
    }
    closing.lastIndex = from
    const close = closing.exec(xml)
    if (!close) return
    opening.lastIndex = closing.lastIndex
    yield { start: open.index, end: closing.lastIndex, attributes, inner: xml.slice(from, close.index) }
  }
}

/** The text between these elements. */
function without(xml: string, name: string): string {
  const tags = [...tagsOf(xml, name)]
  return [...tags, undefined].map((tag, index) => xml.slice(tags[index - 1]?.end ?? 0, tag?.start)).join('')
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const plain = (xml: string) =>
  xml.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[name] ?? whole
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
  })

/** Decodes characters that the format escapes, such as `_x000D_`; every line break becomes `\n`. */
const unescaped = (text: string) =>
  text
    .replaceAll(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll(/\r\n?/g, '\n')

/** The text of a cell, which can consist of several runs; phonetic hints are omitted. */
const textOf = (xml: string) =>
  unescaped(
    elements(without(xml, 'rPh'), 't')
      .map(({ inner }) => plain(inner))
      .join(''),
  )

/** Index of a cell's column: 1 for `B3`. */
function columnOf(place: string | undefined): number | undefined {
  const letters = /^[A-Z]+/.exec(place ?? '')?.[0]
  if (letters === undefined) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Parts of a moment that a format shows; neither for a number. */
type DateFormat = { day: boolean; time: boolean }

/** What cell styles show of numbers, by style number. */
function dateFormats(styles: string): DateFormat[] {
  const own = new Map(
    elements(styles, 'numFmt').map(({ attributes }) => [attributes.numFmtId, attributes.formatCode ?? '']),
  )
  const formatOf = (id: string | undefined): DateFormat => {
    // `[h]` counts hours; other brackets are colours and conditions
    const code = own.get(id)?.replaceAll(/"[^"]*"|\[(?![hms]+\])[^\]]*\]|\\./gi, '')
    const known = Number(id)
    if (code === undefined) {
      const both = known === 22
      return {
        day: both || (known >= 14 && known <= 17),
        time: both || (known >= 18 && known <= 21) || (known >= 45 && known <= 47),
      }
    }
    const time = /[hs]/i.test(code)
    // beside hours or seconds, m is minutes
    return { day: (time ? /[dy]/i : /[dmy]/i).test(code), time }
  }
  return elements(elements(styles, 'cellXfs')[0]?.inner ?? '', 'xf').map(({ attributes }) =>
    formatOf(attributes.numFmtId),
  )
}

const DAY_MS = 86_400_000

function cellText(
  { attributes, inner }: Element,
  texts: readonly string[],
  formats: readonly DateFormat[],
  epoch: number,
): string {
  if (attributes.t === 'inlineStr') return textOf(inner)
  const value = plain(elements(inner, 'v')[0]?.inner ?? '')
  if (attributes.t === 's') return texts[Number(value)] ?? ''
  if (attributes.t === 'str') return unescaped(value)
  if (attributes.t === 'b') return value === '1' ? 'yes' : 'no'
  const isNumber = value !== '' && (attributes.t === undefined || attributes.t === 'n')
  const format = formats[Number(attributes.s ?? 0)]
  if (!isNumber || !(format?.day || format?.time)) return value
  const moment = new Date(epoch + Math.round(Number(value) * 1440) * (DAY_MS / 1440)).toISOString()
  const [day, time] = [moment.slice(0, 10), moment.slice(11, 16)]
  // less than a day has no date
  if (!format.day || Number(value) < 1) return time
  return format.time ? `${day} ${time}` : day
}
