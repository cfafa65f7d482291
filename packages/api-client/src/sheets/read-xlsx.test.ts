import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { isXlsx, readXlsx } from './read-xlsx'
import { type Cell, xlsxPieces } from './xlsx'

const bytesOf = (rows: readonly (readonly Cell[])[]) => {
  const pieces = [...xlsxPieces(rows)]
  return new Uint8Array(pieces.flatMap((piece) => [...piece]))
}

const relationships = (...targets: (readonly [id: string, type: string, target: string])[]) =>
  `<Relationships>${targets
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="http://schemas.example/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`
const texts = ['t', 'sharedStrings', 'sharedStrings.xml'] as const
const styles = ['s', 'styles', 'styles.xml'] as const

const zipped = (parts: Readonly<Record<string, string>>) => {
  const all = { '_rels/.rels': relationships(['r', 'officeDocument', 'xl/workbook.xml']), ...parts }
  return zipSync(Object.fromEntries(Object.entries(all).map(([name, xml]) => [name, strToU8(xml)])))
}

describe('a workbook', () => {
  it('is read as it was written', () => {
    const rows = [
      ['name.se', 'hours.exceptions', 'index'],
      ['Skor & <Stövlar>', '2026-12-24 10:00-14:00; se: Julafton | 2026-12-25 closed', 3],
      [' two\nlines ', '', '=1+1'],
      ['_x000D_ as text', '_x005F_', 'a_x'],
    ]
    const bytes = bytesOf(rows)
    expect(isXlsx(bytes)).toBe(true)
    expect(readXlsx(bytes)).toEqual(rows.map((cells, index) => ({ number: index + 1, cells: cells.map(String) })))
  })

  it('of another program has shared texts in runs, days and times as numbers, and gaps', () => {
    const parts = {
      'xl/workbook.xml':
        '<workbook><sheets><sheet name="Blad 1" r:id="rId7"/><sheet name="2" r:id="rId8"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': relationships(
        ['rId8', 'worksheet', 'worksheets/b.xml'],
        ['rId7', 'worksheet', '/xl/worksheets/a.xml'],
        texts,
        styles,
      ),
      'xl/sharedStrings.xml':
        '<sst><si><t>name.se</t></si><si><r><rPr/><t>Jul</t></r><r><t xml:space="preserve">afton &#229;r &amp; dag</t></r></si></sst>',
      'xl/styles.xml':
        '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="0.0&quot;day&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="20"/><xf numFmtId="165"/></cellXfs></styleSheet>',
      'xl/worksheets/a.xml':
        '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="3"><c r="B3" s="1"><v>46380</v></c><c r="C3" s="2"><v>0.3958333333</v></c><c r="D3" s="3"><v>1.5</v></c><c r="E3"/><c r="AA3" t="s"><v>1</v></c></row><row r="4"><c r="A4"/></row></sheetData></worksheet>',
      'xl/worksheets/b.xml': '<worksheet><sheetData><row><c><v>9</v></c></row></sheetData></worksheet>',
    }
    const bytes = zipped(parts)
    const [head, row, ...none] = readXlsx(bytes)
    expect(head).toEqual({ number: 1, cells: ['name.se'] })
    expect(row?.number).toBe(3)
    expect(row?.cells.slice(0, 5)).toEqual(['', '2026-12-24', '09:30', '1.5', ''])
    expect(row?.cells[26]).toBe('Julafton år & dag')
    expect(none).toEqual([])
  })

  it('has its parts where its relationships say', () => {
    const parts = {
      '_rels/.rels': relationships(['r1', 'officeDocument', 'book/wb.xml']),
      'book/wb.xml': '<workbook><sheets><sheet name="1" d3p1:id="a"/></sheets></workbook>',
      'book/_rels/wb.xml.rels': relationships(['a', 'worksheet', '../s/one.xml'], ['b', 'sharedStrings', '/texts.xml']),
      'texts.xml': '<sst><si><t>Jul</t></si></sst>',
      's/one.xml': '<worksheet><sheetData><row><c t="s"><v>0</v></c></row></sheetData></worksheet>',
    }
    const bytes = zipped(parts)
    expect(readXlsx(bytes)).toEqual([{ number: 1, cells: ['Jul'] }])
  })

  const workbook = (sheet: string, { properties = '', shared = '' } = {}) => {
    const parts = {
      'xl/workbook.xml': `<workbook>${properties}<sheets><sheet name="1" r:id="a"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': relationships(['a', 'worksheet', 'worksheets/sheet1.xml'], texts, styles),
      'xl/sharedStrings.xml': `<sst>${shared}</sst>`,
      'xl/styles.xml':
        '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="165" formatCode="[h]:mm;@"/><numFmt numFmtId="166" formatCode="[Red]mmm\\ yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/><xf numFmtId="22"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs></styleSheet>',
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row>${sheet}</row></sheetData></worksheet>`,
    }
    return readXlsx(zipped(parts))[0]?.cells
  }

  it.each(['1', 'true'])('counts days from 1904 if its properties say so (%s)', (value) => {
    const sheet = '<c s="1"><v>44918</v></c><c s="4"><v>44918.75</v></c><c s="2"><v>0.75</v></c>'
    const cells = ['2026-12-24', '2026-12-24 18:00', '18:00']
    expect(workbook(sheet, { properties: `<workbookPr date1904="${value}"/>` })).toEqual(cells)
    expect(workbook(sheet, { properties: '<workbookPr date1904="0"/>' })?.[0]).toBe('2022-12-23')
  })

  it('shows the day, the time or both, as the format of a cell does', () => {
    const styled = [1, 2, 3, 4, 5, 6].map((style) => `<c s="${style}"><v>46380.75</v></c>`).join('')
    expect(workbook(styled)).toEqual([
      '2026-12-24',
      '18:00',
      '2026-12-24 18:00',
      '2026-12-24 18:00',
      '18:00',
      '2026-12-24',
    ])
    expect(workbook('<c s="4"><v>46380</v></c>')).toEqual(['2026-12-24 00:00'])
  })

  it('reads escaped characters of texts, and every line break as one', () => {
    const text = 'one_x000D_\ntwo_x000d_three_x005F_x000D_'
    const sheet = `<c t="s"><v>0</v></c><c t="inlineStr"><is><t>${text}</t></is></c><c t="str"><v>${text}</v></c>`
    const read = 'one\ntwo\nthree_x000D_'
    expect(workbook(sheet, { shared: `<si><r><t>one_x000D_\n</t></r><r><t>two</t></r></si>` })).toEqual([
      'one\ntwo',
      read,
      read,
    ])
  })

  it.each([
    ['far away', '<c r="ZZZZZZZZ1"><v>1</v></c>'],
    ['behind the last column', '<c r="XFE1"><v>1</v></c>'],
    ['far away in many rows', '<c r="XFD1"><v>1</v></c></row><row>'.repeat(200)],
  ])('with a cell %s is too large', (_, sheet) => {
    expect(() => workbook(sheet)).toThrow('The workbook is too large')
  })

  it('with a cell in the last column is read', () => {
    expect(workbook('<c r="XFD1"><v>1</v></c>')).toHaveLength(16_384)
  })

  // each of them was searched to the end of the sheet
  it.each(['<row>', '<c r="A2">', '<c t="inlineStr"><is><rPh>', `<c ${'a'.repeat(9)}`, '<c a="'])(
    'ends at the first %s that is not closed',
    (tag) => {
      expect(workbook(`<c><v>1</v></c></row>${tag.repeat(1_000_000)}`)).toEqual(['1'])
    },
  )

  it('reads texts without their phonetic hints', () => {
    const texts = '<si><t>one</t><rPh sb="0" eb="1"><t>hint</t></rPh><r><t> two</t></r><rPh><t>hint</t></rPh></si>'
    expect(workbook('<c t="s"><v>0</v></c>', { shared: texts })).toEqual(['one two'])
  })

  it('that is none is not read', () => {
    expect(isXlsx(strToU8('name.se;status'))).toBe(false)
    expect(() => readXlsx(strToU8('PK\u0003\u0004 and nothing of a zip'))).toThrow()
    expect(() => readXlsx(zipSync({ 'a.txt': strToU8('words') }))).toThrow()
  })
})
