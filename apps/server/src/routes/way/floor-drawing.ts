import type { Floor, Point } from '@kiosk-admin/wayfinding'
import {
  type Box,
  boxAround,
  connectorPaths,
  cornersOf,
  grown,
  labelRequests,
  northUp,
  overlap,
  pinsOf,
  pinText,
  placeLabels,
  planeOf,
  visitorsView,
} from '@kiosk-admin/wayfinding/drawing'
import { escaped } from '../html'
import type { FoundWay } from './find-way'
import { wayMessages } from './messages/index'
import { mapLabelOf, type Stage } from './stages'

/** Units of the drawing: ten for a pixel on a phone, so that whole numbers are exact enough. */
const width = 3600
/** Of texts and pins, whose sizes are pixels on a kiosk. */
const scale = 7
/** Metres around the way, and the least that a drawing shows. */
const [around, least] = [10, 45]
/** Width of a letter by its height, wider than that of usual fonts. */
const letterWidth = 0.62
const dotRadius = 70

/** A part of a drawing. Those with a small `rank` are drawn first if not all fit, in the order of `layer`. */
type Part = { rank: number; layer: number; svg: string }

export const byteLength = (text: string): number => new TextEncoder().encode(text).length

/** Draws a floor of a way as SVG of at most so many bytes; empty if the floor has no place or no room is left. */
export function drawFloor(stage: Stage, found: FoundWay, mostBytes: number): string {
  const { floor, ways, here, goal } = stage
  const { building, station, goal: record } = found
  const start = building.floors.find(({ id }) => id === station.floorId)
  const view =
    start && typeof station.bearing === 'number' ? visitorsView(building.floors, start, station.bearing) : null
  // a floor without directions is shown as its picture is
  const plane = planeOf(building.floors, floor, view ?? visitorsView(building.floors, floor, 180) ?? northUp)
  if (!plane) return ''
  const marked = [...ways.flat(), ...[here, goal].flatMap((pin) => (pin ? [pin.at] : [])), goal?.middle ?? []].flat()
  const frame = frameAround(marked.map(plane.toMap))
  const unit = width / frame.width
  const place = (point: Point): Point => {
    const { x, y } = plane.toMap(point)
    return { x: Math.round((x - frame.x) * unit), y: Math.round((y - frame.y) * unit) }
  }
  const height = Math.round(frame.height * unit)
  const window = { x: 0, y: 0, width, height }
  const shapes = shapesOf(floor, { place, window, goal: record.areaId, way: marked.map(place) })
  const parts = [...waysOf(ways, place), ...shapes, ...textsOf(stage, found, { place, window })]
  const label = escaped(mapLabelOf(stage, found))
  const head = `<svg class="map" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">`
  let room = mostBytes - byteLength(`${head}</svg>`)
  const kept = parts
    .toSorted((a, b) => a.rank - b.rank)
    .filter(({ svg }) => {
      room -= byteLength(svg)
      return room >= 0
    })
  if (kept.length === 0) return ''
  return `${head}${kept
    .toSorted((a, b) => a.layer - b.layer)
    .map(({ svg }) => svg)
    .join('')}</svg>`
}

/** The rectangle of a drawing in metres: around points, neither narrow nor high. */
function frameAround(points: readonly Point[]): Box {
  const box = grown(boxAround(points), around)
  const [wide, high] = [Math.max(box.width, box.height / 1.3, least), Math.max(box.height, box.width / 2, least / 1.5)]
  return { x: box.x - (wide - box.width) / 2, y: box.y - (high - box.height) / 2, width: wide, height: high }
}

type Placing = { place: (point: Point) => Point; window: Box }

function shapesOf(
  { areas, map }: Floor,
  { place, window, goal, way }: Placing & { goal: string | null; way: readonly Point[] },
): Part[] {
  const isShown = (points: readonly Point[]) => overlap(boxAround(points), window)
  const draw = (name: string, [outer = [], ...holes]: readonly (readonly Point[])[]) => {
    const rings = [outer, ...holes].map((ring) => ring.map(place))
    const [first = []] = rings
    if (!isShown(first)) return []
    const path = rings.map((ring) => `${lineOf(ring)}z`).join('')
    return [{ svg: `<path class="${name}" d="${path}" fill-rule="evenodd"/>`, far: distanceBetween(first, way) }]
  }
  const units = areas.flatMap(({ areaId, points, holes = [], use = 'tenant' }) =>
    draw(areaId === goal ? 'goal' : use === 'void' ? 'void' : 'unit', [points, ...holes]).map(({ svg, far }) => ({
      svg,
      layer: 1,
      rank: areaId === goal ? 1 : 3 + far / width,
    })),
  )
  const walkways = (map?.walkways ?? []).flatMap(({ shape, points, holes = [] }) => {
    if (shape === 'area') return draw('walk', [points, ...holes]).map(({ svg }) => ({ svg, layer: 0, rank: 2 }))
    const placed = points.map(place)
    return isShown(placed) ? [{ svg: `<path class="line" d="${lineOf(placed)}"/>`, layer: 0, rank: 2 }] : []
  })
  const obstacles = (map?.obstacles ?? []).flatMap((points) =>
    draw('unit', [points]).map(({ svg, far }) => ({ svg, layer: 2, rank: 5 + far / width })),
  )
  return [...walkways, ...units, ...obstacles]
}

