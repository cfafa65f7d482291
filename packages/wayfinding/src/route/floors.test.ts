import { describe, expect, test } from 'vitest'
import { createGraph } from '../graph/graph'
import type { Building, Connector } from '../model'
import { area, at, box, building, connector, door, floor, station, unit } from '../testing/building'
import { type Destination, waysFrom } from './ways'

const hall = area('hall', box(0, 20, 100, 30))
const floors = ['street', 'upper', 'top'].map((id, ordinal) =>
  floor(id, ordinal, { walkways: [{ ...hall, id: `hall ${id}` }], areaId: `floor ${id}` }),
)
const stations = [station('kiosk', at(10, 25)), ...['street', 'upper', 'top'].map((id) => station(id, at(90, 25), id))]

const to = (source: Building, destination: Destination, options = {}) =>
  waysFrom(createGraph(source), 'kiosk', options).to(destination)

const between = (kind: Connector['kind'], other: Partial<Connector> = {}) =>
  building(floors, stations, [
    connector(
      kind,
      kind,
      ['street', 'upper', 'top'].map((id) => [id, at(50, 25)] as const),
      other,
    ),
  ])

/** Seconds of a way beside those of walking. */
const extra = (source: Building, stationId: string) => {
  const route = to(source, { stationId })
  return route && route.seconds - route.metres / 1.25
}

describe('a lift', () => {
  test('is waited for once, however many levels it goes', () => {
    expect(extra(between('lift'), 'upper')).toBeCloseTo(35 + 6 + 5, 1)
    expect(extra(between('lift'), 'top')).toBeCloseTo(35 + 6 + 10, 1)
    expect(extra(between('lift', { wait: 60 }), 'top')).toBeCloseTo(60 + 6 + 10, 1)
  })

  test('makes two legs, and the crossing says where it leads', () => {
    const source = between('lift')
    const [lift] = source.connectors
    const stops = lift?.stops.map((stop, index) => ({ ...stop, exit: index * 90 })) ?? []
    const route = to({ ...source, connectors: lift ? [{ ...lift, stops }] : [] }, { stationId: 'top' })
    expect(route?.legs.map(({ floorId, metres, crossing }) => ({ floorId, metres, crossing }))).toEqual([
      {
        floorId: 'street',
        metres: 40,
        crossing: { id: 'lift', kind: 'lift', toFloorId: 'top', direction: 'up', exit: 180 },
      },
      { floorId: 'top', metres: 40, crossing: undefined },
    ])
    expect(route?.legs.reduce((sum, { seconds }) => sum + seconds, 0)).toBeCloseTo(route?.seconds ?? 0, 6)
    expect(route?.metres).toBe(80)
  })

  test('is a destination of its own, on this floor', () => {
    const route = to(between('lift'), { connectorId: 'lift' })
    expect(route?.legs.map(({ floorId, metres }) => ({ floorId, metres }))).toEqual([{ floorId: 'street', metres: 40 }])
    expect(waysFrom(createGraph(between('lift')), 'kiosk').whyNot({ connectorId: 'stairs' })).toBe('notDrawn')
  })

  test('that no way reaches is an island, whether it stands away from walkways or on a floor without a place', () => {
    const { floors, connectors, stations } = between('lift')
    const away = connectors.map((lift) => ({
      ...lift,
      stops: lift.stops.map((stop) => ({ ...stop, at: at(50, 49) })),
    }))
    const reason = (source: Building) => waysFrom(createGraph(source), 'kiosk').whyNot({ connectorId: 'lift' })
    expect(reason({ floors, connectors: away, stations })).toBe('island')
    const basement = floor('basement', -1, { walkways: [hall], scale: undefined })
    const below = connectors.map((lift) => ({ ...lift, stops: [{ floorId: 'basement', at: at(50, 25) }] }))
    expect(reason({ floors: [...floors, basement], connectors: below, stations })).toBe('noPlace')
  })

  test('goes down', () => {
    const down = waysFrom(createGraph(between('lift')), 'top').to({ stationId: 'kiosk' })
    expect(down?.legs[0]?.crossing).toMatchObject({ direction: 'down', toFloorId: 'street' })
  })
})

