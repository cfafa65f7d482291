// Points of a scatter chart: order, neighbours, and the marks of their series.

export interface ChartPoint {
  id: string
  x: number
  y: number
  /** Drawn as area of the mark. */
  size?: number
  name: string
}

export interface PointSeries {
  id: string
  name: string
  points: readonly ChartPoint[]
}

/** A point of a series, in the order of a chart: from left to right. */
export interface PlacedPoint extends ChartPoint {
  series: number
}

export const pointsInOrder = (series: readonly PointSeries[]): PlacedPoint[] =>
  series
    .flatMap(({ points }, index) => points.map((point) => ({ ...point, series: index })))
    .sort((a, b) => a.x - b.x || a.y - b.y)

/** A place in px. */
export type Spot = readonly [x: number, y: number]

/** Index of the spot nearest to a place; -1 for none. */
export function nearestSpot(spots: readonly Spot[], [x, y]: Spot): number {
  let [found, least] = [-1, Number.POSITIVE_INFINITY]
  for (const [index, spot] of spots.entries()) {
    const distance = (spot[0] - x) ** 2 + (spot[1] - y) ** 2
    if (distance < least) [found, least] = [index, distance]
  }
  return found
}

const directions: Record<string, Spot> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Index of the nearest spot in the direction of an arrow key; those off the direction count as further. */
export function spotAfterKey(spots: readonly Spot[], key: string, at: number): number | undefined {
  const [here, direction] = [spots[at], directions[key]]
  if (!here || !direction) return undefined
  let found: number | undefined
  let least = Number.POSITIVE_INFINITY
  for (const [index, spot] of spots.entries()) {
    const [dx, dy] = [spot[0] - here[0], spot[1] - here[1]]
    const along = dx * direction[0] + dy * direction[1]
    const across = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0])
    // spots at the same place follow each other in the order of the list
    const same = dx === 0 && dy === 0 && (direction[0] + direction[1] > 0 ? index > at : index < at)
    if (index === at || (along <= 0 && !same)) continue
    const distance = along + 2 * across
    const nearer = distance < least || (distance === least && same && direction[0] + direction[1] < 0)
    if (nearer) [found, least] = [index, distance]
  }
  return found
}

const polygon = (...corners: readonly Spot[]) => `M${corners.map((corner) => corner.join(',')).join('L')}Z`
const circle = (r: number) => `M${-r},0A${r},${r} 0 1 1 ${r},0A${r},${r} 0 1 1 ${-r},0Z`

/** Marks of about the same area; series differ by them without colours, too. */
const marks: readonly ((r: number) => string)[] = [
  circle,
  (r) => polygon([-r * 0.9, -r * 0.9], [r * 0.9, -r * 0.9], [r * 0.9, r * 0.9], [-r * 0.9, r * 0.9]),
  (r) => polygon([0, -r * 1.25], [r * 1.25, 0], [0, r * 1.25], [-r * 1.25, 0]),
  (r) => polygon([0, -r * 1.3], [r * 1.2, r * 0.9], [-r * 1.2, r * 0.9]),
  (r) => polygon([0, r * 1.3], [r * 1.2, -r * 0.9], [-r * 1.2, -r * 0.9]),
  (r) =>
    polygon(
      [-r * 0.6, -r * 1.1],
      [r * 0.6, -r * 1.1],
      [r * 1.25, 0],
      [r * 0.6, r * 1.1],
      [-r * 0.6, r * 1.1],
      [-r * 1.25, 0],
    ),
]

/** The mark of a series as an SVG path around 0, 0. */
export const markPath = (series: number, radius: number): string => (marks[series % marks.length] ?? circle)(radius)
