import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { demoData, demoPassword, demoUsernames } from '@kiosk-admin/api-client/demo'
import { authenticateSocket, createApp } from './app'
import { checkDemo, demoStation, loadDemo } from './db/demo'
import { loadDemoClicks } from './db/demo-clicks'
import { todayIn } from './db/malls'
import { migrate } from './db/migrate'
import { lastPublication } from './db/publication'
import { openSetup } from './db/setup'
import { dropOldMonths } from './db/statistic-months'
import { inTransaction } from './db/transaction'
import { contentSecurityPolicy } from './platform/content-security-policy'
import { openDatabase } from './platform/database'
import { createLog } from './platform/log'
import { createMetrics, mayRead, metricsRefused } from './platform/metrics'
import { readNodeForm } from './platform/node-form'
import { openFiles } from './platform/open-files'
import { nodePackers } from './platform/packers'
import { loadPages } from './platform/pages'
import { passwords } from './platform/passwords'
import { secretKeyOf } from './platform/secret-key'
import { sharpPictures } from './platform/sharp-pictures'
import { createSite } from './platform/site'
import { createSmsGateway } from './platform/sms-gateway'
import { StartError } from './platform/start-error'
import { listen, type Site } from './platform/web-server'
import { createHub } from './relay/hub'
import { createPostgresBus } from './relay/postgres-bus'
import { openRedisBus } from './relay/redis-bus'
import { createSocketServer } from './relay/socket-server'
import type { Clock, Random, Seams } from './seams'
import { createSecrets } from './secrets'
import { parseSettings, type Settings } from './settings'

const clock: Clock = { now: () => new Date() }
const random: Random = { bytes: (length) => new Uint8Array(randomBytes(length)) }
const log = createLog(process.stderr, clock.now)

/** The demo's first mall lies there; its dates begin with today. */
const DEMO_ZONE = 'Europe/Stockholm'

// The built apps lie beside this one, seen from the sources and from the bundle alike.
const built = (app: string) => fileURLToPath(new URL(`../../${app}/dist`, import.meta.url))

async function loadAllPages({ app }: Settings) {
  const policy = (nonce?: string) => contentSecurityPolicy(nonce, app)
  const [admin, kiosk] = await Promise.all([
    loadPages({ folder: built('admin'), base: '/', policy }),
    loadPages({ folder: built('kiosk'), base: '/kiosk/', policy }),
  ])
  return { admin, kiosk }
}

/** Loads the demo into an empty database, and never lets a demo pass for the real thing. */
async function prepareDemo(seams: Seams, wanted: boolean): Promise<void> {
  const state = await checkDemo(seams.db, wanted)
  if (state === 'forbidden') {
    throw new StartError(
      'This database holds the demo, whose passwords everybody knows: set DEMO=on to show it, or DATA_DIR or DATABASE_URL to another one.',
    )
  }
  if (state === 'none' && wanted) {
    throw new StartError(
      'This database holds real content and is no demo: set DEMO=off, or DATA_DIR to another folder.',
    )
  }
  if (state !== 'load') return
  const data = demoData(todayIn(DEMO_ZONE, clock.now()))
  await inTransaction(seams.db, async (db) => {
    await loadDemo({ ...seams, db }, data)
    await loadDemoClicks({ db, clock }, data.malls)
  })
}

async function sayReady(seams: Seams, settings: Settings): Promise<void> {
  const { publicUrl } = settings.app
  console.log(`\nKiosk Admin is ready: ${publicUrl}`)
  if (!settings.demo) return saySetup(seams)
  const [first, ...others] = demoUsernames
  console.log(`Sign in as ${first} with the password ${demoPassword} (other rights: ${others.join(', ')}).`)
  const station = await demoStation(seams.db)
  if (station) console.log(`A station of the demo: ${publicUrl}/kiosk/#key=${station.key}`)
}

/** To whoever sees this output alone, so never to the log. */
async function saySetup(seams: Seams): Promise<void> {
  const opened = await openSetup(seams)
  if (!opened) return
  const until = opened.expiresAt.toISOString().slice(0, 16).replace('T', ' ')
  console.log(`Nobody can manage it yet. Make the first administrator and mall, once, before ${until} UTC:`)
  console.log(opened.url)
  console.log('or: npm run admin -- create-user NAME --email ADDRESS --administrator --mall "NAME OF THE MALL"')
}

async function start(): Promise<void> {
  const { values } = parseArgs({ options: { 'no-pages': { type: 'boolean', default: false } } })
  const settings = parseSettings(process.env)
  const site = Promise.withResolvers<Site>()
  site.promise.catch(() => {}) // nobody may have asked yet; the start says itself why it failed
  const server = await listen({ host: settings.host, port: settings.port, site: site.promise })
  const pages = values['no-pages'] ? undefined : await loadAllPages(settings)
  const { redisUrl } = settings
  const redis = redisUrl === undefined ? undefined : await openRedisBus({ url: redisUrl, log })
  const { db, connection, load, close: closeDatabase } = await openDatabase({ ...settings, log })
  const hub = createHub({
    bus: redis ?? createPostgresBus({ db, connection, log }),
    clock,
    random,
    log,
    authenticate: authenticateSocket(db, clock),
    currentPublication: async (mallId) => (await lastPublication(db, mallId))?.number ?? null,
  })
  const sockets = createSocketServer({ hub, log })
  const metrics = createMetrics({ sockets: hub.counts, pool: load })
  const close = async () => {
    // Stations and staff come back by themselves; what is being saved is saved first.
    await Promise.all([sockets.close(), server.stop()])
    await closeDatabase()
  }
  try {
    const files = await openFiles(settings)
    const pictures = sharpPictures()
    const secrets = createSecrets(await secretKeyOf(settings), random)
    const { smsGatewayUrl: url } = settings
    const smsGateway = url === undefined ? undefined : createSmsGateway({ url, log })
    const seams: Seams = {
      db,
      clock,
      random,
      files,
      pictures,
      readForm: readNodeForm,
      passwords,
      packers: nodePackers,
      secrets,
      smsGateway,
      relay: hub,
      log,
      metrics,
      settings: settings.app,
    }
    await migrate(db)
    await prepareDemo(seams, settings.demo)
    await dropOldMonths(db, clock.now(), settings.app.statisticsKeepMonths)
    const app = createApp(seams)
    const { fetch } = createSite({
      app: app.fetch,
      pages,
      trustProxy: settings.trustProxy,
      secure: settings.app.publicUrl.startsWith('https:'),
      metrics: (request, address) =>
        mayRead(request, address, settings.metricsToken) ? metrics.answer() : metricsRefused(),
    })
    site.resolve({ fetch, upgrade: sockets.upgrade })
    stopOnSignals(close)
    await sayReady(seams, settings)
  } catch (error) {
    site.reject(error)
    await close()
    throw error
  }
}

function stopOnSignals(close: () => Promise<void>): void {
  let stopping = false
  const stop = async (reason: string, exitCode: number) => {
    if (stopping) return
    stopping = true
    log.info('Stopping', { reason })
    await close().catch((error) => log.error('The stop did not go as it should', { error }))
    process.exit(exitCode)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal, 0))
  // After an error that nobody caught, nobody knows what still holds: whoever runs the server starts it again.
  process.on('uncaughtException', (error) => {
    log.error('An error was not caught', { error })
    void stop('an error', 1)
  })
}

try {
  await start()
} catch (error) {
  if (error instanceof StartError) console.error(error.message)
  else log.error('The server could not start', { error })
  process.exit(1)
}
