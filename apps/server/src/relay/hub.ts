import { closeCode, main, type ServerMessage, type SocketId, sameSocket, server } from '@kiosk-admin/kiosk-client'
import type { Log } from '../platform/log'
import type { Clock, Random } from '../seams'
import { createBucket } from './bucket'
import type { Bus } from './bus'
import { type Client, createClients, isStaff, type StaffClient, type Transport } from './clients'
import { createInterprocess, type News } from './interprocess'
import { createPresenceBook, keyOf, type Sighting } from './presence'
import type { Authenticate, Relay, SocketCaller } from './relay'
import { hasLost, mayHearPresence } from './rights'
import { createRouter } from './router'

/** A publish sends a frame to each station at once; after that there are tests and answers only. */
const frameLimits = { staff: { burst: 3_000, perSecond: 50 }, station: { burst: 200, perSecond: 20 } }
const socketLimits = { staff: 50, station: 8 }
/** Four of its test messages: nobody is there. */
const stationSilenceMs = 60_000
const nudgeAgainMs = 30_000

export type HubOptions = {
  bus: Bus
  clock: Clock
  random: Random
  log: Log
  authenticate: Authenticate
  /** The number of a mall's current publication; `null` before the first. */
  currentPublication: (mallId: string) => Promise<number | null>
}

/** Says who knocks: what stands in the address and in the subprotocols of the request. */
export type Knock = { credential: string | undefined; claimed: SocketId; softwareVersion?: string | undefined }
export type Admission = { caller: SocketCaller; credential: string; softwareVersion: string | null; asOf: number }
export type Refused = { code: number; reason: string }

export type Hub = Relay & {
  /** Decides whether a connection may be opened; with `open` straight after it. */
  admit(knock: Knock): Promise<Admission | Refused>
  open(admission: Admission, transport: Transport): { receive(text: string): void; closed(): void }
  /** To be called every 15 s: ends what is dead or expired, and nudges again who is behind. */
  sweep(): void
}

