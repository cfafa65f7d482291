import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { controlPoints, floorAt, rectangle, twoFloors } from '../exchange/testing/buildings'
import type { Building, Connector, Floor, FloorMap, Unit } from '../model'
import { checkPlans } from './check-plans'

const [lift] = twoFloors().connectors
if (!lift) throw new Error('no lift')

/** One floor with the changes, without connectors. */
function withFloor({ map, ...changes }: Partial<Omit<Floor, 'map'>> & { map?: Partial<FloorMap> }): Building {
  const floor = floorAt('street', 0, changes)
  return { floors: [{ ...floor, map: floor.map && { ...floor.map, ...map } }], connectors: [], stations: [] }
}
const withUnits = (...areas: Unit[]) => withFloor({ areas })
const withConnector = (changes: Partial<Connector>): Building => ({
  ...twoFloors(),
  connectors: [{ ...lift, ...changes }],
})

// the picture is 160 × 80 m: 0.01 of its width is 1.6 m, 0.01 of its height 0.8 m
const door = { id: 'd', at: { x: 0.25, y: 0.4 }, kind: 'open' as const, stepFree: true }
const shop: Unit = { areaId: 'A1', points: rectangle(0.1, 0.1, 0.4, 0.4), doors: [door] }
const bowTie = [
  { x: 0.1, y: 0.4 },
  { x: 0.4, y: 0.6 },
  { x: 0.4, y: 0.4 },
  { x: 0.1, y: 0.6 },
]

test('plans without mistakes have no warnings', () => {
  expect(checkPlans(twoFloors(), ['001', '102'])).toEqual([])
})

describe('rings', () => {
  test.each<[string, Building, object]>([
    [
      'unit',
      withUnits({ ...shop, points: bowTie, doors: [{ ...door, at: { x: 0.1, y: 0.5 } }] }),
      { type: 'unit', id: 'A1' },
    ],
    ['hole of a unit', withUnits({ ...shop, holes: [rectangle(0.3, 0.2, 0.5, 0.3)] }), { type: 'unit', id: 'A1' }],
    [
      'walkway',
      withFloor({ areas: [], map: { walkways: [{ id: 'w', shape: 'area', points: bowTie, stepFree: true }] } }),
      { type: 'walkway', id: 'w' },
    ],
    ['obstacle', withFloor({ areas: [], map: { obstacles: [bowTie] } }), { type: 'obstacle', id: '0' }],
  ])('that cross: of a %s', (_, building, object) => {
    expect(checkPlans(building)).toEqual([{ name: 'ringCrosses', floorId: 'street', ...object }])
  })

  test('a line may cross itself', () => {
    const walkways = [
      ...(floorAt('street', 0).map?.walkways ?? []),
      { id: 'l', shape: 'line' as const, points: bowTie, stepFree: true },
    ]
    expect(checkPlans(withFloor({ map: { walkways } }))).toEqual([])
  })
})

describe('units', () => {
  const neighbour = (points: Unit['points']): Unit => ({
    areaId: 'A2',
    points,
    doors: [{ ...door, at: { x: 0.45, y: 0.4 } }],
  })
  const namesOf = (...areas: Unit[]) => checkPlans(withUnits(...areas)).map(({ name }) => name)

  test.each([
    ['a corner in the other', rectangle(0.35, 0.3, 0.6, 0.4)],
    ['across the other', rectangle(0.05, 0.2, 0.5, 0.3)],
    ['the same', rectangle(0.1, 0.1, 0.4, 0.4)],
    ['around the other', rectangle(0.05, 0.05, 0.5, 0.4)],
  ])('overlap: %s', (_, points) => {
    expect(namesOf(shop, neighbour(points))).toContain('unitsOverlap')
  })

  test.each([
    ['share an edge', rectangle(0.4, 0.1, 0.6, 0.4)],
    ['share a strip of 8 cm', rectangle(0.3995, 0.1, 0.6, 0.4)],
    ['are apart', rectangle(0.5, 0.1, 0.6, 0.4)],
  ])('do not overlap: they %s', (_, points) => {
    expect(namesOf(shop, neighbour(points))).not.toContain('unitsOverlap')
  })

  test('a unit in the hole of another does not overlap with it', () => {
    const court: Unit = { ...shop, holes: [rectangle(0.2, 0.2, 0.3, 0.3)] }
    expect(namesOf(court, neighbour(rectangle(0.2, 0.2, 0.3, 0.3)))).not.toContain('unitsOverlap')
  })

  test('without door, but for voids', () => {
    const { doors: _, ...closed } = shop
    expect(checkPlans(withUnits(closed))).toEqual([{ name: 'noDoor', floorId: 'street', type: 'unit', id: 'A1' }])
    expect(checkPlans(withUnits({ ...closed, use: 'void' }))).toEqual([])
  })

  test('a floor with nothing but areas needs no doors', () => {
    const { doors: _, ...closed } = shop
    const floors = [floorAt('old', 0, { areas: [closed], map: null })]
    expect(checkPlans({ floors, connectors: [], stations: [] })).toEqual([])
  })
})

