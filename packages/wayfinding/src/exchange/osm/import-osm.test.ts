import { describe, expect, test } from 'vitest'
import { georeference } from '../../georeference/georeference'
import { projectionAt } from '../../georeference/projection'
import { unitReach } from '../../route/unit-reach'
import { importOsm } from './import-osm'

// drawn for these tests, in metres east and north of a corner
const { toGeographic } = projectionAt({ latitude: 64.14, longitude: -21.92 })
const tagsOf = (tags: object) =>
  Object.entries(tags)
    .map(([key, value]) => `<tag k="${key}" v="${value}"/>`)
    .join('')
const node = (id: number, east: number, north: number, tags: object = {}) => {
  const { latitude, longitude } = toGeographic({ east, north })
  return `<node id="${id}" lat="${latitude}" lon="${longitude}">${tagsOf(tags)}</node>`
}
const way = (id: number, nodes: readonly number[], tags: object = {}) =>
  `<way id="${id}">${nodes.map((ref) => `<nd ref="${ref}"/>`).join('')}${tagsOf(tags)}</way>`
/** The corners of a box, with four ids from `first` on. */
const corners = (first: number, left: number, bottom: number, right: number, top: number) =>
  node(first, left, bottom) + node(first + 1, right, bottom) + node(first + 2, right, top) + node(first + 3, left, top)
const ring = (first: number) => [first, first + 1, first + 2, first + 3, first]
const box = (id: number, first: number, edges: [number, number, number, number], tags: object) =>
  corners(first, ...edges) + way(id, ring(first), tags)
const osm = (...parts: string[]) => `<?xml version="1.0"?><osm version="0.6">${parts.join('')}</osm>`

const corridor = box(1, 10, [0, 20, 100, 30], { indoor: 'corridor', level: '0' })
const upper = box(2, 20, [0, 20, 100, 30], { indoor: 'corridor', level: '1' })

describe('levels', () => {
  test('become floors with one frame, named by outline, reference or number', async () => {
    const { building } = await importOsm(
      osm(
        corridor,
        box(3, 30, [0, 0, 100, 50], { indoor: 'level', level: '1', name: 'Torg', 'name:sv': 'Torget' }),
        box(4, 40, [0, 0, 9, 9], { indoor: 'room', level: '-1', 'level:ref': 'K' }),
      ),
      { language: 'is' },
    )
    expect(building.floors.map(({ id, name, map }) => [id, name, map?.ordinal])).toEqual([
      ['level/-1', { is: 'K' }, -1],
      ['level/0', { is: '0' }, 0],
      ['level/1', { is: 'Torg', se: 'Torget' }, 1],
    ])
    expect(new Set(building.floors.map(({ picture }) => picture.width)).size).toBe(1)
    expect(building.floors.map((floor) => georeference(floor).problem)).toEqual([undefined, undefined, undefined])
  })

  test('a room is on each level that it names or repeats on', async () => {
    const { building } = await importOsm(
      osm(
        box(3, 30, [0, 0, 9, 9], { indoor: 'room', level: '0;0,5' }),
        box(4, 40, [20, 0, 29, 9], { indoor: 'room', level: '0', repeat_on: '1-2' }),
      ),
    )
    expect(building.floors.map(({ map, areas }) => [map?.ordinal, areas.map(({ areaId }) => areaId)])).toEqual([
      [0, ['way/3', 'way/4']],
      [0.5, ['way/3']],
      [1, ['way/4']],
      [2, ['way/4']],
    ])
  })
})

