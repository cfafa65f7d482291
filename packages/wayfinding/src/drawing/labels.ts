// Places names on the units of a map: each within its unit, none on top of another.

import { labelPoint } from '../geometry/label-point'
import type { Floor, Point } from '../model'
import { type Box, boxAround, cornersOf, overlapRings, rotated } from './plane'

/** A unit with its name, in pixels of the screen. */
export type LabelRequest = {
  id: string
  name: string
  points: readonly Point[]
  holes?: readonly (readonly Point[])[] | undefined
  /** Placed before those with a smaller one; those with the same by their area. */
  priority: number
}

export type Label = {
  id: string
  lines: readonly string[]
  /** Height of the letters in pixels. */
  size: number
  /** Turned around its middle, it is within the unit, with the room around the text. */
  box: Box
  /** Degrees clockwise, from -90 to below 90: never upside down. */
  angle: number
}

export type LabelRequestOptions = {
  /** Maps fractions of the picture to pixels. */
  place: (point: Point) => Point
  goal: string | null | undefined
  /** Codes of the units that the steps name. @default none */
  landmarks?: readonly string[]
}

/** The names that the units of a floor may have, but for the goal, whose pin says it; landmarks come first. */
export function labelRequests(
  { areas }: Floor,
  nameOf: (areaId: string) => string | undefined,
  { place, goal, landmarks = [] }: LabelRequestOptions,
): LabelRequest[] {
  return areas.flatMap(({ areaId, points, holes, use }, index) => {
    const name = nameOf(areaId)
    if (name === undefined || use === 'void' || areaId === goal) return []
    const rings = { points: points.map(place), holes: holes?.map((hole) => hole.map(place)) }
    return [{ id: String(index), name, ...rings, priority: landmarks.includes(areaId) ? 1 : 0 }]
  })
}

/** Width in pixels of a text whose letters have a height. */
export type Measure = (text: string, size: number) => number

const sizes = [28, 24, 20, 18, 16]
/** Heights in letters: of a line, and of the room around the text. */
const [lineHeight, padding] = [1.15, 0.25]
/** Heights of a unit at which a label is tried, beside that of its middle. */
const heights = 40

/**
 * Each name as large as its unit allows: upright, else along the longest side of the unit; names without room are left out.
 * `scale` is that of the visitor's text size. `taken` is what no label may cover.
 */
export function placeLabels(
  requests: readonly LabelRequest[],
  { measure, taken, scale = 1 }: { measure: Measure; taken: readonly Box[]; scale?: number },
): Label[] {
  const placed: Label[] = []
  const covered = taken.map((box) => cornersOf(box))
  const inOrder = requests
    .map((request) => ({ ...request, area: areaOf(request.points), lines: linesOf(request.name) }))
    .toSorted((a, b) => b.priority - a.priority || b.area - a.area || (a.id < b.id ? -1 : 1))
  for (const { id, points, holes = [], lines: ways } of inOrder) {
    const label = firstOf(anglesOf(points), (angle) => {
      const turn = (all: readonly Point[]) => all.map((point) => rotated(point, -angle))
      const rings = [points, ...holes].map(turn)
      const rest = covered.map(turn)
      const middle = labelPoint(rings)
      return firstOf(sizes, (step) =>
        firstOf(ways, (lines) => {
          const size = step * scale
          const width = Math.max(...lines.map((line) => measure(line, size))) + 2 * padding * size
          const height = (lines.length * lineHeight + 2 * padding) * size
          const room = roomIn(rings, { middle, width, height }, rest)
          if (!room) return undefined
          const { x, y } = rotated({ x: room.x + width / 2, y: room.y + height / 2 }, angle)
          return { id, lines, size, angle, box: { x: x - width / 2, y: y - height / 2, width, height } }
        }),
      )
    })
    if (!label) continue
    placed.push(label)
    covered.push(cornersOf(label.box, label.angle))
  }
  return placed
}

/** Upright, then along the longest side. */
function anglesOf(points: readonly Point[]): number[] {
  let longest = { x: 1, y: 0 }
  for (const [index, from] of points.entries()) {
    const to = points[(index + 1) % points.length] ?? from
    const side = { x: to.x - from.x, y: to.y - from.y }
    if (side.x ** 2 + side.y ** 2 > longest.x ** 2 + longest.y ** 2) longest = side
  }
  const degrees = (Math.atan2(longest.y, longest.x) * 180) / Math.PI
  // what stands upright is read from below
  const readable = degrees < -90 ? degrees + 180 : degrees >= 89.5 ? degrees - 180 : degrees
  const angle = Math.max(-90, readable)
  return Math.abs(angle) < 1 ? [0] : [0, angle]
}

