import { closeCode, main, type SocketId, sameSocket, simulatedVersion } from '@kiosk-admin/kiosk-client'
import type { Clock, Random } from '../dependencies'
import { createBucket } from '../limits/token-bucket'
import type { Log } from '../platform/log'
import type { Bus } from './bus'
import { type Client, createClients, isStaff, type StaffClient, type Transport } from './clients'
import { createCredentials } from './credentials'
import { createInterprocess, type News } from './interprocess'
import { createPresenceBook, presenceMessage } from './presence'
import type { Authenticate, Changed, Relay, SocketCaller } from './relay'
import { mayHearPresence } from './rights'
import { createRouter } from './router'
import { createStationJournal, type StationOccurrence, type WriteStationEvents } from './station-journal'
import { createStations } from './stations'

/** A publish sends a frame to each station at once; after that there are tests and answers only. */
const frameLimits = { staff: { burst: 3_000, perSecond: 50 }, station: { burst: 200, perSecond: 20 } }
const socketLimits = { staff: 50, station: 8 }
/** Four of its test messages: nobody is there. */
const stationSilenceMs = 60_000
/** So many ids fit into one message between processes. */
const idsInOne = 100

/** What a station's event says of a connection that the server ended. */
const whyDisconnected: Readonly<Record<number, StationOccurrence['reason']>> = {
  [closeCode.serverStopping]: 'server',
  [closeCode.noAnswer]: 'silent',
  [closeCode.credentialEnded]: 'key',
}

const givenWay = { code: closeCode.rightWithdrawn, reason: 'The real station is there' }

export type HubOptions = {
  bus: Bus
  clock: Clock
  random: Random
  log: Log
  authenticate: Authenticate
  /** The number of a mall's current publication; `null` before the first. */
  currentPublication: (mallId: string) => Promise<number | null>
  /** Keeps what happens to stations. @default nothing is kept */
  writeStationEvents?: WriteStationEvents
}

/** Says who knocks: what stands in the address and in the subprotocols of the request. */
export type Knock = { credential: string | undefined; claimed: SocketId; softwareVersion?: string | undefined }
export type Admission = { caller: SocketCaller; credential: string; softwareVersion: string | null; asOf: number }
export type Refused = { code: number; reason: string }

export type Hub = Relay & {
  /** Decides whether a connection may be opened; with `open` straight after it. */
  admit(knock: Knock): Promise<Admission | Refused>
  open(admission: Admission, transport: Transport): { receive(text: string): void; closed(): void }
  /** How many connections are open here. */
  counts(): { staff: number; station: number }
  /** To be called every 15 s: ends what is dead or expired, and nudges again who is behind. */
  sweep(): void
}

