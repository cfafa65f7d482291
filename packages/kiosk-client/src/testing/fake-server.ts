import type { MallSnapshot, MapState } from '@kiosk-admin/api-client/kiosk'
import type { StatisticEvent } from '../clicks'
import { type ClientFrame, main, parseClientFrame, type ServerMessage, sameSocket, server } from '../protocol'
import type { SearchEvent } from '../searches'
import { memoryStore, type StationStore, type StoredName } from '../store'
import type { FakeNetwork, FakeSocket } from './fake-network'

export const mallId = '0190b0a8-0000-7000-8000-000000000001'

export const publicationOf = (number: number): MallSnapshot => ({
  format: 1,
  number,
  mallId,
  publishedAt: '2026-11-21T09:00:00.000Z',
  mall: {
    name: 'Strandgallerian',
    timeZone: 'Europe/Stockholm',
    languages: ['se'],
    brandColor: null,
    iconUrl: null,
    eventUrl: null,
    eventCategoryId: null,
  },
  records: {},
  media: {},
})

export type FakeServer = ReturnType<typeof createFakeServer>

/** A server for tests of clients: routes frames, answers pings, announces and serves the publication, stores clicks. */
export function createFakeServer(network: FakeNetwork) {
  const connected = new Map<FakeSocket, { mallId: string; stationId: string }>()
  let number = 0
  let state: MapState | undefined = { version: 0, closed: [] }
  let status = 200
  let count = 0
  /** Counted clicks and searches by id. */
  const clicks = new Map<string, StatisticEvent>()
  const searches = new Map<string, SearchEvent>()
  let countsSearches = true
  const stateRequests: (string | null)[] = []
  const requests: { etag: string | null; authorization: string | null }[] = []

  network.serve(
    (socket) => {
      const query = socket.url.searchParams
      connected.set(socket, { mallId: query.get('mallId') ?? '', stationId: query.get('stationId') ?? '' })
      socket.accept()
    },
    (from, text) => {
      const frame = parseClientFrame(text)
      if (frame) route(from, frame)
    },
  )

  function route(from: FakeSocket, frame: ClientFrame) {
    if (sameSocket(frame.toSocketId, main) && frame.message.type === 'ping' && frame.replyTo === undefined) {
      const { id, fromSocketId } = frame
      from.deliver({
        id: `s-${++count}`,
        toSocketId: fromSocketId,
        fromSocketId: main,
        replyTo: id,
        message: frame.message,
      })
      return
    }
    for (const [socket, identity] of connected) {
      if (socket !== from && sameSocket(identity, frame.toSocketId)) socket.deliver(frame)
    }
  }

  function announce(message: Extract<ServerMessage, { type: 'published' | 'state' }>) {
    for (const [socket, identity] of connected) {
      if (identity.mallId !== mallId) continue
      socket.deliver({ id: `s-${++count}`, toSocketId: identity, fromSocketId: server, message })
    }
  }

  return {
    requests,
    get number() {
      return number
    },
    /** Publishes and announces it to connected stations. */
    publish() {
      number += 1
      announce({ type: 'published', mallId, number })
    },
    /** Closes these targets and announces it to connected stations. */
    close(closed: MapState['closed']) {
      state = { version: (state?.version ?? 0) + 1, closed }
      announce({ type: 'state', mallId, version: state.version })
    },
    /** Becomes a server of a version that knows no map state. */
    forgetState() {
      state = undefined
    },
    /** Requests of the map state, by their ETag. */
    stateRequests,
    /** Sets the status of all responses. @default 200 */
    answerWith(next: number) {
      status = next
    },
    clicks,
    searches,
    /** Becomes a server of a version that counts no searches. */
    forgetSearches() {
      countsSearches = false
    },
    disconnectAll(code: number) {
      for (const socket of [...connected.keys()]) socket.breakOff(code)
      connected.clear()
    },
    fetch: ((url: string, init: RequestInit) =>
      network.request(() => {
        if (url.endsWith('/Statistic')) return storeEntries(clicks, 'events', String(init.body))
        if (url.endsWith('/Search'))
          return countsSearches ? storeEntries(searches, 'searches', String(init.body)) : notFound()
        const headers = new Headers(init.headers)
        return url.endsWith('/State') ? currentState(headers) : current(headers)
      }, init.signal)) as typeof globalThis.fetch,
  }

  function current(headers: Headers) {
    const etag = headers.get('if-none-match')
    requests.push({ etag, authorization: headers.get('authorization') })
    if (status !== 200) return response(status)
    if (number === 0) return response(404)
    return etag === `"${number}"` ? response(304) : response(200, publicationOf(number), `"${number}"`)
  }

  function currentState(headers: Headers) {
    const etag = headers.get('if-none-match')
    stateRequests.push(etag)
    if (status !== 200) return response(status)
    if (!state) return response(404)
    return etag === `"${state.version}"` ? response(304) : response(200, state, `"${state.version}"`)
  }

  /** Stores entries even if the response is an error, because a real server may fail after counting. */
  function storeEntries<Entry extends { id: string }>(stored: Map<string, Entry>, list: string, body: string) {
    const { [list]: entries = [] } = JSON.parse(body) as { [list: string]: Entry[] }
    for (const entry of entries) stored.set(entry.id, entry)
    if (status !== 200) return response(status, undefined, undefined, '60')
    return response(200, { success: true, message: { accepted: entries.length } })
  }

  function notFound() {
    return response(404, { success: false, message: 'Not found', code: 'not_found' })
  }
}

// a minimal Response: the real one's streams depend on the real clock
const response = (status: number, body?: unknown, etag?: string, retryAfter?: string) =>
  ({
    status,
    ok: status >= 200 && status < 300,
    headers: new Headers({ ...(etag && { etag }), ...(retryAfter && { 'retry-after': retryAfter }) }),
    json: async () => structuredClone(body),
  }) as Response

/** A store with readable content. */
export function createMemoryStore(): StationStore & { values: Map<StoredName, unknown> } {
  const values = new Map<StoredName, unknown>()
  return {
    ...memoryStore(),
    values,
    get: async (name) => structuredClone(values.get(name)),
    async set(name, value) {
      values.set(name, structuredClone(value))
    },
  }
}
