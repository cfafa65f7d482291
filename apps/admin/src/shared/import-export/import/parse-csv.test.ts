import { csvPieces, unguarded } from '@kiosk-admin/api-client/sheets'
import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text'
import { parseCsv } from './parse-csv'

const cellsOf = (text: string) => parseCsv(text).rows.map(({ cells }) => cells)

describe('parseCsv', () => {
  it('reads commas, semicolons and tabs, whichever the first row is parted by', () => {
    expect(cellsOf('a,b\n1,2')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
    expect(cellsOf('a;b,c;d\r\n1;2;3')).toEqual([
      ['a', 'b,c', 'd'],
      ['1', '2', '3'],
    ])
    expect(cellsOf('a\tb\r1\t2\r')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
    expect(cellsOf('"a;b;c",d\n1,2')[0]).toEqual(['a;b;c', 'd'])
  })

  it('keeps line breaks, separators and quotation marks that are quoted', () => {
    expect(cellsOf('a,b\n"one\r\ntwo","say ""hello"", twice"')[1]).toEqual(['one\r\ntwo', 'say "hello", twice'])
    expect(cellsOf('a,b\n5" pipe,2')[1]).toEqual(['5" pipe', '2'])
  })

  it('numbers rows as a spreadsheet does, past empty ones', () => {
    expect(parseCsv('a,b\n\n,\n1,2\n"x\ny",3').rows.map(({ number }) => number)).toEqual([1, 4, 5])
  })

  it('says where a quotation mark was opened that nothing closes', () => {
    expect(parseCsv('a\n1\n"2\n3\n').unclosed).toBe(3)
    expect(parseCsv('').rows).toEqual([])
  })

  it('reads back what is written, guards and all', async () => {
    const rows = [
      ['name', 'phone'],
      ['=SUM(A1)', '+46 8 12 34'],
      ['one\ntwo', `"quoted"; 'and' more`],
      ["'already", ''],
    ]
    for (const separator of [',', ';'] as const) {
      const bytes = new Uint8Array(await new Blob([...csvPieces(rows, separator)]).arrayBuffer())
      const read = parseCsv(decodeText(bytes)).rows.map(({ cells }) => cells.map(unguarded))
      expect(read).toEqual(rows)
    }
  })
})

describe('decodeText', () => {
  it('knows UTF-8 with and without its mark, UTF-16, and what Windows writes', () => {
    const utf8 = new TextEncoder()
    expect(decodeText(utf8.encode('\uFEFFÅsa'))).toBe('Åsa')
    expect(decodeText(utf8.encode('Åsa'))).toBe('Åsa')
    expect(decodeText(new Uint8Array([0xff, 0xfe, 0xc5, 0x00, 0x73, 0x00]))).toBe('Ås')
    expect(decodeText(new Uint8Array([0xc5, 0x73, 0x61, 0x80]))).toBe('Åsa€')
  })
})
