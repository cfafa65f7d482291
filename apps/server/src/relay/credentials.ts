import { closeCode, main, sameSocket } from '@kiosk-admin/kiosk-client'
import type { Log } from '../platform/log'
import { type Client, type Clients, isStaff, type StaffClient } from './clients'
import type { Authenticate } from './relay'
import { hasLost } from './rights'

export type CredentialsOptions = {
  clients: Clients
  log: Log
  authenticate: Authenticate
  drop: (client: Client, code: number, reason: string) => void
  /** The user may reach more than before. */
  widened: (client: StaffClient) => void
  /** The user has a right or a mall that they had not. */
  gained: (client: StaffClient) => void
}

/** Ends connections whose credential has ended, or is good for less than before. */
export function createCredentials({ clients, log, authenticate, drop, widened, gained }: CredentialsOptions) {
  /** Rises with each change of rights: what was found out before it is asked again. */
  let asOf = 0

  function signOut(client: Client) {
    if (isStaff(client)) clients.say([client], main, { type: 'signedOut' })
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
      if (isStaff(client) && hasLost(client.caller, caller)) {
        return drop(client, closeCode.rightWithdrawn, 'A right was withdrawn')
      }
      const before = client.caller
      client.caller = caller
      if (!isStaff(client) || before.kind !== 'staff') return
      widened(client)
      // what is there now, and was not before
      if (hasLost(caller, before)) gained(client)
    } catch (error) {
      log.error('A credential could not be checked', { error })
      drop(client, closeCode.serverStopping, 'Try again')
    }
  }

  return {
    get asOf() {
      return asOf
    },
    recheck,
    sessionEnded(sessionId: string) {
      asOf += 1
      for (const client of clients.staff()) if (client.caller.sessionId === sessionId) signOut(client)
    },
    rightsChanged(userId: string) {
      asOf += 1
      for (const client of clients.staff()) if (client.caller.userId === userId) void recheck(client)
    },
    stationKeyChanged(mallId: string, stationId: string) {
      asOf += 1
      for (const client of clients.ofStation(mallId, stationId)) void recheck(client)
    },
  }
}
