import fc from 'fast-check'
import { projectionAt } from '../../georeference/projection'
import {
  amenityKinds,
  type Building,
  type Connector,
  type Floor,
  type Hours,
  type Point,
  type StationPlace,
} from '../../model'

const origin = { latitude: 59.33, longitude: 18.06 }

/** A picture of 1600 × 800 pixels of 10 cm, turned by `north` degrees, with its top left corner at the origin. */
export function controlPoints(north = 0, [eastward, northward] = [0, 0]): NonNullable<Floor['map']>['control'] {
  const { toGeographic } = projectionAt(origin)
  const [sine, cosine] = [Math.sin((north * Math.PI) / 180), Math.cos((north * Math.PI) / 180)]
  const corners = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
  ]
  return corners.map((at) => {
    const [right, up] = [at.x * 160, -at.y * 80]
    return {
      at,
      ...toGeographic({
        east: right * cosine - up * sine + (eastward ?? 0),
        north: right * sine + up * cosine + (northward ?? 0),
      }),
    }
  })
}

/** A rectangle by its left, top, right and bottom edges. */
export const rectangle = (left: number, top: number, right: number, bottom: number): Point[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
]

/** A floor with two shops at a corridor, a void, a pillar and a toilet. */
export const floorAt = (id: string, ordinal: number, changes: Partial<Floor> = {}): Floor => ({
  id,
  name: { en: `Floor ${ordinal}`, se: `Plan ${ordinal}` },
  picture: { width: 1600, height: 800 },
  areas: [
    {
      areaId: `${ordinal}01`,
      points: rectangle(0.1, 0.1, 0.4, 0.4),
      doors: [{ id: 'd1', at: { x: 0.25, y: 0.4 }, width: 1.2, kind: 'automatic', stepFree: true }],
    },
    {
      areaId: `${ordinal}02`,
      points: rectangle(0.5, 0.1, 0.9, 0.4),
      doors: [{ id: 'd2', at: { x: 0.7, y: 0.4 }, kind: 'open', stepFree: true }],
    },
    { areaId: `${ordinal}90`, points: rectangle(0.4, 0.7, 0.6, 0.9), use: 'void' },
  ],
  map: {
    ordinal,
    spoken: { en: `level ${ordinal}` },
    control: controlPoints(),
    walkways: [{ id: 'w', shape: 'area', points: rectangle(0.1, 0.4, 0.9, 0.6), stepFree: true }],
    obstacles: [rectangle(0.49, 0.49, 0.51, 0.51)],
    amenities: [{ id: 't', kind: 'toilet', at: { x: 0.15, y: 0.5 } }],
  },
  ...changes,
})

/** Two floors with a lift, and a station on the lower one. */
export const twoFloors = (): Building => ({
  floors: [floorAt('street', 0), floorAt('upper', 1)],
  connectors: [
    {
      id: 'lift',
      kind: 'lift',
      direction: 'both',
      stops: [
        { floorId: 'street', at: { x: 0.8, y: 0.5 }, exit: 270 },
        { floorId: 'upper', at: { x: 0.8, y: 0.5 } },
      ],
      stepFree: true,
    },
  ],
  stations: [{ id: 's1', floorId: 'street', position: { x: 0.3, y: 0.5 }, bearing: 90 }],
})

// as editors store them: fractions of up to 9 decimals
const fraction = fc.integer({ min: 0, max: 1e9 }).map((whole) => whole / 1e9)
const point: fc.Arbitrary<Point> = fc.record({ x: fraction, y: fraction })
const metres = fc.integer({ min: 5, max: 80 }).map((tenths) => tenths / 10)
const text = fc.string({ minLength: 1, maxLength: 8 })
const names = fc.record({ en: text, se: text, no: text, is: text }, { requiredKeys: ['en'] })
const day = fc.constantFrom([], [{ from: '10:00', to: '20:00' }])
const hours: fc.Arbitrary<Hours> = fc.record({
  week: fc.record({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day }),
  exceptions: fc.constant([]),
})

/** A box with sides of at least a thousandth of the picture, in one direction of turning or the other. */
const ring: fc.Arbitrary<Point[]> = fc
  .tuple(
    fc.integer({ min: 0, max: 7e8 }),
    fc.integer({ min: 0, max: 7e8 }),
    fc.integer({ min: 1e6, max: 3e8 }),
    fc.integer({ min: 1e6, max: 3e8 }),
    fc.boolean(),
  )
  .map(([left, top, width, height, isTurned]) => {
    const corners = rectangle(left / 1e9, top / 1e9, (left + width) / 1e9, (top + height) / 1e9)
    return isTurned ? corners.toReversed() : corners
  })
