import { expect, test } from 'vitest'
import { languageCodes } from './contract/base/fields'
import { copyName } from './copy-name'

test('a copy is marked in the language of its name', () => {
  expect(languageCodes.map((code) => copyName('Skor', code))).toEqual([
    'Skor (copy)',
    'Skor (kopia)',
    'Skor (kopi)',
    'Skor (afrit)',
  ])
})

test('of a long name the mark is left', () => {
  expect(copyName('x'.repeat(120), 'se')).toBe(`${'x'.repeat(112)} (kopia)`)
})
