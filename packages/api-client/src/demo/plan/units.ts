import { numberOf } from '../id'
import type { PlanRow } from '../rows'
import { type Metres, points, ring } from './frame'

type PlanDoor = { at: Metres; width: number; kind: 'open' | 'automatic' | 'swing' }

/** A unit of a plan, in metres. */
export type PlanUnit = { code: string; ring: Metres[]; doors: PlanDoor[] }

/** Whether a code is that of a room of the building, such as toilets. */
export const isRoom = (code: string): boolean => code.startsWith('E')

const between = ([ax, ay]: Metres, [bx, by]: Metres, share: number): Metres => [
  Number((ax + (bx - ax) * share).toFixed(1)),
  Number((ay + (by - ay) * share).toFixed(1)),
]

/** Doors of shops and restaurants are wide; those of rooms and service companies are not. */
function doorAt(code: string, at: Metres): PlanDoor {
  if (/^[DE4]/.test(code)) return { at, width: 1.2, kind: 'swing' }
  return numberOf(code) % 3 === 0 ? { at, width: 2, kind: 'automatic' } : { at, width: 3, kind: 'open' }
}

/** The other side of a row of units, parallel to the front, to the right of it as seen along the front. */
function behind([a, b]: readonly [Metres, Metres], depth: number): [Metres, Metres] {
  const share = depth / Math.hypot(b[0] - a[0], b[1] - a[1])
  const [dx, dy] = [(a[1] - b[1]) * share, (b[0] - a[0]) * share]
  return [
    [a[0] + dx, a[1] + dy],
    [b[0] + dx, b[1] + dy],
  ]
}

/** Divides a row into units, each with a door in the middle of its front. */
function unitsOfRow([frontText, back, codes]: NonNullable<PlanRow['rows']>[number]): PlanUnit[] {
  const front = points(frontText) as [Metres, Metres]
  const [start, end] = typeof back === 'number' ? behind(front, back) : (points(back) as [Metres, Metres])
  const parts = codes.split(' ').map((part) => {
    const [code = '', share = '1'] = part.split('*')
    return { code, share: Number(share) }
  })
  const whole = parts.reduce((sum, { share }) => sum + share, 0)
  let before = 0
  return parts.map(({ code, share }) => {
    const [from, to] = [before / whole, (before + share) / whole]
    before += share
    const [left, right] = [between(front[0], front[1], from), between(front[0], front[1], to)]
    const corners = [left, right, between(start, end, to), between(start, end, from)]
    const middle: Metres = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2]
    return { code, ring: corners, doors: [doorAt(code, middle)] }
  })
}

/** The units of a plan, without voids. */
export const unitsOf = ({ rows = [], shapes = [] }: PlanRow): PlanUnit[] => [
  ...rows.flatMap(unitsOfRow),
  ...shapes.map(([code, corners, doors]) => ({
    code,
    ring: ring(corners),
    doors: points(doors).map((at) => doorAt(code, at)),
  })),
]
