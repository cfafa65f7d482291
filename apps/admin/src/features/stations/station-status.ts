// The status of a station as staff see it, computed from its state and set-up.

import type { StationState } from '@kiosk-admin/api-client'

/** From best to worst; last, stations that are not set up. */
export const stationStatuses = ['online', 'behind', 'restarting', 'offline', 'neverSeen'] as const
export type StationStatus = (typeof stationStatuses)[number]

type Seen = { state: StationState; lastSeenAt: string | null }

/** The status in map, table and sheet: a station that never connected does not count as offline. */
export const statusOf = ({ state, lastSeenAt }: Seen): StationStatus =>
  state === 'offline' && lastSeenAt === null ? 'neverSeen' : state
