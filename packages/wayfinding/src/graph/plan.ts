import { type Box, boxOf, isInside, ringArea, type Vector } from '../geometry/plane'
import { type Transform, toMetres } from '../georeference/transform'
import type { Door, Floor, Point, Unit } from '../model'

// All geometry of a floor is in whole centimetres: sides of lines are then exact, and equal in all engines.

/** A ring with rings cut out of it, the box around it and its area without the cuts. */
export type Shape = Box & { readonly rings: readonly (readonly Vector[])[]; readonly size: number }

export type PlanArea = { readonly id: string; readonly shape: Shape }
export type PlanLine = { readonly id: string; readonly points: readonly Vector[]; readonly oneWay: boolean }
export type PlanDoor = { readonly door: Door; readonly at: Vector }
export type PlanUnit = {
  readonly code: string
  readonly shape: Shape
  readonly isVoid: boolean
  readonly through: boolean
  readonly doors: readonly PlanDoor[]
}

/** A floor in centimetres, in an order that does not depend on that of the model. */
export type Plan = {
  readonly areas: readonly PlanArea[]
  readonly lines: readonly PlanLine[]
  readonly units: readonly PlanUnit[]
  readonly obstacles: readonly Shape[]
}

/** Order by a text. */
export const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

export const byId = (a: { readonly id: string }, b: { readonly id: string }): number => byText(a.id, b.id)

export const centimetres = (transform: Transform, point: Point): Vector => {
  const { east, north } = toMetres(transform, point)
  return { x: Math.round(east * 100), y: Math.round(north * 100) }
}

function shapeOf(transform: Transform, points: readonly Point[], holes: readonly (readonly Point[])[] = []): Shape {
  const rings = [points, ...holes].map((ring) => ring.map((point) => centimetres(transform, point)))
  return { ...boxOf(rings[0] ?? []), rings, size: Math.abs(ringArea(rings[0] ?? [])) }
}

/** Whether a point is in a shape; on its edge it may be or not. */
export function contains({ rings, left, right, bottom, top }: Shape, point: Vector): boolean {
  if (point.x < left || point.x > right || point.y < bottom || point.y > top) return false
  const [outer = [], ...holes] = rings
  return isInside(outer, point) && !holes.some((hole) => isInside(hole, point))
}

function unitOf(transform: Transform, unit: Unit): PlanUnit {
  const doors = (unit.doors ?? []).map((door) => ({ door, at: centimetres(transform, door.at) }))
  return {
    code: unit.areaId,
    shape: shapeOf(transform, unit.points, unit.holes),
    isVoid: unit.use === 'void',
    through: unit.through ?? false,
    doors: doors.sort((a, b) => byText(a.door.id, b.door.id)),
  }
}

/** Sorts by a text, and then by all that is drawn. */
const sorted = <T extends { shape: Shape }>(list: T[], text: (one: T) => string) =>
  list
    .map((one) => ({ one, text: text(one), drawn: JSON.stringify(one.shape.rings) }))
    .sort((a, b) => byText(a.text, b.text) || byText(a.drawn, b.drawn))
    .map(({ one }) => one)

export function planOf({ areas, map }: Floor, transform: Transform): Plan {
  const walkways = (map?.walkways ?? []).toSorted(byId)
  const ofShape = (shape: 'area' | 'line') => walkways.filter((walkway) => walkway.shape === shape)
  const obstacles = (map?.obstacles ?? []).map((ring) => ({ shape: shapeOf(transform, ring) }))
  return {
    areas: ofShape('area').map(({ id, points, holes }) => ({ id, shape: shapeOf(transform, points, holes) })),
    lines: ofShape('line').map(({ id, points, oneWay }) => ({
      id,
      points: points.map((point) => centimetres(transform, point)),
      oneWay: oneWay ?? false,
    })),
    units: sorted(
      areas.filter(({ points }) => points.length > 2).map((unit) => unitOf(transform, unit)),
      ({ code }) => code,
    ),
    obstacles: sorted(obstacles, () => '').map(({ shape }) => shape),
  }
}

/** Where a point is: in the unit of an index, the smallest of those around it; on a walkway; or where nobody walks. */
export function regionAt({ areas, units, obstacles }: Plan, point: Vector): number | 'walkway' | undefined {
  if (obstacles.some((shape) => contains(shape, point))) return undefined
  let found = -1
  for (const [index, { shape }] of units.entries()) {
    if (contains(shape, point) && shape.size < (units[found]?.shape.size ?? Number.POSITIVE_INFINITY)) found = index
  }
  if (found >= 0) return units[found]?.isVoid ? undefined : found
  return areas.some(({ shape }) => contains(shape, point)) ? 'walkway' : undefined
}
