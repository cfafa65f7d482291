import type { MallSnapshot } from '@kiosk-admin/api-client/kiosk'
import type { StatisticEvent } from '../clicks'
import { type ClientFrame, main, parseClientFrame, sameSocket, server } from '../protocol'
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
  let status = 200
  let count = 0
  /** Counted clicks by id. */
  const clicks = new Map<string, StatisticEvent>()
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

  const announce = (socket: FakeSocket, toSocketId: { mallId: string; stationId: string }) =>
    socket.deliver({
      id: `s-${++count}`,
      toSocketId,
      fromSocketId: server,
      message: { type: 'published', mallId, number },
    })

  return {
    requests,
    get number() {
      return number
    },
    /** Publishes and announces it to connected stations. */
    publish() {
      number += 1
      for (const [socket, identity] of connected) if (identity.mallId === mallId) announce(socket, identity)
    },
    /** Sets the status of all responses. @default 200 */
    answerWith(next: number) {
      status = next
    },
    clicks,
    disconnectAll(code: number) {
      for (const socket of [...connected.keys()]) socket.breakOff(code)
      connected.clear()
    },
    fetch: ((url: string, init: RequestInit) =>
      network.request(
        () => (url.endsWith('/Statistic') ? storeClicks(String(init.body)) : current(new Headers(init.headers))),
        init.signal,
      )) as typeof globalThis.fetch,
  }

  function current(headers: Headers) {
    const etag = headers.get('if-none-match')
    requests.push({ etag, authorization: headers.get('authorization') })
    if (status !== 200) return response(status)
    if (number === 0) return response(404)
    return etag === `"${number}"` ? response(304) : response(200, publicationOf(number), `"${number}"`)
  }

  /** Stores clicks even if the response is an error, because a real server may fail after counting. */
  function storeClicks(body: string) {
    const { events } = JSON.parse(body) as { events: StatisticEvent[] }
    for (const event of events) clicks.set(event.id, event)
    if (status !== 200) return response(status, undefined, undefined, '60')
    return response(200, { success: true, message: { accepted: events.length } })
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
