import { distance } from '../geometry/plane'
import type { Connector } from '../model'
import type { Plane } from './plane-of'
import type { PlanWarning } from './warning'

/** Distance in metres between the stops of a lift above which its shaft is not straight. */
const farApart = 2

/** The warnings about a connector; stops on floors that do not exist count for nothing. */
export function checkConnector(connector: Connector, planes: ReadonlyMap<string, Plane>): PlanWarning[] {
  const { id, kind, direction } = connector
  const stops = connector.stops.flatMap(({ floorId, at }) => {
    const plane = planes.get(floorId)
    return plane ? [{ floorId, anchored: plane.anchored, place: plane.at(at) }] : []
  })
  const anchored = stops.filter((stop) => stop.anchored)
  const warn = (name: PlanWarning['name']): PlanWarning => ({ name, floorId: null, type: 'connector', id })
  const isApart = anchored.some((one, index) =>
    anchored.slice(0, index).some((other) => distance(one.place, other.place) > farApart),
  )
  return [
    ...(new Set(stops.map(({ floorId }) => floorId)).size < 2 ? [warn('connectorOnOneFloor')] : []),
    ...(kind === 'escalator' && direction === 'both' ? [warn('escalatorBothWays')] : []),
    ...(kind === 'lift' && isApart ? [warn('liftStopsApart')] : []),
  ]
}
