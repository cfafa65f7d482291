import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ringArea } from '../../geometry/plane'
import { buildings, controlPoints, floorAt, twoFloors } from '../testing/buildings'
import { exportGeoJson } from './export-geojson'
import { polygonsOf, readGeometry } from './geojson'

const { collection } = exportGeoJson(twoFloors())
const ofType = (type: string) => collection.features.filter(({ properties }) => properties.type === type)

test('has everything that is drawn, with its floor', () => {
  const counts = Object.fromEntries(
    [...Map.groupBy(collection.features, ({ properties }) => String(properties.type))].map(([type, all]) => [
      type,
      all.length,
    ]),
  )
  expect(counts).toEqual({ unit: 6, door: 4, walkway: 2, obstacle: 2, amenity: 2, stop: 2, station: 1 })
  expect(ofType('unit')[0]?.properties).toEqual({ type: 'unit', floorId: 'street', ordinal: 0, areaId: '001' })
  expect(ofType('door')[0]?.properties).toMatchObject({ areaId: '001', kind: 'automatic', width: 1.2 })
  expect(ofType('stop')[0]?.properties).toMatchObject({ id: 'lift', kind: 'lift', floorId: 'street', exit: 270 })
  expect(ofType('station')[0]?.properties).toMatchObject({ id: 's1', bearing: 90 })
})

test('gives longitude and latitude', () => {
  const [corner] = controlPoints()
  const { collection: whole } = exportGeoJson({
    ...twoFloors(),
    stations: [{ id: 'corner', floorId: 'street', position: { x: 0, y: 0 } }],
  })
  const station = whole.features.find(({ properties }) => properties.type === 'station')
  expect(station?.geometry).toEqual({
    type: 'Point',
    coordinates: [expect.closeTo(corner?.longitude ?? 0, 7), expect.closeTo(corner?.latitude ?? 0, 7)],
  })
})

test('lists floors without a place on the ground', () => {
  const scaled = floorAt('scaled', 2)
  const scale = { from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, metres: 160 }
  const floors = [
    floorAt('street', 0),
    { ...scaled, map: scaled.map && { ...scaled.map, control: [], scale } },
    floorAt('plain', 3, { map: null }),
  ]
  const { notPlaced, collection: placed } = exportGeoJson({ floors, connectors: [], stations: [] })
  expect(notPlaced).toEqual([
    { floorId: 'scaled', problem: 'notAnchored' },
    { floorId: 'plain', problem: 'noScale' },
  ])
  expect(new Set(placed.features.map(({ properties }) => properties.floorId))).toEqual(new Set(['street']))
})

test('geometries are valid, with outer rings counterclockwise and holes clockwise', () => {
  fc.assert(
    fc.property(buildings, (building) => {
      for (const { geometry } of exportGeoJson(building).collection.features) {
        expect(readGeometry(geometry)).toEqual(geometry)
        for (const [outer = [], ...holes] of polygonsOf(geometry)) {
          const areaOf = (ring: typeof outer) => ringArea(ring.map(([x = 0, y = 0]) => ({ x, y })))
          expect(areaOf(outer)).toBeGreaterThan(0)
          for (const hole of holes) expect(areaOf(hole)).toBeLessThan(0)
        }
      }
    }),
    { seed: 20261127, numRuns: 60 },
  )
})
