// Plans in metres, turned to how the visitor stands.

import { boxOf } from '../geometry/plane'
import { georeference, originOf } from '../georeference/georeference'
import { toMetres } from '../georeference/transform'
import type { Floor, Point } from '../model'

/** A rectangle, `y` downwards. */
export type Box = { x: number; y: number; width: number; height: number }

/** The direction that is up on the map, in metres. */
export type Up = { east: number; north: number }

/** North is up. */
export const northUp: Up = { east: 0, north: 1 }

/** Where a visitor looks who stands before a screen; `bearing` is where the screen faces. `null` if the floor has no place. */
export function visitorsView(floors: readonly Floor[], floor: Floor, bearing: number): Up | null {
  const place = georeference(floor, originOf(floors))
  const { width, height } = floor.picture
  if (place.problem || !width || !height) return null
  const angle = ((bearing + 180) / 180) * Math.PI
  const [x, y] = [Math.sin(angle) / width, -Math.cos(angle) / height]
  const { xx, xy, yx, yy } = place.transform
  const [east, north] = [xx * x + xy * y, yx * x + yy * y]
  const length = Math.sqrt(east * east + north * north)
  return { east: east / length, north: north / length }
}

/** Maps points of a floor's picture to metres on the turned map: `x` to the right, `y` downwards. */
export type Plane = {
  toMap(point: Point): Point
  /** Everything that is drawn on the floor, with a margin. */
  box: Box
}

/** Share of a floor's longer side that is empty around it. */
const margin = 0.04

/** The map of a floor; `null` if it is not drawn or has no place. */
export function planeOf(floors: readonly Floor[], floor: Floor, up: Up): Plane | null {
  const { map, areas } = floor
  if (!map) return null
  const place = georeference(floor, originOf(floors))
  if (place.problem) return null
  const toMap = (point: Point): Point => {
    const { east, north } = toMetres(place.transform, point)
    return { x: east * up.north - north * up.east, y: -(east * up.east + north * up.north) }
  }
  const drawn = [...areas, ...map.walkways].flatMap(({ points }) => points)
  const all = [...drawn, ...map.amenities.map(({ at }) => at)].map(toMap)
  const whole = boxAround(
    all.length > 0
      ? all
      : [
          { x: 0, y: 0 },
          { x: 1, y: 1 },
        ].map(toMap),
  )
  const room = Math.max(whole.width, whole.height) * margin
  return { toMap, box: grown(whole, room) }
}

/** A rectangle with a margin around it. */
export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** The smallest rectangle around points. */
export function boxAround(points: readonly Point[]): Box {
  // not as arguments of Math.min: a floor has too many corners
  const { left, right, bottom, top } = boxOf(points)
  return { x: left, y: bottom, width: right - left, height: top - bottom }
}

/** Whether two rectangles have more in common than an edge. */
export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** A point turned around the origin, by degrees clockwise. */
export function rotated({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

/** The corners of a rectangle that is turned around its middle, by degrees clockwise. */
export function cornersOf({ x, y, width, height }: Box, degrees = 0): Point[] {
  const middle = { x: x + width / 2, y: y + height / 2 }
  const [across, down] = [width / 2, height / 2]
  return [
    { x: -across, y: -down },
    { x: across, y: -down },
    { x: across, y: down },
    { x: -across, y: down },
  ].map((corner) => {
    const turned = rotated(corner, degrees)
    return { x: middle.x + turned.x, y: middle.y + turned.y }
  })
}

/** What rounding makes of rectangles that touch. */
const hair = 1e-4

/** Whether two rectangles overlap, given by their corners: no side of either has the other one beyond it. */
export function overlapRings(a: readonly Point[], b: readonly Point[]): boolean {
  return ![a, b].some((ring) =>
    ring.some((from, index) => {
      const to = ring[(index + 1) % ring.length] ?? from
      const along = ({ x, y }: Point) => x * (from.y - to.y) + y * (to.x - from.x)
      const [own, other] = [a.map(along), b.map(along)]
      return Math.max(...own) <= Math.min(...other) + hair || Math.max(...other) <= Math.min(...own) + hair
    }),
  )
}

/** Whether a point is within a ring. */
export function isWithin(ring: readonly Point[], { x, y }: Point): boolean {
  let isInside = false
  for (const [index, from] of ring.entries()) {
    const to = ring[(index + 1) % ring.length] ?? from
    if (from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) isInside = !isInside
  }
  return isInside
}
