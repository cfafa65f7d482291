import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Point } from '../model'
import { type Label, type LabelRequest, placeLabels } from './labels'
import { type Box, cornersOf, isWithin, overlapRings } from './plane'

/** Letters of one width. */
const measure = (text: string, size: number) => text.length * size * 0.55

const corners = (box: Box) => cornersOf(box)

/** A box that is a hair smaller. */
const within = ({ x, y, width, height }: Box, hair = 1e-6): Box => ({
  x: x + hair,
  y: y + hair,
  width: width - 2 * hair,
  height: height - 2 * hair,
})

/** Points all along the edges of a label, a hair within it. */
function edgesOf({ box, angle }: Pick<Label, 'box' | 'angle'>): Point[] {
  const ring = cornersOf(within(box), angle)
  return ring.flatMap((a, index) => {
    const b = ring[(index + 1) % 4] ?? a
    return Array.from({ length: 40 }, (_, at) => ({
      x: a.x + ((b.x - a.x) * at) / 40,
      y: a.y + ((b.y - a.y) * at) / 40,
    }))
  })
}

const turned = (points: readonly Point[], degrees: number): Point[] => {
  const [sin, cos] = [Math.sin((degrees / 180) * Math.PI), Math.cos((degrees / 180) * Math.PI)]
  return points.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos }))
}

const name = fc
  .array(fc.stringMatching(/^[A-Za-zåäöþæ&]{1,12}$/), { minLength: 1, maxLength: 4 })
  .map((all) => all.join(' '))

/** Units in a row of shops: rectangles, some with a bite out of a corner, some with a hole, all turned by an angle. */
const floor = fc
  .record({
    units: fc.array(
      fc.record({
        name,
        width: fc.integer({ min: 20, max: 400 }),
        height: fc.integer({ min: 20, max: 300 }),
        bite: fc.option(
          fc.record({
            x: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
            y: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
          }),
        ),
        hasHole: fc.boolean(),
      }),
      { minLength: 1, maxLength: 12 },
    ),
    degrees: fc.integer({ min: 0, max: 359 }),
    scale: fc.constantFrom(1, 2),
  })
  .map(({ units, degrees, scale }) => {
    let left = 0
    const requests = units.map(({ name: own, width, height, bite, hasHole }, index): LabelRequest => {
      const x = left
      left += width
      const ring = bite
        ? [
            { x, y: 0 },
            { x: x + width * bite.x, y: 0 },
            { x: x + width * bite.x, y: height * bite.y },
            { x: x + width, y: height * bite.y },
            { x: x + width, y: height },
            { x, y: height },
          ]
        : corners({ x, y: 0, width, height })
      const hole = corners({ x: x + width * 0.1, y: height * 0.75, width: width * 0.2, height: height * 0.2 })
      return {
        id: String(index),
        name: own,
        points: turned(ring, degrees),
        holes: hasHole ? [turned(hole, degrees)] : [],
        priority: index === 3 ? 1 : 0,
      }
    })
    return { requests, scale }
  })

describe('labels of generated floors', () => {
  test('are within their units and cover neither another label nor what is taken', () => {
    fc.assert(
      fc.property(floor, ({ requests, scale }) => {
        const taken = [{ x: 100, y: 40, width: 60, height: 30 }]
        const labels = placeLabels(requests, { measure, taken, scale })
        for (const [index, label] of labels.entries()) {
          const { id, box, angle } = label
          expect(angle).toBeGreaterThanOrEqual(-90)
          expect(angle).toBeLessThan(90)
          const covered = cornersOf(box, angle)
          const unit = requests.find((one) => one.id === id)
          for (const point of edgesOf(label)) {
            expect(isWithin(unit?.points ?? [], point)).toBe(true)
            expect(unit?.holes?.some((hole) => isWithin(hole, point))).not.toBe(true)
          }
          // a hole that the label goes all the way around would be covered, too
          for (const hole of unit?.holes ?? [])
            expect(hole.some((corner) => isWithin(cornersOf(within(box), angle), corner))).toBe(false)
          const others = labels.slice(index + 1).map((one) => cornersOf(one.box, one.angle))
          for (const other of [...taken.map(corners), ...others]) expect(overlapRings(covered, other)).toBe(false)
        }
      }),
    )
  })

  test('have letters of at least 16 pixels, and room for their text', () => {
    fc.assert(
      fc.property(floor, ({ requests, scale }) => {
        for (const { size, lines, box } of placeLabels(requests, { measure, taken: [], scale })) {
          expect(size).toBeGreaterThanOrEqual(16 * scale)
          expect(Math.max(...lines.map((line) => measure(line, size)))).toBeLessThanOrEqual(box.width)
        }
      }),
    )
  })
})

