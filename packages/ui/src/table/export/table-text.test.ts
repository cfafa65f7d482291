import { expect, test } from 'vitest'
import { guardFormula } from '../../internal/csv'
import { allSteps } from '../../internal/slices'
import type { ColumnModel } from '../model/columns'
import { cellText, csvSteps, rowsToTsv } from './table-text'

interface Shop {
  name: string
  area: number | null
  editedAt: Date
}

const columns: ColumnModel<Shop>[] = [
  { id: 'name', header: 'Shop', value: ({ name }) => name },
  { id: 'area', header: 'Area, m²', value: ({ area }) => area },
  { id: 'editedAt', header: 'Edited', value: ({ editedAt }) => editedAt },
]
const shop = (name: string, area: number | null = null): Shop => ({
  name,
  area,
  editedAt: new Date('2026-11-21T23:30:00Z'),
})
const timeZone = 'Europe/Stockholm'
const csv = (rows: Shop[], options = {}) => allSteps(csvSteps(rows, columns, { timeZone, bom: false, ...options }))

test('quotes cells with separators, quotes and line breaks, and ends lines with CRLF', () => {
  expect(csv([shop('Havn, Co "the harbour"', 12.5)])).toBe(
    'Shop,"Area, m²",Edited\r\n"Havn, Co ""the harbour""",12.5,2026-11-22 00:30\r\n',
  )
  expect(csv([shop('Kaffe; te')])).toContain('"Kaffe; te",,')
  expect(csv([shop('a\tb')])).toContain('"a\tb",,')
  expect(csv([shop('Kaffe, te')], { separator: ';' })).toContain('"Kaffe, te";;')
  expect(csv([shop('two\nlines')])).toContain('"two\nlines",,')
})

test('a semicolon implies decimal commas, unless set otherwise', () => {
  expect(csv([shop('a', 12.5)], { separator: ';' })).toContain('a;12,5;')
  expect(csv([shop('a', 12.5)], { separator: ';', decimal: '.' })).toContain('a;12.5;')
})

test('starts with a byte order mark, unless disabled', () => {
  expect(allSteps(csvSteps([], columns, { timeZone })).charCodeAt(0)).toBe(0xfeff)
  expect(csv([]).charAt(0)).toBe('S')
})

test.each(['=1+1', '+46 8', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＠SUM(A1)'])(
  'text that would run is shown instead: %j',
  (text) => {
    expect(guardFormula(text)).toBe(`'${text}`)
    expect(csv([shop(text)])).not.toContain(`\r\n${text}`)
  },
)

test('keeps negative numbers and plain text', () => {
  expect(csv([shop('Þór & =1', -2)])).toContain('Þór & =1,-2,')
})

test('a column’s own text is used, and escaped too', () => {
  const column = { ...columns[0], text: () => '=A1' } as ColumnModel<Shop>
  expect(cellText(column, shop('x'), { timeZone, decimal: '.' })).toBe("'=A1")
})

test('copied rows are tab-separated lines, whatever they contain', () => {
  expect(rowsToTsv([shop('a\tb\nc', 3)], columns, { timeZone })).toBe(
    'Shop\tArea, m²\tEdited\na b c\t3\t2026-11-22 00:30',
  )
})
