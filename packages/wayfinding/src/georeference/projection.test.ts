import fc from 'fast-check'
import { expect, test } from 'vitest'
import { projectionAt } from './projection'

test.each([
  [0, 110_574, 111_320],
  [60, 111_412, 55_800],
])('degrees at latitude %i have the lengths of WGS 84', (latitude, perLatitude, perLongitude) => {
  const { toMetres } = projectionAt({ latitude, longitude: 10 })
  const { east, north } = toMetres({ latitude: latitude + 0.001, longitude: 10.001 })
  expect(north * 1000).toBeCloseTo(perLatitude, -1)
  expect(east * 1000).toBeCloseTo(perLongitude, -1)
})

test('metres become degrees and metres again', () => {
  const metres = fc.double({ min: -1000, max: 1000, noNaN: true })
  fc.assert(
    fc.property(fc.double({ min: -80, max: 80, noNaN: true }), metres, metres, (latitude, east, north) => {
      const projection = projectionAt({ latitude, longitude: 18 })
      const back = projection.toMetres(projection.toGeographic({ east, north }))
      expect(back.east).toBeCloseTo(east, 4)
      expect(back.north).toBeCloseTo(north, 4)
    }),
    { seed: 20261127 },
  )
})
