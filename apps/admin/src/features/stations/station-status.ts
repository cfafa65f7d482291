import type { StationState } from '@kiosk-admin/api-client'

/** From the best to the one that has yet to be set up. */
export const stationStatuses = ['online', 'behind', 'restarting', 'offline', 'neverSeen'] as const
export type StationStatus = (typeof stationStatuses)[number]

type Seen = { state: StationState; lastSeenAt: string | null }

/** How a station is doing, on the map, in the table and in its sheet: one that never connected is not offline. */
export const statusOf = ({ state, lastSeenAt }: Seen): StationStatus =>
  state === 'offline' && lastSeenAt === null ? 'neverSeen' : state
