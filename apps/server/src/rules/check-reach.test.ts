import type { Building, Connector, Floor } from '@kiosk-admin/wayfinding'
import { createGraph } from '@kiosk-admin/wayfinding/ways'
import { expect, test } from 'vitest'
import { at, box } from '../testing/plan'
import { checkReach } from './check-reach'

const walkways = [
  { id: 'hall', shape: 'area' as const, points: box(0, 20, 60, 30), stepFree: true },
  { id: 'yard', shape: 'area' as const, points: box(80, 20, 100, 30), stepFree: true },
]
type Amenities = NonNullable<Floor['map']>['amenities']
const floor = (id: string, ordinal: number, amenities: Amenities): Floor => ({
  ...{ id, name: {}, picture: { width: 100, height: 100 }, areas: [] },
  map: {
    ...{ ordinal, spoken: {}, control: [], obstacles: [], walkways, amenities },
    scale: { from: at(0, 0), to: at(100, 0), metres: 100 },
  },
})
const toilet = (x: number, y: number) => ({ id: 't', kind: 'toilet' as const, at: at(x, y) })
const lift = (x: number, y: number): Connector => ({
  ...{ id: 'l', name: {}, kind: 'lift', direction: 'both', stepFree: true },
  stops: [
    { floorId: 'street', at: at(x, y) },
    { floorId: 'upper', at: at(x, 25) },
  ],
})

function warningsOf(amenity: ReturnType<typeof toilet>, connector: Connector, withStation = true) {
  const building: Building = {
    floors: [floor('street', 0, [amenity]), floor('upper', 1, [])],
    connectors: [connector],
    stations: withStation ? [{ id: 'kiosk', floorId: 'street', position: at(10, 25) }] : [],
  }
  const warnings = checkReach(building, createGraph(building), withStation ? ['kiosk'] : [])
  return warnings.map(({ type, floorId, id }) => [type, floorId, id])
}

test('what stands at the walkway of a station is reached', () => {
  expect(warningsOf(toilet(30, 31), lift(50, 25))).toEqual([])
})

test('an amenity or a stop away from all walkways is not, with or without stations', () => {
  for (const withStation of [true, false]) {
    expect(warningsOf(toilet(30, 45), lift(50, 45), withStation)).toEqual([
      ['amenity', 'street', 't'],
      ['connector', 'street', 'l'],
    ])
  }
})

test('what stands at a walkway that no way leads to is not reached from the stations', () => {
  expect(warningsOf(toilet(90, 25), lift(90, 25))).toEqual([
    ['amenity', 'street', 't'],
    ['connector', null, 'l'],
  ])
  expect(warningsOf(toilet(90, 25), lift(90, 25), false)).toEqual([])
})