describe('rooms and walkways', () => {
  test('a room with a shop is a tenant’s unit, with number and names', async () => {
    const { building, units } = await importOsm(
      osm(
        box(3, 30, [0, 0, 20, 20], {
          indoor: 'room',
          level: '0',
          shop: 'coffee',
          name: 'Lun',
          alt_name: 'Lun Kaffi',
          ref: '101',
        }),
      ),
    )
    expect(building.floors[0]?.areas).toMatchObject([{ areaId: 'way/3', use: 'tenant' }])
    expect(units).toEqual([{ floorId: 'level/0', areaId: 'way/3', ref: '101', names: ['Lun', 'Lun Kaffi'] }])
  })

  test('`indoor=yes` says nothing of the shape: a shop or bank with it is a unit, a toilet is an amenity', async () => {
    const { building, lost } = await importOsm(
      osm(
        corridor,
        box(3, 30, [0, 0, 20, 20], { indoor: 'yes', level: '0', shop: 'coffee', name: 'Lun' }),
        box(4, 40, [20, 0, 40, 20], { indoor: 'yes', level: '0', amenity: 'bank', name: 'Borg' }),
        box(5, 50, [40, 0, 60, 20], { indoor: 'yes', level: '0', amenity: 'toilets' }),
      ),
    )
    expect(building.floors[0]?.areas.map(({ areaId }) => areaId)).toEqual(['way/3', 'way/4'])
    expect(building.floors[0]?.map?.amenities.map(({ kind }) => kind)).toEqual(['toilet'])
    expect(lost).toEqual([])
  })

  test('a shop that is a node belongs to the room around it', async () => {
    const { building, units } = await importOsm(
      osm(
        box(3, 30, [0, 0, 20, 20], { indoor: 'room', level: '0' }),
        node(5, 10, 10, { shop: 'books', name: 'Blekk', level: '0' }),
      ),
    )
    expect(building.floors[0]?.areas[0]?.use).toBe('tenant')
    expect(units[0]?.names).toEqual(['Blekk'])
  })

  test('areas and corridors are walkways, paths are lines', async () => {
    const { building } = await importOsm(
      osm(
        corridor,
        box(3, 30, [40, 0, 60, 20], { indoor: 'area', level: '0' }),
        node(50, 0, 25) + node(51, 100, 25),
        way(4, [50, 51], { highway: 'footway', level: '0', oneway: '-1', width: '2.5 m' }),
      ),
    )
    const [first, square, line] = building.floors[0]?.map?.walkways ?? []
    expect([first?.shape, square?.shape]).toEqual(['area', 'area'])
    expect(line).toMatchObject({ id: 'way/4', shape: 'line', oneWay: true, width: 2.5, stepFree: true })
    expect(line?.points[0]?.x).toBeGreaterThan(line?.points[1]?.x ?? 1)
  })

  test('walls and columns are obstacles', async () => {
    const { building } = await importOsm(
      osm(
        corridor,
        node(50, 10, 25) + node(51, 20, 25) + node(52, 20, 28),
        way(3, [50, 51, 52], { indoor: 'wall', level: '0' }),
        node(53, 30, 25, { indoor: 'column', level: '0' }),
        box(4, 60, [40, 24, 41, 25], { indoor: 'column', level: '0' }),
      ),
    )
    expect(building.floors[0]?.map?.obstacles.map(({ length }) => length)).toEqual([4, 4, 4, 4])
  })

  test('a multipolygon is joined from its ways, with its hole', async () => {
    const members =
      '<member type="way" ref="3" role="outer"/><member type="way" ref="4" role="outer"/><member type="way" ref="5" role="inner"/>'
    const { building } = await importOsm(
      osm(
        corners(30, 0, 0, 50, 50) + corners(40, 20, 20, 30, 30),
        way(3, [30, 31, 32]) + way(4, [30, 33, 32]) + way(5, ring(40)),
        `<relation id="6">${members}${tagsOf({ type: 'multipolygon', indoor: 'area', level: '0' })}</relation>`,
      ),
    )
    const [walkway] = building.floors[0]?.map?.walkways ?? []
    expect(walkway?.id).toBe('relation/6')
    expect(walkway?.points).toHaveLength(4)
    expect(walkway?.holes?.map(({ length }) => length)).toEqual([4])
  })
})

