import { cross, distance, type Vector } from '../geometry/plane'
import type { Side, Turn } from './step'

/** Metres over which a heading is measured: a shorter stretch has none of its own. */
const headingLength = 3
/** Metres within which the corners of one turn are. */
const longestBend = 6
/** Metres between two turns that cancel, such as those around a pillar. */
const cancelLength = 4

const [cosine20, cosine50] = [0.9396926207859084, 0.6427876096865394]
// just below 135°, so that a turn of 135° is the same in every orientation of the plan
const cosine135 = 1e-5 - Math.SQRT1_2

const origin: Vector = { x: 0, y: 0 }
const minus = (a: Vector, b: Vector): Vector => ({ x: a.x - b.x, y: a.y - b.y })
const dot = (a: Vector, b: Vector): number => a.x * b.x + a.y * b.y
export const lengthOf = (vector: Vector): number => distance(origin, vector)

/** Cosine of the angle between two directions. */
const cosineOf = (from: Vector, to: Vector) => dot(from, to) / (lengthOf(from) * lengthOf(to))

/** Whether one direction is less than 20° off another. */
export const isSameWay = (from: Vector, to: Vector): boolean => cosineOf(from, to) > cosine20
/** Whether one direction is less than 50° off another. */
export const isAhead = (from: Vector, to: Vector): boolean => cosineOf(from, to) > cosine50
const isBehind = (from: Vector, to: Vector) => cosineOf(from, to) < cosine135
const sideOf = (from: Vector, to: Vector): Side => (cross(origin, from, to) > 0 ? 'left' : 'right')

/** The turn from one heading to another. */
export function turnOf(from: Vector, to: Vector): Turn {
  if (isSameWay(from, to)) return { kind: 'straight' }
  if (isBehind(from, to)) return { kind: 'turnRound' }
  return { kind: isAhead(from, to) ? 'bear' : 'turn', side: sideOf(from, to) }
}

/** Where a direction is, as seen by who looks in another. */
export const whereIs = (facing: Vector, direction: Vector): Side | 'ahead' | 'behind' =>
  isAhead(facing, direction) ? 'ahead' : isBehind(facing, direction) ? 'behind' : sideOf(facing, direction)

/** A turn of a way: corners less than 3 m from each other, up to 6 m in all, are one. */
export type Bend = {
  /** Indices of its first and last corner, and their metres from the start. */
  readonly first: number
  readonly last: number
  readonly from: number
  readonly to: number
  readonly before: Vector
  readonly after: Vector
}

/** The way on one floor as a walk with turns. */
export type Path = {
  readonly corners: readonly Vector[]
  readonly metres: number
  /** Headings at the start and the end; absent if it is shorter than 3 m. */
  readonly headings?: { readonly start: Vector; readonly end: Vector }
  /** The turns between: of 20° and more, without those that cancel. */
  readonly bends: readonly Bend[]
  /** Index of the corner where `headings.end` ends: the last one, or the first of corners within 3 m of the end. */
  readonly end: number
}

/** Reads the turns of a way from its corners in metres. */
export function pathOf(corners: readonly Vector[]): Path {
  const reached: number[] = []
  for (const [index, corner] of corners.entries()) {
    const before = corners[index - 1]
    reached.push(before ? (reached[index - 1] ?? 0) + distance(before, corner) : 0)
  }
  const metres = reached.at(-1) ?? 0
  const lastIndex = corners.length - 1
  if (metres < headingLength) return { corners, metres, bends: [], end: lastIndex }

  const metresAt = (index: number) => reached[index] ?? 0
  const cornerAt = (index: number) => corners[index] ?? origin
  const pointAt = (wanted: number): Vector => {
    const next = reached.findIndex((value) => value >= wanted && value > 0)
    const [from, to] = [cornerAt(next - 1), cornerAt(next)]
    const share = (wanted - metresAt(next - 1)) / (metresAt(next) - metresAt(next - 1))
    return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }
  }
  const before = (index: number) => minus(cornerAt(index), pointAt(Math.max(metresAt(index) - headingLength, 0)))
  const after = (index: number) => minus(pointAt(Math.min(metresAt(index) + headingLength, metres)), cornerAt(index))

  const start = reached.findLastIndex((value) => value < headingLength)
  const within = reached.findIndex((value, index) => index > start && value > metres - headingLength)
  const end = Math.max(within, start + 1)
  const bends: Bend[] = []
  for (let first = start + 1; first < end; ) {
    let last = first
    const joins = (next: number) =>
      metresAt(next) - metresAt(next - 1) < headingLength && metresAt(next) - metresAt(first) < longestBend
    while (last + 1 < end && joins(last + 1)) last++
    const [from, to] = [metresAt(first), metresAt(last)]
    bends.push({ first, last, from, to, before: before(first), after: after(last) })
    first = last + 1
  }
  return { corners, metres, headings: { start: after(start), end: before(end) }, bends: turnsAmong(bends), end }
}

function turnsAmong(bends: readonly Bend[]): Bend[] {
  const kept: Bend[] = []
  for (const bend of bends) {
    if (isSameWay(bend.before, bend.after)) continue
    const previous = kept.at(-1)
    const cancels = previous && bend.from - previous.to <= cancelLength && isSameWay(previous.before, bend.after)
    if (cancels) kept.pop()
    else kept.push(bend)
  }
  return kept
}
