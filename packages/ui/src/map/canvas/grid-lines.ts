import { fromPixels, type MapSight, normaliseLongitude, pointOf, toPixels } from './geo'

/** A grid line: its degrees and its position in pixels. */
export type GridLine = { degrees: number; at: number }

/** Minimum pixels between lines. */
const ROOM = 64

/** Round steps in degrees: 0.01, 0.02, 0.05, 0.1 … */
function stepOf({ zoom }: MapSight): number {
  const least = (ROOM * 360) / (256 * 2 ** zoom)
  const tens = 10 ** Math.floor(Math.log10(least))
  return [1, 2, 5, 10].map((factor) => factor * tens).find((step) => step >= least) ?? 10 * tens
}

/** Grid lines to draw without a map, one screen beyond the view, for panning. */
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

/** Overlays of the grid, in pixels: top labels, a corner of buttons, notes at the bottom. */
const HEADS = 34
const BUTTONS = { width: 52, height: 136 }
const FOOT = 34

/** Width of a label with four decimals, in pixels. */
const LABEL = 64

/** Lines with uncovered labels at the top and left. */
export function readableLines(
  { across, down }: Record<'across' | 'down', readonly GridLine[]>,
  { width, height }: Pick<MapSight, 'width' | 'height'>,
  buttons: 'left' | 'right',
) {
  const [from, to] = buttons === 'left' ? [0, BUTTONS.width] : [width - BUTTONS.width, width]
  const top = buttons === 'left' ? BUTTONS.height : HEADS
  return {
    // lines outside the view may be panned into it
    down: down.filter(({ at }) => at > width || at > to || at + LABEL < from),
    across: across.filter(({ at }) => at > top && (at < height - FOOT || at > height + FOOT)),
  }
}