describe('stairs, escalators and ramps', () => {
  test('take their time for each level', () => {
    expect(extra(between('stairs'), 'top')).toBeCloseTo(40, 1)
    expect(extra(between('escalator'), 'top')).toBeCloseTo(46, 1)
    expect(extra(between('ramp'), 'upper')).toBeCloseTo(60 / 1.25, 1)
    const down = waysFrom(createGraph(between('stairs')), 'top').to({ stationId: 'kiosk' })
    expect((down?.seconds ?? 0) - (down?.metres ?? 0) / 1.25).toBeCloseTo(30, 1)
  })

  test.each(['up', 'down'] as const)('go %s only', (direction) => {
    const graph = createGraph(between('escalator', { direction }))
    expect(waysFrom(graph, 'kiosk').to({ stationId: 'top' }) !== undefined).toBe(direction === 'up')
    expect(waysFrom(graph, 'top').to({ stationId: 'kiosk' }) !== undefined).toBe(direction === 'down')
  })
})

test('a stop at a corner of the way is passed, not entered and left again', () => {
  const walkways = [area('hall', box(0, 20, 60, 30)), area('side hall', box(50, 20, 60, 50))]
  const places = [station('kiosk', at(10, 29)), station('goal', at(51, 48))]
  const street = floor('street', 0, { walkways })
  const escalator = connector('escalator', 'escalator', [
    ['street', at(50.5, 29.5)],
    ['upper', at(50.5, 29.5)],
  ])
  const route = to(building([street, floor('upper', 1, { walkways })], places, [escalator]), { stationId: 'goal' })
  expect(route?.legs.map(({ crossing }) => crossing)).toEqual([undefined])
})

test('a travelator on one floor leads on, level', () => {
  const walkways = [area('west', box(0, 20, 40, 30)), area('east', box(60, 20, 100, 30))]
  const moving = connector('moving', 'travelator', [
    ['street', at(39, 25)],
    ['street', at(61, 25)],
  ])
  const route = to(building([floor('street', 0, { walkways })], stations, [moving]), { stationId: 'street' })
  expect(route?.legs.map(({ crossing }) => crossing?.direction)).toEqual(['level', undefined])
  expect(route?.seconds).toBeCloseTo(80 / 1.25, 1)
})

test('the code of a floor is reached where the way comes onto it', () => {
  const route = to(between('stairs'), { code: 'floor top' })
  expect(route?.legs.map(({ floorId, metres }) => [floorId, metres])).toEqual([
    ['street', 40],
    ['top', 0],
  ])
})

test('of ways of the same time, the one with fewer changes of floor is taken', () => {
  const source = building(
    [
      floor('street', 0, { walkways: [hall] }),
      floor('upper', 1, { walkways: [hall] }),
      floor('top', 2, { walkways: [hall] }),
    ],
    stations,
    [
      connector('a', 'escalator', [
        ['street', at(50, 25)],
        ['upper', at(50, 25)],
        ['top', at(50, 25)],
      ]),
      connector('b', 'escalator', [
        ['street', at(50, 25)],
        ['top', at(50, 25)],
      ]),
    ],
  )
  expect(to(source, { stationId: 'top' })?.legs.map(({ crossing }) => crossing?.id)).toEqual(['b', undefined])
})

describe('lobbies', () => {
  const lobby = unit('lobby', box(40, 5, 60, 20), {
    use: 'room',
    doors: [door('west', at(45, 20)), door('east', at(55, 20))],
  })
  test('a lift in a room is reached by the door of the room, and left by it', () => {
    const both = floors.slice(0, 2).map((one) => ({ ...one, areas: [lobby] }))
    const lift = connector('lift', 'lift', [
      ['street', at(50, 10)],
      ['upper', at(50, 10)],
    ])
    const route = to(building(both, stations, [lift]), { stationId: 'upper' })
    expect(route?.legs.map(({ corners }) => corners.length > 3)).toEqual([true, true])
  })
})
