import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toPixels } from '../canvas/geo'
import { canPart, clusterPositions, countStates, readingOrder, worstState } from './clusters'

const at = (id: string, lat: number, lng: number) => ({ id, position: { lat, lng } })

test('merges overlapping items at the first position', () => {
  const items = [at('a', 59.33, 18.06), at('b', 59.33, 18.0601), at('c', 57.7, 11.97)]
  expect(clusterPositions(items, 11).map(({ id, items: held }) => [id, held.length])).toEqual([
    ['a', 2],
    ['c', 1],
  ])
  expect(clusterPositions(items, 11)[0]?.position).toEqual({ lat: 59.33, lng: 18.06 })
  expect(clusterPositions(items, 22)).toHaveLength(3)
})

test('each item is in one cluster near its first item', () => {
  const item = fc.record({
    lat: fc.double({ min: 50, max: 70, noNaN: true }),
    lng: fc.double({ min: 0, max: 30, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(item, { maxLength: 200 }), fc.integer({ min: 0, max: 14 }), (positions, zoom) => {
      const items = positions.map((position, index) => ({ id: `${index}`, position }))
      const clusters = clusterPositions(items, zoom)
      const ids = clusters.flatMap(({ items: held }) => held.map(({ id }) => id))
      expect(ids.map(Number).sort((a, b) => a - b)).toEqual(items.map((_, index) => index))
      for (const { items: held } of clusters) {
        const points = held.map(({ position }) => toPixels(position, zoom))
        for (const { x, y } of points)
          expect(Math.hypot(x - (points[0]?.x ?? 0), y - (points[0]?.y ?? 0))).toBeLessThan(56)
      }
    }),
  )
})

test('clusters do not overlap', () => {
  const item = fc.record({
    lat: fc.double({ min: 55, max: 64, noNaN: true }),
    lng: fc.double({ min: 11, max: 20, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(item, { maxLength: 100 }), fc.integer({ min: 3, max: 12 }), (positions, zoom) => {
      const clusters = clusterPositions(
        positions.map((position, index) => ({ id: `${index}`, position })),
        zoom,
      )
      const points = clusters.map(({ position }) => toPixels(position, zoom))
      points.forEach((a, index) => {
        for (const b of points.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(56)
      })
    }),
  )
})

test('items at the same position never separate', () => {
  expect(canPart([at('a', 59, 18), at('b', 59, 18)], 22)).toBe(false)
  expect(canPart([at('a', 59, 18), at('b', 59, 18.001)], 22)).toBe(true)
})

test('a cluster has its worst state', () => {
  const states = ['online', 'behind', 'offline', 'online'].map((state) => ({ state }) as { state: 'online' })
  expect(worstState(states)).toBe('offline')
  expect(worstState([])).toBe('online')
  expect(countStates(states)).toEqual([
    { state: 'offline', count: 1 },
    { state: 'behind', count: 1 },
    { state: 'online', count: 2 },
  ])
})

test('sorts marks by rows, tolerating small offsets', () => {
  const mark = (id: string, x: number, y: number) => ({ id, point: { x, y } })
  const marks = [mark('c', 10, 100), mark('b', 200, 0), mark('a', 10, 20), mark('d', 90, 95)]
  expect(readingOrder(marks).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
})
