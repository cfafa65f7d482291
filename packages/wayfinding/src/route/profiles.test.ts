import { describe, expect, test } from 'vitest'
import { createGraph } from '../graph/graph'
import type { Connector, Door, Hours } from '../model'
import { area, at, box, building, connector, door, floor, line, station, unit } from '../testing/building'
import type { WaysOptions } from './tree'
import { type Destination, unreachableFrom, waysFrom } from './ways'

const slots = [{ from: '10:00', to: '20:00' }]
const daytime: Hours = {
  week: { mon: slots, tue: slots, wed: slots, thu: slots, fri: slots, sat: slots, sun: slots },
  exceptions: [],
}
const stations = [station('kiosk', at(10, 25)), station('other', at(90, 25)), station('upper', at(90, 25), 'upper')]
const hall = area('hall', box(0, 20, 100, 30))
const upper = floor('upper', 1, { walkways: [{ ...hall, id: 'upper hall' }] })
const other: Destination = { stationId: 'other' }

describe('without steps', () => {
  const by = (kind: Connector['kind'], connectorOptions: Partial<Connector> = {}) => {
    const stops = ['street', 'upper'].map((id) => [id, at(50, 25)] as const)
    const graph = createGraph(
      building([floor('street', 0, { walkways: [hall] }), upper], stations, [
        connector('one', kind, stops, connectorOptions),
      ]),
    )
    return waysFrom(graph, 'kiosk', { profile: 'stepFree' }).secondsTo({ stationId: 'upper' }) !== undefined
  }
  test.each<[Connector['kind'], Partial<Connector>, boolean]>([
    ['lift', {}, true],
    ['ramp', {}, true],
    ['travelator', {}, true],
    ['lift', { stepFree: false }, false],
    ['lift', { width: 0.85 }, false],
    ['lift', { width: 0.9 }, true],
    ['stairs', { stepFree: true }, false],
    ['escalator', { stepFree: true }, false],
  ])('%s %o: %s', (kind, options, passes) => {
    expect(by(kind, options)).toBe(passes)
  })

  test.each<[Partial<Door>, boolean]>([
    [{ kind: 'automatic' }, true],
    [{ kind: 'swing' }, true],
    [{ kind: 'revolving', stepFree: true }, false],
    [{ stepFree: false }, false],
    [{ width: 0.8 }, false],
  ])('door %o: %s', (options, passes) => {
    const areas = [unit('A', box(40, 5, 60, 20), { doors: [door('a', at(50, 20), options)] })]
    const graph = createGraph(building([floor('street', 0, { walkways: [hall], areas })], stations))
    expect(waysFrom(graph, 'kiosk', { profile: 'stepFree' }).to({ code: 'A' }) !== undefined).toBe(passes)
    expect(waysFrom(graph, 'kiosk').to({ code: 'A' })).toBeDefined()
  })

  test('goes slower', () => {
    const graph = createGraph(building([floor('street', 0, { walkways: [hall] })], stations))
    expect(waysFrom(graph, 'kiosk', { profile: 'stepFree' }).secondsTo(other)).toBeCloseTo(80 / 0.9, 2)
  })

  test('goes around an area with steps, also where it lies over one without', () => {
    const walkways = [area('square', box(0, 0, 100, 50)), area('steps', box(40, 10, 60, 40), { stepFree: false })]
    const ways = (profile: WaysOptions['profile']) =>
      waysFrom(createGraph(building([floor('street', 0, { walkways })], stations)), 'kiosk', { profile }).to(other)
    expect(ways('fastest')?.metres).toBeCloseTo(80, 3)
    const around = 2 * Math.sqrt(30 ** 2 + 15 ** 2) + 20
    expect(ways('stepFree')?.metres).toBeCloseTo(around, 1)
  })
})