describe('doors', () => {
  const doorAt = (x: number, y: number, map: Partial<FloorMap> = {}, more: Unit[] = []) =>
    checkPlans(withFloor({ areas: [{ ...shop, doors: [{ ...door, at: { x, y } }] }, ...more], map })).map(
      ({ name, id, other }) => [name, id, other],
    )

  test('off the edge of their unit', () => {
    expect(doorAt(0.25, 0.405)).toEqual([])
    expect(doorAt(0.25, 0.41)).toEqual([['doorOffEdge', 'd', 'A1']])
  })

  test('off all walkways', () => {
    expect(doorAt(0.25, 0.1)).toEqual([['doorOffWalkway', 'd', 'A1']])
  })

  test('near a line', () => {
    const line = [
      { x: 0.2, y: 0.08 },
      { x: 0.3, y: 0.08 },
    ]
    expect(doorAt(0.25, 0.1, { walkways: [{ id: 'l', shape: 'line', points: line, stepFree: true }] })).toEqual([])
  })

  test('to a unit that visitors walk through', () => {
    const arcade: Unit = {
      areaId: 'B',
      points: rectangle(0.4, 0.1, 0.6, 0.4),
      through: true,
      doors: [{ ...door, at: { x: 0.5, y: 0.4 } }],
    }
    expect(doorAt(0.4, 0.2, {}, [arcade])).toEqual([])
  })

  test('are not measured without a scale', () => {
    expect(doorAt(0.25, 0.1, { control: [] })).toEqual([])
  })
})

test('codes that are on no unit and no floor', () => {
  const building = twoFloors()
  const floors = building.floors.map((floor) => ({ ...floor, areaId: `floor ${floor.id}` }))
  expect(checkPlans({ ...building, floors }, ['001', 'floor upper', '999'])).toEqual([
    { name: 'codeNotDrawn', floorId: null, type: 'code', id: '999' },
  ])
})

test('stations off all walkways', () => {
  const stationsAt = (...ys: number[]) =>
    checkPlans({
      ...twoFloors(),
      stations: ys.map((y, index) => ({ id: `s${index}`, floorId: 'street', position: { x: 0.3, y } })),
    })
  expect(stationsAt(0.5, 0.61, 0.65)).toEqual([
    { name: 'stationOffWalkway', floorId: 'street', type: 'station', id: 's2' },
  ])
})

test('a station may be in a unit that visitors walk through', () => {
  const arcade: Unit = { ...shop, through: true }
  const building = { ...withUnits(arcade), stations: [{ id: 's', floorId: 'street', position: { x: 0.2, y: 0.2 } }] }
  expect(checkPlans(building)).toEqual([])
})

describe('connectors', () => {
  const warning = (name: string) => [{ name, floorId: null, type: 'connector', id: 'lift' }]
  const stop = (floorId: string, x = 0.8) => ({ floorId, at: { x, y: 0.5 } })

  test.each<[string, Partial<Connector>]>([
    ['connectorOnOneFloor', { kind: 'stairs', stops: [stop('street'), stop('street', 0.7)] }],
    ['connectorOnOneFloor', { kind: 'stairs', stops: [stop('street'), stop('gone')] }],
    ['escalatorBothWays', { kind: 'escalator', direction: 'both' }],
    ['liftStopsApart', { stops: [stop('street'), stop('upper', 0.82)] }],
  ])('%s', (name, changes) => {
    expect(checkPlans(withConnector(changes))).toEqual(warning(name))
  })

  test('an escalator with a direction, and a lift whose stops are 1.6 m apart, are right', () => {
    expect(checkPlans(withConnector({ kind: 'escalator', direction: 'up' }))).toEqual([])
    expect(checkPlans(withConnector({ stops: [stop('street'), stop('upper', 0.81)] }))).toEqual([])
  })

  test('floors without control points cannot tell how far stops are apart', () => {
    const building = withConnector({ stops: [stop('street'), stop('upper', 0.82)] })
    const [street, upper] = building.floors
    if (!street || !upper?.map) throw new Error('no floors')
    const scale = { from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, metres: 160 }
    const floors = [street, { ...upper, map: { ...upper.map, control: [], scale } }]
    expect(checkPlans({ ...building, floors })).toEqual([])
  })
})

describe('floors', () => {
  const scaled = (id: string, ordinal: number, metres: number): Floor => {
    const floor = floorAt(id, ordinal)
    const scale = { from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, metres }
    return { ...floor, map: floor.map && { ...floor.map, control: [], scale } }
  }
  const check = (...floors: Floor[]) => checkPlans({ floors, connectors: [], stations: [] })

  test('whose scales differ by more than 5 %', () => {
    expect(check(scaled('a', 0, 160), scaled('b', 1, 167))).toEqual([])
    expect(check(scaled('a', 0, 160), scaled('b', 1, 161), scaled('c', 2, 172))).toEqual([
      { name: 'scalesDiffer', floorId: 'c', type: 'floor', id: 'c', other: 'b' },
    ])
  })

  test('with pictures of other sizes may have other scales', () => {
    expect(check(scaled('a', 0, 160), { ...scaled('b', 1, 160), picture: { width: 3200, height: 1600 } })).toEqual([])
  })

  test('with one ordinal', () => {
    expect(check(floorAt('a', 0), floorAt('b', 1), floorAt('c', 0))).toEqual([
      { name: 'ordinalTwice', floorId: 'c', type: 'floor', id: 'c', other: 'a' },
    ])
  })
})

test('warnings do not depend on where north is', () => {
  const warningsAt = (north: number) =>
    checkPlans(
      withFloor({
        areas: [shop, { ...shop, areaId: 'A2', doors: [{ ...door, at: { x: 0.25, y: 0.1 } }] }],
        map: { control: controlPoints(north) },
      }),
    )
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 359 }), (north) => {
      expect(warningsAt(north)).toEqual(warningsAt(0))
    }),
    { seed: 20261127, numRuns: 40 },
  )
  expect(warningsAt(0).map(({ name }) => name)).toEqual(['unitsOverlap', 'doorOffWalkway'])
})
