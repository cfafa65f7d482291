import type { FrozenMall } from '@kiosk-admin/api-client/kiosk'
import { type Click, createSender } from './clicks'
import { createEmitter } from './emitter'
import { type Environment, environmentWith } from './environment'
import { type ClickCounts, createOutbox } from './outbox'
import { type ClientFrame, isFromServer, main, type SocketId, sameSocket } from './protocol'
import { createPublicationSource, type SourceState } from './publication-source'
import { createSocket, type SocketStatus } from './socket'
import { forgiving, type StationStore } from './store'

export type StationOptions = {
  mallId: string
  stationId: string
  /** The key that staff made for this station. */
  key: string
  /** @default '/socket' */
  url?: string
  /** Where the REST calls lie. @default '/api' */
  baseUrl?: string
  fetch?: typeof globalThis.fetch
  /** Keeps the last publication and the clicks over restarts and without a network. */
  store: StationStore
  /** Starts the page anew; the next start tells that it is back. */
  restart: () => void
  softwareVersion?: string
  /** How often to ask although nobody said that there is something new. @default 5 minutes */
  checkEveryMs?: number
  /** So many clicks are kept for the server; what comes when they are as many is dropped and counted. @default 100_000 */
  mostClicks?: number
  environment?: Partial<Environment>
}

export type StationSnapshot = {
  /** What to show; `null` while there is nothing. */
  publication: FrozenMall | null
  /** Whether it is known to be the current one. */
  source: SourceState
  connection: SocketStatus
  clicks: ClickCounts
}

type PendingRestart = { replyTo: string; to: SocketId }

export type Station = ReturnType<typeof createStation>

/** The station's side: shows the current publication, whatever the network does, and does what staff ask of it. */
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
  mostClicks,
  environment: parts,
}: StationOptions) {
  const environment = environmentWith(parts)
  const { clock, log } = environment
  const events = createEmitter<{ change: StationSnapshot }>((error) => log('A listener failed', error))
  const kept = forgiving(store, log)
  const identity: SocketId = { mallId, stationId }
  /** Requests that were carried out: one that arrives twice is done once. */
  const handled = new Set<string>()
  let snapshot: StationSnapshot = {
    publication: null,
    source: 'unknown',
    connection: { state: 'closed' },
    clicks: { waiting: 0, dropped: 0 },
  }
  let running = false
  let cancelCheck = () => {}

  const source = createPublicationSource({
    mallId,
    key,
    baseUrl,
    fetch,
    store: kept,
    environment,
    onChange(publication, state) {
      const before = snapshot.publication?.number
      update({ publication, source: state })
      if (publication && publication.number !== before) announce()
    },
  })

  const outbox = createOutbox({
    store: store.clicks,
    send: createSender({ key, baseUrl, fetch, clock }),
    environment,
    limit: mostClicks,
    onChange: () => update({}),
  })

  const socket = createSocket({
    url,
    identity,
    credential: () => key,
    softwareVersion,
    environment,
    onFrame(frame) {
      if (!isFromServer(frame)) return void obey(frame)
      const { message } = frame
      if (message.type === 'published' && message.mallId === mallId) void nudged(message.number, frame)
    },
    onStatus(connection) {
      update({ connection })
      if (connection.state !== 'open') return
      outbox.wake()
      void arrived()
    },
  })

  const shown = () => ({ type: 'reloaded', publication: snapshot.publication?.number ?? null }) as const

  function update(part: Partial<StationSnapshot>) {
    if (!running) return
    snapshot = { ...snapshot, ...part, clicks: outbox.counts }
    events.emit('change', snapshot)
  }

  /** Says unasked what is shown: after a connect, and when it changes. */
  function announce() {
    socket.send(main, shown())
  }

  async function arrived() {
    const pending = (await kept.get('restart')) as PendingRestart | null | undefined
    if (pending) {
      await kept.set('restart', null)
      socket.send(pending.to, { type: 'restarted' }, pending.replyTo)
    }
    await check()
    announce()
  }

  async function nudged(number: number, frame: { id: string; fromSocketId: SocketId }) {
    if (number !== snapshot.publication?.number) await check()
    socket.send(frame.fromSocketId, shown(), frame.id)
  }

  async function obey({ id, fromSocketId, toSocketId, replyTo, message }: ClientFrame) {
    if (!sameSocket(toSocketId, identity) || replyTo !== undefined || handled.has(id)) return
    remember(id)
    switch (message.type) {
      case 'ping':
        socket.send(fromSocketId, { type: 'ping' }, id)
        return
      case 'sync':
      case 'reload':
        await check({ afresh: message.type === 'reload' })
        socket.send(fromSocketId, shown(), id)
        return
      case 'restart':
        // the answer is given when it is true: by the next start
        await kept.set('restart', { replyTo: id, to: fromSocketId } satisfies PendingRestart)
        restart()
    }
  }

  function remember(id: string) {
    handled.add(id)
    const [oldest] = handled
    if (handled.size > 500 && oldest !== undefined) handled.delete(oldest)
  }

  async function check(how?: { afresh: boolean }) {
    cancelCheck()
    await source.check(how)
    if (!running) return
    cancelCheck()
    cancelCheck = clock.after(checkEveryMs, () => void check())
  }

  return {
    get snapshot() {
      return snapshot
    },
    /** Calls back with each change of `snapshot`; what it returns ends that. */
    onChange: (listener: (snapshot: StationSnapshot) => void) => events.on('change', listener),
    /**
     * Counts what a visitor touched. Resolves when it is kept, so that it will be counted once, even after a crash or a
     * week without a network; nothing has to wait for that.
     */
    record: (click: Click): Promise<void> => outbox.record(click),
    /** Shows what is kept, then connects and asks for the current publication. */
    async start(): Promise<void> {
      if (running) return
      running = true
      outbox.start()
      await source.restore()
      if (!running) return
      socket.open()
      await check()
    },
    stop() {
      cancelCheck()
      outbox.stop()
      source.stop()
      socket.close()
      running = false
    },
  }
}
