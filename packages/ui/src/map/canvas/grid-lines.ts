import { fromPixels, type MapSight, normaliseLongitude, pointOf, toPixels } from './geo'

/** A line of the plain grid: at how many degrees, and so many pixels from the edge of what is shown. */
export type GridLine = { degrees: number; at: number }

/** Pixels between two lines, at least. */
const ROOM = 64

/** Degrees between two lines, round ones: 0.01, 0.02, 0.05, 0.1 … */
function stepOf({ zoom }: MapSight): number {
  const least = (ROOM * 360) / (256 * 2 ** zoom)
  const tens = 10 ** Math.floor(Math.log10(least))
  return [1, 2, 5, 10].map((factor) => factor * tens).find((step) => step >= least) ?? 10 * tens
}

/** Meridians and parallels to draw where there is no map, and one screen around, so that they hold while it is moved. */
export function gridLines(sight: MapSight): { across: GridLine[]; down: GridLine[]; digits: number } {
  const { centre, zoom, width, height } = sight
  const step = stepOf(sight)
  const middle = toPixels(centre, zoom)
  const corner = (x: number, y: number) => fromPixels({ x: middle.x + x, y: middle.y + y }, zoom)
  const [topLeft, bottomRight] = [corner(-1.5 * width, -1.5 * height), corner(1.5 * width, 1.5 * height)]
  const stepsFrom = (from: number, to: number) => {
    const first = Math.ceil(from / step)
    const count = Math.max(0, Math.floor(to / step) - first + 1)
    return Array.from({ length: Math.min(count, 200) }, (_, index) => (first + index) * step)
  }
  return {
    down: stepsFrom(topLeft.lng, bottomRight.lng).map((lng) => ({
      degrees: normaliseLongitude(lng),
      at: toPixels({ lat: 0, lng }, zoom).x - middle.x + width / 2,
    })),
    across: stepsFrom(bottomRight.lat, topLeft.lat).map((lat) => ({
      degrees: lat,
      at: pointOf(sight, { lat, lng: centre.lng }).y,
    })),
    digits: Math.max(0, -Math.floor(Math.log10(step))),
  }
}

/** What lies over the grid, in pixels: the degrees at its top, the buttons in a corner, the notes at its foot. */
const HEADS = 34
const BUTTONS = { width: 52, height: 136 }
const FOOT = 34

/** As wide as degrees with four decimals are, in pixels. */
const LABEL = 64

/** The lines whose degrees can be read: at the top and at the left edge, and not below something else. */
export function readableLines(
  { across, down }: Record<'across' | 'down', readonly GridLine[]>,
  { width, height }: Pick<MapSight, 'width' | 'height'>,
  buttons: 'left' | 'right',
) {
  const [from, to] = buttons === 'left' ? [0, BUTTONS.width] : [width - BUTTONS.width, width]
  const top = buttons === 'left' ? BUTTONS.height : HEADS
  return {
    // what is out of sight may be moved into it
    down: down.filter(({ at }) => at > width || at > to || at + LABEL < from),
    across: across.filter(({ at }) => at > top && (at < height - FOOT || at > height + FOOT)),
  }
}
