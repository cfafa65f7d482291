import { distance, type Vector } from '../geometry/plane'

/** A point in both planes: `u` in pixels, `q` in metres. */
export type Pair = { readonly u: Vector; readonly q: Vector }

/** A linear map with an offset: `q = (a·u.x + b·u.y + e, c·u.x + d·u.y + f)`. */
export type Affine = { a: number; b: number; c: number; d: number; e: number; f: number }

/** Result of an affine for a point. */
export const apply = ({ a, b, c, d, e, f }: Affine, { x, y }: Vector): Vector => ({
  x: a * x + b * y + e,
  y: c * x + d * y + f,
})

/** Distance of each point from where the affine puts it. */
export const residualsOf = (affine: Affine, pairs: readonly Pair[]) =>
  pairs.map(({ u, q }) => distance(apply(affine, u), q))

function meanOf(points: readonly Vector[]): Vector {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

/** Sums of products of the centred coordinates, which both fits consist of. */
function momentsOf(pairs: readonly Pair[]) {
  const centre = { u: meanOf(pairs.map(({ u }) => u)), q: meanOf(pairs.map(({ q }) => q)) }
  const moments = { uxux: 0, uxuy: 0, uyuy: 0, qxux: 0, qxuy: 0, qyux: 0, qyuy: 0 }
  for (const { u, q } of pairs) {
    const [ux, uy] = [u.x - centre.u.x, u.y - centre.u.y]
    const [qx, qy] = [q.x - centre.q.x, q.y - centre.q.y]
    moments.uxux += ux * ux
    moments.uxuy += ux * uy
    moments.uyuy += uy * uy
    moments.qxux += qx * ux
    moments.qxuy += qx * uy
    moments.qyux += qy * ux
    moments.qyuy += qy * uy
  }
  return { centre, moments }
}

/** Adds the offset that maps the centre of one plane to the centre of the other. */
function aroundCentre([a, b, c, d]: [number, number, number, number], centre: Pair): Affine {
  const { x, y } = centre.u
  return { a, b, c, d, e: centre.q.x - a * x - b * y, f: centre.q.y - c * x - d * y }
}

/** Turn, scale and offset with the least squares of residuals: `a = Σ q·ū / Σ |u|²` in complex numbers. */
export function fitSimilarity(pairs: readonly Pair[]): Affine {
  const { centre, moments } = momentsOf(pairs)
  const squares = moments.uxux + moments.uyuy
  const real = (moments.qxux + moments.qyuy) / squares
  const imaginary = (moments.qyux - moments.qxuy) / squares
  return aroundCentre([real, -imaginary, imaginary, real], centre)
}

/** Affine with the least squares of residuals; three points have none, whatever is wrong with them. */
export function fitAffine(pairs: readonly Pair[]): Affine {
  const { centre, moments } = momentsOf(pairs)
  const { uxux, uxuy, uyuy, qxux, qxuy, qyux, qyuy } = moments
  const determinant = uxux * uyuy - uxuy * uxuy
  return aroundCentre(
    [
      (qxux * uyuy - qxuy * uxuy) / determinant,
      (qxuy * uxux - qxux * uxuy) / determinant,
      (qyux * uyuy - qyuy * uxuy) / determinant,
      (qyuy * uxux - qyux * uxuy) / determinant,
    ],
    centre,
  )
}

/** Whether the affine turns left into right. */
export const isMirrored = ({ a, b, c, d }: Affine) => a * d - b * c < 0

/** Ratio of the largest scale to the smallest, over all directions: 1 if all are the same. */
export function stretchOf({ a, b, c, d }: Affine): number {
  const turned = Math.sqrt((a + d) ** 2 + (c - b) ** 2)
  const skewed = Math.sqrt((a - d) ** 2 + (c + b) ** 2)
  return (turned + skewed) / Math.abs(turned - skewed)
}

/** Height of the best triangle of the points over its longest side: 0 if all points are on one line. */
export function flatness(points: readonly Vector[]): number {
  let best = 0
  for (const [i, p] of points.entries()) {
    for (const [j, q] of points.slice(0, i).entries()) {
      for (const r of points.slice(0, j)) {
        const longest = Math.max(distance(p, q), distance(q, r), distance(r, p))
        const doubleArea = Math.abs((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x))
        if (longest > 0) best = Math.max(best, doubleArea / longest ** 2)
      }
    }
  }
  return best
}
