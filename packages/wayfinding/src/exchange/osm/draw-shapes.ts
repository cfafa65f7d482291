import type { Vector } from '../../geometry/plane'
import { interiorPoint } from '../../geometry/shapes'
import type { Door, Point, Unit, Walkway } from '../../model'
import type { PlacedFloor } from '../place'
import type { Element, Shape } from './elements'
import { levelsOf } from './levels'
import { connectorOf, doorKindOf, isDoor, isStepFree, movementOf, widthOf } from './meanings'
import type { OsmNode } from './read-xml'

export type Rings = readonly (readonly Vector[])[]

/** Thickness in metres of a wall that is drawn as a line. */
const wallThickness = 0.2
/** Side in metres of a pillar that is drawn as a node. */
const columnSide = 0.5

export const metresAt = (place: PlacedFloor, { position }: OsmNode): Vector => {
  const { east, north } = place.metresAt(position)
  return { x: east, y: north }
}

export const pointAt = (place: PlacedFloor, { x, y }: Vector): Point =>
  place.toPoint(place.positionOf({ east: x, north: y }))

export const ringsIn = (place: PlacedFloor, rings: readonly (readonly OsmNode[])[]): Rings =>
  rings.map((ring) => ring.map((node) => metresAt(place, node)))

/** A point in metres that stands for a shape. */
export function centreOfShape(place: PlacedFloor, shape: Shape): Vector {
  if (shape.type === 'node') return metresAt(place, shape.node)
  const corners = shape.type === 'area' ? (shape.rings[0] ?? []) : shape.nodes
  return interiorPoint(corners.map((node) => metresAt(place, node)))
}

/** The door nodes of rings that are on a level: those that say no level are on every one. */
export const doorNodesOf = (rings: readonly (readonly OsmNode[])[], level: number): OsmNode[] =>
  rings.flat().filter(({ tags }) => {
    const levels = levelsOf(tags)
    return isDoor(tags) && (levels.length === 0 || levels.includes(level))
  })

const areaOf = (place: PlacedFloor, rings: readonly (readonly OsmNode[])[]) => {
  const [points = [], ...holes] = rings.map((ring) => ring.map(({ position }) => place.toPoint(position)))
  return { points, ...(holes.length > 0 && { holes }) }
}

function doorOf(place: PlacedFloor, { id, position, tags }: OsmNode): Door {
  const width = widthOf(tags)
  return {
    id: `node/${id}`,
    at: place.toPoint(position),
    ...(width !== undefined && { width }),
    kind: doorKindOf(tags),
    stepFree: isStepFree(tags),
    ...(tags.entrance === 'exit' && { oneWay: 'out' as const }),
  }
}

/** A unit for each area of an element. */
export const unitsOf = (place: PlacedFloor, level: number, { id, shapes }: Element) =>
  shapes.flatMap((shape): { readonly unit: Unit; readonly rings: Rings }[] => {
    if (shape.type !== 'area') return []
    const doors = doorNodesOf(shape.rings, level).map((node) => doorOf(place, node))
    const unit = { areaId: id, ...areaOf(place, shape.rings), ...(doors.length > 0 && { doors }) }
    return [{ unit, rings: ringsIn(place, shape.rings) }]
  })

/** A walkway for each area or line of an element. A line that moves or goes against its direction is one-way. */
export const walkwaysOf = (place: PlacedFloor, { id, tags, shapes }: Element): Walkway[] =>
  shapes.flatMap((shape, index): Walkway[] => {
    const width = widthOf(tags)
    const shared = {
      id: index === 0 ? id : `${id}-${index + 1}`,
      ...(width !== undefined && { width }),
      stepFree: isStepFree(tags),
    }
    if (shape.type === 'area') return [{ ...shared, shape: 'area', ...areaOf(place, shape.rings) }]
    if (shape.type === 'node') return []
    const movement = movementOf(tags)
    const points = shape.nodes.map(({ position }) => place.toPoint(position))
    return [
      {
        ...shared,
        shape: 'line',
        points: movement === -1 ? points.toReversed() : points,
        stepFree: shared.stepFree && !connectorOf(tags),
        ...(movement !== 0 && { oneWay: true }),
      },
    ]
  })

/** Rings where nobody walks: of an area, a rectangle for each part of a line, a square around a node. */
export function obstaclesOf(place: PlacedFloor, shape: Shape): Point[][] {
  if (shape.type === 'area') return [areaOf(place, shape.rings.slice(0, 1)).points]
  const toPoint = (at: Vector) => pointAt(place, at)
  if (shape.type === 'node') {
    const { x, y } = metresAt(place, shape.node)
    const half = columnSide / 2
    return [
      [
        { x: x - half, y: y - half },
        { x: x + half, y: y - half },
        { x: x + half, y: y + half },
        { x: x - half, y: y + half },
      ].map(toPoint),
    ]
  }
  const bends = shape.nodes.map((node) => metresAt(place, node))
  return bends.slice(1).flatMap((to, index) => {
    const from = bends[index] ?? to
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const length = Math.sqrt(dx * dx + dy * dy)
    if (length === 0) return []
    const [sideX, sideY] = [(-dy / length) * (wallThickness / 2), (dx / length) * (wallThickness / 2)]
    return [
      [
        { x: from.x + sideX, y: from.y + sideY },
        { x: from.x - sideX, y: from.y - sideY },
        { x: to.x - sideX, y: to.y - sideY },
        { x: to.x + sideX, y: to.y + sideY },
      ].map(toPoint),
    ]
  })
}
