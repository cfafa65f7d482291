// Computes the stops of a publication's delivery to stations.

import { codeRanges, type StationState } from '../../layout/station-line/stations'

export interface DeliveryStation {
  id: string
  code: string
  state: StationState
  /** Number of the shown publication. */
  shows?: number
  /** When it first showed the publication; of a station that is offline, when it was last seen. */
  since?: Date
}

/** A stop of the delivery line: one station, or a group in the same state. */
export interface DeliveryStop {
  state: StationState
  /** Codes of the stations: "K1–K6". */
  codes: string
  ids: string[]
  /** The latest time of its stations. */
  since?: Date
}

/** More stations than this in one pending state are grouped, which keeps the line short. */
const SINGLE_STOPS = 3

const ORDER: readonly StationState[] = ['online', 'behind', 'restarting', 'offline']

/** Stops of the delivery line, from shown to unreachable. */
export function deliveryStops(stations: readonly DeliveryStation[]): DeliveryStop[] {
  return ORDER.flatMap((state) => {
    const alike = stations.filter((station) => station.state === state)
    if (alike.length === 0) return []
    return state === 'online' || alike.length > SINGLE_STOPS
      ? [stopOf(state, alike)]
      : alike.map((one) => stopOf(state, [one]))
  })
}

function stopOf(state: StationState, stations: readonly DeliveryStation[]): DeliveryStop {
  const since = stations.flatMap((station) => station.since ?? []).sort((a, b) => b.getTime() - a.getTime())[0]
  return { state, codes: codeRanges(stations.map(({ code }) => code)), ids: stations.map(({ id }) => id), since }
}