describe('doors', () => {
  const room = async (door: object, tags: object = { level: '0-1' }) => {
    const nodes = corners(30, 0, 0, 20, 20) + node(50, 10, 20, door)
    const drawn = way(3, [30, 31, 32, 50, 33, 30], { indoor: 'room', ...tags })
    const { building } = await importOsm(osm(nodes, drawn))
    return building.floors.map(({ areas }) => areas[0]?.doors)
  }

  test.each([
    [
      { door: 'hinged', width: '0.9' },
      { kind: 'swing', stepFree: true, width: 0.9 },
    ],
    [
      { door: 'sliding', automatic_door: 'motion' },
      { kind: 'automatic', stepFree: true },
    ],
    [{ door: 'revolving' }, { kind: 'revolving', stepFree: false }],
    [{ door: 'no' }, { kind: 'open', stepFree: true }],
    [
      { entrance: 'yes', wheelchair: 'no' },
      { kind: 'open', stepFree: false },
    ],
  ])('%o', async (tags, door) => {
    expect((await room(tags))[0]).toEqual([{ id: 'node/50', at: expect.anything(), ...door }])
  })

  test('is on the levels that it names, else on those of its room', async () => {
    expect((await room({ door: 'yes' })).map((doors) => doors?.length)).toEqual([1, 1])
    expect((await room({ door: 'yes', level: '1' })).map((doors) => doors?.length)).toEqual([undefined, 1])
  })

  test('an entrance is an amenity too', async () => {
    const { building, taken } = await importOsm(
      osm(
        corners(10, 0, 20, 100, 30) + node(50, 0, 25, { entrance: 'main' }),
        way(1, [10, 11, 12, 13, 50, 10], { indoor: 'corridor', level: '0' }),
      ),
    )
    expect(building.floors[0]?.map?.amenities).toMatchObject([{ id: 'node/50', kind: 'entrance' }])
    expect(taken).toEqual(expect.arrayContaining([{ type: 'entrance=main', count: 1 }]))
  })
})

describe('connectors', () => {
  const flight = async (tags: object) => {
    const steps = node(50, 10, 25) + node(51, 20, 25) + way(3, [50, 51], { level: '0;1', ...tags })
    const { building } = await importOsm(osm(corridor, upper, steps))
    return building.connectors
  }

  test('steps rise along their way, or as they say', async () => {
    const [steps] = await flight({ highway: 'steps', width: '2' })
    expect(steps).toMatchObject({ id: 'way/3', kind: 'stairs', direction: 'both', stepFree: false, width: 2 })
    expect(steps?.stops.map(({ floorId }) => floorId)).toEqual(['level/0', 'level/1'])
    expect(steps?.stops[0]?.at.x).toBeCloseTo(0.1, 4)
    expect((await flight({ highway: 'steps', incline: 'down' }))[0]?.stops[0]?.at.x).toBeCloseTo(0.2, 4)
  })

  test.each([
    [{ conveying: 'forward' }, 'up'],
    [{ conveying: 'backward' }, 'down'],
    [{ conveying: 'forward', incline: 'down' }, 'down'],
    [{ conveying: 'backward', incline: '-30%' }, 'up'],
    [{ conveying: 'reversible' }, 'both'],
  ])('an escalator goes as it conveys: %o', async (tags, direction) => {
    expect(await flight({ highway: 'steps', ...tags })).toMatchObject([
      { kind: 'escalator', direction, stepFree: false },
    ])
  })

  test('without incline the floors at the ends of an escalator say which is the upper one', async () => {
    const below = node(60, 30, 25) + node(61, 40, 25)
    const { building } = await importOsm(
      osm(
        node(50, 10, 25) + node(51, 20, 25) + below,
        way(4, [50, 60], { highway: 'footway', level: '1' }) + way(5, [51, 61], { highway: 'footway', level: '0' }),
        way(3, [50, 51], { highway: 'steps', conveying: 'forward', level: '0;1' }),
      ),
    )
    expect(building.connectors[0]?.direction).toBe('down')
  })

  test('a moving walkway joins floors, or is a one-way line on one', async () => {
    expect(await flight({ highway: 'footway', conveying: 'forward' })).toMatchObject([
      { kind: 'travelator', direction: 'up' },
    ])
    const { building } = await importOsm(
      osm(
        corridor,
        node(50, 10, 25) + node(51, 60, 25),
        way(3, [50, 51], { highway: 'footway', conveying: 'forward', level: '0' }),
      ),
    )
    expect(building.connectors).toEqual([])
    expect(building.floors[0]?.map?.walkways[1]).toMatchObject({ shape: 'line', oneWay: true, stepFree: false })
  })

  test('a path on two levels is a ramp', async () => {
    expect(await flight({ highway: 'footway' })).toMatchObject([{ kind: 'ramp', direction: 'both', stepFree: true }])
  })

  test('steps over three levels are a flight for each two', async () => {
    const { building } = await importOsm(
      osm(
        corridor,
        upper,
        node(50, 10, 25) + node(51, 20, 25),
        way(3, [50, 51], { highway: 'steps', level: '0', repeat_on: '1;2' }),
        box(6, 70, [0, 20, 100, 30], { indoor: 'corridor', level: '2' }),
      ),
    )
    expect(building.connectors.map(({ id, stops }) => [id, stops.map(({ floorId }) => floorId)])).toEqual([
      ['way/3', ['level/0', 'level/1']],
      ['way/3-2', ['level/1', 'level/2']],
    ])
  })

  test('a lift stops on each of its levels: at its node, or at the door of its area', async () => {
    const shaft = corners(60, 50, 30, 53, 33) + node(64, 51, 30, { door: 'yes' })
    const { building } = await importOsm(
      osm(
        corridor,
        upper,
        node(50, 80, 25, { highway: 'elevator', level: '0-1', name: 'Lyfta A' }),
        shaft,
        way(3, [60, 64, 61, 62, 63, 60], { highway: 'elevator', level: '0;1' }),
      ),
    )
    const [byNode, byArea] = building.connectors
    expect(byNode).toMatchObject({ id: 'node/50', kind: 'lift', name: { en: 'Lyfta A' }, stepFree: true })
    expect(byNode?.stops.map(({ floorId }) => floorId)).toEqual(['level/0', 'level/1'])
    expect(byArea?.stops[0]?.at.x).toBeCloseTo(0.51, 3)
  })

  test('lifts that are drawn level by level are proposed as one', async () => {
    const { building, proposed, lost } = await importOsm(
      osm(
        corridor,
        upper,
        node(50, 80, 25, { highway: 'elevator', level: '0' }) + node(51, 80, 25.5, { highway: 'elevator', level: '1' }),
        node(52, 20, 25, { highway: 'elevator', level: '1' }),
      ),
    )
    expect(building.connectors).toMatchObject([{ id: 'node/50+node/51', kind: 'lift' }])
    expect(proposed).toEqual(['node/50+node/51'])
    expect(lost).toEqual([{ type: 'highway=elevator', id: 'node/52', reason: 'oneFloor' }])
  })
})