const waysOf = (ways: Stage['ways'], place: Placing['place']): Part[] =>
  ['edge', 'way'].flatMap((name, index) =>
    ways.map((points) => ({
      svg: `<path class="${name}" d="${lineOf(points.map(place))}"/>`,
      layer: 3 + index,
      rank: 0,
    })),
  )

/** Names of units, and pins, which no name covers. */
function textsOf(stage: Stage, found: FoundWay, { place, window }: Placing): Part[] {
  const { floor, here, goal, crossings } = stage
  const measure = (text: string, size: number) => text.length * size * letterWidth
  const youAreHere = wayMessages[found.language].start
  const pins = pinsOf({ here, goal, crossings }, { place, within: window, measure, scale, youAreHere })
  const requests = labelRequests(floor, (areaId) => found.names.get(areaId), { place, goal: found.goal.areaId }).filter(
    ({ points }) => overlap(boxAround(points), window),
  )
  const labels = placeLabels(requests, { measure, taken: pins.taken, scale }).filter(({ box, angle }) =>
    isWithin(boxAround(cornersOf(box, angle)), window),
  )
  const text = (lines: readonly string[], size: number, box: Box) =>
    lines
      .map((line, index) => {
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2 + (index - (lines.length - 1) / 2) * size * 1.15]
        return `<text x="${Math.round(x)}" y="${Math.round(y)}" font-size="${Math.round(size)}">${escaped(line)}</text>`
      })
      .join('')
  const pin = (name: string, words: string, at: Point, box: Box | null): Part[] => {
    const tip = place(at)
    const dot = `<circle cx="${tip.x}" cy="${tip.y}" r="${dotRadius}"/>`
    const plate = box
      ? `<path d="M${tip.x} ${tip.y}L${Math.round(box.x + box.width / 2)} ${Math.round(box.y + box.height / 2)}"/>${rectOf(box)}${text([words], pinText * scale, box)}`
      : ''
    return [{ svg: `<g class="pin ${name}">${plate}${dot}</g>`, layer: 7, rank: 0 }]
  }
  const badges = crossings.flatMap(({ kind, floor: name }, index): Part[] => {
    const box = pins.crossings[index]
    if (!box) return []
    const [size, gap] = [box.height * 0.6, box.height * 0.2]
    const icon = `<g transform="translate(${Math.round(box.x + gap)} ${Math.round(box.y + gap)})scale(${(size / 24).toFixed(2)})">${connectorPaths[kind].map((d) => `<path d="${d}"/>`).join('')}</g>`
    const words = { ...box, x: box.x + size + gap, width: box.width - size - gap }
    return [
      { svg: `<g class="badge">${rectOf(box)}${icon}${text([name], pinText * scale, words)}</g>`, layer: 6, rank: 0 },
    ]
  })
  return [
    ...labels.map(({ lines, size, box, angle }, index) => ({
      svg: `<g class="name"${turnOf(box, angle)}>${text(lines, size, box)}</g>`,
      layer: 5,
      rank: 4 + index / labels.length,
    })),
    ...badges,
    ...(goal ? pin('to', goal.name, goal.at, pins.goal) : []),
    ...(here ? pin('from', youAreHere, here.at, pins.here) : []),
  ]
}

const turnOf = ({ x, y, width: wide, height }: Box, angle: number) =>
  angle === 0
    ? ''
    : ` transform="rotate(${angle.toFixed(1)} ${Math.round(x + wide / 2)} ${Math.round(y + height / 2)})"`

const rectOf = ({ x, y, width: wide, height }: Box) =>
  `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(wide)}" height="${Math.round(height)}" rx="50"/>`

const isWithin = (box: Box, { width: wide, height }: Box) =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= wide && box.y + box.height <= height

/** A line through whole points, without those that fall together. */
function lineOf(points: readonly Point[]): string {
  let last: Point | undefined
  let path = ''
  for (const point of points) {
    const { x, y } = point
    if (!last) path = `M${x} ${y}`
    else if (x !== last.x || y !== last.y) path += `l${x - last.x} ${y - last.y}`
    last = point
  }
  return path
}

/** The least distance between corners. */
function distanceBetween(some: readonly Point[], others: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY
  for (const a of some) for (const b of others) least = Math.min(least, (a.x - b.x) ** 2 + (a.y - b.y) ** 2)
  return Math.sqrt(least)
}
