import type { Building, Connector, Door, Floor, FloorMap, Point, StationPlace, Unit, Walkway } from '../model'

/** Size of each plan in metres. */
export const size = { width: 100, height: 50 }

/** A point in metres from the top left corner of the plan. */
export const at = (x: number, y: number): Point => ({ x: x / size.width, y: y / size.height })

/** A rectangle in metres: left, top, right and bottom. */
export const box = (left: number, top: number, right: number, bottom: number): Point[] => [
  at(left, top),
  at(right, top),
  at(right, bottom),
  at(left, bottom),
]

export const area = (id: string, points: readonly Point[], other: Partial<Walkway> = {}): Walkway => ({
  id,
  shape: 'area',
  points,
  stepFree: true,
  ...other,
})

export const line = (id: string, points: readonly Point[], other: Partial<Walkway> = {}): Walkway => ({
  ...area(id, points, other),
  shape: 'line',
})

export const door = (id: string, place: Point, other: Partial<Door> = {}): Door => ({
  id,
  at: place,
  kind: 'open',
  stepFree: true,
  ...other,
})

export const unit = (areaId: string, points: readonly Point[], other: Partial<Unit> = {}): Unit => ({
  areaId,
  points,
  ...other,
})

export const floor = (
  id: string,
  ordinal: number,
  drawn: Partial<FloorMap> & { areas?: readonly Unit[]; areaId?: string } = {},
): Floor => {
  const { areas = [], areaId, ...map } = drawn
  return {
    id,
    name: { en: id },
    areaId,
    picture: { width: size.width * 10, height: size.height * 10 },
    areas,
    map: {
      ordinal,
      spoken: { en: id },
      control: [],
      scale: { from: at(0, 0), to: at(100, 0), metres: size.width },
      walkways: [],
      obstacles: [],
      amenities: [],
      ...map,
    },
  }
}

export const station = (id: string, position: Point, floorId = 'street'): StationPlace => ({ id, floorId, position })

export const connector = (
  id: string,
  kind: Connector['kind'],
  stops: readonly (readonly [string, Point])[],
  other: Partial<Connector> = {},
): Connector => ({
  id,
  kind,
  direction: 'both',
  stops: stops.map(([floorId, place]) => ({ floorId, at: place })),
  stepFree: true,
  ...other,
})

export const building = (
  floors: readonly Floor[],
  stations: readonly StationPlace[],
  connectors: readonly Connector[] = [],
): Building => ({ floors, stations, connectors })