describe('what is closed', () => {
  const walkways = [
    area('west', box(0, 0, 50, 50)),
    area('middle', box(50, 20, 60, 30)),
    area('east', box(60, 0, 100, 50)),
  ]
  const long = line('long', [at(45, 5), at(48, 5), at(62, 5)])
  const graph = createGraph(building([floor('street', 0, { walkways: [...walkways, long] })], stations))
  const ways = (...closed: string[]) => waysFrom(graph, 'kiosk', { closed: new Set(closed) })

  test('is not passed', () => {
    expect(ways().to(other)?.metres).toBeCloseTo(80, 3)
    expect(ways('middle').to(other)?.metres).toBeGreaterThan(81)
    expect(ways('middle', 'long').to(other)).toBeUndefined()
    expect(ways('middle', 'long').whyNot(other)).toBe('closed')
    expect(ways('middle').whyNot(other)).toBeUndefined()
  })

  test('an area over others stays open with one of them', () => {
    const over = createGraph(
      building([floor('street', 0, { walkways: [hall, area('crossing', box(40, 0, 60, 50))] })], stations),
    )
    expect(waysFrom(over, 'kiosk', { closed: new Set(['crossing']) }).to(other)?.metres).toBeCloseTo(80, 3)
    expect(waysFrom(over, 'kiosk', { closed: new Set(['hall']) }).to(other)).toBeUndefined()
  })

  test('doors and connectors too', () => {
    const areas = [unit('A', box(40, 5, 60, 20), { doors: [door('a', at(50, 20)), door('b', at(41, 20))] })]
    const stops = ['street', 'upper'].map((id) => [id, at(50, 25)] as const)
    const source = createGraph(
      building([floor('street', 0, { walkways: [hall], areas }), upper], stations, [connector('lift', 'lift', stops)]),
    )
    const closing = (...closed: string[]) => waysFrom(source, 'kiosk', { closed: new Set(closed) })
    expect(closing('b').secondsTo({ code: 'A' })).toBeGreaterThan(closing().secondsTo({ code: 'A' }) ?? 0)
    expect(closing('a', 'b').whyNot({ code: 'A' })).toBe('closed')
    expect(closing('lift').whyNot({ stationId: 'upper' })).toBe('closed')
  })
})

test('hours are those of the given local time; without one everything is in its hours', () => {
  const walkways = [area('west', box(0, 20, 50, 30)), area('east', box(50, 20, 100, 30), { hours: daytime })]
  const graph = createGraph(building([floor('street', 0, { walkways })], stations))
  expect(waysFrom(graph, 'kiosk', { now: '2026-11-27T16:20' }).to(other)).toBeDefined()
  expect(waysFrom(graph, 'kiosk', { now: '2026-11-27T20:00' }).to(other)).toBeUndefined()
  expect(waysFrom(graph, 'kiosk', { now: '2026-11-27T20:00' }).whyNot(other)).toBe('closed')
  expect(waysFrom(graph, 'kiosk').to(other)).toBeDefined()
})

test('what no way leads to is named with its reason', () => {
  const areas = [
    unit('shop', box(40, 5, 60, 20)),
    unit('far', box(40, 40, 60, 45)),
    unit('islander', box(70, 40, 80, 43)),
    unit('hole', box(2, 2, 8, 8), { use: 'void' }),
  ]
  const walkways = [hall, area('island', box(65, 43, 85, 48))]
  const amenities = [{ id: 'upstairs', kind: 'toilet' as const, at: at(50, 25) }]
  const cellar = floor('cellar', -1, { areas: [unit('hidden', box(0, 0, 10, 10))], scale: undefined })
  const source = building(
    [floor('street', 0, { walkways, areas }), { ...upper, map: upper.map && { ...upper.map, amenities } }, cellar],
    [...stations, { id: 'nowhere', floorId: null }],
    [
      connector('stairs', 'stairs', [
        ['street', at(50, 25)],
        ['upper', at(50, 25)],
      ]),
    ],
  )
  const graph = createGraph(source)
  expect(graph.unplaced).toMatchObject([{ floorId: 'cellar', problem: 'noScale' }])
  const destinations: Destination[] = [
    { code: 'shop' },
    { code: 'far' },
    { code: 'islander' },
    { code: 'hole' },
    { code: 'hidden' },
    { code: 'unknown' },
    { amenityId: 'upstairs' },
    { kind: 'lockers' },
  ]
  const reasons = (stationId: string, options = {}) =>
    unreachableFrom(graph, stationId, destinations, options).map(({ destination, reason }) => [
      Object.values(destination)[0],
      reason,
    ])
  const always = [
    ['far', 'noDoor'],
    ['islander', 'island'],
    ['hole', 'notDrawn'],
    ['hidden', 'noPlace'],
    ['unknown', 'notDrawn'],
  ]
  expect(reasons('kiosk')).toEqual([...always, ['lockers', 'notDrawn']])
  expect(reasons('kiosk', { profile: 'stepFree' })).toEqual([
    ...always,
    ['upstairs', 'onlyBySteps'],
    ['lockers', 'notDrawn'],
  ])
  expect(new Set(reasons('nowhere').map(([, reason]) => reason))).toEqual(new Set(['noStationPlace']))
})

// browsers, workers and Node have it
declare const structuredClone: <T>(value: T) => T

test('a graph goes through a worker’s messages', () => {
  const graph = createGraph(building([floor('street', 0, { walkways: [hall] })], stations))
  expect(waysFrom(structuredClone(graph), 'kiosk').to(other)).toEqual(waysFrom(graph, 'kiosk').to(other))
})
