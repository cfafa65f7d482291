import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelPoint } from './label-point'
import { isWithin, nearestOnRings } from './shapes'

const box = (left: number, top: number, right: number, bottom: number) => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
]

const fraction = fc.double({ min: 0.05, max: 0.95, noNaN: true })

/** Rings that do not cross themselves: corners around a middle, by angle; some reach in deeply. */
const star = fc
  .array(fc.record({ turn: fc.double({ min: 0.02, max: 1, noNaN: true }), reach: fraction }), {
    minLength: 3,
    maxLength: 24,
  })
  .map((parts) => {
    const whole = parts.reduce((sum, { turn }) => sum + turn, 0)
    let angle = 0
    return parts.map(({ turn, reach }) => {
      angle += (turn / whole) * 2 * Math.PI
      return { x: 0.5 + 0.5 * reach * Math.cos(angle), y: 0.5 + 0.5 * reach * Math.sin(angle) }
    })
  })

/** The letter L, whose mean of corners and centre of gravity are outside if its arms are thin. */
const ell = fc
  .record({
    across: fc.double({ min: 0.01, max: 0.5, noNaN: true }),
    up: fc.double({ min: 0.01, max: 0.5, noNaN: true }),
  })
  .map(({ across, up }) => [
    { x: 0, y: 0 },
    { x: across, y: 0 },
    { x: across, y: 1 - up },
    { x: 1, y: 1 - up },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ])

const ratio = fc.double({ min: 0.3, max: 3, noNaN: true })

test('is inside of a ring, and outside of its holes', () => {
  fc.assert(
    fc.property(fc.oneof(star, ell), ratio, (ring, width) => {
      expect(isWithin([ring], labelPoint([ring], width))).toBe(true)
    }),
  )
  fc.assert(
    fc.property(fraction, fraction, fraction, fraction, ratio, (a, b, c, d, width) => {
      const [left, right, top, bottom] = [Math.min(a, b), Math.max(a, b) + 0.01, Math.min(c, d), Math.max(c, d) + 0.01]
      const rings = [box(0, 0, 1, 1), box(left, top, right, bottom)]
      expect(isWithin(rings, labelPoint(rings, width))).toBe(true)
    }),
  )
})

test('no point of a grid is clearly farther from the edges', () => {
  fc.assert(
    fc.property(fc.oneof(star, ell), (ring) => {
      const awayOf = (point: { x: number; y: number }) => nearestOnRings([ring], point)?.away ?? 0
      const best = awayOf(labelPoint([ring]))
      for (let x = 0.05; x < 1; x += 0.1) {
        for (let y = 0.05; y < 1; y += 0.1) {
          if (isWithin([ring], { x, y })) expect(awayOf({ x, y })).toBeLessThanOrEqual(best + 0.01)
        }
      }
    }),
  )
})

test('is the middle of a rectangle', () => {
  expect(labelPoint([box(0.2, 0.2, 0.8, 0.4)])).toEqual({ x: 0.5, y: expect.closeTo(0.3, 12) })
})

test('of a ring without an area is on it', () => {
  const point = { x: 0.2, y: 0.3 }
  expect(labelPoint([[point, point, point]])).toEqual(point)
  expect(labelPoint([[point, { x: 0.4, y: 0.3 }]])).toMatchObject({ y: 0.3 })
})
