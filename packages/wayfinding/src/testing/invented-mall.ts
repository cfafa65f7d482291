import type { Building, Floor, Point, Unit } from '../model'
import type { Crossing, Leg, Route } from '../route/route'
import type { LandmarkCandidate } from '../steps/step'

/** Metres of a floor's width and height. */
export const size = 128
type Place = readonly [number, number]

/** The point of a plan at metres to the right of its left edge and below its top edge. */
export const at = ([x, y]: Place): Point => ({ x: x / size, y: y / size })

/** A unit with its corners, or the corners of a rectangle, in metres. */
export const unit = (areaId: string, ...corners: readonly Place[]): Unit => {
  const [[left, top] = [0, 0], [right, bottom] = [0, 0]] = corners
  const rectangle: Place[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
  return { areaId, points: (corners.length === 2 ? rectangle : corners).map(at) }
}

const spoken = [
  { en: 'street level', se: 'gatuplan', no: 'gateplan', is: 'götuhæð' },
  { en: 'level 1', se: 'plan 1', no: 'plan 1', is: '1. hæð' },
  { en: 'level 2', se: 'plan 2', no: 'plan 2', is: '2. hæð' },
]

/** A floor with units, and north in degrees clockwise from the top of its plan. */
export const floor = (ordinal: number, areas: readonly Unit[] = [], north = 0): Floor => ({
  id: `floor ${ordinal}`,
  name: { en: `Floor ${ordinal}` },
  picture: { width: 1024, height: 1024 },
  areas,
  map: {
    ordinal,
    spoken: spoken[ordinal] ?? {},
    control: [],
    scale: { from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, metres: size },
    north,
    walkways: [],
    obstacles: [],
    amenities: [],
  },
})

export const building = (...floors: readonly Floor[]): Building => ({ floors, connectors: [], stations: [] })

/** A leg along corners in metres, on a floor with north at the top. */
export function leg(ordinal: number, corners: readonly Place[], crossing?: Crossing): Leg {
  const metres = corners.reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = corners[index - 1] ?? [x, y]
    return sum + Math.sqrt((x - beforeX) ** 2 + (y - beforeY) ** 2)
  }, 0)
  return {
    floorId: `floor ${ordinal}`,
    points: corners.map(at),
    corners: corners.map(([x, y]) => ({ east: x, north: -y })),
    metres,
    seconds: metres,
    ...(crossing && { crossing }),
  }
}

export const route = (...legs: readonly Leg[]): Route => ({
  profile: 'fastest',
  metres: legs.reduce((sum, { metres }) => sum + metres, 0),
  seconds: 0,
  legs,
})

export const crossing = (kind: Crossing['kind'], toOrdinal: number, more: Partial<Crossing> = {}): Crossing => ({
  id: kind,
  kind,
  toFloorId: `floor ${toOrdinal}`,
  direction: 'up',
  ...more,
})

export const shop = (name: string, more: Partial<LandmarkCandidate> = {}): LandmarkCandidate => ({
  areaId: name,
  kind: 'shop',
  name: { en: name },
  open: true,
  ...more,
})
