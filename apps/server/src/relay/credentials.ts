// Rechecks the credentials of open connections when permissions change.

import { closeCode, main, sameSocket } from '@kiosk-admin/kiosk-client'
import type { Log } from '../platform/log'
import { type Client, type Clients, isStaff, type StaffClient } from './clients'
import type { Authenticate } from './relay'
import { hasLostPermission } from './rights'

export type CredentialsOptions = {
  clients: Clients
  log: Log
  authenticate: Authenticate
  drop: (client: Client, code: number, reason: string) => void
  /** Called when the user gained a permission or a mall. */
  onGained: (client: StaffClient) => void
}

/** Closes connections after their credential has expired or lost a permission. */
export function createCredentials({ clients, log, authenticate, drop, onGained }: CredentialsOptions) {
  /** Incremented by each change of permissions: results of earlier checks are stale. */
  let revision = 0

  function signOut(client: Client) {
    if (isStaff(client)) clients.sendMessage([client], main, { type: 'signedOut' })
    drop(client, closeCode.credentialEnded, 'The credential has ended')
  }

  async function refresh(client: Client) {
    const caller = await authenticate(client.credential)
    if (!clients.has(client)) return
    if (caller?.kind !== client.caller.kind) return signOut(client)
    if (caller.kind === 'station') {
      if (!sameSocket(caller, client.identity)) signOut(client)
      return
    }
    if (isStaff(client) && hasLostPermission(client.caller, caller)) {
      return drop(client, closeCode.rightWithdrawn, 'A right was withdrawn')
    }
    const before = client.caller
    client.caller = caller
    // the arguments are swapped to detect gains
    if (!isStaff(client) || before.kind !== 'staff' || !hasLostPermission(caller, before)) return
    onGained(client)
  }

  /** Rechecks a connection after an event, or closes it. */
  async function recheck(client: Client) {
    try {
      await refresh(client)
    } catch (error) {
      log.error('A credential could not be checked', { error })
      drop(client, closeCode.serverStopping, 'Try again')
    }
  }

  let sweeping = false

  /** Rechecks those of people, one after the other: a server that ends after a commit sends no event of it. */
  async function sweep() {
    if (sweeping) return
    sweeping = true
    try {
      for (const client of clients.staff()) if (clients.has(client)) await refresh(client)
    } catch (error) {
      // connections outlast an outage of the database; the next sweep checks them
      log.warn('The credentials of connections could not be checked', { error })
    } finally {
      sweeping = false
    }
  }

  return {
    sweep,
    get revision() {
      return revision
    },
    recheck,
    sessionEnded(sessionId: string) {
      revision += 1
      for (const client of clients.staff()) if (client.caller.sessionId === sessionId) signOut(client)
    },
    rightsChanged(userId: string) {
      revision += 1
      for (const client of clients.staff()) if (client.caller.userId === userId) void recheck(client)
    },
    stationKeyChanged(mallId: string, stationId: string) {
      revision += 1
      for (const client of clients.ofStation(mallId, stationId)) void recheck(client)
    },
  }
}