test('what is private is closed to visitors: corridors are rooms, stairs and doors are left out', async () => {
  const { building, lost } = await importOsm(
    osm(
      corridor,
      upper,
      corners(30, 0, 0, 20, 20) + node(34, 10, 20, { door: 'yes', access: 'private' }),
      way(3, [30, 31, 32, 34, 33, 30], { indoor: 'corridor', level: '0', access: 'private' }),
      node(50, 10, 25) + node(51, 20, 25),
      way(4, [50, 51], { highway: 'steps', level: '0;1', access: 'no' }),
    ),
  )
  expect(building.floors[0]?.areas).toMatchObject([{ areaId: 'way/3', use: 'room' }])
  expect(building.floors[0]?.areas[0]?.doors).toBeUndefined()
  expect(building.floors[0]?.map?.walkways.map(({ id }) => id)).toEqual(['way/1'])
  expect(building.connectors).toEqual([])
  expect(lost.map(({ id }) => id)).toEqual(['node/34', 'way/4'])
})

test('amenities have kinds, and a room of toilets is both', async () => {
  const { building } = await importOsm(
    osm(
      corridor,
      node(50, 10, 25, { amenity: 'atm', level: '0', name: 'Bankinn' }) +
        node(51, 20, 25, { emergency: 'defibrillator', level: '0' }),
      box(3, 30, [40, 30, 45, 35], { indoor: 'room', amenity: 'toilets', wheelchair: 'yes', level: '0' }),
    ),
  )
  const [floor] = building.floors
  expect(floor?.map?.amenities.map(({ id, kind, name }) => [id, kind, name])).toEqual([
    ['way/3', 'accessibleToilet', undefined],
    ['node/50', 'cashMachine', { en: 'Bankinn' }],
    ['node/51', 'defibrillator', undefined],
  ])
  expect(floor?.areas).toMatchObject([{ areaId: 'way/3', use: 'room' }])
})

