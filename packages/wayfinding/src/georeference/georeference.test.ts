import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ControlPoint, Floor, FloorMap, Point } from '../model'
import { georeference, originOf } from './georeference'
import { projectionAt } from './projection'
import { toMetres, toPicture } from './transform'

const origin = { latitude: 59.33, longitude: 18.06 }
const { toGeographic } = projectionAt(origin)
const picture = { width: 1600, height: 800 }
const corners = [
  { x: 0.1, y: 0.1 },
  { x: 0.9, y: 0.2 },
  { x: 0.8, y: 0.9 },
  { x: 0.2, y: 0.8 },
]

const floorWith = (map: Partial<FloorMap>, size: Floor['picture'] = picture): Floor => ({
  id: 'street',
  name: { en: 'Street' },
  picture: size,
  areas: [],
  map: { ordinal: 0, spoken: {}, control: [], walkways: [], obstacles: [], amenities: [], ...map },
})

type Placing = { north?: number; metresPerPixel?: number; stretch?: number; mirrored?: boolean }

/** Ground of a point of a picture whose top left corner is the origin. */
function placed({ x, y }: Point, { north = 0, metresPerPixel = 0.1, stretch = 1, mirrored = false }: Placing) {
  const right = x * picture.width * metresPerPixel * stretch * (mirrored ? -1 : 1)
  const up = -y * picture.height * metresPerPixel
  const [sine, cosine] = [Math.sin((north * Math.PI) / 180), Math.cos((north * Math.PI) / 180)]
  return { east: right * cosine - up * sine, north: right * sine + up * cosine }
}

const control = (points: readonly Point[], placing: Placing = {}): ControlPoint[] =>
  points.map((at) => ({ at, ...toGeographic(placed(at, placing)) }))

function placeOf(floor: Floor) {
  const place = georeference(floor, origin)
  if (place.problem) throw new Error(place.problem)
  return place
}

describe('control points', () => {
  test('find turn, scale and offset', () => {
    const fraction = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 359 }),
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        fc.record({ x: fraction, y: fraction }),
        fc.integer({ min: 3, max: 4 }),
        (north, metresPerPixel, point, count) => {
          const placing = { north, metresPerPixel }
          const place = placeOf(floorWith({ control: control(corners.slice(0, count), placing) }))
          const metres = toMetres(place.transform, point)
          expect(metres.east).toBeCloseTo(placed(point, placing).east, 3)
          expect(metres.north).toBeCloseTo(placed(point, placing).north, 3)
          expect(place.metresPerPixel).toBeCloseTo(metresPerPixel, 6)
          expect(Math.cos(((place.north - north) * Math.PI) / 180)).toBeCloseTo(1, 6)
          expect(Math.max(...place.residuals)).toBeLessThan(0.001)
          expect(place.stretch).toBeCloseTo(1, 6)
          expect(place.offer).toBeUndefined()
        },
      ),
      { seed: 20261127 },
    )
  })

  test('metres become the point of the picture again', () => {
    const { transform } = placeOf(floorWith({ control: control(corners, { north: 30 }) }))
    const { x, y } = toPicture(transform, toMetres(transform, { x: 0.3, y: 0.6 }))
    expect(x).toBeCloseTo(0.3, 9)
    expect(y).toBeCloseTo(0.6, 9)
  })

  test('a mistake shows in the residuals of three points, which an affine would hide', () => {
    const points = control(corners.slice(0, 3))
    const wrong = points.map((point, at) => (at === 0 ? { ...point, latitude: point.latitude + 0.0001 } : point))
    const { residuals, offer } = placeOf(floorWith({ control: wrong }))
    expect(Math.max(...residuals)).toBeGreaterThan(1)
    expect(Math.max(...(offer?.residuals ?? []))).toBeLessThan(0.001)
  })

  test('a stretched picture is offered the affine, and takes it if accepted', () => {
    const stretched = { control: control(corners, { north: 20, stretch: 1.2 }) }
    const { offer, stretch } = placeOf(floorWith(stretched))
    expect(stretch).toBeCloseTo(1, 6)
    expect(offer?.stretch).toBeCloseTo(1.2, 5)
    const accepted = placeOf(floorWith({ ...stretched, stretched: true }))
    expect(accepted).toMatchObject(offer ?? {})
    expect(accepted.offer).toBeUndefined()
  })

  test('their order does not matter', () => {
    const points = control(corners, { north: 75, stretch: 1.001 })
    const forth = placeOf(floorWith({ control: points }))
    const back = placeOf(floorWith({ control: points.toReversed() }))
    expect(back.transform.xx).toBeCloseTo(forth.transform.xx, 9)
    expect(back.residuals.toReversed()).toEqual(forth.residuals.map((residual) => expect.closeTo(residual, 6)))
  })
})

describe('a plan without a place says why', () => {
  const line = [0, 0.5, 1].map((x) => ({ x, y: 0.5 + x * 0.02 }))
  test.each<[string, Floor]>([
    ['noPicture', floorWith({ control: control(corners) }, { width: null, height: null })],
    ['noScale', floorWith({})],
    ['noScale', { ...floorWith({}), map: null }],
    ['badScale', floorWith({ scale: { from: { x: 0.5, y: 0.5 }, to: { x: 0.5, y: 0.5 }, metres: 10 } })],
    ['badScale', floorWith({ scale: { from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, metres: 0 } })],
    ['fewPoints', floorWith({ control: control(corners.slice(0, 2)) })],
    ['flat', floorWith({ control: control(line) })],
    ['flat', floorWith({ control: corners.map((at) => ({ at, ...origin })) })],
    ['mirrored', floorWith({ control: control(corners, { mirrored: true }) })],
  ])('%s', (problem, floor) => {
    expect(georeference(floor, origin)).toEqual({ problem })
  })
})

describe('a scale', () => {
  const scale = { from: { x: 0.25, y: 0.5 }, to: { x: 0.75, y: 0.5 }, metres: 80 }

  test('gives metres from the top left corner, with north up', () => {
    const place = placeOf(floorWith({ scale }))
    expect(place).toMatchObject({ anchored: false, north: 0, metresPerPixel: 0.1, residuals: [] })
    expect(toMetres(place.transform, { x: 1, y: 1 })).toEqual({ east: 160, north: -80 })
  })

  test('turns with north', () => {
    const { transform, north } = placeOf(floorWith({ scale, north: 90 }))
    const { east, north: metres } = toMetres(transform, { x: 1, y: 0 })
    expect(north).toBeCloseTo(90, 9)
    expect(east).toBeCloseTo(0, 9)
    expect(metres).toBeCloseTo(160, 9)
  })

  test('is not used beside control points', () => {
    expect(placeOf(floorWith({ scale: { ...scale, metres: 1 }, control: control(corners) })).anchored).toBe(true)
  })
})

test('the origin of a building is its southernmost control point, in any order of floors', () => {
  const [one, other] = [floorWith({ control: control(corners) }), floorWith({})]
  const south = one.map?.control[2]
  expect(originOf([one, other])).toEqual({ latitude: south?.latitude, longitude: south?.longitude })
  expect(originOf([other, one])).toEqual(originOf([one, other]))
  expect(originOf([other])).toBeUndefined()
})
