import { describe, expect, test } from 'vitest'
import { createGraph } from '../graph/graph'
import type { Building } from '../model'
import { area, at, box, building, door, floor, line, size, station, unit } from '../testing/building'
import { type Destination, waysFrom } from './ways'

const to = (source: Building, destination: Destination, options = {}) =>
  waysFrom(createGraph(source), 'kiosk', options).to(destination)

/** Corners of a way in metres from the top left corner. */
const cornersOf = (route: ReturnType<typeof to>) =>
  route?.legs.map(({ points }) => points.map(({ x, y }) => [x * size.width, y * size.height]))

const near = (x: number, y: number) => [expect.closeTo(x, 1), expect.closeTo(y, 1)]

const hall = area('hall', box(0, 20, 100, 30))
const shop = unit('A', box(40, 5, 60, 20), { doors: [door('a', at(50, 20))] })

describe('in an area', () => {
  test('a way goes straight to the room in front of the door, and to the door', () => {
    const route = to(
      building([floor('street', 0, { walkways: [hall], areas: [shop] })], [station('kiosk', at(10, 25))]),
      {
        code: 'A',
      },
    )
    expect(cornersOf(route)).toEqual([[near(10, 25), near(50, 20.5), near(50, 20)]])
    expect(route?.metres).toBeCloseTo(Math.sqrt(40 ** 2 + 4.5 ** 2) + 0.5, 2)
    expect(route?.seconds).toBeCloseTo((route?.metres ?? 0) / 1.25, 2)
    expect(route?.legs).toHaveLength(1)
  })

  test('bends half a metre from the corner of an obstacle, for a second', () => {
    const walkways = [area('square', box(0, 0, 100, 50))]
    const obstacles = [box(40, 0, 60, 30)]
    const route = to(
      building(
        [floor('street', 0, { walkways, obstacles, amenities: [{ id: 'wc', kind: 'toilet', at: at(90, 10) }] })],
        [station('kiosk', at(10, 10))],
      ),
      { kind: 'toilet' },
    )
    const half = 0.5 * Math.SQRT1_2
    expect(cornersOf(route)).toEqual([
      [near(10, 10), near(40 - half, 30 + half), near(60 + half, 30 + half), near(90, 10)],
    ])
    expect(route?.seconds).toBeCloseTo((route?.metres ?? 0) / 1.25 + 2, 2)
  })

  test('goes around holes and units, and into a narrow gap in its middle', () => {
    const walkways = [area('square', box(0, 0, 100, 50), { holes: [box(40, 10, 60, 50)] })]
    const areas = [unit('B', box(40, 0, 60, 9.6)), shop]
    const route = to(
      building(
        [floor('street', 0, { walkways, areas: [areas[0] ?? shop] })],
        [station('kiosk', at(10, 40)), station('other', at(90, 40))],
      ),
      { stationId: 'other' },
    )
    expect(cornersOf(route)?.[0]).toHaveLength(4)
    expect(cornersOf(route)?.[0]?.[1]?.[1]).toBeLessThan(10)
    expect(cornersOf(route)?.[0]?.[1]?.[1]).toBeGreaterThan(9.6)
  })

  test('walls of a unit are passed by its doors only', () => {
    const through = unit('T', box(30, 0, 70, 50), {
      through: true,
      doors: [door('west', at(30, 5)), door('east', at(70, 45), { kind: 'swing' })],
    })
    const walkways = [area('square', box(0, 0, 100, 50))]
    const stations = [station('kiosk', at(10, 25)), station('other', at(90, 25))]
    const route = to(building([floor('street', 0, { walkways, areas: [through] })], stations), { stationId: 'other' })
    const corners = cornersOf(route)?.[0] ?? []
    expect(corners).toContainEqual(near(29.5, 5))
    expect(corners).toContainEqual(near(70.5, 45))
    const inside = Math.sqrt(39 ** 2 + 40 ** 2)
    // twice the time within, and two seconds for the door
    expect(route?.seconds).toBeCloseTo(((route?.metres ?? 0) + inside) / 1.25 + 2, 1)
    const closed = { ...through, through: false }
    expect(
      to(building([floor('street', 0, { walkways, areas: [closed] })], stations), { stationId: 'other' }),
    ).toBeUndefined()
  })

  test('a station and an amenity in a unit are reached by its doors', () => {
    const areas = [
      unit('WC', box(40, 5, 60, 20), { use: 'room', doors: [door('a', at(45, 20)), door('b', at(55, 20))] }),
    ]
    const amenities = [{ id: 'wc', kind: 'toilet' as const, at: at(58, 8) }]
    const plan = floor('street', 0, { walkways: [hall], areas, amenities })
    const route = to(building([plan], [station('kiosk', at(10, 25))]), { amenityId: 'wc' })
    expect(cornersOf(route)?.[0]?.at(-1)).toEqual(near(58, 8))
    const back = to(building([plan], [station('kiosk', at(58, 8)), station('hall', at(10, 25))]), { stationId: 'hall' })
    expect(back?.seconds).toBeCloseTo(route?.seconds ?? 0, 3)
  })

  test('a unit without a door gets one beside the walkway, up to three metres from it', () => {
    const ways = (gap: number) =>
      to(
        building(
          [floor('street', 0, { walkways: [hall], areas: [unit('A', box(40, 5, 60, 20 - gap))] })],
          [station('kiosk', at(10, 25))],
        ),
        { code: 'A' },
      )
    expect(cornersOf(ways(0))?.[0]?.at(-1)).toEqual(near(50, 20))
    expect(cornersOf(ways(2.5))?.[0]?.at(-1)).toEqual(near(50, 17.5))
    expect(ways(3.5)).toBeUndefined()
  })

  test('a code means the nearest of its units, and a floor only if no unit has it', () => {
    const areas = [unit('A', box(80, 5, 90, 20)), unit('A', box(20, 5, 30, 20))]
    const source = building(
      [floor('street', 0, { walkways: [hall], areas, areaId: 'F' })],
      [station('kiosk', at(10, 25))],
    )
    expect(cornersOf(to(source, { code: 'A' }))?.[0]?.at(-1)).toEqual(near(25, 20))
    expect(to(source, { code: 'F' })).toMatchObject({ metres: 0, seconds: 0 })
    expect(to(source, { code: 'X' })).toBeUndefined()
  })

  test('a door is passed in its direction only', () => {
    const stations = [station('kiosk', at(10, 25)), station('inside', at(50, 10))]
    const ways = (oneWay: 'in' | 'out') => {
      const areas = [unit('A', box(40, 5, 60, 20), { doors: [door('a', at(50, 20), { oneWay })] })]
      return createGraph(building([floor('street', 0, { walkways: [hall], areas })], stations))
    }
    expect(waysFrom(ways('in'), 'kiosk').to({ stationId: 'inside' })).toBeDefined()
    expect(waysFrom(ways('in'), 'inside').to({ stationId: 'kiosk' })).toBeUndefined()
    expect(waysFrom(ways('out'), 'kiosk').to({ stationId: 'inside' })).toBeUndefined()
    expect(waysFrom(ways('out'), 'inside').to({ stationId: 'kiosk' })).toBeDefined()
  })
})

