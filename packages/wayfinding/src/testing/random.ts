import fc from 'fast-check'
import { isInside } from '../geometry/plane'
import type { Building, Connector, Door, Point, Unit } from '../model'
import { area, at, box, building, connector, door, floor, line, station, unit } from './building'

/** A rectangle that is turned, in metres. */
export type Block = { x: number; y: number; width: number; height: number; turn: number }

const metres = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => tenths / 10)

export const block: fc.Arbitrary<Block> = fc.record({
  x: metres(5, 95),
  y: metres(5, 45),
  width: metres(2, 16),
  height: metres(2, 16),
  turn: fc.integer({ min: 0, max: 35 }).map((tens) => tens * 10),
})

/** The corners of a block within the plan, and the middle of one of its sides. */
export function ringOf({ x, y, width, height, turn }: Block): Point[] {
  const [cosine, sine] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([across = 0, down = 0]) => {
    const [dx, dy] = [(across * width) / 2, (down * height) / 2]
    return at(x + dx * cosine - dy * sine, y + dx * sine + dy * cosine)
  })
}

const middleOf = (from: Point = { x: 0, y: 0 }, to: Point = from) => ({
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2,
})

const place = fc.record({ x: metres(1, 99), y: metres(1, 49) }).map(({ x, y }) => at(x, y))
const width = fc.constantFrom(undefined, 0.8, 1.2)

const doorOptions = fc.record({
  kind: fc.constantFrom<Door['kind']>('open', 'automatic', 'swing', 'revolving'),
  stepFree: fc.boolean(),
  width,
  side: fc.nat({ max: 3 }),
})

const unitOf = (code: string): fc.Arbitrary<Unit> =>
  fc
    .record({ shape: block, doors: fc.array(doorOptions, { maxLength: 3 }), through: fc.boolean() })
    .map(({ shape, doors, through }) => {
      const ring = ringOf(shape)
      return unit(code, ring, {
        through,
        doors: doors.map(({ side, ...options }, index) =>
          door(`${code} ${index}`, middleOf(ring[side], ring[(side + 1) % 4]), options),
        ),
      })
    })

const amenity = (id: string) => place.map((position) => ({ id, kind: 'toilet' as const, at: position }))

const floorOf = (ordinal: number) =>
  fc
    .record({
      obstacles: fc.array(block, { maxLength: 5 }),
      units: fc.tuple(...[0, 1, 2, 3, 4, 5].map((index) => unitOf(`${ordinal}-${index}`))),
      amenities: fc.tuple(amenity(`${ordinal} one`), amenity(`${ordinal} two`)),
      bends: fc.array(place, { minLength: 2, maxLength: 4 }),
      north: fc.integer({ min: 0, max: 359 }),
      steps: block,
      stepFree: fc.boolean(),
    })
    .map(({ obstacles, units, amenities, bends, north, steps, stepFree }) =>
      floor(`floor ${ordinal}`, ordinal, {
        north,
        areas: units,
        obstacles: obstacles.map(ringOf),
        amenities,
        walkways: [
          area(`west ${ordinal}`, box(0, 0, 60, 50)),
          area(`east ${ordinal}`, box(50, 0, 100, 50), { stepFree }),
          area(`steps ${ordinal}`, ringOf(steps), { stepFree: !stepFree }),
          line(`line ${ordinal}`, bends, { stepFree }),
        ],
      }),
    )

const connectorOf = (id: string) =>
  fc
    .record({
      kind: fc.constantFrom<Connector['kind']>('lift', 'escalator', 'stairs', 'ramp', 'travelator'),
      direction: fc.constantFrom<Connector['direction']>('both', 'both', 'up', 'down'),
      stops: fc.tuple(place, place, place),
      stepFree: fc.boolean(),
      width,
    })
    .map(({ kind, direction, stops, stepFree, width: wide }) =>
      connector(
        id,
        kind,
        stops.map((stop, ordinal) => [`floor ${ordinal}`, stop] as const),
        { direction, stepFree, width: wide },
      ),
    )

/** Buildings of three floors in which units, obstacles and walkways may overlap. */
export const anyBuilding: fc.Arbitrary<Building> = fc
  .record({
    floors: fc.tuple(floorOf(0), floorOf(1), floorOf(2)),
    connectors: fc.tuple(...['a', 'b', 'c', 'd'].map(connectorOf)),
    places: fc.tuple(place, place, place, place),
  })
  .map(({ floors, connectors, places }) =>
    building(
      floors,
      places.map((position, index) => station(`station ${index}`, position, `floor ${index % 3}`)),
      connectors,
    ),
  )

/** One floor with obstacles and units, which overlap or not, and two stations outside of them. */
export const anyHall = fc
  .record({
    obstacles: fc.array(block, { maxLength: 6 }),
    units: fc.array(block, { maxLength: 6 }),
    from: place,
    to: place,
    north: fc.integer({ min: 0, max: 359 }),
  })
  .map(({ obstacles, units, from, to, north }) => {
    const rings = [...obstacles, ...units].map(ringOf)
    const hall = floor('street', 0, {
      walkways: [area('hall', box(0, 0, 100, 50))],
      obstacles: obstacles.map(ringOf),
      areas: units.map((shape, index) => unit(`${index}`, ringOf(shape))),
      north,
    })
    return { rings, source: building([hall], [station('from', from), station('to', to)]) }
  })
  .filter(({ rings, source }) =>
    source.stations.every(({ position }) => position && !rings.some((ring) => isInside(ring, position))),
  )
