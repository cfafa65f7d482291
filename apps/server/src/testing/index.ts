import { PGlite } from '@electric-sql/pglite'
import { calls, createCaller } from '@kiosk-admin/api-client'
import { type DemoData, demoData, demoPassword } from '@kiosk-admin/api-client/demo'
import type { CallerOptions } from '@kiosk-admin/api-client/internal'
import { createGraph } from '@kiosk-admin/wayfinding/ways'
import { PGliteDialect } from 'kysely'
import { createApp } from '../app'
import { storePictures } from '../db/demo/demo'
import { createDb } from '../db/kysely/create-db'
import { migrate } from '../db/migrate'
import { openSetup } from '../db/people/setup'
import type { AppSettings, Clock, Db, Dependencies, Packer } from '../dependencies'
import { browserFilms } from '../in-browser/browser-films'
import { browserPictures } from '../in-browser/browser-pictures'
import { memoryFiles } from '../in-browser/memory-files'
import { passwordsInBrowser } from '../in-browser/passwords-in-browser'
import { readWholeForm } from '../in-browser/read-whole-form'
import { settingsInBrowser } from '../in-browser/settings-in-browser'
import { createLocalBuckets } from '../limits/buckets'
import { createRateLimits } from '../limits/rate-limits'
import type { Mailer } from '../platform/services/mailer'
import type { SmsGateway } from '../platform/services/sms-gateway'
import type { Speech } from '../platform/services/speech'
import type { Random } from '../random'
import type { Relay, StationPresence } from '../relay/relay'
import { findReach } from '../rules/reach'
import { createSecrets } from '../secrets'
import { keepSeeded, seed } from './seed'

/** The start time of every test: a Saturday in November, 10:00 in Stockholm. */
export const testNow = '2026-11-21T09:00:00.000Z'

const demo = demoData(testNow.slice(0, 10))

/** Address and client of changes that tests make without a call. */
export const testOrigin = { address: '192.0.2.7', client: 'Firefox 150, Linux' }

export type TestClock = Clock & { set(instant: string): void; advance(milliseconds: number): void }

export function testClock(from = testNow): TestClock {
  let now = new Date(from).getTime()
  return {
    now: () => new Date(now),
    set: (instant) => {
      now = new Date(instant).getTime()
    },
    advance: (milliseconds) => {
      now += milliseconds
    },
  }
}

/** Deterministic random bytes (mulberry32). */
export function seededRandom(seed = 1): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) & 0xff
  }
  return { bytes: (length) => Uint8Array.from({ length }, next) }
}

/** Compression with APIs that browsers also have. */
export const browserPackers: Packer[] = [
  {
    encoding: 'gzip',
    pack: (bytes) => new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'))).bytes(),
  },
]

type RelayCalls = {
  [K in 'changed' | 'editing' | 'published' | 'mapState' | 'sessionEnded' | 'rightsChanged']: Parameters<Relay[K]>[0][]
}

export type TestRelay = Relay & {
  /** The events of the app, in order. */
  sent: RelayCalls
  /** The result of `presence`. */
  stations: StationPresence[]
}

export function testRelay(): TestRelay {
  const sent: RelayCalls = {
    changed: [],
    editing: [],
    published: [],
    mapState: [],
    sessionEnded: [],
    rightsChanged: [],
  }
  const stations: StationPresence[] = []
  return {
    sent,
    stations,
    changed: (change) => void sent.changed.push(change),
    editing: (editing) => void sent.editing.push(editing),
    published: (publication) => void sent.published.push(publication),
    mapState: (state) => void sent.mapState.push(state),
    sessionEnded: (sessionId) => void sent.sessionEnded.push(sessionId),
    rightsChanged: (userId) => void sent.rightsChanged.push(userId),
    stationKeyChanged: () => {},
    presence: (mallId) => stations.filter((station) => station.mallId === mallId),
    close: async () => {},
  }
}

export const testSettings: AppSettings = {
  ...settingsInBrowser('http://localhost:8080'),
  visitorUrl: 'https://kiosks.example.com',
}

let shared: Promise<Db> | undefined

/** The databases that the test set-up provides, migrated or with the demo; creating one takes seconds. */
type WithDatabases = { givenDatabase?: (name: 'migrated' | 'demo') => Promise<Blob | undefined> }

