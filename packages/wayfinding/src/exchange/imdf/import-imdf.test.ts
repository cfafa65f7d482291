import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { georeference, originOf } from '../../georeference/georeference'
import { projectionAt } from '../../georeference/projection'
import { toMetres } from '../../georeference/transform'
import type { Building } from '../../model'
import { buildings, twoFloors } from '../testing/buildings'
import type { ImdfFiles, ImdfOptions } from './archive'
import { exportImdf } from './export-imdf'
import { importImdf } from './import-imdf'

const options: ImdfOptions = {
  name: { en: 'Mall' },
  address: { address: 'Storgatan 1', locality: 'Umeå', country: 'SE' },
  created: '2026-11-27T12:00:00Z',
  language: 'sv',
}

describe('a building through an archive', () => {
  test('is equal', () => {
    fc.assert(
      fc.property(buildings, (building) => {
        const { files } = exportImdf(building, options)
        const copy: ImdfFiles = JSON.parse(JSON.stringify(files))
        const result = importImdf(copy)
        expect(result.building).toEqual(building)
        expect(result.lost).toEqual([])
        expect(result.proposed).toEqual([])
      }),
      { seed: 20261127, numRuns: 150 },
    )
  })

  test('whose points have more decimals is equal to 9 of them, and the same from then on', () => {
    const fraction = fc.double({ min: 0, max: 1, noNaN: true })
    const there = (building: Building) => importImdf(exportImdf(building, options).files).building
    fc.assert(
      fc.property(fc.record({ x: fraction, y: fraction }), (position) => {
        const station = { id: 's', floorId: 'street', position }
        const once = there({ ...twoFloors(), stations: [station] })
        const rounded = { x: expect.closeTo(position.x, 9), y: expect.closeTo(position.y, 9) }
        expect(once.stations).toEqual([{ ...station, position: rounded }])
        expect(there(once)).toEqual(once)
      }),
      { seed: 20261127, numRuns: 50 },
    )
  })

  test('keeps the names of its tenants beside their codes', () => {
    const tenants = [{ areaId: '002', name: { en: 'Lun', se: 'Lun Kaffe' } }]
    const { units, building } = importImdf(exportImdf(twoFloors(), { ...options, tenants }).files)
    expect(building).toEqual(twoFloors())
    expect(units.find(({ areaId }) => areaId === '002')).toEqual({
      floorId: 'street',
      areaId: '002',
      names: ['Lun', 'Lun Kaffe'],
    })
  })

  test('says what was taken', () => {
    expect(importImdf(exportImdf(twoFloors(), options).files).taken).toEqual(
      expect.arrayContaining([
        { type: 'level', count: 2 },
        { type: 'unit', count: 12 },
        { type: 'opening', count: 4 },
        { type: 'relationship', count: 1 },
        { type: 'station', count: 1 },
      ]),
    )
  })
})

// an archive of another system, drawn in metres east and north of its corner
const { toGeographic, toMetres: metresAt } = projectionAt({ latitude: 63.82, longitude: 20.26 })
const at = (east: number, north: number) => {
  const { latitude, longitude } = toGeographic({ east, north })
  return [longitude, latitude]
}
const box = (left: number, bottom: number, right: number, top: number) => ({
  type: 'Polygon',
  coordinates: [[at(left, bottom), at(right, bottom), at(right, top), at(left, top), at(left, bottom)]],
})
const feature = (feature_type: string, id: string, geometry: unknown, properties: object = {}) => ({
  id,
  type: 'Feature',
  feature_type,
  geometry,
  properties,
})
const level = (id: string, ordinal: number, name: string) =>
  feature('level', id, box(0, 0, 100, 60), { ordinal, name: { 'en-GB': name }, short_name: { en: name } })
const unit = (id: string, level_id: string, category: string, geometry: unknown, more: object = {}) =>
  feature('unit', id, geometry, { level_id, category, name: null, alt_name: null, ...more })
const archive = (...features: { feature_type: string }[]): ImdfFiles =>
  Object.fromEntries(
    [...Map.groupBy(features, ({ feature_type }) => feature_type)].map(([type, all]) => [
      `${type}.geojson`,
      { type: 'FeatureCollection', features: all },
    ]),
  )