function firstOf<T, R>(all: readonly T[], find: (one: T) => R | undefined): R | undefined {
  for (const one of all) {
    const found = find(one)
    if (found !== undefined) return found
  }
  return undefined
}

/** A name in one line, and in the two lines that are nearest in length. */
function linesOf(name: string): string[][] {
  const words = name.split(' ')
  const [best] = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
    .toSorted((a, b) => longest(a) - longest(b))
  return best ? [[name], best] : [[name]]
}
const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length))

function areaOf(points: readonly Point[]): number {
  let sum = 0
  for (const [index, { x, y }] of points.entries()) {
    const next = points[(index + 1) % points.length] ?? { x, y }
    sum += x * next.y - next.x * y
  }
  return Math.abs(sum) / 2
}

type Wanted = { middle: Point; width: number; height: number }

/** A free rectangle within rings, the first of which is outside: around the wanted middle, else as near to it as there is one. */
function roomIn(
  rings: readonly (readonly Point[])[],
  { middle, width, height }: Wanted,
  covered: readonly (readonly Point[])[],
): Point | undefined {
  const [outside = []] = rings
  const around = boxAround(outside)
  if (around.width < width || around.height < height) return undefined
  const [first, last] = [around.y, around.y + around.height - height]
  const start = Math.min(last, Math.max(first, middle.y - height / 2))
  const step = (last - first) / heights
  for (const y of [start, ...Array.from({ length: heights }, (_, at) => outwards(at, step)).map((by) => start + by)]) {
    if (y < first || y > last) continue
    for (const [left, right] of stripsOf(rings, y, y + height)) {
      const [least, most] = [left, right - width]
      if (least > most) continue
      const best = Math.min(most, Math.max(least, middle.x - width / 2))
      for (const x of [best, (least + most) / 2, (least + best) / 2, (best + most) / 2, least, most]) {
        const corners = cornersOf({ x, y, width, height })
        if (!covered.some((other) => overlapRings(corners, other))) return { x, y }
      }
    }
  }
  return undefined
}

/** Steps up and down by turns, each pair farther away. */
const outwards = (at: number, step: number) => (at % 2 === 0 ? -1 : 1) * Math.ceil((at + 1) / 2) * step

type Span = readonly [number, number]

/** The spans of x that are within the first ring and outside of the others at every height between two, the widest first. */
function stripsOf(rings: readonly (readonly Point[])[], top: number, bottom: number): Span[] {
  const bends = rings.flat().flatMap(({ y }) => (y > top && y < bottom ? [y] : []))
  const cuts = [top, ...bends.toSorted((a, b) => a - b), bottom]
  let spans: Span[] = [[Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]]
  for (const [index, from] of cuts.entries()) {
    const to = cuts[index + 1]
    if (to === undefined || to <= from) continue
    for (const [at, ring] of rings.entries()) spans = shared(spans, spansBetween(ring, from, to, at > 0))
  }
  return spans.toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]))
}

/** Spans inside or outside of a ring from one height to another, between which it has no corner. */
function spansBetween(ring: readonly Point[], from: number, to: number, isOutside: boolean): Span[] {
  const across = (from + to) / 2
  const edges = ring
    .flatMap((a, index) => {
      const b = ring[(index + 1) % ring.length] ?? a
      if (a.y > across === b.y > across) return []
      const at = (height: number) => a.x + ((height - a.y) / (b.y - a.y)) * (b.x - a.x)
      return [{ order: at(across), least: Math.min(at(from), at(to)), most: Math.max(at(from), at(to)) }]
    })
    .toSorted((a, b) => a.order - b.order)
  const [start, end] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  const sides = isOutside ? [{ least: start, most: start }, ...edges, { least: end, most: end }] : edges
  return sides.flatMap(({ most: left }, index) => {
    const right = sides[index + 1]?.least
    return index % 2 === 0 && right !== undefined && left < right ? [[left, right] as const] : []
  })
}

const shared = (some: readonly Span[], others: readonly Span[]): Span[] =>
  some.flatMap(([from, to]) =>
    others.flatMap(([start, end]) => {
      const span = [Math.max(from, start), Math.min(to, end)] as const
      return span[0] < span[1] ? [span] : []
    }),
  )
