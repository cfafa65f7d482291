import type { FloorPlan } from '@kiosk-admin/api-client'
import type { Point } from '../../../shared/floor-plan/spot'

type Area = FloorPlan['areas'][number]
type Walkway = NonNullable<FloorPlan['map']>['walkways'][number]

/** What can be chosen on a plan. Ids of doors and walkways are those of the API; that of a unit is its place on the plan. */
export type PlanPart = { id: string; plan: FloorPlan } & (
  | { kind: 'unit'; area: Area }
  | { kind: 'walkway'; number: number; walkway: Walkway }
  | {
      kind: 'door'
      at: Point
      areaId: string
      /** Number of the walkway that it leads to. */
      walkway: number | undefined
      /** Set if another door leads from the same area to the same walkway. */
      number: number | undefined
    }
)

/** The units, walkways and doors of a plan. Walkways have no name: they are numbered by floor, in the order of the plan. */
export function partsOf(plan: FloorPlan, ratio: number): PlanPart[] {
  const walkways = plan.map?.walkways ?? []
  const doors = plan.areas.flatMap(({ areaId, doors: own = [] }) =>
    own.map(({ id, at }) => ({ id, at, areaId, walkway: nearestWalkway(walkways, at, ratio) })),
  )
  return [
    ...plan.areas.map((area, index) => ({ kind: 'unit' as const, id: `${plan.id} ${index}`, plan, area })),
    ...walkways.map((walkway, index) => ({
      kind: 'walkway' as const,
      id: walkway.id,
      plan,
      number: index + 1,
      walkway,
    })),
    ...doors.map((door) => {
      const alike = doors.filter(({ areaId, walkway }) => areaId === door.areaId && walkway === door.walkway)
      const number = alike.length > 1 ? alike.indexOf(door) + 1 : undefined
      return { kind: 'door' as const, plan, ...door, number }
    }),
  ]
}

/** The number of the walkway at a point, or of the nearest one. */
function nearestWalkway(walkways: readonly Walkway[], at: Point, ratio: number): number | undefined {
  let best: { number: number; away: number } | undefined
  for (const [index, { points, shape }] of walkways.entries()) {
    const away =
      shape === 'area' && isInside(points, at) ? 0 : awayFrom(points, at, { ratio, isRing: shape === 'area' })
    if (!best || away < best.away) best = { number: index + 1, away }
  }
  return best?.number
}

function isInside(ring: readonly Point[], { x, y }: Point): boolean {
  let inside = false
  for (const [index, from] of ring.entries()) {
    const to = ring[(index + 1) % ring.length] ?? from
    if (from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) inside = !inside
  }
  return inside
}

/** The distance to a line, as a share of the picture's height. */
function awayFrom(points: readonly Point[], at: Point, { ratio, isRing }: { ratio: number; isRing: boolean }): number {
  const edges = points.flatMap((from, index) => {
    const to = points[index + 1] ?? (isRing ? points[0] : undefined)
    return to ? [[from, to] as const] : []
  })
  const distances = edges.map(([from, to]) => {
    const [dx, dy] = [(to.x - from.x) * ratio, to.y - from.y]
    const [px, py] = [(at.x - from.x) * ratio, at.y - from.y]
    const along = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy || 1)))
    return Math.hypot(px - along * dx, py - along * dy)
  })
  return Math.min(...distances)
}
