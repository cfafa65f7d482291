import { expect, test } from 'vitest'
import { isFree, wrongLicences } from './licences.mjs'

test.each([
  ['MIT', true],
  ['(MIT OR GPL-2.0)', true],
  ['MIT and ISC', true],
  ['MIT AND GPL-2.0', false],
  ['LGPL-3.0-only', false],
  ['none said', false],
])('%s is free: %s', (licence, free) => {
  expect(isFree(licence)).toBe(free)
})

test('what is not free is said, unless there is a reason, which may hold in development only', () => {
  const gnu = { version: '1.0.0', licence: 'GPL-3.0', shipped: false }
  const names = (list) => wrongLicences(list).map((sentence) => sentence.split('@1')[0])
  expect(
    names([
      { ...gnu, name: 'left' },
      { ...gnu, name: 'axe-core' },
    ]),
  ).toEqual(['left'])
  expect(names([{ ...gnu, name: 'axe-core', shipped: true }])).toEqual(['axe-core'])
})
