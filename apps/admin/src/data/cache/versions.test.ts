import { expect, test } from 'vitest'
import { newer, newerOf, withRecord } from './versions'

const a = (version: number, name = 'a') => ({ id: 'a', version, name })
const b = (version: number) => ({ id: 'b', version, name: 'b' })

test('an older record never replaces a newer one', () => {
  expect(newer(a(3), a(2, 'old'))).toEqual(a(3))
  expect(newer(a(3), a(3, 'same version'))).toEqual(a(3, 'same version'))
  expect(newer(undefined, a(1))).toEqual(a(1))
})

test('a late list adds and removes records, but reverts no version', () => {
  expect(newerOf([a(3), b(1)], [a(2, 'old'), { id: 'c', version: 1, name: 'c' }])).toEqual([
    a(3),
    { id: 'c', version: 1, name: 'c' },
  ])
  expect(newerOf(undefined, [a(1)])).toEqual([a(1)])
})

test('a saved record is replaced in place, a new one is appended', () => {
  expect(withRecord([a(1), b(1)], a(2))).toEqual([a(2), b(1)])
  expect(withRecord([a(1)], b(1))).toEqual([a(1), b(1)])
  expect(withRecord([a(2)], a(1, 'old'))).toEqual([a(2)])
})