describe('on drawn lines', () => {
  const lines = [line('one', [at(10, 10), at(90, 10)]), line('two', [at(50, 0), at(50, 40)])]
  const stations = [station('kiosk', at(10, 10)), station('other', at(50, 38))]

  test('a way turns where they cross', () => {
    const route = to(building([floor('street', 0, { walkways: lines })], stations), { stationId: 'other' })
    expect(cornersOf(route)).toEqual([[near(10, 10), near(50, 10), near(50, 38)]])
  })

  test('they join an area within two metres of an end', () => {
    const hallway = (top: number) => [lines[1] ?? hall, area('hall', box(0, top, 100, 49))]
    const ways = (top: number) =>
      to(
        building(
          [floor('street', 0, { walkways: hallway(top) })],
          [station('kiosk', at(50, 2)), station('other', at(80, 48))],
        ),
        {
          stationId: 'other',
        },
      )
    expect(cornersOf(ways(41.8))?.[0]?.[1]).toEqual(near(50, 42))
    expect(ways(42.2)).toBeUndefined()
    // and where they end in one
    expect(cornersOf(ways(35))?.[0]).toEqual([near(50, 2), near(50, 35), near(80, 48)])
  })

  test('units without doors join them, and doors', () => {
    const areas = [unit('A', box(60, 12, 70, 20)), unit('B', box(20, 12, 30, 20), { doors: [door('b', at(22, 12))] })]
    const source = building([floor('street', 0, { walkways: lines, areas })], stations)
    expect(cornersOf(to(source, { code: 'A' }))).toEqual([[near(10, 10), near(65, 10), near(65, 12)]])
    expect(cornersOf(to(source, { code: 'B' }))).toEqual([[near(10, 10), near(22, 10), near(22, 12)]])
  })

  test('one that is walked in its order only has no way back', () => {
    const walkways = [line('one', [at(10, 10), at(50, 10), at(50, 40)], { oneWay: true })]
    const source = createGraph(building([floor('street', 0, { walkways })], stations))
    expect(waysFrom(source, 'kiosk').to({ stationId: 'other' })).toBeDefined()
    expect(waysFrom(source, 'other').to({ stationId: 'kiosk' })).toBeUndefined()
  })
})
