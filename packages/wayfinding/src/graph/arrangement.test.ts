import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cross, segmentsCross } from '../geometry/plane'
import { arrange } from './arrangement'

test('edges meet in vertices only, however close rings are', () => {
  const coordinate = fc.integer({ min: -12, max: 12 })
  const ring = fc.array(fc.record({ x: coordinate, y: coordinate }), { minLength: 2, maxLength: 5 })
  fc.assert(
    fc.property(fc.array(ring, { maxLength: 4 }), (rings) => {
      const { vertices, rings: arranged } = arrange(rings, [])
      const edges = arranged.flatMap((one) =>
        one.flatMap((from, at) => {
          const [start, end] = [vertices[from], vertices[one[(at + 1) % one.length] ?? from]]
          return start && end ? [[start, end] as const] : []
        }),
      )
      for (const [a, b] of edges) {
        for (const [c, d] of edges) expect(segmentsCross(a, b, c, d)).toBe(false)
        for (const vertex of vertices) {
          const along = (vertex.x - a.x) * (b.x - a.x) + (vertex.y - a.y) * (b.y - a.y)
          const isInside = along > 0 && along < (b.x - a.x) ** 2 + (b.y - a.y) ** 2
          expect(isInside && cross(a, b, vertex) === 0).toBe(false)
        }
      }
    }),
    { seed: 20261127, numRuns: 300 },
  )
})
