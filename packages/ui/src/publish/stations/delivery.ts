import { codeRanges, type StationState } from '../../layout/station-line/stations'

export interface DeliveryStation {
  id: string
  code: string
  state: StationState
  /** The number of the publication it shows. */
  shows?: number
  /** When it began to show it, or was last seen. */
  since?: Date
}

/** One stop of the delivery's line: stations that are alike share it. */
export interface DeliveryStop {
  state: StationState
  /** "K1–K6" */
  codes: string
  ids: string[]
  /** The latest of its stations. */
  since?: Date
}

/** More than this many that are not there yet share a stop as well, so that the line stays short. */
const SINGLE_STOPS = 3

const ORDER: readonly StationState[] = ['online', 'behind', 'restarting', 'offline']

/** Where a publication has got to: those that show it first, those out of reach last. */
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
