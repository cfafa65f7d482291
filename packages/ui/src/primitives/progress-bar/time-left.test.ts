import { expect, it } from 'vitest'
import { estimateSecondsLeft, roundTimeLeft } from './time-left'

it.each([
  [-3, '0 second'],
  [0, '0 second'],
  [3.2, '4 second'],
  [17, '20 second'],
  [56, '1 minute'],
  [95, '2 minute'],
  [601, '15 minute'],
  [3590, '1 hour'],
  [3700, '2 hour'],
])('tells %s s as %s', (seconds, text) => {
  const { count, unit } = roundTimeLeft(seconds)
  expect(`${count} ${unit}`).toBe(text)
})

it('estimates from the average speed, once known', () => {
  expect(estimateSecondsLeft(0.25, 10_000)).toBe(30)
  expect(estimateSecondsLeft(1, 10_000)).toBe(0)
  expect(estimateSecondsLeft(0.5, 900)).toBeUndefined()
  expect(estimateSecondsLeft(0, 10_000)).toBeUndefined()
})
