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
  /** Called after the permissions of a connected user were read again. */
  onRefreshed: (client: StaffClient) => void
  /** Called when the user gained a permission or a mall. */
  onGained: (client: StaffClient) => void
}

/** Closes connections after their credential has expired or lost a permission. */
export function createCredentials({ clients, log, authenticate, drop, onRefreshed, onGained }: CredentialsOptions) {
  /** Incremented by each change of permissions: results of earlier checks are stale. */
  let revision = 0

  function signOut(client: Client) {
    if (isStaff(client)) clients.sendMessage([client], main, { type: 'signedOut' })
    drop(client, closeCode.credentialEnded, 'The credential has ended')
  }

  async function recheck(client: Client) {
    try {
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
      if (!isStaff(client) || before.kind !== 'staff') return
      onRefreshed(client)
      // the arguments are swapped to detect gains
      if (hasLostPermission(caller, before)) onGained(client)
    } catch (error) {
      log.error('A credential could not be checked', { error })
      drop(client, closeCode.serverStopping, 'Try again')
    }
  }

  return {
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
