// Starts the server process: settings, database, files, relay and HTTP.

import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { demoData, demoPassword, demoUsernames } from '@kiosk-admin/api-client/demo'
import { authenticateSocket, createApp } from './app'
import { requireSteadyClock } from './db/audit/clock-jump'
import { createAuditSealer } from './db/audit/seal'
import { loadDemoClicks } from './db/demo/clicks'
import { checkDemo, demoStation, loadDemo, simulatedStations } from './db/demo/demo'
import { todayIn } from './db/malls'
import { migrate } from './db/migrate'
import { loadPasswordPolicy } from './db/people/chosen-passwords'
import { openSetup } from './db/people/setup'
import { lastPublication } from './db/publication/publication'
import { writeStationEvents } from './db/publication/station-events'
import { databaseTokenSource } from './db/rate-buckets'
import { dropOldMonths } from './db/statistics/months'
import { inTransaction } from './db/transaction'
import type { Dependencies } from './dependencies'
import { createLocalBuckets } from './limits/buckets'
import { setSystemTimer } from './limits/concurrency-limiter'
import { createRateLimits } from './limits/rate-limits'
import { createSharedBuckets } from './limits/shared-buckets'
import { auditEndFile } from './platform/audit-end-file'
import { writeInOwnProcess } from './platform/backup/backup-process'
import { createBackupSchedule, prepareBackupFolder } from './platform/backup/schedule'
import { buildingsInWorker } from './platform/buildings/buildings-in-worker'
import { openDatabase } from './platform/database/database'
import { createDatabaseClock } from './platform/database/database-clock'
import { createVersionWatch } from './platform/database/version-watch'
import { startDemoStations } from './platform/demo-stations'
import { filmsInWorker } from './platform/files/films-in-worker'
import { openFiles } from './platform/files/open-files'
import { nodePackers } from './platform/files/packers'
import { sharpPictures } from './platform/files/sharp-pictures'
import { contentSecurityPolicy } from './platform/http/content-security-policy'
import { createFrameCheck } from './platform/http/frame-check'
import { readNodeForm } from './platform/http/node-form'
import { loadPages } from './platform/http/pages'
import { securityText } from './platform/http/security-text'
import { createSite } from './platform/http/site'
import { listen, type Site } from './platform/http/web-server'
import { createLog } from './platform/log'
import { createMetrics, mayReadMetrics, metricsUnauthorised } from './platform/metrics'
import { passwords } from './platform/passwords'
import { secretKeys } from './platform/secret-key'
import { createSmtpMailer } from './platform/services/mailer'
import { createSmsGateway } from './platform/services/sms-gateway'
import { createSpeech } from './platform/services/speech'
import { StartError } from './platform/start-error'
import type { Random } from './random'
import { createHub } from './relay/hub'
import { createPostgresBus } from './relay/postgres-bus'
import { openRedisBus } from './relay/redis-bus'
import { createSocketServer } from './relay/socket-server'
import { createRetention } from './retention'
import { createSecrets } from './secrets'
import { localUrl, parseSettings, type Settings } from './settings/settings'

const random: Random = { bytes: (length) => new Uint8Array(randomBytes(length)) }
const log = createLog(process.stderr, () => new Date())
const clock = createDatabaseClock({ log })
// A closed pipe loses log lines but does not stop the server.
for (const out of [process.stdout, process.stderr]) out.on('error', () => {})

/** The time zone of the demo's first mall, for today's date. */
const DEMO_ZONE = 'Europe/Stockholm'

// The relative path is the same from the sources and from the bundle.
const built = (app: string) => fileURLToPath(new URL(`../../${app}/dist`, import.meta.url))

async function loadAllPages({ app }: Settings) {
  const policy = (nonce?: string) => contentSecurityPolicy(nonce, app)
  const [admin, kiosk] = await Promise.all([
    loadPages({ folder: built('admin'), base: '/', policy }),
    loadPages({ folder: built('kiosk'), base: '/kiosk/', policy }),
  ])
  return { admin, kiosk }
}

/** Loads the demo into an empty database. Fails when demo and real content would be confused. */
async function prepareDemo(dependencies: Dependencies, enabled: boolean): Promise<void> {
  const state = await checkDemo(dependencies.db, enabled)
  if (state === 'forbidden') {
    throw new StartError(
      'This database holds the demo, whose passwords everybody knows: set DEMO=on to show it, or DATA_DIR or DATABASE_URL to another one.',
    )
  }
  if (state === 'none' && enabled) {
    throw new StartError(
      'This database holds real content, not the demo: set DEMO=off, or set DATA_DIR to another folder.',
    )
  }
  if (state !== 'load') return
  const data = demoData(todayIn(DEMO_ZONE, clock.now()))
  await inTransaction(dependencies.db, async (db) => {
    await loadDemo({ ...dependencies, db }, data)
    await loadDemoClicks({ db, clock }, data.malls)
  })
}

async function printReady(dependencies: Dependencies, settings: Settings): Promise<void> {
  const { publicUrl } = settings.app
  // queries first, because scripts take the first line as the end of the start
  const station = settings.demo ? await demoStation(dependencies.db) : undefined
  const opened = settings.demo ? undefined : await openSetup(dependencies)
  console.log(`\nKiosk Admin is ready: ${publicUrl}`)
  if (opened) printSetup(opened)
  if (!settings.demo) return
  const [first, ...others] = demoUsernames
  console.log(`Sign in as ${first} with the password ${demoPassword} (other rights: ${others.join(', ')}).`)
  if (station) console.log(`A station of the demo: ${publicUrl}/kiosk/#key=${station.key}`)
}

