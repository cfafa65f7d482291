import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeSince, chartColour, extentOf, indexesWithin, lonePoints, nearestIndex, placeOf } from './series'

test('days have equal width on daylight-saving changes', () => {
  const [before, changed, after] = ['2026-10-24', '2026-10-25', '2026-10-26'].map(placeOf) as [number, number, number]
  expect(changed - before).toBe(after - changed)
  expect(() => placeOf('yesterday')).toThrow('Not a day: yesterday')
})

test('finds the nearest x value', () => {
  const places = fc.uniqueArray(fc.integer({ min: -1000, max: 1000 }), { minLength: 1 })
  fc.assert(
    fc.property(places, fc.integer({ min: -1200, max: 1200 }), (some, at) => {
      const sorted = some.toSorted((a, b) => a - b)
      const found = sorted[nearestIndex(sorted, at)] as number
      expect(Math.abs(found - at)).toBe(Math.min(...sorted.map((place) => Math.abs(place - at))))
    }),
  )
  expect(nearestIndex([], 1)).toBe(-1)
})

test('the value range includes zero and ignores unknown values', () => {
  expect(extentOf([[3, null, 7], undefined, [-2]])).toEqual([-2, 7])
  expect(extentOf([[3, 7]])).toEqual([0, 7])
  expect(extentOf([])).toEqual([0, 0])
})

test('a range contains the values between its ends', () => {
  expect(indexesWithin([1, 2, 4, 8], 2, 5)).toEqual([1, 2])
  expect(indexesWithin([1, 2, 4, 8], 5, 7)).toBeUndefined()
  expect(indexesWithin([], 5, 7)).toBeUndefined()
})

test('a point between gaps is a dot', () => {
  expect(lonePoints([1, null, 2, null, 3, 4])).toEqual([0, 2])
  expect(lonePoints([5])).toEqual([0])
})

test('a change from zero has no proportion', () => {
  expect(changeSince(126, 100)).toEqual({ difference: 26, share: 0.26 })
  expect(changeSince(5, 0)).toEqual({ difference: 5, share: undefined })
  expect(changeSince(-5, -10)).toEqual({ difference: 5, share: 0.5 })
})

test('the seventh series has the first colour', () => {
  expect([0, 5, 6].map(chartColour)).toEqual(['var(--k-chart-1)', 'var(--k-chart-6)', 'var(--k-chart-1)'])
})
