// Merges overlapping stations of the map into clusters with the worst state.

import type { StationState } from '../../layout/station-line/stations'
import { type LatLng, type MapPoint, toPixels } from '../canvas/geo'

/** State of a station; one that never connected is not offline. */
export type MapStationState = StationState | 'neverSeen'

/** Items that would overlap; a single item is a cluster, too. */
export type MapCluster<T> = {
  /** Id of the first item, stable across updates. */
  id: string
  position: LatLng
  items: readonly T[]
}

type Placed = { id: string; position: LatLng }

/** Width of the widest marker, the minimum distance of clusters. */
const REACH = 56

/**
 * Joins overlapping items at a zoom in a grid of cells, in linear time. A cluster is at its first item, because centres
 * could overlap.
 */
export function clusterPositions<T extends Placed>(items: readonly T[], zoom: number, reach = REACH): MapCluster<T>[] {
  const points = items.map(({ position }) => toPixels(position, zoom))
  const cells = new Map<string, number[]>()
  const cellOf = ({ x, y }: MapPoint) => [Math.floor(x / reach), Math.floor(y / reach)] as const
  points.forEach((point, index) => {
    const key = cellOf(point).join()
    const cell = cells.get(key)
    if (cell) cell.push(index)
    else cells.set(key, [index])
  })
  const taken = new Set<number>()
  return points.flatMap((point, index) => {
    if (taken.has(index)) return []
    const [column, row] = cellOf(point)
    const near: number[] = []
    for (let x = column - 1; x <= column + 1; x += 1) {
      for (let y = row - 1; y <= row + 1; y += 1) near.push(...(cells.get(`${x},${y}`) ?? []))
    }
    const joined = near
      .filter((other) => !taken.has(other) && distance(point, points[other]) < reach)
      .sort((a, b) => a - b)
    for (const other of joined) taken.add(other)
    const members = joined.flatMap((other) => items[other] ?? [])
    const [first] = members
    return first ? [{ id: first.id, position: first.position, items: members }] : []
  })
}

const distance = (a: MapPoint, b: MapPoint | undefined) => (b ? Math.hypot(a.x - b.x, a.y - b.y) : Infinity)

/** Whether zooming in splits the cluster. */
export function canPart(items: readonly Pick<Placed, 'position'>[], maxZoom: number): boolean {
  const [first, ...others] = items.map(({ position }) => toPixels(position, maxZoom))
  return first !== undefined && others.some((other) => distance(first, other) >= REACH)
}

const WORST: readonly MapStationState[] = ['offline', 'restarting', 'behind', 'neverSeen', 'online']

/** The worst state. */
export const worstState = (stations: readonly { state: MapStationState }[]): MapStationState =>
  WORST.find((state) => stations.some((station) => station.state === state)) ?? 'online'

/** Number of stations by state, worst first, without zeros. */
export const countStates = (
  stations: readonly { state: MapStationState }[],
): { state: MapStationState; count: number }[] =>
  WORST.map((state) => ({ state, count: stations.filter((station) => station.state === state).length })).filter(
    ({ count }) => count > 0,
  )

/** Sorts marks in reading order: rows of marker height, from the left. */
export function readingOrder<T extends { point: MapPoint }>(marks: readonly T[], rowHeight = 36): T[] {
  const rows: T[][] = []
  for (const mark of [...marks].sort((a, b) => a.point.y - b.point.y)) {
    const row = rows.at(-1)
    const top = row?.[0]?.point.y
    if (row && top !== undefined && mark.point.y - top < rowHeight) row.push(mark)
    else rows.push([mark])
  }
  return rows.flatMap((row) => row.sort((a, b) => a.point.x - b.point.x))
}
