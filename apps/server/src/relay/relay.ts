import type { Area, Permissions, ResourceName, StationState } from '@kiosk-admin/api-client'

export type By = { id: string; name: string }

/** Records of one resource that were written; sent only to staff who may read their area. */
export type Changed = {
  /** `null`: not of one mall (users, groups). */
  mallId: string | null
  resource: ResourceName | 'InfoPage' | 'Sms'
  /** `null`: every signed-in user of the mall may know. */
  area: Area | null
  ids: string[]
  by: By
}

/** `ended`: its form was closed. */
export type Editing = Omit<Changed, 'ids' | 'mallId'> & { mallId: string; id: string; ended?: true }

export type StationPresence = {
  mallId: string
  stationId: string
  state: StationState
  /** The number of the publication it shows; `null` while it has not said. */
  publication: number | null
  /** ISO 8601, UTC. */
  lastSeenAt: string | null
  softwareVersion: string | null
}

/** Who holds a credential, as far as the socket is concerned. */
export type SocketCaller =
  | {
      kind: 'staff'
      sessionId: string
      userId: string
      userName: string
      mallIds: string[]
      areas: Permissions
      /** When the session ends unless it is used; the credential is asked about again then. */
      expiresAt: Date
    }
  | { kind: 'station'; mallId: string; stationId: string }

/** `undefined`: nobody's credential, or one that has ended. */
export type Authenticate = (credential: string) => Promise<SocketCaller | undefined>

/**
 * What the app tells the open sockets, in this process and in all others. Call it after the transaction is committed:
 * whoever hears of a change asks for it at once. Nothing here fails; what cannot be delivered is logged.
 */
export type Relay = {
  changed(change: Changed): void
  /** Someone has this record open in a form, or has it no more. */
  editing(editing: Editing): void
  /** Nudges every station of the mall, and tells its staff. */
  published(publication: { mallId: string; number: number }): void
  sessionEnded(sessionId: string): void
  /** A user's group, rights, malls or status, or their group's rights: each of their sockets is checked again. */
  rightsChanged(userId: string): void
  /** The station has a new key, or is deleted. */
  stationKeyChanged(mallId: string, stationId: string): void
  /** The stations heard of since the start, in any process; one that is not in the list is offline. */
  presence(mallId: string): StationPresence[]
  close(): Promise<void>
}
