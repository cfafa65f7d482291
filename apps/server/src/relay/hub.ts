import { may } from '@kiosk-admin/api-client'
// The relay of one server process: authenticates sockets, routes frames, sends events.

import { closeCode, main, type SocketId, sameSocket, simulatedVersion } from '@kiosk-admin/kiosk-client'
import type { Clock } from '../dependencies'
import { createBucket } from '../limits/token-bucket'
import type { Log } from '../platform/log'
import type { Random } from '../random'
import type { Bus } from './bus'
import { type Client, createClients, isStaff, type StaffClient, type Transport } from './clients'
import { createCredentials } from './credentials'
import { createInterprocess, type RelayEvent } from './interprocess'
import { createPresenceRegistry, presenceMessage } from './presence'
import type { Authenticate, Changed, Relay, SocketCaller } from './relay'
import { maySeePresence } from './rights'
import { createRouter } from './router'
import { createStationJournal, type StationOccurrence, type WriteStationEvents } from './station-journal'
import { createStations } from './stations'

/** Rate limits of frames. Bursts cover a publish, which sends a frame to each station; otherwise pings and replies. */
const frameLimits = { staff: { burst: 3_000, perSecond: 50 }, station: { burst: 200, perSecond: 20 } }
const socketLimits = { staff: 50, station: 8 }
/** Four missed pings. */
const stationTimeoutMs = 60_000
/** Keeps a message between processes below the size limit of the bus. */
const maxIdsPerMessage = 100

/** Close code for clients that do not read what they are sent; stations know no such code and connect again. */
const tooSlow = 1013

/** The reason of a disconnect event, by the close code of the server. */
const disconnectReasons: Readonly<Record<number, StationOccurrence['reason']>> = {
  [closeCode.serverStopping]: 'server',
  [closeCode.noAnswer]: 'silent',
  [closeCode.credentialEnded]: 'key',
  [closeCode.tooManyFrames]: 'frames',
  [tooSlow]: 'slow',
}

const replacedSimulation = { code: closeCode.rightWithdrawn, reason: 'The real station is there' }

export type HubOptions = {
  bus: Bus
  clock: Clock
  random: Random
  log: Log
  authenticate: Authenticate
  /** The number of a mall's current publication; `null` before the first. */
  currentPublication: (mallId: string) => Promise<number | null>
  /** Stores the events of stations. @default not stored */
  writeStationEvents?: WriteStationEvents
}

/** The credential and the claimed identity of an upgrade request. */
export type HandshakeRequest = {
  credential: string | undefined
  claimed: SocketId
  softwareVersion?: string | undefined
}
export type Handshake = { caller: SocketCaller; credential: string; softwareVersion: string | null; revision: number }
export type HandshakeError = { code: number; reason: string }

export type Hub = Relay & {
  /** Authenticates a connection. Call `open` directly after it. */
  handshake(request: HandshakeRequest): Promise<Handshake | HandshakeError>
  open(handshake: Handshake, transport: Transport): { receive(text: string): void; closed(): void }
  /** The number of open connections of this process. */
  counts(): { staff: number; station: number }
  /** Call it every 15 s: closes dead connections and those without a valid credential, and notifies outdated stations again. */
  sweep(): void
}

