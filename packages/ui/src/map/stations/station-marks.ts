import type { StationStop } from '../../layout/station-line/stations'
import { type LatLng, type MapPoint, toPixels } from '../canvas/geo'
import { canPart, clusterPositions, type MapCluster, type MapStationState, readingOrder, worstState } from './clusters'

/** A station with its position; without one, it is in the list only. */
export type MapStation = Omit<StationStop, 'state'> & {
  state: MapStationState
  /** Name beside the code: "Entrance north". */
  name?: string
  position: LatLng | null
}

export type PlacedStation = MapStation & { position: LatLng }

/** A marker: a station or a cluster. */
export type StationMark = MapCluster<PlacedStation> & {
  /** In world pixels at this zoom. */
  point: MapPoint
  state: MapStationState
  /** Whether zooming in splits it. */
  parts: boolean
}

export const isPlaced = (station: MapStation): station is PlacedStation => station.position !== null

/** Markers at a zoom, in reading order. */
export const stationMarks = (stations: readonly MapStation[], zoom: number, maxZoom: number): StationMark[] =>
  readingOrder(
    clusterPositions(stations.filter(isPlaced), zoom).map((cluster) => ({
      ...cluster,
      point: toPixels(cluster.position, zoom),
      state: worstState(cluster.items),
      parts: cluster.items.length > 1 && canPart(cluster.items, maxZoom),
    })),
  )

/** The marker of a station. */
export const markOf = (marks: readonly StationMark[], stationId: string | undefined): StationMark | undefined =>
  marks.find(({ items }) => items.some(({ id }) => id === stationId))

export type MarkMove = 'next' | 'previous' | 'first' | 'last'

/** The marker after a key press, without wrapping. */
export function moveMark(marks: readonly StationMark[], from: StationMark | undefined, move: MarkMove) {
  if (move === 'first' || !from) return marks[0]
  if (move === 'last') return marks.at(-1)
  const index = marks.indexOf(from) + (move === 'next' ? 1 : -1)
  return marks[Math.min(marks.length - 1, Math.max(0, index))]
}