/** Prints the secret setup link to the terminal, never to the log. */
function printSetup(opened: { url: string; expiresAt: Date }): void {
  const until = opened.expiresAt.toISOString().slice(0, 16).replace('T', ' ')
  console.log(`Nobody can manage it yet. Make the first administrator and mall, once, before ${until} UTC:`)
  console.log(opened.url)
  console.log('or: npm run admin -- create-user NAME --email ADDRESS --administrator --mall "NAME OF THE MALL"')
}

async function start(): Promise<void> {
  const { values } = parseArgs({ options: { 'no-pages': { type: 'boolean', default: false } } })
  const settings = parseSettings(process.env)
  const site = Promise.withResolvers<Site>()
  site.promise.catch(() => {}) // avoids an unhandled rejection; the start reports the error itself
  const { host, port, keepAliveMs } = settings
  const server = await listen({ host, port, keepAliveMs, site: site.promise })
  const pages = values['no-pages'] ? undefined : await loadAllPages(settings)
  const { redisUrl } = settings
  const redis = redisUrl === undefined ? undefined : await openRedisBus({ url: redisUrl, log })
  const { db, unlimited, connection, source, load, close: closeDatabase } = await openDatabase({ ...settings, log })
  const versions = createVersionWatch({ db, source, log })
  const hub = createHub({
    bus: redis ?? createPostgresBus({ db, connection, log }),
    clock,
    random,
    log,
    authenticate: authenticateSocket({ db, settings: settings.app }, clock),
    currentPublication: async (mallId) => (await lastPublication(db, mallId))?.number ?? null,
    writeStationEvents: (entries) => writeStationEvents(db, entries),
  })
  const rateLimits = createRateLimits(
    // the embedded database has only one server
    settings.databaseUrl === undefined ? createLocalBuckets() : createSharedBuckets(databaseTokenSource(db)),
    settings.app,
  )
  const sockets = createSocketServer({
    hub,
    log,
    publicUrl: settings.app.publicUrl,
    rates: { limits: rateLimits, clock, trustProxy: settings.trustProxy },
  })
  const { backups } = settings
  const schedule =
    backups.every === undefined
      ? undefined
      : createBackupSchedule({ db, connection, clock, log, settings: backups, write: writeInOwnProcess })
  const metrics = createMetrics({
    sockets: hub.counts,
    pool: load,
    postgres: versions.state,
    backups: schedule?.state,
  })
  let stopDemoStations = () => {}
  const background: { stop(): Promise<void> }[] = []
  const close = async () => {
    stopDemoStations()
    // Clients reconnect by themselves; pending requests finish first.
    await Promise.all([sockets.close(), server.stop(), schedule?.stop()])
    await Promise.all(background.map((work) => work.stop()))
    await closeDatabase()
  }
  try {
    const files = await openFiles(settings)
    const pictures = sharpPictures()
    const secrets = createSecrets(await secretKeys(settings), random)
    const { smsGatewayUrl: url } = settings
    const smsGateway = url === undefined ? undefined : createSmsGateway({ url, log })
    const dependencies: Dependencies = {
      db,
      clock,
      random,
      files,
      pictures,
      films: filmsInWorker(),
      readForm: readNodeForm,
      passwords,
      packers: nodePackers,
      secrets,
      smsGateway,
      speech: settings.speech && createSpeech({ ...settings.speech, log }),
      mailer: settings.mail && createSmtpMailer({ ...settings.mail, log }),
      ...buildingsInWorker(),
      frameCheck: createFrameCheck({ publicUrl: settings.app.publicUrl, clock }),
      relay: hub,
      rateLimits,
      setTimer: setSystemTimer,
      log,
      metrics,
      settings: settings.app,
    }
    await clock.measure(unlimited)
    await migrate(unlimited)
    await prepareDemo({ ...dependencies, db: unlimited }, settings.demo)
    await versions.run()
    await loadPasswordPolicy()
    await requireSteadyClock(unlimited, clock.now()).then(
      () => dropOldMonths(unlimited, clock.now(), settings.app.statisticsKeepMonths),
      (error) => log.error('Old statistics were not removed', { error }),
    )
    // with its timeouts, or an unresponsive database would keep the server from stopping
    const auditing = { db, secrets, clock, kept: auditEndFile(settings.dataDir) }
    for (const work of [
      versions,
      clock.following(db),
      createAuditSealer({ ...auditing, log }),
      createRetention(auditing, settings.app, log),
    ]) {
      work.start()
      background.push(work)
    }
    const app = createApp(dependencies)
    const { securityText: contact } = settings
    const { fetch } = createSite({
      app: app.fetch,
      pages,
      trustProxy: settings.trustProxy,
      transportSecurity: settings.transportSecurity,
      metrics: (request, address) =>
        mayReadMetrics(request, address, settings.metricsToken) ? metrics.answer() : metricsUnauthorised(),
      securityText: contact && (() => securityText(contact, clock.now())),
    })
    if (schedule) await prepareBackupFolder(backups.folder)
    site.resolve({ fetch, upgrade: sockets.upgrade })
    schedule?.start()
    stopOnSignals(close)
    if (settings.demoStations) {
      const stations = await simulatedStations(db, demoData(todayIn(DEMO_ZONE, clock.now())))
      stopDemoStations = startDemoStations({ url: localUrl(settings), stations })
    }
    await printReady(dependencies, settings)
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
  // After an uncaught error the state is undefined: stops, so that the service manager restarts the server.
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
