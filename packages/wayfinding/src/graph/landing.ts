import { byPlace, distance, nearestOnSegment, ringEdges, type Vector } from '../geometry/plane'
import { type Plan, regionAt } from './plan'

/** Reach of a door, station, connector or amenity to the walkway beside it, in centimetres. */
export const reach = 300

/** Where something is joined to what is walked: in a region of the mesh, or on a drawn line. */
export type Landing = {
  readonly point: Vector
  /** Index of the unit that the point is in; -1 on walkways. */
  readonly unit: number
  /** Index of the drawn line. */
  readonly line?: number
}

/** The point of a segment nearest to a point, in whole centimetres. */
export function nearestCentimetre(from: Vector, to: Vector, point: Vector): Vector {
  const { x, y } = nearestOnSegment(from, to, point)
  return { x: Math.round(x), y: Math.round(y) }
}

/** Whether visitors may come to a point from a walkway. */
const isOpenTo = (plan: Plan, region: ReturnType<typeof regionAt>) =>
  region === 'walkway' || (region !== undefined && plan.units[region]?.through === true)

/** A point of a walkway or unit. */
function landingIn(plan: Plan, point: Vector): Landing | undefined {
  const region = regionAt(plan, point)
  return region === undefined ? undefined : { point, unit: region === 'walkway' ? -1 : region }
}

/** The point, moved from the edge of a walkway into it where there is room. */
function inwards(plan: Plan, edge: readonly [Vector, Vector], point: Vector): Landing | undefined {
  const [from, to] = edge
  const length = distance(from, to)
  if (length === 0) return undefined
  const normal = { x: (from.y - to.y) / length, y: (to.x - from.x) / length }
  for (const step of [20, -20, 5, -5]) {
    const moved = { x: Math.round(point.x + normal.x * step), y: Math.round(point.y + normal.y * step) }
    if (isOpenTo(plan, regionAt(plan, moved))) return landingIn(plan, moved)
  }
  return undefined
}

/** Where a point outside of walkways joins the nearest one: an area, a unit that is walked through, or a drawn line. */
export function nearestLanding(plan: Plan, point: Vector, within = reach): Landing | undefined {
  const throughs = plan.units.filter(({ through }) => through)
  const shapes = [...plan.areas.map(({ shape }) => shape), ...throughs.map(({ shape }) => shape), ...plan.obstacles]
  const edges = shapes.flatMap(({ rings }) => rings.flatMap((ring) => ringEdges(ring)))
  const onEdges = edges.flatMap((edge) => {
    const nearest = nearestOnSegment(edge[0], edge[1], point)
    const away = distance(nearest, point)
    return away <= within ? [{ away, nearest, edge }] : []
  })
  const inArea = onEdges
    .sort((a, b) => a.away - b.away || byPlace(a.nearest, b.nearest))
    .flatMap(({ away, nearest, edge }) => {
      const landing = inwards(plan, edge, nearest)
      return landing ? [{ away, landing }] : []
    })[0]
  const onLine = nearestLine(plan, point, within)
  return onLine && (!inArea || onLine.away < inArea.away) ? onLine.landing : inArea?.landing
}

/** The nearest drawn line but one, within a distance. */
export function nearestLine({ lines }: Plan, point: Vector, within: number, but?: number) {
  let found: { away: number; landing: Landing } | undefined
  for (const [line, { points }] of lines.entries()) {
    if (line === but) continue
    for (const [at, to] of points.entries()) {
      const from = points[at - 1]
      if (!from) continue
      const nearest = nearestCentimetre(from, to, point)
      const away = distance(nearest, point)
      if (away <= (found ? found.away - 0.001 : within)) found = { away, landing: { point: nearest, unit: -1, line } }
    }
  }
  return found
}

/** Where a station, connector or amenity is joined: where it is, if that is walked or in a unit. */
export const landingOf = (plan: Plan, point: Vector): Landing | undefined =>
  landingIn(plan, point) ?? nearestLanding(plan, point)

/** Room in front of a door, in centimetres. */
const fronts = [50, 25, 12, 6]

/** The point in front of a door in a direction, if what is there and half as far again is accepted. */
function beside(plan: Plan, at: Vector, away: Vector, accepts: (region: ReturnType<typeof regionAt>) => boolean) {
  const step = (length: number) => ({ x: Math.round(at.x + away.x * length), y: Math.round(at.y + away.y * length) })
  const isFree = (length: number) => accepts(regionAt(plan, step(length)))
  const room = fronts.find((length) => [...fronts, 75].every((to) => to > length * 1.5 || isFree(to)))
  return room === undefined ? undefined : step(room)
}

/** The point in front of a door of a unit, if it is open to visitors. */
export function frontOf(plan: Plan, at: Vector, away: Vector, own: number): Landing | undefined {
  const point = beside(plan, at, away, (region) => region !== own && isOpenTo(plan, region))
  return point && landingIn(plan, point)
}

/** The point behind a door, in its unit. */
export function backOf(plan: Plan, at: Vector, away: Vector, own: number): Landing | undefined {
  const point = beside(plan, at, { x: -away.x, y: -away.y }, (region) => region === own)
  return point && { point, unit: own }
}