/** The relay of one server process, whatever carries its connections. */
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
  const self = Array.from(random.bytes(8), (byte) => byte.toString(16).padStart(2, '0')).join('')
  let count = 0
  const newId = () => `${self}-${++count}`
  let closing = false

  const clients = createClients(newId)
  const book = createPresenceBook(now)
  const journal = createStationJournal({ write: writeStationEvents, log, written: tellOfEvents })
  const record = journal.add
  const stations = createStations({
    self,
    clients,
    book,
    now,
    log,
    currentPublication,
    share: (sighting) => others.send({ kind: 'seen', sightings: [sighting] }),
    record,
  })
  const credentials = createCredentials({ clients, log, authenticate, drop, widened: showPresence, gained: tellGained })
  const { heard, restarting, refresh } = stations
  const pass = (...[frame, by]: Parameters<typeof router.passed>) =>
    others.send({ kind: 'frame', frame, ...(by && { by }) })
  const router = createRouter({ clients, now, newId, log, pass, heard, restarting, record })
  const others = createInterprocess({ self, bus, book, log, tell, refresh, passed: router.passed, gap })

  /** Nothing that still comes from it counts: its closing may take a while. */
  function drop(client: Client, code: number, reason: string) {
    client.transport.close(code, reason)
    gone(client, whyDisconnected[code])
  }

  function gone(client: Client, reason?: StationOccurrence['reason']) {
    if (clients.remove(client) && !isStaff(client)) stations.left(client, reason)
  }

  /** Whoever looks at what happened to these stations asks for it again. */
  function tellOfEvents(written: readonly SocketId[]) {
    for (const [mallId, some] of Map.groupBy(written, (station) => station.mallId)) {
      const stationIds = [...new Set(some.map(({ stationId }) => stationId))]
      for (let from = 0; from < stationIds.length; from += idsInOne) {
        broadcast({ kind: 'stationEvents', mallId, stationIds: stationIds.slice(from, from + idsInOne) })
      }
    }
  }

  const isSimulated = (client: Client) => client.softwareVersion === simulatedVersion

  const realStation = ({ mallId, stationId }: SocketId) =>
    clients.ofStation(mallId, stationId).some((client) => !isSimulated(client))

  /** A real station takes the place of its simulation. */
  function endSimulations({ identity: { mallId, stationId } }: Client) {
    const simulations = clients.ofStation(mallId, stationId).filter(isSimulated)
    for (const client of simulations) drop(client, givenWay.code, givenWay.reason)
  }

  /** Events may have been missed: everybody comes back, is checked again and asks for what is new. */
  function gap() {
    book.forgetAllCurrent()
    for (const client of clients.all()) drop(client, closeCode.serverStopping, 'Connect again')
    others.greet()
  }

  function showPresence(client: StaffClient) {
    if (!mayHearPresence(client.caller)) return
    for (const presence of client.caller.mallIds.flatMap((mallId) => book.all(mallId))) {
      clients.say([client], main, presenceMessage(presence))
    }
  }

  /** Of their own record they hear even without the right to read users: the menu and the lists ask anew. */
  function tellGained(client: StaffClient) {
    const { userId: id, userName: name } = client.caller
    clients.say([client], main, { type: 'changed', mallId: null, resource: 'User', ids: [id], by: { id, name } })
  }

  /** What the app says, here or in another process. */
  function tell(news: News) {
    switch (news.kind) {
      case 'changed': {
        const { area, ...changed } = news.change
        return clients.sayToStaff({ type: 'changed', ...changed }, mayRead(changed.mallId, area))
      }
      case 'editing': {
        const { area, ...editing } = news.editing
        return clients.sayToStaff({ type: 'editing', ...editing }, mayRead(editing.mallId, area))
      }
      case 'published': {
        const { mallId, number } = news
        stations.published(mallId, number)
        return clients.sayToStaff({ type: 'published', mallId, number }, mayRead(mallId, null))
      }
      case 'stationEvents': {
        const { mallId, stationIds } = news
        return clients.sayToStaff({ type: 'stationEvents', mallId, stationIds }, mayRead(mallId, 'Mall'))
      }
      case 'sessionEnded':
        return credentials.sessionEnded(news.sessionId)
      case 'rightsChanged':
        return credentials.rightsChanged(news.userId)
      case 'stationKeyChanged':
        return credentials.stationKeyChanged(news.mallId, news.stationId)
    }
  }

  const broadcast = (news: News) => {
    tell(news)
    others.send(news)
  }

  return {
    async admit({ credential, claimed, softwareVersion }) {
      const { asOf } = credentials
      const caller = credential === undefined ? undefined : await authenticate(credential)
      if (!caller || credential === undefined) return { code: closeCode.credentialEnded, reason: 'Not Authenticated' }
      if (!sameSocket(claimed, caller.kind === 'staff' ? main : caller)) {
        return { code: closeCode.rightWithdrawn, reason: 'Not the holder of this credential' }
      }
      if (clients.withCredential(credential) >= socketLimits[caller.kind]) {
        return { code: closeCode.tooManyFrames, reason: 'Too many connections' }
      }
      if (softwareVersion === simulatedVersion && realStation(claimed)) return givenWay
      return { caller, credential, softwareVersion: softwareVersion?.slice(0, 40) ?? null, asOf }
    },

    open({ caller, credential, softwareVersion, asOf }, transport) {
      const identity = caller.kind === 'staff' ? main : { mallId: caller.mallId, stationId: caller.stationId }
      const bucket = createBucket(frameLimits[caller.kind], now())
      const client: Client = { caller, credential, identity, softwareVersion, transport, bucket, heardAt: now() }
      clients.add(client)
      if (isStaff(client)) showPresence(client)
      else {
        stations.arrived(client)
        if (!isSimulated(client)) endSimulations(client)
      }
      if (closing) drop(client, closeCode.serverStopping, 'The server is stopping')
      if (asOf !== credentials.asOf) void credentials.recheck(client)
      return {
        receive(text) {
          if (!clients.has(client)) return
          client.heardAt = now()
          if (client.bucket.take(client.heardAt)) router.receive(client, text)
          else drop(client, closeCode.tooManyFrames, 'Too many frames')
        },
        closed: () => gone(client),
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
        if (isStaff(client)) {
          if (client.caller.expiresAt.getTime() <= at) void credentials.recheck(client)
        } else if (at - client.heardAt > stationSilenceMs) drop(client, closeCode.noAnswer, 'No answer')
        else stations.nudgeAgain(client)
      }
      router.sweep()
      others.sweep()
      stations.sweep()
    },

    changed(change) {
      for (let from = 0; from < change.ids.length; from += idsInOne) {
        broadcast({ kind: 'changed', change: { ...change, ids: change.ids.slice(from, from + idsInOne) } })
      }
    },
    editing: (editing) => broadcast({ kind: 'editing', editing }),
    published: ({ mallId, number }) => broadcast({ kind: 'published', mallId, number }),
    sessionEnded: (sessionId) => broadcast({ kind: 'sessionEnded', sessionId }),
    rightsChanged: (userId) => broadcast({ kind: 'rightsChanged', userId }),
    stationKeyChanged: (mallId, stationId) => broadcast({ kind: 'stationKeyChanged', mallId, stationId }),
    presence: (mallId) => book.all(mallId),

    async close() {
      closing = true
      for (const client of clients.all()) drop(client, closeCode.serverStopping, 'The server is stopping')
      await journal.close()
      await others.close()
    },
  }
}

/** Whether staff may hear of records of an area in a mall; `null` stands for any. */
const mayRead =
  (mallId: string | null, area: Changed['area']) =>
  ({ caller }: StaffClient): boolean =>
    (mallId === null || caller.mallIds.includes(mallId)) && (area === null || (caller.areas[area]?.read ?? false))
