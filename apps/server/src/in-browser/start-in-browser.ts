import { PGlite } from '@electric-sql/pglite'
import type { DemoMall } from '@kiosk-admin/api-client/demo'
import { createGraph } from '@kiosk-admin/wayfinding/ways'
import { PGliteDialect } from 'kysely'
import { authenticateSocket, createApp } from '../app'
import { simulatedStations, storePictures } from '../db/demo/demo'
import { createDb } from '../db/kysely/create-db'
import { lastPublication } from '../db/publication/publication'
import { writeStationEvents } from '../db/publication/station-events'
import { createLocalBuckets } from '../limits/buckets'
import { setSystemTimer } from '../limits/concurrency-limiter'
import { createRateLimits } from '../limits/rate-limits'
import { startDemoStations } from '../platform/demo-stations'
import type { Log } from '../platform/log'
import { createInProcessRelay } from '../relay/in-process'
import { findReach } from '../rules/reach'
import { createSecrets } from '../secrets'
import { browserFilms } from './browser-films'
import { browserPictures } from './browser-pictures'
import { memoryFiles } from './memory-files'
import { passwordsInBrowser } from './passwords-in-browser'
import { readWholeForm } from './read-whole-form'
import { settingsInBrowser } from './settings-in-browser'

export type BrowserServerOptions = {
  /** A migrated database, as `dumpDataDir` writes it. */
  database: Blob
  /** The malls in the database, for their pictures and stations. */
  malls: DemoMall[]
  publicUrl: string
}

export type BrowserServer = Awaited<ReturnType<typeof startInBrowser>>

const log: Log = {
  info: () => {},
  warn: (text, details) => console.warn(text, details),
  error: (text, details) => console.error(text, details),
}

/** The server in a page, with the browser's clock and random values and sockets for several pages. */
export async function startInBrowser({ database, malls, publicUrl }: BrowserServerOptions) {
  const pglite = await PGlite.create({ loadDataDir: database })
  const db = createDb(new PGliteDialect({ pglite }))
  const files = memoryFiles()
  await storePictures({ files }, malls)
  const clock = { now: () => new Date() }
  const random = { bytes: (length: number) => crypto.getRandomValues(new Uint8Array(length)) }
  const settings = settingsInBrowser(publicUrl)
  const sockets = createInProcessRelay({
    ...{ clock, random, log },
    authenticate: authenticateSocket({ db, settings }, clock),
    currentPublication: async (mallId) => (await lastPublication(db, mallId))?.number ?? null,
    writeStationEvents: (entries) => writeStationEvents(db, entries),
  })
  const app = createApp({
    ...{ db, clock, random, files, log, settings },
    pictures: browserPictures,
    films: browserFilms(),
    findReach: async (question) => findReach(question),
    makeGraph: async (building) => createGraph(building),
    readForm: readWholeForm,
    passwords: passwordsInBrowser,
    packers: [],
    secrets: createSecrets(crypto.randomUUID(), random),
    relay: sockets.relay,
    rateLimits: createRateLimits(createLocalBuckets(), settings),
    setTimer: setSystemTimer,
  })
  const { WebSocket } = sockets
  const fetch: typeof globalThis.fetch = async (input, init) =>
    app.fetch(new Request(input, init), { address: '127.0.0.1' })
  const stations = await simulatedStations(db, { malls })
  const stopStations = startDemoStations({ url: 'http://localhost', stations, fetch, WebSocket })
  return {
    fetch,
    WebSocket,
    async close() {
      stopStations()
      sockets.cut()
      await db.destroy()
    },
  }
}
