import { projectionAt } from '../georeference/projection'
import type { ControlPoint, Floor } from '../model'
import type { Position } from './geojson/geojson'

const pixelsPerMetre = 10
const smallestSide = 10
/** Above a tenth, below which `georeference` calls control points flat. */
const smallestRatio = 0.125

/**
 * A picture for a floor that has none: north up, 10 pixels a metre, around all positions, with control points in three of its
 * corners. `georeference` gives the positions' metres by it. `undefined` without positions.
 */
export function frameAround(
  positions: readonly Position[],
): { readonly picture: Floor['picture']; readonly control: readonly ControlPoint[] } | undefined {
  if (positions.length === 0) return undefined
  const [west, east] = rangeOf(positions.map(([longitude = 0]) => longitude))
  const [south, north] = rangeOf(positions.map(([, latitude = 0]) => latitude))
  const projection = projectionAt({ latitude: south, longitude: west })
  const far = projection.toMetres({ latitude: north, longitude: east })
  const least = Math.max(smallestSide, Math.max(far.east, far.north) * smallestRatio)
  const pixels = (metres: number) => Math.ceil(Math.max(metres, least) * pixelsPerMetre)
  const picture = { width: pixels(far.east), height: pixels(far.north) }
  const corner = (x: number, y: number): ControlPoint => ({
    at: { x, y },
    ...projection.toGeographic({
      east: (x * picture.width) / pixelsPerMetre,
      north: ((1 - y) * picture.height) / pixelsPerMetre,
    }),
  })
  return { picture, control: [corner(0, 1), corner(1, 1), corner(0, 0)] }
}

// not spread into Math.min: a plan may have more positions than a call takes arguments
const rangeOf = (values: readonly number[]): [least: number, most: number] => [
  values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY),
  values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY),
]
