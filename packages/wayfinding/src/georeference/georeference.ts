import type { ControlPoint, Floor, FloorMap, Point, Scale } from '../model'
import {
  type Affine,
  apply,
  fitAffine,
  fitSimilarity,
  flatness,
  isMirrored,
  type Pair,
  residualsOf,
  stretchOf,
} from './fit'
import { type Geographic, projectionAt } from './projection'
import type { Transform } from './transform'

/** Residual in metres above which a stretched fit is offered. */
const largestResidual = 1
/** Height of the control points' best triangle over its longest side, below which their fit is refused. */
const smallestHeight = 0.1

/** A fit of a plan to the ground. */
export type Fit = {
  readonly transform: Transform
  /** Distance in metres of each control point from where the fit puts it, in their order; none without control points. */
  readonly residuals: readonly number[]
  /** Ratio of the largest scale to the smallest: 1 if width and height have the same. */
  readonly stretch: number
}

/**
 * Why a plan has no place: no picture size; no control points and no scale; a scale of no length; one or two control
 * points; control points near one line; a mirrored picture, or two control points that are swapped.
 */
export type GeoreferenceProblem = 'noPicture' | 'noScale' | 'badScale' | 'fewPoints' | 'flat' | 'mirrored'

/** The place of a plan on the ground, or why it has none. */
export type Georeference =
  | { readonly problem: GeoreferenceProblem }
  | (Fit & {
      readonly problem?: undefined
      /** Whether the metres are those of `origin`: true with control points. */
      readonly anchored: boolean
      /** Metres of one pixel of the picture, the mean of all directions. */
      readonly metresPerPixel: number
      /** Direction of north: degrees clockwise from the top of the picture, from 0 to 360. */
      readonly north: number
      /** A better fit with stretch, if a control point is more than 1 m off: accepted by `FloorMap.stretched`. */
      readonly offer?: Fit
    })

type Size = { readonly width: number; readonly height: number }

/** The origin of a building's metres: its southernmost control point; `undefined` without any. */
export function originOf(floors: readonly Floor[]): Geographic | undefined {
  const points = floors.flatMap(({ map }) => map?.control ?? [])
  const [first] = points.toSorted((a, b) => a.latitude - b.latitude || a.longitude - b.longitude)
  return first && { latitude: first.latitude, longitude: first.longitude }
}

/**
 * Places the plan of a floor on the ground. With control points: by the similarity with the least squares of residuals,
 * in metres east and north of `origin`. Otherwise: by `scale` and `north`, in metres from the picture's top left corner.
 */
export function georeference({ picture, map }: Floor, origin?: Geographic): Georeference {
  const { width, height } = picture
  if (!width || !height) return { problem: 'noPicture' }
  if (map && map.control.length > 0) return fromControl(map, origin ?? map.control[0], { width, height })
  return map?.scale ? fromScale(map.scale, map.north ?? 0, { width, height }) : { problem: 'noScale' }
}

/** Pixels with y up, as metres have north. */
const pixelsOf = ({ x, y }: Point, { width, height }: Size) => ({ x: x * width, y: -y * height })

function pairsOf(control: readonly ControlPoint[], origin: Geographic, size: Size): Pair[] {
  const projection = projectionAt(origin)
  return control.map((point) => {
    const { east, north } = projection.toMetres(point)
    return { u: pixelsOf(point.at, size), q: { x: east, y: north } }
  })
}

function fromControl(map: FloorMap, origin: Geographic | undefined, size: Size): Georeference {
  if (!origin || map.control.length < 3) return { problem: 'fewPoints' }
  const pairs = pairsOf(map.control, origin, size)
  const isFlat = (points: Pair['u'][]) => flatness(points) < smallestHeight
  if (isFlat(pairs.map(({ u }) => u)) || isFlat(pairs.map(({ q }) => q))) return { problem: 'flat' }
  const affine = fitAffine(pairs)
  if (isMirrored(affine)) return { problem: 'mirrored' }
  const stretched = fitOf(affine, size, pairs)
  if (map.stretched) return { ...stretched, ...bearings(affine), anchored: true }
  const similarity = fitSimilarity(pairs)
  const fit = { ...fitOf(similarity, size, pairs), ...bearings(similarity), anchored: true }
  return Math.max(...fit.residuals) > largestResidual ? { ...fit, offer: stretched } : fit
}

function fromScale({ from, to, metres }: Scale, north: number, size: Size): Georeference {
  const [start, end] = [pixelsOf(from, size), pixelsOf(to, size)]
  const pixels = Math.sqrt((end.x - start.x) ** 2 + (end.y - start.y) ** 2)
  if (!(pixels > 0 && metres > 0)) return { problem: 'badScale' }
  const scale = metres / pixels
  const angle = (north / 180) * Math.PI
  const [real, imaginary] = [scale * Math.cos(angle), scale * Math.sin(angle)]
  const similarity = { a: real, b: -imaginary, c: imaginary, d: real, e: 0, f: 0 }
  return { ...fitOf(similarity, size, []), ...bearings(similarity), anchored: false }
}

/** The fit in picture fractions. */
function fitOf(affine: Affine, { width, height }: Size, pairs: readonly Pair[]): Fit {
  const { x: x0, y: y0 } = apply(affine, { x: 0, y: 0 })
  const { a, b, c, d } = affine
  return {
    transform: { xx: a * width, xy: -b * height, x0, yx: c * width, yy: -d * height, y0 },
    residuals: residualsOf(affine, pairs),
    stretch: stretchOf(affine),
  }
}

/** Scale and direction of an affine, for people: nothing is decided by them. */
function bearings({ a, b, c, d }: Affine) {
  // the similarity nearest to the affine
  const angle = (Math.atan2(c - b, a + d) * 180) / Math.PI
  return { metresPerPixel: Math.sqrt(a * d - b * c), north: (angle + 360) % 360 }
}
