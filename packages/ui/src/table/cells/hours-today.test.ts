import { expect, test } from 'vitest'
import { isOpenAt, isRoundTheClock } from './hours-today'

const shop = [
  { from: '10:00', to: '14:00' },
  { from: '15:00', to: '20:00' },
]
const bar = [{ from: '18:00', to: '02:00' }]

test('is open from the first minute to before the last, except for a break', () => {
  expect(['09:59', '10:00', '13:59', '14:00', '15:00', '20:00'].map((time) => isOpenAt(time, shop))).toEqual([
    false,
    true,
    true,
    false,
    true,
    false,
  ])
})

test('hours past midnight belong to the previous day', () => {
  expect(isOpenAt('23:00', bar)).toBe(true)
  expect(isOpenAt('01:00', bar)).toBe(false)
  expect(isOpenAt('01:00', [], bar)).toBe(true)
  expect(isOpenAt('02:00', [], bar)).toBe(false)
})

test('a whole day is around the clock', () => {
  expect(isRoundTheClock([{ from: '00:00', to: '24:00' }])).toBe(true)
  expect(isRoundTheClock([{ from: '00:00', to: '00:00' }])).toBe(true)
  expect(isRoundTheClock(shop)).toBe(false)
  expect(isOpenAt('12:00', [{ from: '00:00', to: '24:00' }])).toBe(true)
})
