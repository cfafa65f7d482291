// The graph of a building and the ways in it. A subpath of their own: the libraries that triangulate weigh more than all else.

export { createGraph, type Graph } from '../graph/graph'
export {
  type Detour,
  type Nearby,
  nearbyIn,
  type StationWays,
  type StationWaysOptions,
  waysFromStation,
} from '../route/station-ways'
export type { WaysOptions } from '../route/tree'
export { type UnitReach, unitReach } from '../route/unit-reach'
export { type Destination, type NoWayReason, unreachableFrom, type Ways, waysFrom } from '../route/ways'