const ground = level('L0', 0, 'Ground')
const first = level('L1', 1, 'First')
const hall = unit('hall', 'L0', 'walkway', box(0, 20, 100, 40))
const shop = unit('shop', 'L0', 'unspecified', box(0, 0, 30, 20))

describe('an archive of another system', () => {
  test('gives floors whose georeference has the metres of the source', () => {
    const { building } = importImdf(archive(ground, hall, shop))
    const [floor] = building.floors
    if (!floor) throw new Error('no floor')
    const origin = originOf(building.floors)
    const place = georeference(floor, origin)
    if (place.problem || !origin) throw new Error('no place')
    const corner = floor.areas[0]?.points[2]
    const metres = corner && toMetres(place.transform, corner)
    const shift = metresAt(origin)
    expect((metres?.east ?? 0) + shift.east).toBeCloseTo(30, 2)
    expect((metres?.north ?? 0) + shift.north).toBeCloseTo(20, 2)
    expect(place.metresPerPixel).toBeCloseTo(0.1, 4)
    expect(Math.max(...place.residuals)).toBeLessThan(0.01)
    expect(floor).toMatchObject({ id: 'L0', name: { en: 'Ground' }, map: { ordinal: 0, spoken: { en: 'Ground' } } })
  })

  test('a long and narrow level has a place too', () => {
    const { building } = importImdf(
      archive(feature('level', 'L0', box(0, 0, 400, 8), { ordinal: 0, name: { en: 'Mole' } })),
    )
    expect(building.floors.map((floor) => georeference(floor).problem)).toEqual([undefined])
  })

  test('sorts units into walkways, voids, pillars and rooms', () => {
    const { building } = importImdf(
      archive(
        ground,
        hall,
        unit('well', 'L0', 'opentobelow', box(40, 28, 50, 32)),
        unit('pillar', 'L0', 'column', box(60, 29, 61, 30)),
        unit('wc', 'L0', 'restroom.wheelchair', box(30, 0, 35, 20)),
      ),
    )
    const [floor] = building.floors
    expect(floor?.map?.walkways).toMatchObject([{ id: 'hall', shape: 'area', stepFree: true }])
    expect(floor?.map?.obstacles).toHaveLength(1)
    expect(floor?.areas).toMatchObject([
      { areaId: 'well', use: 'void' },
      { areaId: 'wc', use: 'room' },
    ])
    expect(floor?.map?.amenities).toMatchObject([{ id: 'wc', kind: 'accessibleToilet' }])
  })

  test('keeps visitors out of corridors for employees, and of doors for deliveries', () => {
    const { building, lost } = importImdf(
      archive(
        ground,
        unit('back', 'L0', 'walkway', box(0, 40, 100, 50), { restriction: 'employeesonly' }),
        feature(
          'opening',
          'gate',
          { type: 'LineString', coordinates: [at(10, 40), at(12, 40)] },
          { level_id: 'L0', category: 'service' },
        ),
      ),
    )
    expect(building.floors[0]?.areas).toMatchObject([{ areaId: 'back', use: 'room' }])
    expect(building.floors[0]?.map?.walkways).toEqual([])
    expect(lost).toEqual([{ type: 'opening', id: 'gate', reason: 'notInModel' }])
  })

  test('has the parts of a unit of several polygons under one code', () => {
    const parts = { type: 'MultiPolygon', coordinates: [box(0, 0, 9, 9).coordinates, box(20, 0, 29, 9).coordinates] }
    const { building } = importImdf(archive(ground, unit('twin', 'L0', 'room', parts)))
    expect(building.floors[0]?.areas.map(({ areaId }) => areaId)).toEqual(['twin', 'twin'])
  })

  test('makes openings the doors of the units that they are on', () => {
    const door = { type: 'swinging', automatic: true }
    const opening = feature(
      'opening',
      'o',
      { type: 'LineString', coordinates: [at(10, 20), at(12, 20)] },
      { level_id: 'L0', door },
    )
    const { building } = importImdf(archive(ground, hall, shop, opening))
    expect(building.floors[0]?.areas[0]?.doors).toEqual([
      { id: 'o', at: expect.anything(), width: 2, kind: 'automatic', stepFree: true },
    ])
  })

  test('finds tenants by occupants and their anchors', () => {
    const anchor = feature('anchor', 'a', { type: 'Point', coordinates: at(5, 5) }, { unit_id: 'shop' })
    const occupant = feature('occupant', 'x', null, { anchor_id: 'a', name: { sv: 'Lun', en: 'Moon' } })
    const { building, units } = importImdf(archive(ground, hall, shop, anchor, occupant))
    expect(building.floors[0]?.areas[0]?.use).toBe('tenant')
    expect(units).toEqual([{ floorId: 'L0', areaId: 'shop', names: ['Lun', 'Moon'] }])
  })

  test('has tenants with their hours and addresses', () => {
    const anchor = feature('anchor', 'a', { type: 'Point', coordinates: at(5, 5) }, { unit_id: 'shop' })
    const occupant = feature('occupant', 'o', null, {
      ...{ anchor_id: 'a', name: { 'sv-SE': 'Lun' }, category: 'restaurant.seafood', hours: 'Mo-Su 10:00-22:00' },
      ...{ phone: '+4690100000', website: 'https://lun.example' },
    })
    expect(importImdf(archive(ground, hall, shop, anchor, occupant)).tenants).toEqual([
      {
        ...{ id: 'o', floorId: 'L0', areaId: 'shop', name: { se: 'Lun' }, kind: 'restaurant' },
        ...{ hours: 'Mo-Su 10:00-22:00', phone: '+4690100000', website: 'https://lun.example' },
      },
    ])
  })

  test('has a station for each kiosk, and a unit for one that a tenant sells in', () => {
    const kiosk = (id: string, left: number, more: object) =>
      feature('kiosk', id, box(left, 28, left + 2, 30), { level_id: 'L0', name: null, alt_name: null, ...more })
    const anchor = feature('anchor', 'a', { type: 'Point', coordinates: at(61, 29) }, { unit_id: 'hall' })
    const occupant = feature('occupant', 'o', null, { anchor_id: 'a', name: { en: 'Ice' }, category: 'icecream' })
    const { stations, building, tenants, lost } = importImdf(
      archive(
        ground,
        hall,
        kiosk('k', 40, { name: { en: 'Guide' } }),
        kiosk('s', 60, { anchor_id: 'a' }),
        anchor,
        occupant,
      ),
    )
    expect(stations).toMatchObject([{ id: 'k', floorId: 'L0', name: { en: 'Guide' } }])
    expect(building.stations[0]?.position?.x).toBeCloseTo(0.41, 3)
    expect(building.floors[0]?.areas).toMatchObject([{ areaId: 's', use: 'tenant' }])
    expect(tenants).toMatchObject([{ id: 'o', areaId: 's', kind: 'restaurant' }])
    expect(lost).toEqual([])
  })

  test('gives a door to a unit without openings, and walkways to areas that are open', () => {
    const terrace = unit('terrace', 'L0', 'unenclosedarea', box(30, 0, 60, 20))
    const staff = unit('staff', 'L0', 'room', box(60, 0, 70, 20), { restriction: 'employeesonly' })
    const { building, proposedDoors } = importImdf(archive(ground, hall, shop, terrace, staff))
    expect(proposedDoors).toEqual([{ floorId: 'L0', areaId: 'shop' }])
    expect(building.floors[0]?.map?.walkways.map(({ id }) => id)).toEqual(['hall', 'terrace'])
  })

  test('takes connectors from relationships, with their direction', () => {
    const up = [unit('e0', 'L0', 'escalator', box(50, 30, 60, 32)), unit('e1', 'L1', 'escalator', box(70, 30, 80, 32))]
    const relationship = feature('relationship', 'r', null, {
      category: 'escalator',
      direction: 'directed',
      origin: { id: 'e0', feature_type: 'unit' },
      intermediary: null,
      destination: { id: 'e1', feature_type: 'unit' },
    })
    const { building, proposed } = importImdf(archive(ground, first, ...up, relationship))
    expect(building.connectors).toMatchObject([
      { id: 'r', kind: 'escalator', direction: 'up', stops: [{ floorId: 'L0' }, { floorId: 'L1' }], stepFree: false },
    ])
    expect(proposed).toEqual([])
  })

  test('proposes connectors from units above each other, entered from the walkway', () => {
    const shafts = ['L0', 'L1'].map((id) => unit(`lift-${id}`, id, 'elevator', box(50, 40, 53, 43)))
    const alone = unit('stairs', 'L1', 'stairs', box(80, 40, 85, 50))
    const { building, proposed, lost } = importImdf(archive(ground, first, hall, ...shafts, alone))
    expect(building.connectors).toMatchObject([
      { id: 'lift-L0+lift-L1', kind: 'lift', stops: [{ floorId: 'L0' }, { floorId: 'L1' }], stepFree: true },
    ])
    const entrance = building.connectors[0]?.stops[0]?.at
    expect(entrance?.y).toBeCloseTo(20 / 60, 6)
    expect(proposed).toEqual(['lift-L0+lift-L1'])
    expect(lost).toEqual([{ type: 'unit', id: 'stairs', reason: 'oneFloor' }])
  })

  test('lists what is lost, and why', () => {
    const raised = { type: 'Point', coordinates: [...at(5, 5), 12] }
    const { lost, building } = importImdf(
      archive(
        ground,
        hall,
        feature('section', 's', box(0, 0, 9, 9), { level_id: 'L0' }),
        feature('geofence', 'g', box(0, 0, 9, 9)),
        feature('fixture', 'f', box(0, 0, 9, 9), { level_id: 'L0' }),
        unit('nowhere', 'L9', 'room', box(0, 0, 9, 9)),
        feature('amenity', 'yoga', { type: 'Point', coordinates: at(5, 5) }, { unit_ids: ['hall'], category: 'yoga' }),
        feature('amenity', 'high', raised, { unit_ids: ['hall'], category: 'atm' }),
        unit('open', 'L0', 'room', { type: 'Polygon', coordinates: [[at(0, 0), at(1, 0), at(1, 1)]] }),
        feature(
          'detail',
          'lines',
          { type: 'MultiLineString', coordinates: [[at(0, 0), at(1, 1)]] },
          { level_id: 'L0' },
        ),
        feature('relationship', 'path', null, { category: 'traversal', direction: 'undirected' }),
      ),
    )
    const reasons = Object.fromEntries(lost.map(({ id, reason }) => [id, reason]))
    expect(reasons).toEqual({
      s: 'notInModel',
      g: 'notInModel',
      f: 'notInModel',
      nowhere: 'noLevel',
      yoga: 'unknownCategory',
      high: 'altitude',
      open: 'malformed',
      lines: 'notInModel',
      path: 'notInModel',
    })
    expect(building.floors[0]?.map?.amenities).toMatchObject([{ id: 'high', kind: 'cashMachine' }])
  })

  test('is read as far as it goes, whatever the data', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('level.geojson', 'unit.geojson', 'x'), fc.anything()), (files) => {
        expect(importImdf(files).building.floors).toEqual([])
      }),
      { seed: 20261127, numRuns: 100 },
    )
  })

  test('our own data is not trusted if another program broke it', () => {
    const { files } = exportImdf(twoFloors(), options)
    const broken = JSON.parse(JSON.stringify(files).replaceAll('"control":[', '"control":[{"at":null},'))
    const { floors, connectors } = importImdf(broken).building
    expect(floors.map(({ picture }) => picture.width)).not.toContain(1600)
    const stops = connectors.flatMap((connector) => connector.stops.map(({ floorId }) => floorId))
    expect(stops.toSorted()).toEqual(floors.map(({ id }) => id).toSorted())
  })

  test('a change anywhere in our own data throws nothing', () => {
    const text = JSON.stringify(exportImdf(twoFloors(), options).files)
    const values = [...text.matchAll(/(?<=[:[,])("[^"]*"(?!:)|-?[\d.]+|null|true|false)/g)]
    fc.assert(
      fc.property(fc.nat(values.length - 1), fc.jsonValue(), (index, value) => {
        const { 0: old = '', index: start = 0 } = values[index] ?? {}
        const changed = text.slice(0, start) + JSON.stringify(value) + text.slice(start + old.length)
        const { floors } = importImdf(JSON.parse(changed)).building
        const points = floors.flatMap(({ areas }) => areas.flatMap((one) => one.points))
        expect(points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true)
      }),
      { seed: 20261127, numRuns: 400 },
    )
  })
})
