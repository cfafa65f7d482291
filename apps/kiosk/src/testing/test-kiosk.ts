import { type Caller, calls, contentTypes, type LanguageCode, type RecordOf } from '@kiosk-admin/api-client'
import { type DemoMall, demoData } from '@kiosk-admin/api-client/demo'
import { memoryStore } from '@kiosk-admin/kiosk-client'
import { authenticateSocket, createApp } from '@kiosk-admin/server/app'
import { createInProcessRelay } from '@kiosk-admin/server/relay'
import { createTestApp } from '@kiosk-admin/server/testing'
import type { Dependencies } from '../dependencies'

const { malls, ...people } = demoData('2026-11-21')
/** The demo without pictures: a story's page cannot load them from the in-memory server. */
export const demoWithoutPictures = { ...people, malls: malls.map(withoutPicturesOf) }

function withoutPicturesOf(mall: DemoMall): DemoMall {
  const pictures = new Set(mall.pictures.map(({ id }) => id))
  const none = (_: string, value: unknown) => (typeof value === 'string' && pictures.has(value) ? null : value)
  // records that need a picture, and those of floors
  const records = { ...mall.records, slideshow: [], floor: [], connector: [], place: [] }
  return JSON.parse(JSON.stringify({ ...mall, records, pictures: [] }), none) as DemoMall
}

export type TestKiosk = Awaited<ReturnType<typeof createTestKiosk>>

/** The real server and relay with the demo's content, a station's key, and the kiosk's dependencies. */
export async function createTestKiosk() {
  const speech = {
    languages: [] as LanguageCode[],
    speak: async (text: string) => ({ type: 'audio/wav', bytes: new TextEncoder().encode(text) }),
  }
  const server = await createTestApp({ seed: demoWithoutPictures, speech })
  const { client, mallId, token } = await server.signIn('admin')
  const { relay, ...line } = createInProcessRelay({
    ...server,
    authenticate: authenticateSocket(server, server.clock),
    currentPublication: async (id) =>
      (await client.call(calls.publications, { query: { mallId: id } }))[0]?.number ?? null,
  })
  const app = createApp({ ...server, relay })
  const [station] = await client.call(calls.stations, { params: { mallId } })
  if (!station) throw new Error('The demo has no station')
  let reachable = true

  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (!reachable) throw new TypeError('Failed to fetch')
    return app.fetch(new Request(new URL(String(input), 'http://localhost'), init), { address: '127.0.0.1' })
  }
  const staff = server.client(token, { fetch })
  const newKey = async () => (await staff.call(calls.stationKey, { params: { id: station.id } })).key

  const stored = new Map<string, string>()
  const store = memoryStore()
  // real timers with the server's date
  const clock = {
    now: () => server.clock.now().getTime(),
    after(ms: number, callback: () => void) {
      const timer = setTimeout(callback, ms)
      return () => clearTimeout(timer)
    },
  }
  const addressListeners = new Set<() => void>()
  let href = 'https://kiosk.example.com/kiosk/'
  const parentListeners = new Set<(message: unknown) => void>()
  let messageToParent: string | undefined
  let restarts = 0

  const dependencies: Dependencies = {
    fetch,
    environment: { WebSocket: line.WebSocket, clock, log: () => {}, random: () => 0 },
    now: server.clock.now,
    storage: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
    } as Storage, // the only used members
    createStore: () => store,
    href: () => href,
    onAddress(listener) {
      addressListeners.add(listener)
      return () => addressListeners.delete(listener)
    },
    replaceAddress: (path) => {
      href = `https://kiosk.example.com${path}`
    },
    listenToParent: (listener, hello) => {
      messageToParent = hello
      parentListeners.add(listener)
      return () => parentListeners.delete(listener)
    },
    voice: null,
    restart: () => {
      restarts += 1
    },
  }

  return {
    dependencies,
    mallId,
    stationId: station.id,
    token,
    staff,
    key: await newKey(),
    newKey,
    /** The server's text-to-speech service. */
    speech,
    /** Languages that the station has said it reads aloud. */
    voices: async () => {
      const all = await staff.call(calls.stations, { params: { mallId } })
      return all.find(({ id }) => id === station.id)?.voices
    },
    WebSocket: line.WebSocket,
    stored,
    get href() {
      return href
    },
    get restarts() {
      return restarts
    },
    /** The message that the kiosk sent to the embedding page. */
    get messageToParent() {
      return messageToParent
    },
    /** Sends a message as the embedding page. */
    postFromParent(message: unknown) {
      for (const listener of parentListeners) listener(message)
    },
    /** Opens an address, relative to `/kiosk/`. */
    go(path: string) {
      href = `https://kiosk.example.com/kiosk/${path}`
      for (const listener of addressListeners) listener()
    },
    /** Switches the station's network off and on. */
    setReachable(value: boolean) {
      reachable = value
      line.setReachable(value)
      if (!value) line.cut()
    },
    /** Clicks by type, as the server counts them. */
    clickCounts: async () => {
      const { series } = await server
        .client(token)
        .call(calls.statistics, { query: { mallId, stationId: station.id, groupBy: 'type' } })
      return Object.fromEntries(
        series.map(({ key, points }) => [key, points.reduce((sum, { count }) => sum + count, 0)]),
      )
    },
    /** Searches of the station, as the server counts them. */
    searches: () => server.client(token).call(calls.searchStatistics, { query: { mallId, stationId: station.id } }),
    addEvent: (name: string) => addEvent(staff, mallId, name),
    publish: () => staff.call(calls.publish, { query: { mallId }, body: {} }),
  }
}

const addEvent = (staff: Caller, mallId: string, name: string): Promise<RecordOf<'event'>> =>
  staff.call(contentTypes.event.calls.create, {
    query: { mallId },
    body: {
      name: { se: name },
      time: { hour: 19, minute: 0 },
      startDate: '2026-11-21',
      endDate: '2026-11-21',
      status: 'Active',
    },
  })