describe('tenants', () => {
  test('have a name, a kind, hours and addresses; those without a name are none', async () => {
    const { tenants } = await importOsm(
      osm(
        corridor,
        box(3, 30, [0, 0, 20, 20], {
          ...{ indoor: 'room', level: '0', shop: 'books', name: 'Blekk', 'name:en': 'Ink', phone: '+354 5000000' },
          ...{ opening_hours: 'Mo-Fr 10:00-18:00', 'contact:website': 'https://blekk.example' },
        }),
        box(4, 40, [20, 0, 40, 20], { indoor: 'room', level: '0' }),
        node(50, 30, 10, { amenity: 'cafe', name: 'Lun', level: '0' }),
        box(5, 60, [40, 0, 60, 20], { indoor: 'yes', level: '0', amenity: 'bank', name: 'Borg' }),
        box(6, 70, [60, 0, 80, 20], { indoor: 'room', level: '0', shop: 'vacant' }),
      ),
      { language: 'is' },
    )
    const blekk = { id: 'way/3', floorId: 'level/0', areaId: 'way/3', name: { is: 'Blekk', en: 'Ink' }, kind: 'shop' }
    const addresses = { hours: 'Mo-Fr 10:00-18:00', phone: '+354 5000000', website: 'https://blekk.example' }
    expect(tenants).toEqual([
      { ...blekk, ...addresses },
      { id: 'way/5', floorId: 'level/0', areaId: 'way/5', name: { is: 'Borg' }, kind: 'service' },
      { id: 'node/50', floorId: 'level/0', areaId: 'way/4', name: { is: 'Lun' }, kind: 'restaurant' },
    ])
  })

  test('an information terminal is a station', async () => {
    const { stations, building, lost } = await importOsm(
      osm(corridor, node(50, 10, 25, { tourism: 'information', information: 'terminal', level: '0', name: 'Torg' })),
    )
    expect(stations).toEqual([
      {
        id: 'node/50',
        floorId: 'level/0',
        position: { x: expect.closeTo(0.1, 3), y: expect.closeTo(0.6, 3) },
        name: { en: 'Torg' },
      },
    ])
    expect(building.stations.map(({ id }) => id)).toEqual(['node/50'])
    expect(lost).toEqual([])
  })
})