const holes = fc.array(ring, { maxLength: 2 })

const door = fc.record(
  {
    id: fc.uuid({ version: 4 }),
    at: point,
    width: metres,
    kind: fc.constantFrom('open', 'automatic', 'swing', 'revolving'),
    stepFree: fc.boolean(),
    oneWay: fc.constantFrom('in', 'out'),
    hours,
  },
  { requiredKeys: ['id', 'at', 'kind', 'stepFree'] },
)
const unit = fc.record(
  {
    areaId: text,
    points: ring,
    holes,
    use: fc.constantFrom('tenant', 'room', 'void'),
    through: fc.boolean(),
    doors: fc.array(door, { maxLength: 2 }),
  },
  { requiredKeys: ['areaId', 'points'] },
)
const walkwayExtras = { id: text, width: metres, stepFree: fc.boolean(), oneWay: fc.boolean(), hours }
const requiredOfWalkway = ['id', 'shape', 'points', 'stepFree'] as const
const walkway = fc.oneof(
  fc.record(
    { ...walkwayExtras, shape: fc.constant('area'), points: ring, holes },
    { requiredKeys: [...requiredOfWalkway] },
  ),
  fc.record(
    { ...walkwayExtras, shape: fc.constant('line'), points: fc.array(point, { minLength: 2, maxLength: 4 }) },
    { requiredKeys: [...requiredOfWalkway] },
  ),
)
const amenity = fc.record(
  { id: text, kind: fc.constantFrom(...amenityKinds), at: point, name: names },
  { requiredKeys: ['id', 'kind', 'at'] },
)

const floor = (id: string): fc.Arbitrary<Floor> =>
  fc.record(
    {
      id: fc.constant(id),
      name: names,
      areaId: fc.option(text),
      picture: fc.constant({ width: 1600, height: 800 }),
      areas: fc.array(unit, { maxLength: 4 }),
      map: fc.record(
        {
          ordinal: fc.constantFrom(-1, 0, 0.5, 1),
          spoken: names,
          control: fc.integer({ min: 0, max: 359 }).map((north) => controlPoints(north)),
          stretched: fc.boolean(),
          north: fc.integer({ min: 0, max: 359 }),
          walkways: fc.array(walkway, { maxLength: 3 }),
          obstacles: fc.array(ring, { maxLength: 2 }),
          amenities: fc.array(amenity, { maxLength: 3 }),
        },
        { requiredKeys: ['ordinal', 'spoken', 'control', 'walkways', 'obstacles', 'amenities'] },
      ),
    },
    { requiredKeys: ['id', 'name', 'picture', 'areas', 'map'] },
  )

const stop = (floorId: string) =>
  fc.record(
    { floorId: fc.constant(floorId), at: point, exit: fc.integer({ min: 0, max: 359 }) },
    { requiredKeys: ['floorId', 'at'] },
  )

const connector = (floorIds: readonly string[]): fc.Arbitrary<Connector> =>
  fc.record(
    {
      id: text,
      kind: fc.constantFrom('lift', 'escalator', 'stairs', 'ramp', 'travelator'),
      direction: fc.constantFrom('both', 'up', 'down'),
      stops: fc.tuple(...floorIds.map(stop)),
      name: names,
      stepFree: fc.boolean(),
      width: metres,
      hours,
      wait: fc.integer({ min: 0, max: 90 }),
    },
    { requiredKeys: ['id', 'kind', 'direction', 'stops', 'stepFree'] },
  )

const station = (floorIds: readonly string[]): fc.Arbitrary<StationPlace> =>
  fc.record(
    {
      id: text,
      areaId: fc.option(text),
      floorId: fc.constantFrom(...floorIds, null),
      position: fc.option(point),
      bearing: fc.option(fc.integer({ min: 0, max: 359 })),
    },
    { requiredKeys: ['id', 'floorId'] },
  )

/** Buildings of one to three floors with control points. */
export const buildings: fc.Arbitrary<Building> = fc
  .uniqueArray(fc.uuid({ version: 4 }), { minLength: 1, maxLength: 3 })
  .chain((ids) =>
    fc.record({
      floors: fc.tuple(...ids.map(floor)),
      connectors: fc.array(connector(ids), { maxLength: 3 }),
      stations: fc.array(station(ids), { maxLength: 3 }),
    }),
  )
