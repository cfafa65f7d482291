import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  fitPositions,
  fromPixels,
  isInSight,
  metresBetween,
  normaliseLongitude,
  pointOf,
  positionAt,
  shiftPosition,
  tidyPosition,
  toPixels,
} from './geo'

const stockholm = { lat: 59.3293, lng: 18.0686 }
const sight = { centre: stockholm, zoom: 11, width: 640, height: 320 }
const position = fc.record({
  lat: fc.double({ min: -85, max: 85, noNaN: true }),
  lng: fc.double({ min: -180, max: 179.999, noNaN: true }),
})

test('the world is a square around 0, 0', () => {
  expect(toPixels({ lat: 0, lng: 0 }, 0)).toEqual({ x: 128, y: 128 })
  expect(toPixels({ lat: 90, lng: -180 }, 1).y).toBeCloseTo(0, 4)
})

test('finds the tile of Stockholm', () => {
  const { x, y } = toPixels(stockholm, 11)
  expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([1126, 602])
})

test('projection and its inverse restore the position', () => {
  fc.assert(
    fc.property(position, fc.integer({ min: 0, max: 22 }), (place, zoom) => {
      const back = fromPixels(toPixels(place, zoom), zoom)
      expect(back.lat).toBeCloseTo(place.lat, 6)
      expect(back.lng).toBeCloseTo(place.lng, 6)
    }),
  )
})

test('converts between points of the view and positions', () => {
  expect(pointOf(sight, stockholm)).toEqual({ x: 320, y: 160 })
  const at = positionAt({ ...sight, zoom: 20 }, { x: 10, y: 300 })
  const { x, y } = pointOf({ ...sight, zoom: 20 }, at)
  expect(x).toBeCloseTo(10, 0)
  expect(y).toBeCloseTo(300, 0)
})

test('uses the nearest copy across the edge of the world', () => {
  const edge = { ...sight, centre: { lat: 0, lng: 179.9 } }
  expect(pointOf(edge, { lat: 0, lng: -179.9 }).x).toBeCloseTo(320 + (0.2 * (256 * 2 ** 11)) / 360, 3)
  expect(positionAt(edge, { x: 640, y: 160 }).lng).toBeLessThan(-179)
})

test('wraps longitudes, clamps latitudes, and avoids minus zero', () => {
  expect([190, -180, 540, 180].map(normaliseLongitude)).toEqual([-170, -180, -180, -180])
  expect(tidyPosition({ lat: 89, lng: 179.99999999 })).toEqual({ lat: 85.051129, lng: -180 })
  expect(Object.is(tidyPosition({ lat: -0.0000001, lng: 0 }).lat, 0)).toBe(true)
})

test('a step has the same pixels at any zoom', () => {
  const moved = shiftPosition(stockholm, { x: 10, y: -10 }, 15)
  const { x, y } = pointOf({ ...sight, zoom: 15 }, moved)
  expect(x).toBeCloseTo(330, 0)
  expect(y).toBeCloseTo(150, 0)
})

test('fits all positions at the closest possible zoom', () => {
  const size = { width: 600, height: 400 }
  fc.assert(
    fc.property(fc.array(position, { minLength: 2, maxLength: 20 }), (places) => {
      const fit = fitPositions(places, size, { padding: 20, maxZoom: 18 })
      if (!fit || fit.zoom === 0) return
      for (const place of places)
        expect(isInSight({ ...size, ...fit }, pointOf({ ...size, ...fit }, place), 19)).toBe(true)
    }),
  )
})

test('shows a single position at the maximum zoom, and needs at least one', () => {
  expect(fitPositions([stockholm], { width: 100, height: 100 }, { maxZoom: 16 })).toEqual({
    centre: stockholm,
    zoom: 16,
  })
  expect(fitPositions([], { width: 100, height: 100 })).toBeUndefined()
})

test('neighbours across the 180th meridian stay together', () => {
  const fit = fitPositions(
    [
      { lat: 0, lng: 179 },
      { lat: 0, lng: -179 },
    ],
    { width: 600, height: 400 },
  )
  expect(fit).toMatchObject({ centre: { lat: 0, lng: -180 } })
  expect(fit?.zoom).toBeGreaterThan(5)
})

test('measures the great-circle distance in metres', () => {
  expect(metresBetween(stockholm, { lat: 57.7089, lng: 11.9746 })).toBeCloseTo(397_700, -4)
  expect(metresBetween(stockholm, stockholm)).toBe(0)
})
