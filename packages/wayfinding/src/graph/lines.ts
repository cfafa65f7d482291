import { byPlace, distance, nearestOnSegment, ringEdges, segmentsCross, type Vector } from '../geometry/plane'
import { crossing } from './arrangement'
import { type Landing, nearestCentimetre, nearestLanding, nearestLine } from './landing'
import { type Plan, regionAt } from './plan'

/** Reach of the end of a drawn line to an area or another line, in centimetres. */
const lineReach = 200

/** A part of a drawn line, or what joins its end to something near. */
export type LinePiece = {
  readonly line: number
  readonly from: Vector
  readonly to: Vector
  /** Index of the unit that `to` is in, for a joint; -1 otherwise. */
  readonly unit: number
  readonly oneWay: boolean
}

/** Where a segment crosses another one, or touches it with an end. */
function meeting(a: Vector, b: Vector, c: Vector, d: Vector): Vector[] {
  if (segmentsCross(a, b, c, d)) return [crossing(a, b, c, d)]
  return [c, d].filter((end) => distance(end, nearestOnSegment(a, b, end)) <= 1)
}

/** Pieces that meet at their ends only: of drawn lines, divided where they cross each other or an edge of an area and at `stops` on them, and joints of their ends. */
export function piecesOf(plan: Plan, stops: readonly Landing[]): LinePiece[] {
  const joints = jointsOf(plan)
  const edges = plan.areas.flatMap(({ shape }) => shape.rings.flatMap((ring) => ringEdges(ring)))
  const segments = plan.lines.flatMap(({ points }) => points.slice(1).map((to, at) => [points[at] ?? to, to] as const))
  const pieces: LinePiece[] = joints.map(({ line, from, to }) => ({
    line,
    from,
    to: to.point,
    unit: to.unit,
    oneWay: false,
  }))
  for (const [line, { points, oneWay }] of plan.lines.entries()) {
    for (const [at, to] of points.entries()) {
      const from = points[at - 1]
      if (!from) continue
      const met = [...edges, ...segments].flatMap(([c, d]) => meeting(from, to, c, d))
      const stopped = [...stops, ...joints.map((joint) => joint.to)].flatMap(({ line: other, point }) =>
        other === line && distance(nearestCentimetre(from, to, point), point) < 1 ? [point] : [],
      )
      const along = ({ x, y }: Vector) => (x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)
      const between = [...met, ...stopped]
        .filter((point) => along(point) > 0 && along(point) < along(to))
        .sort((a, b) => along(a) - along(b) || byPlace(a, b))
      let last = from
      for (const next of [...between, to]) {
        if (!isSame(next, last)) pieces.push({ line, from: last, to: next, unit: -1, oneWay })
        last = next
      }
    }
  }
  return pieces
}

const isSame = (a: Vector, b: Vector) => a.x === b.x && a.y === b.y

/** Joints of the ends of lines that are in no area. */
const jointsOf = (plan: Plan) =>
  plan.lines.flatMap(({ points }, line) =>
    [points[0], points.at(-1)].flatMap((from) => {
      if (!from || regionAt(plan, from) === 'walkway') return []
      const area = nearestLanding({ ...plan, lines: [] }, from, lineReach)
      const other = nearestLine(plan, from, lineReach, line)?.landing
      return [area, other].flatMap((to) => (to && !isSame(to.point, from) ? [{ line, from, to }] : []))
    }),
  )