/** The relay of one server process, independent of the transport. */
export function createHub({
  bus,
  clock,
  random,
  log,
  authenticate,
  currentPublication,
  writeStationEvents = async () => {},
}: HubOptions): Hub {
  const now = () => clock.now().getTime()
  const processId = Array.from(random.bytes(8), (byte) => byte.toString(16).padStart(2, '0')).join('')
  let count = 0
  const newId = () => `${processId}-${++count}`
  let closing = false

  const clients = createClients(newId, (client) => end(client, tooSlow, 'Too slow'))
  const registry = createPresenceRegistry(now)
  const journal = createStationJournal({ write: writeStationEvents, log, onWritten: announceStationEvents })
  const record = journal.add
  const stations = createStations({
    processId,
    clients,
    registry,
    now,
    log,
    currentPublication,
    share: (sighting) => peers.send({ kind: 'seen', sightings: [sighting] }),
    record,
  })
  const credentials = createCredentials({
    clients,
    log,
    authenticate,
    drop,
    onGained(client) {
      sendPresence(client)
      announceOwnPermissions(client)
    },
  })
  const { onFrame: onStationFrame, onRestarting, refresh } = stations
  const forward = (...[frame, by]: Parameters<typeof router.receiveForwarded>) =>
    peers.send({ kind: 'frame', frame, ...(by && { by }) })
  const router = createRouter({ clients, now, newId, log, forward, onStationFrame, onRestarting, record })
  const peers = createInterprocess({
    processId,
    bus,
    registry,
    log,
    dispatch,
    refresh,
    onForwarded: router.receiveForwarded,
    onGap,
  })

  /** Closes a connection. Later frames are ignored, because closing may take a while. */
  function drop(client: Client, code: number, reason: string) {
    client.transport.close(code, reason)
    forget(client, disconnectReasons[code])
  }

  /** Closes a connection for what its client does. */
  function end(client: Client, code: number, reason: string) {
    log.warn('A connection was closed', { why: reason, ...client.identity })
    drop(client, code, reason)
  }

  function forget(client: Client, reason?: StationOccurrence['reason']) {
    if (clients.remove(client) && !isStaff(client)) stations.onDisconnected(client, reason)
  }

  /** Notifies open lists of these stations' events, which then refetch. */
  function announceStationEvents(stations: readonly SocketId[]) {
    for (const [mallId, some] of Map.groupBy(stations, (station) => station.mallId)) {
      const stationIds = [...new Set(some.map(({ stationId }) => stationId))]
      for (let from = 0; from < stationIds.length; from += maxIdsPerMessage) {
        broadcast({ kind: 'stationEvents', mallId, stationIds: stationIds.slice(from, from + maxIdsPerMessage) })
      }
    }
  }

  const isSimulated = (client: Client) => client.softwareVersion === simulatedVersion

  const hasRealStation = ({ mallId, stationId }: SocketId) =>
    clients.ofStation(mallId, stationId).some((client) => !isSimulated(client))

  /** Closes simulations of a station when the real one connects. */
  function endSimulations({ identity: { mallId, stationId } }: Client) {
    const simulations = clients.ofStation(mallId, stationId).filter(isSimulated)
    for (const client of simulations) drop(client, replacedSimulation.code, replacedSimulation.reason)
  }

  /** Events may have been missed: all clients reconnect, are authenticated again and fetch the current state. */
  function onGap() {
    registry.forgetAllCurrent()
    for (const client of clients.all()) drop(client, closeCode.serverStopping, 'Connect again')
    peers.announce()
  }

  function sendPresence(client: StaffClient) {
    for (const mallId of client.caller.malls.keys()) {
      if (!maySeePresence(client.caller, mallId)) continue
      for (const presence of registry.all(mallId)) clients.sendMessage([client], main, presenceMessage(presence))
    }
  }

  /** Announces users' own record even without permission to read users, so that their menu and lists refetch. */
  function announceOwnPermissions(client: StaffClient) {
    const { userId: id, userName: name } = client.caller
    clients.sendMessage([client], main, {
      type: 'changed',
      mallId: null,
      resource: 'User',
      ids: [id],
      by: { id, name },
    })
  }

  /** Delivers an event of this or another process. */
  function dispatch(event: RelayEvent) {
    switch (event.kind) {
      case 'changed': {
        const { area, ...changed } = event.change
        return clients.sendToStaff({ type: 'changed', ...changed }, mayRead(changed.mallId, area))
      }
      case 'editing': {
        const { area, ...editing } = event.editing
        return clients.sendToStaff({ type: 'editing', ...editing }, mayRead(editing.mallId, area))
      }
      case 'published': {
        const { mallId, number } = event
        stations.published(mallId, number)
        return clients.sendToStaff({ type: 'published', mallId, number }, mayRead(mallId, null))
      }
      case 'mapState': {
        const message = { type: 'state', mallId: event.mallId, version: event.version } as const
        for (const station of clients.stationsOfMall(event.mallId)) {
          clients.sendMessage([station], station.identity, message)
        }
        return clients.sendToStaff(message, mayRead(event.mallId, 'Parking'))
      }
      case 'stationEvents': {
        const { mallId, stationIds } = event
        return clients.sendToStaff({ type: 'stationEvents', mallId, stationIds }, mayRead(mallId, 'Mall'))
      }
      case 'sessionEnded':
        return credentials.sessionEnded(event.sessionId)
      case 'rightsChanged':
        return credentials.rightsChanged(event.userId)
      case 'stationKeyChanged':
        return credentials.stationKeyChanged(event.mallId, event.stationId)
    }
  }

  const broadcast = (event: RelayEvent) => {
    dispatch(event)
    peers.send(event)
  }

  return {
    async handshake({ credential, claimed, softwareVersion }) {
      const { revision } = credentials
      const caller = credential === undefined ? undefined : await authenticate(credential)
      if (!caller || credential === undefined) return { code: closeCode.credentialEnded, reason: 'Not Authenticated' }
      if (!sameSocket(claimed, caller.kind === 'staff' ? main : caller)) {
        return { code: closeCode.rightWithdrawn, reason: 'Not the holder of this credential' }
      }
      if (clients.withCredential(credential) >= socketLimits[caller.kind]) {
        return { code: closeCode.tooManyFrames, reason: 'Too many connections' }
      }
      if (softwareVersion === simulatedVersion && hasRealStation(claimed)) return replacedSimulation
      return { caller, credential, softwareVersion: softwareVersion?.slice(0, 40) ?? null, revision }
    },

    open({ caller, credential, softwareVersion, revision }, transport) {
      const identity = caller.kind === 'staff' ? main : { mallId: caller.mallId, stationId: caller.stationId }
      const bucket = createBucket(frameLimits[caller.kind], now())
      const opened = { caller, credential, identity, softwareVersion, transport, bucket }
      const client: Client = { ...opened, owed: 0, lastFrameAt: now() }
      clients.add(client)
      if (isStaff(client)) sendPresence(client)
      else {
        stations.onConnected(client)
        if (!isSimulated(client)) endSimulations(client)
      }
      if (closing) drop(client, closeCode.serverStopping, 'The server is stopping')
      if (revision !== credentials.revision) void credentials.recheck(client)
      return {
        receive(text) {
          if (!clients.has(client)) return
          client.lastFrameAt = now()
          const isOwed = client.owed > 0
          if (isOwed) client.owed -= 1
          if (isOwed || client.bucket.take(client.lastFrameAt)) return router.receive(client, text)
          end(client, closeCode.tooManyFrames, 'Too many frames')
        },
        closed: () => forget(client),
      }
    },

    counts() {
      const counts = { staff: 0, station: 0 }
      for (const { caller } of clients.all()) counts[caller.kind] += 1
      return counts
    },

    sweep() {
      const at = now()
      for (const client of clients.all()) {
        if (isStaff(client)) continue
        if (at - client.lastFrameAt > stationTimeoutMs) drop(client, closeCode.noAnswer, 'No answer')
        else stations.notifyAgain(client)
      }
      void credentials.sweep()
      router.sweep()
      peers.sweep()
      stations.sweep()
    },

    changed(change) {
      for (let from = 0; from < change.ids.length; from += maxIdsPerMessage) {
        broadcast({ kind: 'changed', change: { ...change, ids: change.ids.slice(from, from + maxIdsPerMessage) } })
      }
    },
    editing: (editing) => broadcast({ kind: 'editing', editing }),
    published: ({ mallId, number }) => broadcast({ kind: 'published', mallId, number }),
    mapState: ({ mallId, version }) => broadcast({ kind: 'mapState', mallId, version }),
    sessionEnded: (sessionId) => broadcast({ kind: 'sessionEnded', sessionId }),
    rightsChanged: (userId) => broadcast({ kind: 'rightsChanged', userId }),
    stationKeyChanged: (mallId, stationId) => broadcast({ kind: 'stationKeyChanged', mallId, stationId }),
    presence: (mallId) => registry.all(mallId),

    async close() {
      closing = true
      for (const client of clients.all()) drop(client, closeCode.serverStopping, 'The server is stopping')
      await journal.close()
      await peers.close()
    },
  }
}

/** Whether staff may read records of an area in a mall or, with `null`, in at least one; an area of `null` is open to all. */
const mayRead =
  (mallId: string | null, area: Changed['area']) =>
  ({ caller }: StaffClient): boolean =>
    [...caller.malls].some(([id, permissions]) => {
      return (mallId === null || id === mallId) && (area === null || may(permissions, area, 'read'))
    })
