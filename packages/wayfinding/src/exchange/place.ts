import { ringArea } from '../geometry/plane'
import { type GeoreferenceProblem, georeference, originOf } from '../georeference/georeference'
import { type Projection, projectionAt } from '../georeference/projection'
import { type Metres, type Transform, toMetres, toPicture } from '../georeference/transform'
import type { Floor, Point } from '../model'
import type { Geometry, Position } from './geojson/geojson'

/** A floor that has no place on the ground, and why: `notAnchored` if its plan has a scale without control points. */
export type NotPlaced = { readonly floorId: string; readonly problem: GeoreferenceProblem | 'notAnchored' }

/** A floor with the conversions between its picture, metres and degrees. */
export type PlacedFloor = {
  readonly floor: Floor
  toMetres(point: Point): Metres
  metresAt(position: Position): Metres
  positionOf(place: Metres): Position
  toPosition(point: Point): Position
  /** Rounded to 9 decimals of a fraction, beyond what degrees as doubles tell apart. */
  toPoint(position: Position): Point
}

/** Splits floors into those with a place on the ground, in one origin, and the others. */
export function placeFloors(floors: readonly Floor[]): {
  readonly placed: readonly PlacedFloor[]
  readonly notPlaced: readonly NotPlaced[]
} {
  const notPlaced: NotPlaced[] = []
  const anchored = floors.filter((floor) => {
    const place = georeference(floor)
    if (!place.problem && place.anchored) return true
    notPlaced.push({ floorId: floor.id, problem: place.problem ?? 'notAnchored' })
    return false
  })
  const origin = originOf(anchored)
  const placed = anchored.flatMap((floor) => {
    const place = georeference(floor, origin)
    return place.problem || !origin ? [] : [placedBy(floor, place.transform, projectionAt(origin))]
  })
  return { placed, notPlaced }
}

function placedBy(floor: Floor, transform: Transform, projection: Projection): PlacedFloor {
  const positionOf = (place: Metres): Position => {
    const { longitude, latitude } = projection.toGeographic(place)
    return [longitude, latitude]
  }
  const metresAt = ([longitude = 0, latitude = 0]: Position) => projection.toMetres({ longitude, latitude })
  return {
    floor,
    toMetres: (point) => toMetres(transform, point),
    metresAt,
    positionOf,
    toPosition: (point) => positionOf(toMetres(transform, point)),
    toPoint: (position) => {
      const { x, y } = toPicture(transform, metresAt(position))
      return { x: rounded(x), y: rounded(y) }
    },
  }
}

// `|| 0`: no negative zero
const rounded = (fraction: number) => Math.round(fraction * 1e9) / 1e9 || 0

/** The ring in the other direction, from the same corner. */
const turned = <P>([first, ...others]: readonly P[]): P[] => (first === undefined ? [] : [first, ...others.reverse()])

/**
 * A polygon of rings of a picture. RFC 7946 section 3.1.6 wants outer rings counterclockwise and inner ones clockwise:
 * `turned` has the indices of the rings whose direction changed.
 */
export function polygonOf(rings: readonly (readonly Point[])[], toPosition: (point: Point) => Position) {
  const turnedRings: number[] = []
  const coordinates = rings.map((ring, index) => {
    const open = ring.map(toPosition)
    const area = ringArea(open.map(([x = 0, y = 0]) => ({ x, y })))
    const isWrong = index === 0 ? area < 0 : area > 0
    if (isWrong) turnedRings.push(index)
    const [first, ...others] = isWrong ? turned(open) : open
    return first ? [first, ...others, first] : []
  })
  return { geometry: { type: 'Polygon', coordinates } satisfies Geometry, turned: turnedRings }
}

/** The rings of a picture that a polygon was made of. */
export const ringsOf = (
  polygon: readonly (readonly Position[])[],
  toPoint: (position: Position) => Point,
  turnedRings: readonly number[] = [],
): Point[][] =>
  polygon.map((ring, index) => {
    const open = ring.slice(0, -1).map(toPoint)
    return turnedRings.includes(index) ? turned(open) : open
  })