export function createHub({ bus, clock, random, log, authenticate, currentPublication }: HubOptions): Hub {
  const now = () => clock.now().getTime()
  const self = Array.from(random.bytes(8), (byte) => byte.toString(16).padStart(2, '0')).join('')
  let count = 0
  const newId = () => `${self}-${++count}`
  /** Rises with each change of rights: what was found out before it is asked again. */
  let rightsAsOf = 0
  let closing = false

  const clients = createClients()
  const book = createPresenceBook(now)
  const nudgedAt = new WeakMap<Client, number>()
  const told = new Map<string, string>()

  const say = (to: Iterable<Client>, toSocketId: SocketId, message: ServerMessage) =>
    clients.send(to, { id: newId(), toSocketId, fromSocketId: server, message })
  const sayToStaff = (message: ServerMessage, hears: (client: StaffClient) => boolean) =>
    say(clients.staff().filter(hears), main, message)

  const others = createInterprocess({
    self,
    bus,
    book,
    log,
    tell,
    refresh,
    passed: (frame) => router.passed(frame),
    gap,
  })

  const router = createRouter({
    clients,
    now,
    newId,
    log,
    pass: (frame) => others.send({ kind: 'frame', frame }),
    heard(client, { publication, restarted }) {
      const before = sightingOf(client)
      const part = publication === undefined ? {} : { publication }
      const back = restarted ? { restartingSince: null } : {}
      note({ ...before, ...part, ...back, seenAt: now() }, before)
    },
    restarting: (client) => note({ ...sightingOf(client), restartingSince: now() }),
  })

  function sightingOf({ identity: { mallId, stationId }, softwareVersion }: Client): Sighting {
    const known = book.of(self, mallId, stationId)
    if (known) return known
    const publication = book.one(mallId, stationId)?.publication ?? null
    return { mallId, stationId, connected: true, publication, seenAt: now(), restartingSince: null, softwareVersion }
  }

  /** Writes down what was seen; tells the others unless only the time is new. */
  function note(sighting: Sighting, before?: Sighting) {
    book.note(self, sighting)
    if (before && JSON.stringify({ ...before, seenAt: 0 }) === JSON.stringify({ ...sighting, seenAt: 0 })) return
    others.send({ kind: 'seen', sightings: [sighting] })
    refresh(sighting.mallId, sighting.stationId)
  }

  /** Tells staff how a station is, when that is new. */
  function refresh(mallId: string, stationId: string) {
    learnCurrent(mallId)
    const presence = book.one(mallId, stationId)
    if (!presence) return
    // the version is for the list of stations only
    const { softwareVersion: _, ...frame } = presence
    const words = JSON.stringify({ ...frame, lastSeenAt: null })
    if (told.get(keyOf(mallId, stationId)) === words) return
    told.set(keyOf(mallId, stationId), words)
    const hears = ({ caller }: StaffClient) => caller.mallIds.includes(mallId) && mayHearPresence(caller)
    sayToStaff({ type: 'presence', ...frame }, hears)
  }

  function learnCurrent(mallId: string) {
    if (book.current(mallId) !== undefined) return
    // it counts as none until it is known, so that it is asked for once
    book.setCurrent(mallId, null)
    currentPublication(mallId).then(
      (number) => {
        if (number !== null && number > (book.current(mallId) ?? 0)) becomeCurrent(mallId, number)
      },
      (error) => {
        book.forgetCurrent(mallId)
        log.error('The current publication is not known', { mallId, error })
      },
    )
  }

  function becomeCurrent(mallId: string, number: number) {
    book.setCurrent(mallId, number)
    for (const station of clients.ofMallsStations(mallId)) nudge(station)
    for (const { stationId } of book.all(mallId)) refresh(mallId, stationId)
  }

  /** The station asks what is current and answers with what it shows. */
  function nudge(station: Client) {
    const { mallId } = station.identity
    const number = book.current(mallId)
    if (typeof number !== 'number') return
    nudgedAt.set(station, now())
    say([station], station.identity, { type: 'published', mallId, number })
  }

  /** What the app says, here or in another process. */
  function tell(news: News) {
    switch (news.kind) {
      case 'changed': {
        const { area, mallId, resource, ids, by } = news.change
        return sayToStaff({ type: 'changed', mallId, resource, ids, by }, mayRead(mallId, area))
      }
      case 'editing': {
        const { area, ...editing } = news.editing
        return sayToStaff({ type: 'editing', ...editing }, mayRead(editing.mallId, area))
      }
      case 'published': {
        const { mallId, number } = news
        if (number > (book.current(mallId) ?? 0)) becomeCurrent(mallId, number)
        return sayToStaff({ type: 'published', mallId, number }, mayRead(mallId, null))
      }
      case 'sessionEnded':
        rightsAsOf += 1
        for (const client of clients.staff()) if (client.caller.sessionId === news.sessionId) signOut(client)
        return
      case 'rightsChanged':
        rightsAsOf += 1
        for (const client of clients.staff()) if (client.caller.userId === news.userId) void recheck(client)
        return
      case 'stationKeyChanged':
        rightsAsOf += 1
        for (const client of clients.ofStation(news.mallId, news.stationId)) void recheck(client)
    }
  }

  type ReadArea = Extract<News, { kind: 'changed' }>['change']['area']
  const mayRead =
    (mallId: string | null, area: ReadArea) =>
    ({ caller }: StaffClient) =>
      (mallId === null || caller.mallIds.includes(mallId)) && (area === null || (caller.areas[area]?.read ?? false))

  /** Nothing that still comes from it counts: its closing may take a while. */
  function drop(client: Client, code: number, reason: string) {
    client.transport.close(code, reason)
    if (clients.remove(client)) left(client)
  }

  function signOut(client: Client) {
    if (isStaff(client)) say([client], main, { type: 'signedOut' })
    drop(client, closeCode.credentialEnded, 'The credential has ended')
  }

  /** Asks again whose credential it is: it may have ended, or be good for less than before. */
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
      client.caller = caller
      if (isStaff(client)) showPresence(client)
    } catch (error) {
      log.error('A credential could not be checked', { error })
      drop(client, closeCode.serverStopping, 'Try again')
    }
  }

  function showPresence(client: StaffClient) {
    if (!mayHearPresence(client.caller)) return
    for (const { softwareVersion: _, ...presence } of client.caller.mallIds.flatMap((mallId) => book.all(mallId))) {
      say([client], main, { type: 'presence', ...presence })
    }
  }

  function arrived(client: Client) {
    if (isStaff(client)) return showPresence(client)
    const { softwareVersion } = client
    note({ ...sightingOf(client), connected: true, restartingSince: null, seenAt: now(), softwareVersion })
    nudge(client)
  }

  function left(client: Client) {
    const { mallId, stationId } = client.identity
    if (isStaff(client) || clients.ofStation(mallId, stationId).length > 0) return
    note({ ...sightingOf(client), connected: false, seenAt: client.heardAt })
  }

  /** Events may have been missed: everybody comes back, is checked again and asks for what is new. */
  function gap() {
    book.forgetAllCurrent()
    for (const client of clients.all()) drop(client, closeCode.serverStopping, 'Connect again')
    others.greet()
  }

  const broadcast = (news: News) => {
    tell(news)
    others.send(news)
  }

  return {
    async admit({ credential, claimed, softwareVersion }) {
      const asOf = rightsAsOf
      const caller = credential === undefined ? undefined : await authenticate(credential)
      if (!caller || credential === undefined) return { code: closeCode.credentialEnded, reason: 'Not Authenticated' }
      if (!sameSocket(claimed, caller.kind === 'staff' ? main : caller)) {
        return { code: closeCode.rightWithdrawn, reason: 'Not the holder of this credential' }
      }
      if (clients.withCredential(credential) >= socketLimits[caller.kind]) {
        return { code: closeCode.tooManyFrames, reason: 'Too many connections' }
      }
      return { caller, credential, softwareVersion: softwareVersion?.slice(0, 40) ?? null, asOf }
    },

    open({ caller, credential, softwareVersion, asOf }, transport) {
      const identity = caller.kind === 'staff' ? main : { mallId: caller.mallId, stationId: caller.stationId }
      const bucket = createBucket(frameLimits[caller.kind], now())
      const client: Client = { caller, credential, identity, softwareVersion, transport, bucket, heardAt: now() }
      clients.add(client)
      if (closing) drop(client, closeCode.serverStopping, 'The server is stopping')
      if (asOf !== rightsAsOf) void recheck(client)
      arrived(client)
      return {
        receive(text) {
          if (!clients.has(client)) return
          client.heardAt = now()
          if (client.bucket.take(client.heardAt)) router.receive(client, text)
          else drop(client, closeCode.tooManyFrames, 'Too many frames')
        },
        closed() {
          if (clients.remove(client)) left(client)
        },
      }
    },

    sweep() {
      const at = now()
      for (const client of clients.all()) {
        if (isStaff(client)) {
          if (client.caller.expiresAt.getTime() <= at) void recheck(client)
        } else if (at - client.heardAt > stationSilenceMs) drop(client, closeCode.noAnswer, 'No answer')
        else if (isBehind(client) && at - (nudgedAt.get(client) ?? 0) >= nudgeAgainMs) nudge(client)
      }
      router.sweep()
      others.sweep()
      for (const { mallId, stationId } of book.all()) refresh(mallId, stationId)
    },

    changed(change) {
      // a message between processes has a largest size
      for (let from = 0; from < change.ids.length; from += 100) {
        broadcast({ kind: 'changed', change: { ...change, ids: change.ids.slice(from, from + 100) } })
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
      await others.close()
    },
  }

  function isBehind({ identity: { mallId, stationId } }: Client): boolean {
    const wanted = book.current(mallId)
    return typeof wanted === 'number' && book.of(self, mallId, stationId)?.publication !== wanted
  }
}
