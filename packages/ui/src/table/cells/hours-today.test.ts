import { expect, test } from 'vitest'
import { isOpenAt, isRoundTheClock } from './hours-today'

const shop = [
  { from: '10:00', to: '14:00' },
  { from: '15:00', to: '20:00' },
]
const bar = [{ from: '18:00', to: '02:00' }]

test('open from the first minute to before the last, with a break between', () => {
  expect(['09:59', '10:00', '13:59', '14:00', '15:00', '20:00'].map((time) => isOpenAt(time, shop))).toEqual([
    false,
    true,
    true,
    false,
    true,
    false,
  ])
})

test('hours past midnight belong to the day on which they began', () => {
  expect(isOpenAt('23:00', bar)).toBe(true)
  expect(isOpenAt('01:00', bar)).toBe(false)
  expect(isOpenAt('01:00', [], bar)).toBe(true)
  expect(isOpenAt('02:00', [], bar)).toBe(false)
})

test('a whole day is round the clock', () => {
  expect(isRoundTheClock([{ from: '00:00', to: '24:00' }])).toBe(true)
  expect(isRoundTheClock([{ from: '00:00', to: '00:00' }])).toBe(true)
  expect(isRoundTheClock(shop)).toBe(false)
  expect(isOpenAt('12:00', [{ from: '00:00', to: '24:00' }])).toBe(true)
})
