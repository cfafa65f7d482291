import { expect, test } from 'vitest'
import { createLocaleFold, fold } from './fold'

test('ignores accents and folds special letters', () => {
  expect(fold('Ærlig Kjøkken')).toBe('aerlig kjokken')
})

test('keeps letters of the language and folds those of others', () => {
  expect(createLocaleFold('sv')('Café Ångström')).toBe('cafe ångström')
  expect(createLocaleFold('nb')('Café Ærlig Kjøkken')).toBe('cafe ærlig kjøkken')
  expect(createLocaleFold('is')('Þór Hávn')).toBe('þór hávn')
  expect(createLocaleFold('en-GB')('Café Ångström')).toBe('cafe angstrom')
})

test('lower-cases by locale', () => {
  expect(createLocaleFold('tr')('ISPARTA')).toBe('isparta'.replace('i', 'ı'))
})
