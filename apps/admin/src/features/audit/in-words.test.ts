import { expect, test } from 'vitest'
import { inWords } from './in-words'

const words = {
  nothing: 'empty',
  yes: 'yes',
  no: 'no',
  status: (value: string) => ({ Active: 'Aktiv' })[value],
}

test.each([
  [null, 'empty'],
  ['', 'empty'],
  [[], 'empty'],
  [{ se: '' }, 'empty'],
  ['Kaffe', 'Kaffe'],
  ['Active', 'Aktiv'],
  [true, 'yes'],
  [0, '0'],
  [['se', 'en'], 'se, en'],
  [{ hour: 9, minute: 30 }, 'hour: 9, minute: 30'],
  [{ se: '<p>Öppet &amp; varmt</p><p>i dag</p>', en: null }, 'se: Öppet & varmt i dag'],
  [[{ id: '1', name: 'Sunda' }], 'Sunda'],
  ['3 < 4', '3 < 4'],
])('%j is said as %s', (value, said) => {
  expect(inWords(value, words)).toBe(said)
})

test('a long text is told by how it begins', () => {
  expect(inWords('a'.repeat(300), words)).toBe(`${'a'.repeat(240)}…`)
})
