import { expect, test } from 'vitest'
import { pageStart, periodAfterKey, withinPeriods } from './period-grid-keys'

test('keys move in rows of three and pages of twelve', () => {
  const after = (key: string) => periodAfterKey(key, 16, 'ArrowRight')
  expect(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'].map(after)).toEqual([17, 15, 19, 13])
  expect(['Home', 'End', 'PageUp', 'PageDown', 'a'].map(after)).toEqual([15, 17, 4, 28, undefined])
})

test('arrow keys are mirrored from right to left', () => {
  expect(periodAfterKey('ArrowLeft', 16, 'ArrowLeft')).toBe(17)
  expect(periodAfterKey('ArrowRight', 16, 'ArrowLeft')).toBe(15)
})

test('pages and limits', () => {
  expect([0, 11, 12, 23].map(pageStart)).toEqual([0, 0, 12, 12])
  expect([3, 5, 9].map((at) => withinPeriods(at, { min: 4, max: 8 }))).toEqual([4, 5, 8])
})
