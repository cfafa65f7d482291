// Shops, paths, squares, kiosks and amenities without a level: they are on the ground, where a mall is open to the sky or has
// ways around it.

import type { Position } from '../geojson/geojson'
import type { Element, Shape } from './elements'
import { amenityOf, connectorOf, isPath, isPrivate, isSquare, isTenantOutdoors, isTerminal } from './meanings'
import type { OsmNode } from './read-xml'

/** Reach around the building, in degrees of latitude: about 20 m. */
const around = 0.00018

type Box = { west: number; south: number; east: number; north: number }

const isWay = (element: Element) => isPath(element.tags) || isSquare(element.tags) || isSteps(element)

/** Steps on the ground are part of a path. */
const isSteps = ({ tags, shapes }: Element) =>
  connectorOf(tags) === 'stairs' && shapes.every(({ type }) => type === 'line')

/** Whether an element is of a building: on another level than the ground, or drawn as part of an inside. */
const isInside = ({ tags: { indoor }, levels }: Element) =>
  levels.some((level) => level !== 0) || (indoor !== undefined && indoor !== 'yes')

/** Whether an element is a kiosk or an amenity. In a building with levels, it could be on any of them. */
const isPlace = ({ tags }: Element) => isTerminal(tags) || amenityOf(tags) !== undefined

const isWithin = ({ west, east, south, north }: Box, { position: [x = 0, y = 0] }: OsmNode) =>
  x >= west && x <= east && y >= south && y <= north

/**
 * Puts what is outdoors and says no level on the ground: outlines of shops, and of paths and squares the parts around
 * them; around a building, what is near it. A file with other levels and none at the ground stays as it is.
 */
export function onGround(elements: readonly Element[], isDrawn: (element: Element) => boolean): Element[] {
  const open = elements.filter(
    ({ levels, tags }) => levels.length === 0 && tags.indoor === undefined && !isPrivate(tags),
  )
  const drawn = elements.filter((element) => isDrawn(element) && element.levels.length > 0)
  const building = drawn.some(isInside) ? boxAround(drawn) : undefined
  const isNear = (node: OsmNode) => !building || isWithin(building, node)
  const shops = open.filter(
    ({ tags, shapes }) =>
      isTenantOutdoors(tags) && shapes.some((shape) => shape.type === 'area' && nodesOf(shape).some(isNear)),
  )
  const hasGround = drawn.length === 0 || drawn.some(({ levels }) => levels.includes(0))
  const box = boxAround([...drawn, ...shops])
  if (!hasGround || !box) return [...elements]
  const isWhole = (element: Element) =>
    shops.includes(element) ||
    (!building && isPlace(element) && element.shapes.flatMap(nodesOf).every((node) => isWithin(box, node)))
  const grounded = new Map<Element, Element>()
  for (const element of open) {
    const isTaken = isWhole(element)
    if (isTaken) grounded.set(element, { ...element, levels: [0] })
    if (isTaken || !isWay(element)) continue
    const shapes = element.shapes.flatMap((shape) => clipped(shape, box))
    if (shapes.length > 0) grounded.set(element, { ...element, levels: [0], shapes })
  }
  return elements.map((element) => grounded.get(element) ?? element)
}

const nodesOf = (shape: Shape): readonly OsmNode[] =>
  shape.type === 'node' ? [shape.node] : shape.type === 'line' ? shape.nodes : shape.rings.flat()

function boxAround(elements: readonly Element[]): Box | undefined {
  let box: Box | undefined
  for (const { position } of elements.flatMap(({ shapes }) => shapes.flatMap(nodesOf))) {
    const [x = 0, y = 0] = position
    const wide = around / Math.cos((y * Math.PI) / 180)
    box = {
      west: Math.min(box?.west ?? x, x - wide),
      east: Math.max(box?.east ?? x, x + wide),
      south: Math.min(box?.south ?? y, y - around),
      north: Math.max(box?.north ?? y, y + around),
    }
  }
  return box
}

/** The parts of a line or area within a box. */
function clipped(shape: Shape, box: Box): Shape[] {
  if (shape.type === 'node') return []
  if (shape.type === 'line') return linesIn(shape.nodes, box).map((nodes) => ({ type: 'line', nodes }))
  const [outer = [], ...holes] = shape.rings.map((ring) => ringIn(ring, box))
  return outer.length > 2 ? [{ type: 'area', rings: [outer, ...holes.filter(({ length }) => length > 2)] }] : []
}

/** A side of the box: how far a position is on its inner side. */
type Side = (position: Position) => number

const sidesOf = ({ west, south, east, north }: Box): readonly Side[] => [
  ([x = 0]) => x - west,
  ([x = 0]) => east - x,
  ([, y = 0]) => y - south,
  ([, y = 0]) => north - y,
]

/** A node without tags where a line crosses a side. */
function crossingOf(from: OsmNode, to: OsmNode, side: Side): OsmNode {
  const [before, after] = [side(from.position), side(to.position)]
  const share = before / (before - after)
  const position = from.position.map((part, index) => part + ((to.position[index] ?? part) - part) * share)
  return { id: `${from.id}-${to.id}`, position, tags: {} }
}

/** The ring within a box, after I. Sutherland and G. Hodgman (1974). */
const ringIn = (ring: readonly OsmNode[], box: Box): readonly OsmNode[] =>
  sidesOf(box).reduce<readonly OsmNode[]>(
    (kept, side) =>
      kept.flatMap((node, index) => {
        const before = kept.at(index - 1) ?? node
        const [isIn, wasIn] = [side(node.position) >= 0, side(before.position) >= 0]
        return [...(isIn !== wasIn ? [crossingOf(before, node, side)] : []), ...(isIn ? [node] : [])]
      }),
    ring,
  )

function linesIn(nodes: readonly OsmNode[], box: Box): OsmNode[][] {
  let lines: OsmNode[][] = [[...nodes]]
  for (const side of sidesOf(box)) lines = lines.flatMap((line) => linesOnSide(line, side))
  return lines
}

function linesOnSide(line: readonly OsmNode[], side: Side): OsmNode[][] {
  const parts: OsmNode[][] = [[]]
  for (const [index, node] of line.entries()) {
    const before = line[index - 1]
    const isIn = side(node.position) >= 0
    const crossing = before && side(before.position) >= 0 !== isIn ? [crossingOf(before, node, side)] : []
    if (isIn) parts.at(-1)?.push(...crossing, node)
    else {
      parts.at(-1)?.push(...crossing)
      parts.push([])
    }
  }
  return parts.filter(({ length }) => length > 1)
}
