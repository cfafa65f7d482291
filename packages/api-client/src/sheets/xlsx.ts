import { strToU8, Zip, ZipDeflate } from 'fflate'

/** Value of a cell; numbers are numeric cells. */
export type Cell = string | number

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const mime = 'application/vnd.openxmlformats-'

/** The minimal parts (ECMA-376) of a workbook with one sheet. */
const frame = {
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="${mime}package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${mime}officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${mime}officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
}

// characters that XML 1.0 does not allow, not even escaped
const unwritable = /[^\P{Cc}\t\n\r]|\p{Surrogate}|[\ufffe\uffff]/gu
// text that looks like the format's own escapes, such as `_x000D_`
const escapeLike = /_(?=x[\da-f]{4}_)/gi
const escaped = (text: string) =>
  text
    .replace(unwritable, '')
    .replaceAll(escapeLike, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

// text cells are never run as formulas
const cell = (value: Cell) =>
  typeof value === 'number'
    ? `<c><v>${value}</v></c>`
    : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`

const row = (cells: readonly Cell[]) => `<row>${cells.map(cell).join('')}</row>`

/** Writes a workbook with one sheet as a stream of pieces. */
export function* xlsxPieces(rows: Iterable<readonly Cell[]>): Generator<Uint8Array<ArrayBuffer>> {
  let ready: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    // the library returns unshared buffers
    ready.push(bytes as Uint8Array<ArrayBuffer>)
  })
  function* taken() {
    const pieces = ready
    ready = []
    yield* pieces
  }
  const open = (name: string) => {
    const file = new ZipDeflate(name)
    zip.add(file)
    return file
  }
  for (const [name, xml] of Object.entries(frame)) open(name).push(strToU8(declaration + xml), true)
  const sheet = open('xl/worksheets/sheet1.xml')
  sheet.push(strToU8(`${declaration}<worksheet xmlns="${main}"><sheetData>`))
  for (const cells of rows) {
    sheet.push(strToU8(row(cells)))
    yield* taken()
  }
  sheet.push(strToU8('</sheetData></worksheet>'), true)
  zip.end()
  yield* taken()
}