const unit = (id: string, own: string, box: Box, priority = 0): LabelRequest => ({
  id,
  name: own,
  points: corners(box),
  priority,
})

test('a label is as large as its unit allows, in two lines if it is narrow', () => {
  const [wide] = placeLabels([unit('a', 'Fjell Sport', { x: 0, y: 0, width: 400, height: 100 })], {
    measure,
    taken: [],
  })
  expect(wide).toMatchObject({ lines: ['Fjell Sport'], size: 28 })
  const [narrow] = placeLabels([unit('a', 'Fjell Sport', { x: 0, y: 0, width: 120, height: 200 })], {
    measure,
    taken: [],
  })
  expect(narrow).toMatchObject({ lines: ['Fjell', 'Sport'], size: 28 })
  expect(
    placeLabels([unit('a', 'Fjell Sport', { x: 0, y: 0, width: 40, height: 40 })], { measure, taken: [] }),
  ).toEqual([])
})

test('a name that does not fit upright is along the longest side, and never upside down', () => {
  const deep = { x: 0, y: 0, width: 40, height: 200 }
  const labelOf = (points: Point[]) =>
    placeLabels([{ id: 'a', name: 'Fjellsport', points, priority: 0 }], { measure, taken: [] })
  expect(labelOf(corners(deep))).toMatchObject([{ lines: ['Fjellsport'], angle: -90 }])
  for (const degrees of [30, 80, 100, 150, 210, 260, 280, 330]) {
    const [label] = labelOf(turned(corners(deep), degrees))
    expect(label?.angle).toBeCloseTo((degrees % 180) - 90, 6)
  }
})

test.each([
  [
    'slants below it',
    [
      { x: -100, y: -20 },
      { x: -90, y: -20 },
      { x: 400, y: 120 },
      { x: 390, y: 120 },
    ],
  ],
  ['reaches out of the unit', corners({ x: 200, y: 20, width: 600, height: 60 })],
])('a label stays clear of a hole that %s', (_, hole) => {
  const points = corners({ x: 0, y: 0, width: 300, height: 100 })
  const [label] = placeLabels([{ id: 'a', name: 'Volt', points, holes: [hole], priority: 0 }], { measure, taken: [] })
  expect(label).toBeDefined()
  for (const point of label ? edgesOf(label) : []) {
    expect(isWithin(points, point)).toBe(true)
    expect(isWithin(hole, point)).toBe(false)
  }
})

test('a name is in the middle of the widest part of its unit', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 40, y: 0 },
    { x: 40, y: 200 },
    { x: 300, y: 200 },
    { x: 300, y: 300 },
    { x: 0, y: 300 },
  ]
  const [label] = placeLabels([{ id: 'a', name: 'Volt', points, priority: 0 }], { measure, taken: [] })
  const { x, y, width, height } = label?.box ?? { x: 0, y: 0, width: 0, height: 0 }
  expect(y + height / 2).toBeCloseTo(250, 0)
  expect(x + width / 2).toBeGreaterThan(50)
  expect(x + width / 2).toBeLessThan(250)
})

test('of units drawn on top of each other, the goal has its label', () => {
  const box = { x: 0, y: 0, width: 160, height: 40 }
  const labels = placeLabels([unit('a', 'Lilla Lo', box), unit('goal', 'Volt', box, 2)], { measure, taken: [] })
  expect(labels.map(({ id }) => id)).toEqual(['goal'])
})
