// Shops, paths, squares, kiosks and amenities without a level: they are on the ground, where a mall is open to the sky or has
// ways around it.

import type { Position } from '../geojson/geojson'
import type { Element, Shape } from './elements'
import { isPrivate } from './meanings'
import type { OsmNode } from './read-xml'
import { roleOf } from './roles'

/** Reach around the building, in degrees of latitude: about 20 m. */
const around = 0.00018

type Box = { west: number; south: number; east: number; north: number }

/** Whether an element is of a building: on another level than the ground, or drawn as part of an inside. */
const isInside = ({ tags: { indoor }, levels }: Element) =>
  levels.some((level) => level !== 0) || (indoor ?? 'yes') !== 'yes'

/** Whether an element may be outdoors. */
const isOpen = ({ levels, tags }: Element) => levels.length === 0 && tags.indoor === undefined && !isPrivate(tags)

/**
 * Puts what is outdoors and says no level on the ground: outlines of shops, and of paths and squares the parts around
 * them; amenities and kiosks, unless they could be on another level of a building; around a building, what is near it. A file
 * with other levels and none at the ground stays as it is.
 */
export function onGround(elements: readonly Element[], isDrawn: (element: Element) => boolean): readonly Element[] {
  const drawn = elements.filter((element) => isDrawn(element) && element.levels.length > 0)
  const building = drawn.some(isInside) && boxAround(drawn)
  const isShop = (element: Element) =>
    isOpen(element) &&
    roleOf(element) === 'unit' &&
    (!building || element.shapes.flatMap(nodesOf).some(isWithin(building)))
  const hasGround = drawn.length === 0 || drawn.some(({ levels }) => levels.includes(0))
  const box = boxAround([...drawn, ...elements.filter(isShop)])
  if (!hasGround || !box) return elements
  return elements.map((element) => {
    if (!isOpen(element)) return element
    const role = roleOf(element)
    const isPlace = (role === 'amenity' || role === 'terminal') && !building
    if (isShop(element) || (isPlace && element.shapes.flatMap(nodesOf).every(isWithin(box)))) {
      return { ...element, levels: [0] }
    }
    const shapes = role === 'walkway' ? element.shapes.flatMap((shape) => clipped(shape, box)) : []
    return shapes.length > 0 ? { ...element, levels: [0], shapes } : element
  })
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

const isWithin =
  (box: Box) =>
  ({ position }: OsmNode) =>
    sidesOf(box).every((side) => side(position) >= 0)

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
    parts.at(-1)?.push(...crossing, ...(isIn ? [node] : []))
    if (!isIn) parts.push([])
  }
  return parts.filter(({ length }) => length > 1)
}
