import { distance, nearestOnSegment, segmentsCross, type Vector } from '../geometry/plane'
import { crossing } from './arrangement'
import { type Landing, nearestCentimetre, nearestLanding, nearestLine } from './landing'
import { type Plan, regionAt } from './plan'

/** Reach of the end of a drawn line to an area or another line, in centimetres. */
const lineReach = 200

export type LinePiece = { readonly line: number; readonly from: Vector; readonly to: Vector }
/** What is drawn as lines, in pieces that meet at their ends only, and joints of its ends to what is near. */
export type Network = {
  readonly pieces: readonly LinePiece[]
  readonly joints: readonly { readonly line: number; readonly from: Vector; readonly to: Landing }[]
}

/** Where a segment crosses another one, or touches it with an end. */
function meeting(a: Vector, b: Vector, c: Vector, d: Vector): Vector[] {
  if (segmentsCross(a, b, c, d)) return [crossing(a, b, c, d)]
  return [c, d].filter((end) => distance(end, nearestOnSegment(a, b, end)) <= 1)
}

/** Divides drawn lines where they cross each other or an edge of an area, and at `stops` on them. */
export function networkOf(plan: Plan, stops: readonly Landing[]): Network {
  const joints = jointsOf(plan)
  const edges = plan.areas.flatMap(({ shape }) =>
    shape.rings.flatMap((ring) => ring.map((to, at) => [ring.at(at - 1) ?? to, to] as const)),
  )
  const segments = plan.lines.flatMap(({ points }) => points.slice(1).map((to, at) => [points[at] ?? to, to] as const))
  const onLines = [...stops, ...joints.map(({ to }) => to)].filter(({ line }) => line !== undefined)

  const pieces: LinePiece[] = []
  for (const [line, { points }] of plan.lines.entries()) {
    for (const [at, to] of points.entries()) {
      const from = points[at - 1]
      if (!from) continue
      const met = [...edges, ...segments].flatMap(([c, d]) => meeting(from, to, c, d))
      const stopped = onLines.flatMap(({ line: other, point }) => (other === line ? [point] : []))
      const here = stopped.filter((point) => distance(nearestCentimetre(from, to, point), point) < 1)
      const along = ({ x, y }: Vector) => (x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)
      const whole = along(to)
      const between = [...met, ...here]
        .filter((point) => along(point) > 0 && along(point) < whole)
        .sort((a, b) => along(a) - along(b) || a.y - b.y || a.x - b.x)
      let last = from
      for (const next of [...between, to]) {
        if (next.x === last.x && next.y === last.y) continue
        pieces.push({ line, from: last, to: next })
        last = next
      }
    }
  }
  return { pieces, joints }
}

/** Joints of the ends of lines that are in no area. */
function jointsOf(plan: Plan) {
  return plan.lines.flatMap(({ points }, line) =>
    [points[0], points.at(-1)].flatMap((end) => {
      if (!end || regionAt(plan, end) === 'walkway') return []
      const areas = nearestLanding({ ...plan, lines: [] }, end, lineReach)
      const other = nearestLine(plan, end, lineReach, line)?.landing
      return [areas, other].flatMap((to) =>
        to && (to.point.x !== end.x || to.point.y !== end.y) ? [{ line, from: end, to }] : [],
      )
    }),
  )
}
