import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pointOf } from './geo'
import { gridLines, readableLines } from './grid-lines'

const sight = { centre: { lat: 59.3293, lng: 18.0686 }, zoom: 11, width: 640, height: 320 }

test('lines are at round degrees', () => {
  const { across, down, digits } = gridLines(sight)
  expect(digits).toBe(2)
  for (const { degrees, at } of down) {
    expect(Math.round(degrees * 100) % 5).toBe(0)
    expect(pointOf(sight, { lat: 59, lng: degrees }).x).toBeCloseTo(at, 3)
  }
  for (const { degrees, at } of across) expect(pointOf(sight, { lat: degrees, lng: 18 }).y).toBeCloseTo(at, 3)
})

test('shows a few lines with enough distance at any zoom', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 22 }),
      fc.double({ min: -80, max: 80, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (zoom, lat, lng) => {
        const { down, across } = gridLines({ ...sight, zoom, centre: { lat, lng } })
        expect(down.some(({ at }) => at >= 0 && at <= 640)).toBe(true)
        for (const [index, { at }] of down.entries()) {
          const next = down[index + 1]
          if (next) expect(next.at - at).toBeGreaterThan(63)
        }
        expect(down.length + across.length).toBeLessThan(150)
      },
    ),
  )
})

test('labels avoid buttons and notes', () => {
  const lines = (...at: number[]) => at.map((one) => ({ degrees: one, at: one }))
  const some = { across: lines(20, 100, 200, 295), down: lines(-90, 20, 300, 480, 590) }
  const size = { width: 600, height: 300 }
  const right = readableLines(some, size, 'right')
  expect(right.down.map(({ at }) => at)).toEqual([-90, 20, 300, 480])
  expect(right.across.map(({ at }) => at)).toEqual([100, 200])
  const left = readableLines(some, size, 'left')
  expect(left.down.map(({ at }) => at)).toEqual([-90, 300, 480, 590])
  expect(left.across.map(({ at }) => at)).toEqual([200])
})
