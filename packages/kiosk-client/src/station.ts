import { type MallSnapshot, type MapState, mallSnapshot, mapState } from '@kiosk-admin/api-client/kiosk'
import { type Click, createSender } from './clicks'
import { createEmitter } from './emitter'
import { type Environment, environmentWith } from './environment'
import { type ClickCounts, createOutbox } from './outbox'
import {
  isFromServer,
  main,
  type PublishedFrame,
  parseStationFrame,
  type RequestFrame,
  type SocketId,
  type StateFrame,
  sameSocket,
} from './protocol'
import { mayBeSent, type Search } from './searches'
import { createSocket, type SocketStatus } from './socket'
import { createSource, type SourceState } from './source'
import { loggingFailures, type StationStore } from './store'

export type StationOptions = {
  mallId: string
  stationId: string
  /** The station's key, created by staff. */
  key: string
  /** @default '/socket' */
  url?: string
  /** The base URL of the REST API. @default '/api' */
  baseUrl?: string
  fetch?: typeof globalThis.fetch
  /** Stores the last publication, clicks and searches across restarts. */
  store: StationStore
  /** Reloads the page. The next start answers the restart request. */
  restart: () => void
  softwareVersion?: string
  /** The interval of checks for a new publication and map state, in addition to the socket's. @default 300_000 */
  checkEveryMs?: number
  /** The largest number of waiting clicks and searches; more are dropped and counted. @default 100_000 */
  maxClicks?: number
  environment?: Partial<Environment>
}

export type StationSnapshot = {
  /** The publication to show; `null` before the first. */
  publication: MallSnapshot | null
  /** Whether the publication is known to be current. */
  source: SourceState
  /** What is out of order, as last known; `null` before it is. Compare `until` with the time at which you show it. */
  mapState: MapState | null
  connection: SocketStatus
  clicks: ClickCounts
}

type PendingRestart = { replyTo: string; to: SocketId }

export type Station = ReturnType<typeof createStation>

