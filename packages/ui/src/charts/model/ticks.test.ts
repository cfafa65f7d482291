import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../theme/days'
import { flowLabels, placeScale, spreadLabels, tickIndexes, valueScale } from './ticks'

const days = (from: string, count: number) => Array.from({ length: count }, (_, index) => addDays(from, index))
const zone = 'Europe/Stockholm'

describe('x axis ticks', () => {
  test('four weeks have weekly ticks from the first day', () => {
    const xs = days('2026-10-25', 28)
    expect(tickIndexes(xs, 7, zone).map((index) => xs[index])).toEqual([
      '2026-10-25',
      '2026-11-01',
      '2026-11-08',
      '2026-11-15',
    ])
  })

  test('a year has ticks at the starts of months', () => {
    const xs = days('2025-11-15', 365)
    expect(tickIndexes(xs, 6, zone).map((index) => xs[index])).toEqual([
      '2026-01-01',
      '2026-03-01',
      '2026-05-01',
      '2026-07-01',
      '2026-09-01',
      '2026-11-01',
    ])
  })

  test('hour ticks are in local time', () => {
    const xs = Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2026, 10, 20, 22 + hour)))
    // 23:00 in Stockholm is the first x value
    expect(tickIndexes(xs, 5, zone)).toEqual([1, 7, 13, 19])
  })

  test('limits the number of ticks to the available room', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1500 }), fc.integer({ min: 1, max: 12 }), (count, room) => {
        const ticks = tickIndexes(days('2024-02-10', count), room, zone)
        expect(ticks.length).toBeLessThanOrEqual(room + 1)
        expect(ticks.every((index) => index >= 0 && index < count)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})

test('value ticks are round, and integers for integers', () => {
  expect(valueScale([0, 3020], 3, true).ticks).toEqual([0, 1000, 2000, 3000, 4000])
  expect(valueScale([0, 2], 4, true).ticks).toEqual([0, 1, 2])
  expect(valueScale([0, 0.5], 2, false).ticks).toContain(0.2)
  expect(valueScale([0, 0], 4, true).ticks).toEqual([0, 1])
})

test('spreads labels in order within the chart', () => {
  const ys = fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(ys, (positions) => {
      const placed = spreadLabels(positions, 16, 0, 200)
      const sorted = placed.toSorted((a, b) => a - b)
      sorted.forEach((y, index) => {
        if (index > 0) expect(y - (sorted[index - 1] as number)).toBeGreaterThanOrEqual(16)
      })
      expect(Math.min(...placed)).toBeGreaterThanOrEqual(0)
      expect(Math.max(...placed)).toBeLessThanOrEqual(200)
    }),
  )
  expect(spreadLabels([20, 100], 16, 0, 200)).toEqual([20, 100])
})

test('wraps labels into lines', () => {
  expect(flowLabels([50, 50, 50], 120, 10)).toEqual({
    spots: [
      { x: 0, line: 0 },
      { x: 60, line: 0 },
      { x: 0, line: 1 },
    ],
    lines: 2,
  })
  expect(flowLabels([], 120, 10).lines).toBe(0)
})

test('centres a single point', () => {
  expect(placeScale(['2026-11-21'], 100).scale(Date.parse('2026-11-21'))).toBe(50)
})
