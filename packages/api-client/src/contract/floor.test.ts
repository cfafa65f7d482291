import { describe, expect, it } from 'vitest'
import { floor } from './floor'
import type { BodyOf } from './index'

const id = (which: number) => `01990000-0000-7000-8000-${String(which).padStart(12, '0')}`
const at = { x: 0.5, y: 0.5 }
const corners = [
  { x: 0, y: 0 },
  { x: 0.2, y: 0 },
  { x: 0.2, y: 0.3 },
]
const door = { id: id(1), at, kind: 'swing', stepFree: true } as const
const map = { ordinal: 1, spoken: { en: 'level 1' }, control: [], walkways: [], obstacles: [], amenities: [] }
const body = (fields: Partial<BodyOf<'floor'>>) => ({ name: { en: 'Level 1' }, mapTitle: { en: 'Level 1' }, ...fields })
const parse = (fields: Partial<BodyOf<'floor'>>) => floor.body.parse(body(fields))
const wrong = (fields: object) => floor.body.safeParse(body(fields)).error?.issues.map(({ path }) => path.join('.'))

describe('areas', () => {
  it('of 0.1.0 stay as they are', () => {
    const areas = [{ areaId: 'A1', points: corners }]
    expect(parse({ areas }).areas).toStrictEqual(areas)
  })

  it('have one form for the same content', () => {
    const explicit = { areaId: 'A1', points: corners, holes: [], use: 'tenant', through: false, doors: [] } as const
    expect(parse({ areas: [{ ...explicit, holes: [], doors: [] }] }).areas).toStrictEqual([
      { areaId: 'A1', points: corners },
    ])
    const other = {
      areaId: 'A1',
      points: corners,
      holes: [corners],
      use: 'void',
      through: true,
      doors: [door],
    } as const
    expect(parse({ areas: [{ ...other, holes: [corners], doors: [door] }] }).areas).toStrictEqual([other])
  })

  it('are up to 1,000, with up to 200 corners each', () => {
    const one = { areaId: 'A1', points: corners }
    const round = (count: number) => ({ areaId: 'A1', points: Array.from({ length: count }, () => at) })
    expect(wrong({ areas: Array.from({ length: 1000 }, () => one) })).toBeUndefined()
    expect(wrong({ areas: Array.from({ length: 1001 }, () => one) })).toEqual(['areas'])
    expect(wrong({ areas: [round(200)] })).toBeUndefined()
    expect(wrong({ areas: [round(201)] })).toEqual(['areas.0.points'])
  })

  it('have doors of their own', () => {
    const one = { areaId: 'A1', points: corners, doors: [door] }
    expect(wrong({ areas: [one, { ...one, doors: [{ ...door, id: id(2) }] }] })).toBeUndefined()
    expect(wrong({ areas: [one, one] })).toEqual(['areas'])
  })
})

describe('the map', () => {
  it('has a level of its own between two others', () => {
    expect(parse({ map: { ...map, ordinal: 0.5 } }).map?.ordinal).toBe(0.5)
    expect(wrong({ map: { ...map, ordinal: 201 } })).toEqual(['map.ordinal'])
  })

  it('is null where nothing is drawn', () => {
    expect(parse({}).map).toBeNull()
    expect(parse({ map: null }).map).toBeNull()
  })

  it('has one form for the same content', () => {
    const line = { id: id(1), shape: 'line', points: corners, stepFree: true } as const
    const explicit = { ...map, stretched: false, north: 0, walkways: [{ ...line, holes: [], oneWay: false }] }
    expect(parse({ map: explicit }).map).toStrictEqual({ ...map, walkways: [line] })
  })

  it.each([
    ['one control point', { control: [{ at, latitude: 57, longitude: 12 }] }, 'map.control'],
    [
      'an area of two corners',
      { walkways: [{ id: id(1), shape: 'area', points: [at, at], stepFree: true }] },
      'map.walkways.0.points',
    ],
    ['the same id twice', { amenities: [1, 2].map(() => ({ id: id(1), kind: 'toilet', at })) }, 'map.amenities'],
    ['an unknown amenity', { amenities: [{ id: id(1), kind: 'cinema', at }] }, 'map.amenities.0.kind'],
    ['a direction of 360 degrees', { north: 360 }, 'map.north'],
    ['a length of nothing', { scale: { from: at, to: at, metres: 0 } }, 'map.scale.metres'],
  ])('does not have %s', (_, change, path) => {
    expect(wrong({ map: { ...map, ...change } })).toEqual([path])
  })
})
