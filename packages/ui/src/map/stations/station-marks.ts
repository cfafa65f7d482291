import type { StationStop } from '../../layout/station-line/stations'
import { type LatLng, type MapPoint, toPixels } from '../canvas/geo'
import { canPart, clusterPositions, type MapCluster, type MapStationState, readingOrder, worstState } from './clusters'

/** A station and where it stands; without a position it is not on the map, only in its list. */
export type MapStation = Omit<StationStop, 'state'> & {
  state: MapStationState
  /** What it is called beside its code: "Entrance north". */
  name?: string
  position: LatLng | null
}

export type PlacedStation = MapStation & { position: LatLng }

/** One marker of the map: a station, or several that lie too near together. */
export type StationMark = MapCluster<PlacedStation> & {
  /** In pixels of the whole world at this zoom. */
  point: MapPoint
  state: MapStationState
  /** Whether coming nearer parts them. */
  parts: boolean
}

export const isPlaced = (station: MapStation): station is PlacedStation => station.position !== null

/** The markers at a zoom, in the order in which one reads a page. */
export const stationMarks = (stations: readonly MapStation[], zoom: number, maxZoom: number): StationMark[] =>
  readingOrder(
    clusterPositions(stations.filter(isPlaced), zoom).map((cluster) => ({
      ...cluster,
      point: toPixels(cluster.position, zoom),
      state: worstState(cluster.items),
      parts: cluster.items.length > 1 && canPart(cluster.items, maxZoom),
    })),
  )

/** The mark that a station is in. */
export const markOf = (marks: readonly StationMark[], stationId: string | undefined): StationMark | undefined =>
  marks.find(({ items }) => items.some(({ id }) => id === stationId))

export type MarkMove = 'next' | 'previous' | 'first' | 'last'

/** The mark that a key leads to; at either end it stays. */
export function moveMark(marks: readonly StationMark[], from: StationMark | undefined, move: MarkMove) {
  if (move === 'first' || !from) return marks[0]
  if (move === 'last') return marks.at(-1)
  const index = marks.indexOf(from) + (move === 'next' ? 1 : -1)
  return marks[Math.min(marks.length - 1, Math.max(0, index))]
}
