// Places names on the units of a map: each within its unit, none on top of another.

import type { Floor, Point } from '../model'
import { type Box, boxAround, overlap } from './plane'

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
  /** Within the unit, with the room around the text. */
  box: Box
}

/** The names that the units of a floor may have, by their code, but for the goal, whose pin says it. */
export function labelRequests(
  { areas }: Floor,
  names: ReadonlyMap<string, string>,
  { place, goal }: { place: (point: Point) => Point; goal: string | null | undefined },
): LabelRequest[] {
  return areas.flatMap(({ areaId, points, holes, use }, index) => {
    const name = names.get(areaId)
    if (name === undefined || use === 'void' || areaId === goal) return []
    const rings = { points: points.map(place), holes: holes?.map((hole) => hole.map(place)) }
    return [{ id: String(index), name, ...rings, priority: 0 }]
  })
}

/** Width in pixels of a text whose letters have a height. */
export type Measure = (text: string, size: number) => number

const sizes = [28, 24, 20, 18, 16]
/** Heights in letters: of a line, and of the room around the text. */
const [lineHeight, padding] = [1.15, 0.25]
/** Heights of a unit at which a label is tried, from its middle outwards. */
const heights = 24

/** `scale` is that of the visitor's text size. `taken` is what no label may cover. */
export function placeLabels(
  requests: readonly LabelRequest[],
  { measure, taken, scale = 1 }: { measure: Measure; taken: readonly Box[]; scale?: number },
): Label[] {
  const placed: Label[] = []
  const covered = [...taken]
  const inOrder = requests
    .map((request) => ({ ...request, area: areaOf(request.points), lines: linesOf(request.name) }))
    .toSorted((a, b) => b.priority - a.priority || b.area - a.area || (a.id < b.id ? -1 : 1))
  for (const { id, points, holes = [], lines: ways } of inOrder) {
    const label = firstOf(sizes, (step) =>
      firstOf(ways, (lines) => {
        const size = step * scale
        const width = Math.max(...lines.map((line) => measure(line, size))) + 2 * padding * size
        const height = (lines.length * lineHeight + 2 * padding) * size
        const box = roomIn([points, ...holes], width, height, covered)
        return box && { id, lines, size, box }
      }),
    )
    if (!label) continue
    placed.push(label)
    covered.push(label.box)
  }
  return placed
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

/** A free rectangle within rings, the first of which is outside; as near to the middle of its height as there is one. */
function roomIn(rings: readonly (readonly Point[])[], width: number, height: number, covered: readonly Box[]) {
  const [outside = []] = rings
  const around = boxAround(outside)
  if (around.width < width || around.height < height) return undefined
  const room = around.height - height
  for (let step = 0; step <= heights; step++) {
    const away = (Math.ceil(step / 2) / heights) * room
    const y = around.y + room / 2 + (step % 2 === 0 ? away : -away)
    for (const [left, right] of stripsOf(rings, y, y + height)) {
      const [least, most] = [left, right - width]
      if (least > most) continue
      const middle = (least + most) / 2
      for (const x of [middle, (least + middle) / 2, (middle + most) / 2, least, most]) {
        const box = { x, y, width, height }
        if (!covered.some((other) => overlap(box, other))) return box
      }
    }
  }
  return undefined
}

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
