import { csvPieces, unguarded } from '@kiosk-admin/api-client/sheets'
import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text'
import { parseCsv } from './parse-csv'

const cellsOf = (text: string) => parseCsv(text).rows.map(({ cells }) => cells)

describe('parseCsv', () => {
  it('detects commas, semicolons and tabs from the first row', () => {
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

  it('takes the separator from a first line for Excel, which is no row', () => {
    expect(parseCsv('sep=;\r\na,b;c\r\n1;2').rows).toEqual([
      { number: 1, cells: ['a,b', 'c'] },
      { number: 2, cells: ['1', '2'] },
    ])
    expect(cellsOf('"sep=|"\na|b,c,d')).toEqual([['a', 'b,c,d']])
    expect(cellsOf('SEP=\t\na,b,c\td')).toEqual([['a,b,c', 'd']])
    expect(cellsOf('sep=;a\n1;2')[0]).toEqual(['sep=', 'a'])
  })

  it('keeps quoted line breaks, separators and quotation marks', () => {
    expect(cellsOf('a,b\n"one\r\ntwo","say ""hello"", twice"')[1]).toEqual(['one\r\ntwo', 'say "hello", twice'])
    expect(cellsOf('a,b\n5" pipe,2')[1]).toEqual(['5" pipe', '2'])
  })

  it('numbers rows like spreadsheets, counting empty ones', () => {
    expect(parseCsv('a,b\n\n,\n1,2\n"x\ny",3').rows.map(({ number }) => number)).toEqual([1, 4, 5])
  })

  it('reports the row of an unclosed quotation mark', () => {
    expect(parseCsv('a\n1\n"2\n3\n').unclosed).toBe(3)
    expect(parseCsv('').rows).toEqual([])
  })

  it('parses written files, including formula guards', async () => {
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
  it('decodes UTF-8 with and without byte order mark, UTF-16 and Windows-1252', () => {
    const utf8 = new TextEncoder()
    expect(decodeText(utf8.encode('\uFEFFÅsa'))).toBe('Åsa')
    expect(decodeText(utf8.encode('Åsa'))).toBe('Åsa')
    expect(decodeText(new Uint8Array([0xff, 0xfe, 0xc5, 0x00, 0x73, 0x00]))).toBe('Ås')
    expect(decodeText(new Uint8Array([0xc5, 0x73, 0x61, 0x80]))).toBe('Åsa€')
  })
})
