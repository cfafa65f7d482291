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

/** As much of the server as clients see: it passes frames, answers tests, nudges stations and gives the publication. */
export function createFakeServer(network: FakeNetwork) {
  const connected = new Map<FakeSocket, { mallId: string; stationId: string }>()
  let number = 0
  let status = 200
  let count = 0
  /** The clicks that were counted, by their id. */
  const clicks = new Map<string, StatisticEvent>()
  const asked: { etag: string | null; authorization: string | null }[] = []

  network.serve(
    (socket) => {
      const query = socket.url.searchParams
      connected.set(socket, { mallId: query.get('mallId') ?? '', stationId: query.get('stationId') ?? '' })
      socket.accept()
    },
    (from, text) => {
      const frame = parseClientFrame(text)
      if (frame) passOn(from, frame)
    },
  )

  function passOn(from: FakeSocket, frame: ClientFrame) {
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

  const nudge = (socket: FakeSocket, toSocketId: { mallId: string; stationId: string }) =>
    socket.deliver({
      id: `s-${++count}`,
      toSocketId,
      fromSocketId: server,
      message: { type: 'published', mallId, number },
    })

  return {
    asked,
    get number() {
      return number
    },
    /** Makes the next publication and nudges the stations that are connected. */
    publish() {
      number += 1
      for (const [socket, identity] of connected) if (identity.mallId === mallId) nudge(socket, identity)
    },
    /** Every answer to a request for the publication. @default 200 */
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
        () => (url.endsWith('/Statistic') ? taken(String(init.body)) : current(new Headers(init.headers))),
        init.signal,
      )) as typeof globalThis.fetch,
  }

  function current(headers: Headers) {
    const etag = headers.get('if-none-match')
    asked.push({ etag, authorization: headers.get('authorization') })
    if (status !== 200) return response(status)
    if (number === 0) return response(404)
    return etag === `"${number}"` ? response(304) : response(200, publicationOf(number), `"${number}"`)
  }

  /** A server that fails may fail after it has counted, as here: its answer then says nothing of that. */
  function taken(body: string) {
    const { events } = JSON.parse(body) as { events: StatisticEvent[] }
    for (const event of events) clicks.set(event.id, event)
    if (status !== 200) return response(status, undefined, undefined, '60')
    return response(200, { success: true, message: { accepted: events.length } })
  }
}

// as much of a Response as is read, and without the real one's streams, which take turns of the real clock
const response = (status: number, body?: unknown, etag?: string, retryAfter?: string) =>
  ({
    status,
    ok: status >= 200 && status < 300,
    headers: new Headers({ ...(etag && { etag }), ...(retryAfter && { 'retry-after': retryAfter }) }),
    json: async () => structuredClone(body),
  }) as Response

/** A store that can be looked into. */
export function createMemoryStore(): StationStore & { kept: Map<StoredName, unknown> } {
  const kept = new Map<StoredName, unknown>()
  return {
    ...memoryStore(),
    kept,
    get: async (name) => structuredClone(kept.get(name)),
    async set(name, value) {
      kept.set(name, structuredClone(value))
    },
  }
}
