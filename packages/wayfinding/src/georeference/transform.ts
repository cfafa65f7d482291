import type { Point } from '../model'

/** A place in metres east and north of an origin. */
export type Metres = { readonly east: number; readonly north: number }

/** An affine map of picture fractions to metres: `east = xx · x + xy · y + x0`, `north = yx · x + yy · y + y0`. */
export type Transform = {
  readonly xx: number
  readonly xy: number
  readonly x0: number
  readonly yx: number
  readonly yy: number
  readonly y0: number
}

/** Metres of a point of the picture. */
export const toMetres = ({ xx, xy, x0, yx, yy, y0 }: Transform, { x, y }: Point): Metres => ({
  east: xx * x + xy * y + x0,
  north: yx * x + yy * y + y0,
})

/** Point of the picture of a place in metres; outside of 0 to 1 if the place is outside of the picture. */
export function toPicture({ xx, xy, x0, yx, yy, y0 }: Transform, { east, north }: Metres): Point {
  const determinant = xx * yy - xy * yx
  return {
    x: (yy * (east - x0) - xy * (north - y0)) / determinant,
    y: (xx * (north - y0) - yx * (east - x0)) / determinant,
  }
}