describe('an open-air mall', () => {
  // shops on both sides of a path, set back from it by 5 m, and of a square; nothing says a level
  const shop = (id: number, left: number, bottom: number, tags: object = {}) =>
    box(id, id * 10, [left, bottom, left + 20, bottom + 15], {
      building: 'retail',
      shop: 'clothes',
      name: `S${id}`,
      ...tags,
    })
  const path = node(1, -400, 20) + node(2, 0, 20) + node(3, 60, 20) + way(50, [1, 2, 3], { highway: 'footway' })
  const square = box(60, 600, [60, 0, 100, 40], { highway: 'pedestrian', area: 'yes' })
  const open = osm(
    ...[path, square, shop(10, 0, 0), shop(11, 30, 0), shop(12, 0, 25), shop(13, 30, 25)],
    shop(14, 65, 45, { amenity: 'cafe', shop: 'no' }),
    box(70, 700, [-50, -50, 150, 100], { shop: 'mall', building: 'retail', name: 'Torgið' }),
    node(80, 5000, 5000, { shop: 'books', name: 'Far' }),
    node(81, 900, 20) + node(82, 950, 20) + way(51, [81, 82], { highway: 'footway' }),
  )

  test('is on the ground, with its paths, squares and a way to each shop', async () => {
    const { building, proposedDoors, tenants, lost } = await importOsm(open)
    expect(building.floors.map(({ id }) => id)).toEqual(['level/0'])
    expect(tenants.map(({ name, kind }) => [name.en, kind])).toEqual([
      ...['S10', 'S11', 'S12', 'S13'].map((name) => [name, 'shop']),
      ['S14', 'restaurant'],
    ])
    expect(proposedDoors).toHaveLength(5)
    expect(unitReach(building)).toEqual({ units: 5, pairs: 10, missing: 0, apart: [] })
    expect(lost.map(({ id }) => id)).toEqual(['node/80', 'way/70', 'way/51'])
  })

  test('ends around its shops: a path that comes from far is cut there', async () => {
    const { building } = await importOsm(open)
    const [floor] = building.floors
    const place = floor && georeference(floor)
    expect(place?.problem).toBeUndefined()
    expect((floor?.picture.width ?? 0) / 10).toBeLessThan(170)
    for (const { points } of floor?.map?.walkways ?? []) for (const { x } of points) expect(x).toBeGreaterThanOrEqual(0)
  })

  test('is whole, also if some of its shops and paths say that they are on the ground', async () => {
    const ground = { level: '0' }
    const { tenants, building } = await importOsm(
      osm(
        ...[path, square, shop(10, 0, 0, ground), shop(11, 30, 0), shop(12, 0, 25), shop(13, 300, 25)],
        shop(14, 65, 45, { ...ground, indoor: 'yes' }),
        node(83, 60, 30) + node(84, 60, 45) + way(52, [83, 84], { highway: 'footway', ...ground }),
      ),
    )
    expect(building.floors.map(({ id }) => id)).toEqual(['level/0'])
    expect(tenants.map(({ name }) => name.en)).toEqual(['S10', 'S11', 'S12', 'S13', 'S14'])
  })

  test('has its kiosks and amenities, also without a level', async () => {
    const places =
      node(85, 50, 22, { tourism: 'information', information: 'terminal', name: 'Torg' }) +
      node(86, 60, 20, { amenity: 'toilets' }) +
      node(87, 900, 20, { amenity: 'toilets' })
    const { building, stations, lost } = await importOsm(osm(path, square, shop(10, 0, 0), shop(13, 30, 25), places))
    expect(stations).toMatchObject([{ id: 'node/85', floorId: 'level/0', name: { en: 'Torg' } }])
    expect(building.floors[0]?.map?.amenities).toMatchObject([{ id: 'node/86', kind: 'toilet' }])
    expect(lost).toEqual([{ type: 'amenity=toilets', id: 'node/87', reason: 'noLevel' }])
  })

  test('beside a building with levels, only what is around it is taken', async () => {
    const { building, tenants } = await importOsm(
      osm(
        corridor,
        box(3, 30, [0, 0, 20, 20], { indoor: 'room', level: '0', shop: 'books', name: 'Blekk' }),
        box(4, 40, [800, 0, 820, 20], { building: 'retail', shop: 'clothes', name: 'Far' }),
        node(50, -5, 25) + node(51, 300, 25) + way(5, [50, 51], { highway: 'footway' }),
        node(52, 50, 30) + node(53, 50, 40) + way(6, [52, 53], { highway: 'steps' }),
      ),
    )
    expect(tenants.map(({ name }) => name.en)).toEqual(['Blekk'])
    const [, path, steps] = building.floors[0]?.map?.walkways ?? []
    expect(path).toMatchObject({ id: 'way/5', shape: 'line', stepFree: true })
    expect(steps).toMatchObject({ id: 'way/6', shape: 'line', stepFree: false })
  })
})

test('what is taken is counted, what is lost is listed with a reason', async () => {
  const { taken, lost } = await importOsm(
    osm(
      corridor,
      box(3, 30, [0, 0, 9, 9], { indoor: 'room' }),
      box(4, 40, [0, 0, 100, 50], { building: 'retail' }),
      node(50, 10, 25, { amenity: 'atm' }),
      node(51, 300, 300, { shop: 'kiosk', level: '0' }) + node(54, 300, 300, { highway: 'bus_stop', level: '0' }),
      node(52, 10, 10) + node(53, 90, 90),
      way(5, [52, 53], { highway: 'residential', name: 'Laugavegur' }),
    ),
  )
  expect(taken).toEqual([{ type: 'indoor=corridor', count: 1 }])
  expect(lost).toEqual([
    { type: 'amenity=atm', id: 'node/50', reason: 'noLevel' },
    { type: 'shop=kiosk', id: 'node/51', reason: 'notInModel' },
    { type: 'highway=bus_stop', id: 'node/54', reason: 'notInModel' },
    { type: 'indoor=room', id: 'way/3', reason: 'noLevel' },
    { type: 'building=retail', id: 'way/4', reason: 'notInModel' },
    { type: 'highway=residential', id: 'way/5', reason: 'notInModel' },
  ])
})

test('a file without an inside has no floors', async () => {
  expect((await importOsm(osm())).building).toEqual({ floors: [], connectors: [], stations: [] })
})

test.each([
  ['no XML', 'level;room'],
  ['broken XML', '<osm><node></osm>'],
  ['another format', '<gpx></gpx>'],
])('%s is refused', (_, text) => {
  return expect(importOsm(text)).rejects.toThrow()
})
