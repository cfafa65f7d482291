import type { Vector } from '../geometry/plane'
import { georeference } from '../georeference/georeference'
import type { Geographic } from '../georeference/projection'
import { toMetres } from '../georeference/transform'
import type { Floor, Point } from '../model'

/** The plane of a floor: metres if it has a place or a scale, otherwise thousandths of the picture. */
export type Plane = {
  readonly at: (point: Point) => Vector
  /** Whether its units are metres. */
  readonly metric: boolean
  /** Whether its points can be compared with those of other floors. */
  readonly anchored: boolean
}

export function planeOf(floor: Floor, origin?: Geographic): Plane {
  const place = georeference(floor, origin)
  if (place.problem) return { at: ({ x, y }) => ({ x: x * 1000, y: y * 1000 }), metric: false, anchored: false }
  const at = (point: Point) => {
    const { east, north } = toMetres(place.transform, point)
    return { x: east, y: north }
  }
  return { at, metric: true, anchored: place.anchored }
}
