import { expect, test } from 'vitest'
import { createLocaleFold, fold } from './fold'

test('accents and letters that are hard to type do not matter', () => {
  expect(fold('Ærlig Kjøkken')).toBe('aerlig kjokken')
})

test('a language keeps its own letters, and folds those of others', () => {
  expect(createLocaleFold('sv')('Café Ångström')).toBe('cafe ångström')
  expect(createLocaleFold('nb')('Café Ærlig Kjøkken')).toBe('cafe ærlig kjøkken')
  expect(createLocaleFold('is')('Þór Hávn')).toBe('þór hávn')
  expect(createLocaleFold('en-GB')('Café Ångström')).toBe('cafe angstrom')
})

test('case is lowered as the locale does', () => {
  expect(createLocaleFold('tr')('ISPARTA')).toBe('isparta'.replace('i', 'ı'))
})
