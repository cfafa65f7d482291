// Where the points of a plan's picture are, once it is turned to how the visitor stands.

import { rotated } from '@kiosk-admin/wayfinding/drawing'
import type { Point } from '../../model/spots'

export type TurnedPlan = {
  /** Width by height of the box around the turned picture. */
  ratio: number
  /** Width of the picture by the width of the box. */
  width: number
  /** Position in the box of a point of the picture, in fractions of both. */
  place(point: Point): Point
}

/** Turns a picture by degrees clockwise. */
export function turnedPlan(ratio: number, degrees: number): TurnedPlan {
  const corners = [
    { x: -ratio / 2, y: -0.5 },
    { x: ratio / 2, y: -0.5 },
  ].map((corner) => rotated(corner, degrees))
  const width = 2 * Math.max(...corners.map(({ x }) => Math.abs(x)))
  const height = 2 * Math.max(...corners.map(({ y }) => Math.abs(y)))
  return {
    ratio: width / height,
    width: ratio / width,
    place({ x, y }) {
      const turned = rotated({ x: (x - 0.5) * ratio, y: y - 0.5 }, degrees)
      return { x: 0.5 + turned.x / width, y: 0.5 + turned.y / height }
    },
  }
}
