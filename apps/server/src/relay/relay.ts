import type { Area, Permissions, StationState } from '@kiosk-admin/api-client'
import type { ResourceName } from '@kiosk-admin/api-client/internal'

/** Author of a change. */
export type Author = { id: string; name: string }

/** A change of records of one resource; sent to staff who may read the area. */
export type Changed = {
  /** `null` for resources outside malls (users, groups). */
  mallId: string | null
  resource: ResourceName | 'InfoPage' | 'Sms'
  /** `null` for every signed-in user of the mall. */
  area: Area | null
  ids: string[]
  by: Author
}

/** A record that is open in a form; `ended` when the form was closed. */
export type Editing = Omit<Changed, 'ids' | 'mallId'> & { mallId: string; id: string; ended?: true }

export type StationPresence = {
  mallId: string
  stationId: string
  state: StationState
  /** The number of the publication on the station; `null` until it has reported one. */
  publication: number | null
  /** ISO 8601, UTC. */
  lastSeenAt: string | null
  softwareVersion: string | null
}

/** The authenticated holder of a credential. */
export type SocketCaller =
  | {
      kind: 'staff'
      sessionId: string
      userId: string
      userName: string
      /** Permissions in each mall that the user reaches, by id. */
      malls: ReadonlyMap<string, Permissions>
      /** The end of the session unless it is used; the credential is checked again at that time. */
      expiresAt: Date
    }
  | { kind: 'station'; mallId: string; stationId: string }

/** Looks up a credential; `undefined` when it is unknown or has ended. */
export type Authenticate = (credential: string) => Promise<SocketCaller | undefined>

/**
 * Sends events to the open sockets of all server processes. Call it after the commit, because clients refetch at once.
 * It never throws; failed deliveries are logged.
 */
export type Relay = {
  changed(change: Changed): void
  /** A user has opened or closed a record in a form. */
  editing(editing: Editing): void
  /** Notifies the stations and the staff of the mall. */
  published(publication: { mallId: string; number: number }): void
  /** What is out of order has changed: notifies the stations of the mall, and staff who may read Parking. */
  mapState(state: { mallId: string; version: number }): void
  sessionEnded(sessionId: string): void
  /** Call it when a user's permissions, malls or status changed: the user's sockets are authorised again. */
  rightsChanged(userId: string): void
  /** The station has a new key, or was deleted. */
  stationKeyChanged(mallId: string, stationId: string): void
  /** The stations seen by any process since the start; all others are offline. */
  presence(mallId: string): StationPresence[]
  close(): Promise<void>
}