/** The client of a station: updates its publication, also after network failures, and executes commands of staff. */
export function createStation({
  mallId,
  stationId,
  key,
  url = '/socket',
  baseUrl = '/api',
  fetch = globalThis.fetch.bind(globalThis),
  store,
  restart,
  softwareVersion,
  checkEveryMs = 300_000,
  maxClicks,
  environment: parts,
}: StationOptions) {
  const environment = environmentWith(parts)
  const { clock, log } = environment
  const events = createEmitter<{ change: StationSnapshot }>((error) => log('A listener failed', error))
  const storage = loggingFailures(store, log)
  const identity: SocketId = { mallId, stationId }
  /** Ids of handled requests: one that arrives twice is handled once. */
  const handled = new Set<string>()
  let snapshot: StationSnapshot = {
    publication: null,
    source: 'unknown',
    mapState: null,
    connection: { state: 'closed' },
    clicks: { waiting: 0, dropped: 0 },
  }
  let visit = environment.newId()
  let running = false
  let cancelCheck = () => {}

  const address = `${baseUrl}/Kiosk/${encodeURIComponent(mallId)}`
  const requests = { key, fetch, store: storage, environment }

  const source = createSource({
    ...requests,
    name: 'publication',
    address: `${address}/Publication`,
    schema: mallSnapshot,
    isOwn: (publication) => publication.mallId === mallId,
    onChange(publication, state) {
      const before = snapshot.publication?.number
      update({ publication, source: state })
      if (publication && publication.number !== before) announce()
    },
  })

  const stateSource = createSource({
    ...requests,
    name: 'mapState',
    address: `${address}/State`,
    schema: mapState,
    onChange(next) {
      const before = snapshot.mapState?.version
      update({ mapState: next })
      if (next && next.version !== before) announce()
    },
  })

  const outbox = createOutbox({
    store: store.clicks,
    send: createSender({ key, baseUrl, fetch, clock }),
    environment,
    limit: maxClicks,
    onChange: () => update({}),
  })

  const socket = createSocket({
    url,
    identity,
    credential: () => key,
    softwareVersion,
    environment,
    parseFrame: parseStationFrame,
    onFrame(frame) {
      if (!isFromServer(frame)) return void onRequest(frame)
      if (frame.message.mallId === mallId) void onNews(frame)
    },
    onStatus(connection) {
      update({ connection })
      if (connection.state !== 'open') return
      outbox.wake()
      void onOpen()
    },
  })

  const reloaded = () =>
    ({
      type: 'reloaded',
      publication: snapshot.publication?.number ?? null,
      state: snapshot.mapState?.version ?? null,
    }) as const

  function update(part: Partial<StationSnapshot>) {
    if (!running) return
    snapshot = { ...snapshot, ...part, clicks: outbox.counts }
    events.emit('change', snapshot)
  }

  /** Reports the current publication: after a connect, and when it changes. */
  function announce() {
    socket.send(main, reloaded())
  }

  async function onOpen() {
    const pending = (await storage.get('restart')) as PendingRestart | null | undefined
    if (pending) {
      await storage.set('restart', null)
      socket.send(pending.to, { type: 'restarted' }, pending.replyTo)
    }
    await check()
    announce()
  }

  async function onNews({ id, fromSocketId, message }: PublishedFrame | StateFrame) {
    if (message.type === 'state') {
      if (message.version !== snapshot.mapState?.version) await stateSource.check()
    } else if (message.number !== snapshot.publication?.number) await check()
    socket.send(fromSocketId, reloaded(), id)
  }

  async function onRequest({ id, fromSocketId, toSocketId, replyTo, message }: RequestFrame) {
    if (!sameSocket(toSocketId, identity) || replyTo !== undefined || handled.has(id)) return
    remember(id)
    switch (message.type) {
      case 'ping':
        socket.send(fromSocketId, { type: 'ping' }, id)
        return
      case 'sync':
      case 'reload':
        await check({ force: message.type === 'reload' })
        socket.send(fromSocketId, reloaded(), id)
        return
      case 'restart':
        // the next start answers
        await storage.set('restart', { replyTo: id, to: fromSocketId } satisfies PendingRestart)
        restart()
    }
  }

  function remember(id: string) {
    handled.add(id)
    const [oldest = id] = handled
    if (handled.size > 500) handled.delete(oldest)
  }

  async function check(options?: { force: boolean }) {
    cancelCheck()
    await Promise.all([source.check(options), stateSource.check(options)])
    if (!running) return
    cancelCheck()
    cancelCheck = clock.after(checkEveryMs, () => void check())
  }

  return {
    get snapshot() {
      return snapshot
    },
    /** Subscribes to changes of `snapshot`. Returns the unsubscribe function. */
    onChange: (listener: (snapshot: StationSnapshot) => void) => events.on('change', listener),
    /**
     * Records a click. Resolves when it is stored: from then on it will be counted exactly once, even after a crash or a
     * week without a network. Callers need not wait.
     */
    record: (click: Click): Promise<void> => outbox.record(click),
    /** Call it when a visitor comes: a text that found nothing counts once a visit. The id is for this count only. */
    beginVisit() {
      visit = environment.newId()
    },
    /**
     * Records a search, which is stored and counted as a click is. A text of more than 60 letters, or with a digit or an @, may
     * be personal and is not recorded.
     */
    async recordSearch(search: Search): Promise<void> {
      if (mayBeSent(search)) await outbox.record({ ...search, visit })
    },
    /** Restores the stored publication, then connects and fetches the current one. */
    async start(): Promise<void> {
      if (running) return
      running = true
      outbox.start()
      await Promise.all([source.restore(), stateSource.restore()])
      if (!running) return
      socket.open()
      await check()
    },
    stop() {
      cancelCheck()
      outbox.stop()
      source.stop()
      stateSource.stop()
      socket.close()
      running = false
    },
  }
}