async function openMemory(withDemo: boolean): Promise<Db> {
  const { givenDatabase } = globalThis as WithDatabases
  const ofDemo = withDemo ? await givenDatabase?.('demo') : undefined
  const given = ofDemo ?? (await givenDatabase?.('migrated'))
  const pglite = await PGlite.create(given ? { loadDataDir: given } : {})
  const db = createDb(new PGliteDialect({ pglite }))
  if (!given) await migrate(db)
  if (ofDemo) {
    const files = memoryFiles()
    await storePictures({ files }, demo.malls)
    await keepSeeded(db, demo, files)
  }
  return db
}

/** A database in memory, shared by all tests of a file. */
export const memoryDb = (withDemo = false): Promise<Db> => {
  shared ??= openMemory(withDemo)
  return shared
}

export type TestAppOptions = {
  /** The start time of the clock. @default `testNow` */
  now?: string
  /** `true` loads the demo: two malls and people of different rights. */
  seed?: boolean | DemoData
  /** A migrated database, which is emptied first. @default PGlite in memory */
  db?: Db | undefined
  settings?: Partial<AppSettings>
  smsGateway?: SmsGateway
  speech?: Speech
  mailer?: Mailer
  /** Native implementations to test with; files of the seed are not in them. */
  native?: Partial<
    Pick<
      Dependencies,
      | 'files'
      | 'films'
      | 'findReach'
      | 'makeGraph'
      | 'pictures'
      | 'readForm'
      | 'packers'
      | 'frameCheck'
      | 'log'
      | 'metrics'
      | 'setTimer'
      | 'passwords'
    >
  >
  /** Also loads the clicks of the demo's last months, which takes a moment. @default false */
  clicks?: boolean
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

/**
 * The real app without native dependencies, for Node and browsers. All apps of a test file share one database, which is
 * emptied each time, so only the latest app can be used.
 */
export async function createTestApp({
  now = testNow,
  seed: seedOption = false,
  db: own,
  settings = {},
  clicks = false,
  smsGateway,
  speech,
  mailer,
  native = {},
}: TestAppOptions = {}) {
  const data = seedOption === true ? demo : seedOption || undefined
  const db = own ?? (await memoryDb(data === demo))
  const clock = testClock(now)
  const relay = testRelay()
  const errors: unknown[] = []
  const allSettings = { ...testSettings, ...settings }
  const dependencies: Dependencies & { clock: TestClock; relay: TestRelay } = {
    db,
    clock,
    random: seededRandom(),
    files: memoryFiles(),
    pictures: browserPictures,
    films: browserFilms(),
    readForm: readWholeForm,
    passwords: passwordsInBrowser,
    findReach: async (question) => findReach(question),
    makeGraph: async (building) => createGraph(building),
    packers: browserPackers,
    secrets: createSecrets('tests keep no secrets, nor do stories', seededRandom(3)),
    smsGateway,
    speech,
    mailer,
    relay,
    log: { info: () => {}, warn: () => {}, error: (_, details) => void errors.push(details?.error) },
    rateLimits: createRateLimits(createLocalBuckets(), allSettings),
    // timeouts never fire, even on a slow machine
    setTimer: () => () => {},
    settings: allSettings,
  }
  // a separate random source, so that later ids do not depend on whether the data was loaded or restored
  dependencies.files = await seed({ ...dependencies, random: seededRandom(2) }, data, clicks)
  Object.assign(dependencies, native)
  const app = createApp(dependencies)

  /** The app as a client's `fetch`. */
  const fetch: typeof globalThis.fetch = async (input, init) =>
    app.fetch(new Request(typeof input === 'string' ? new URL(input, 'http://localhost') : input, init), {
      address: '127.0.0.1',
    })

  const client = (token?: string, options: CallerOptions = {}) =>
    createCaller({ fetch, token: () => token, ...options })

  return {
    ...dependencies,
    app,
    fetch,
    /** Logged errors, so that a test can assert that there are none. */
    errors,
    client,
    /** The path of the setup link; `undefined` once there is an administrator. */
    async setUpPath() {
      const opened = await openSetup(dependencies)
      return opened?.url.replace(dependencies.settings.publicUrl, '')
    },
    /** Signs in as a demo user; the client confirms the password when a call requires it. */
    async signIn(username: string, mallId?: string) {
      const body = { username, password: demoPassword, ...(mallId ? { mallId } : {}) }
      const session = await client().call(calls.login, { body })
      const confirming = client(session.token)
      const onPasswordRequired = async () => {
        await confirming.call(calls.confirmSession, { body: { password: demoPassword } })
        return true
      }
      return { ...session, client: client(session.token, { onPasswordRequired }) }
    },
  }
}
