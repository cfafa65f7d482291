import type { FrozenMall } from '@kiosk-admin/api-client'
import { closeCode, type StationStore, server as serverId } from '@kiosk-admin/kiosk-client'
import type { Services } from '../services'
import { mallId, publication, stationId } from './fixture'

type Listener = (event: never) => void

type Sent = { id: string; replyTo?: string; message: { type: string; publication?: number | null } }

export const rightKey = 'k_right'

/** A server of a few lines, and everything else that the kiosk's page asks of the world around it. */
export function createFakeWorld({ href = '/kiosk/' } = {}) {
  const kept = new Map<string, unknown>()
  const stored = new Map<string, string>()
  const sockets: FakeSocket[] = []
  const addressListeners = new Set<() => void>()
  let said = 0
  const world = {
    /** What the server gives; `null`: nothing was published yet. */
    publication: publication as FrozenMall | null,
    reachable: true,
    key: rightKey,
    sent: [] as Sent[],
    restarts: 0,
    href: `https://kiosk.example.com${href}`,
    stored,
    kept,
    open(path: string) {
      world.href = `https://kiosk.example.com${path}`
      for (const listener of addressListeners) listener()
    },
    /** A frame to the station, from the server itself unless said otherwise. */
    say(message: object, from = serverId) {
      const frame = { id: `s-${++said}`, toSocketId: { mallId, stationId }, fromSocketId: from, message }
      sockets.at(-1)?.tell('message', { data: JSON.stringify(frame) })
    },
    cut(code: number = closeCode.serverStopping) {
      sockets.at(-1)?.tell('close', { code, reason: '' })
    },
  }

  class FakeSocket {
    #listeners = new Map<string, Listener[]>()
    constructor() {
      sockets.push(this)
      queueMicrotask(() => (world.reachable ? this.tell('open', {}) : this.tell('close', { code: 1006, reason: '' })))
    }
    addEventListener(type: string, listener: Listener) {
      this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener])
    }
    tell(type: string, event: object) {
      for (const listener of this.#listeners.get(type) ?? []) listener(event as never)
    }
    send(text: string) {
      world.sent.push(JSON.parse(text))
    }
    close() {}
  }

  const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
    new Response(status === 304 ? null : JSON.stringify(body), { status, headers })
  const notSignedIn = { success: false, message: 'Not Authenticated', code: 'unauthenticated' }

  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (!world.reachable) throw new TypeError('Failed to fetch')
    const headers = new Headers(init?.headers)
    const credential = headers.get('authorization')?.slice('Bearer '.length)
    if (String(input).endsWith('/Preview')) {
      return credential === 'p_good' ? answer(200, { ...world.publication, number: 0 }) : answer(401, notSignedIn)
    }
    if (credential !== world.key) return answer(401, notSignedIn)
    if (String(input).endsWith('/Kiosk/Me')) {
      return answer(200, { success: true, message: { mallId, stationId, code: 'K1', name: 'Entrance north' } })
    }
    if (!world.publication) return answer(404, { success: false, message: 'Not found', code: 'not_found' })
    const etag = `"${world.publication.number}"`
    return headers.get('if-none-match') === etag ? answer(304, null) : answer(200, world.publication, { etag })
  }

  const store: StationStore = {
    get: async (name) => kept.get(name),
    set: async (name, value) => void kept.set(name, value),
  }

  const services: Services = {
    fetch,
    environment: { WebSocket: FakeSocket, log: () => {}, random: () => 0 },
    now: () => new Date('2026-11-21T14:45:00+01:00'),
    storage: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
    } as Storage, // all that is used of one
    storeOf: () => store,
    href: () => world.href,
    onAddress(listener) {
      addressListeners.add(listener)
      return () => addressListeners.delete(listener)
    },
    replaceAddress: (path) => {
      world.href = `https://kiosk.example.com${path}`
    },
    restart: () => {
      world.restarts += 1
    },
  }
  return { world, services }
}

export type FakeWorld = ReturnType<typeof createFakeWorld>['world']
