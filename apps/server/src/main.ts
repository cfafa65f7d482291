import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Hono } from 'hono'
import { contentSecurityPolicy } from './platform/content-security-policy'
import { openDatabase } from './platform/database'
import { createLog } from './platform/log'
import { loadPages } from './platform/pages'
import { createSite } from './platform/site'
import { StartError } from './platform/start-error'
import { listen, type Site } from './platform/web-server'
import { parseSettings, type Settings } from './settings'

const log = createLog(process.stderr, () => new Date())

// The built apps lie beside this one, seen from the sources and from the bundle alike.
const built = (app: string) => fileURLToPath(new URL(`../../${app}/dist`, import.meta.url))

async function loadAllPages({ app }: Settings) {
  const policy = (nonce: string) => contentSecurityPolicy(nonce, app)
  const [admin, kiosk] = await Promise.all([
    loadPages({ folder: built('admin'), base: '/', policy }),
    loadPages({ folder: built('kiosk'), base: '/kiosk/', policy }),
  ])
  return { admin, kiosk }
}

async function start() {
  const { values } = parseArgs({ options: { 'no-pages': { type: 'boolean', default: false } } })
  const settings = parseSettings(process.env)
  const ready = Promise.withResolvers<Site>()
  const server = await listen({ host: settings.host, port: settings.port, site: ready.promise })
  const pages = values['no-pages'] ? undefined : await loadAllPages(settings)
  const database = await openDatabase({ databaseUrl: settings.databaseUrl, dataDir: settings.dataDir, log })

  const app = new Hono()
  app.get('/health', (c) => c.json({ success: true, message: 'healthy' }))
  const site = createSite({ app: app.fetch, pages, trustProxy: settings.trustProxy })
  ready.resolve({ fetch: site.fetch, upgrade: (_request, socket) => socket.end() })

  let stopping = false
  const stop = async (reason: string, exitCode: number) => {
    if (stopping) return
    stopping = true
    log.info('Stopping', { reason })
    await server.stop()
    await database.close()
    process.exit(exitCode)
  }
  process.on('SIGINT', () => void stop('SIGINT', 0))
  process.on('SIGTERM', () => void stop('SIGTERM', 0))
  process.on('SIGHUP', () => void stop('SIGHUP', 0))
  process.on('uncaughtException', (error) => {
    log.error('An error was not caught', { error })
    void stop('uncaught error', 1)
  })
  console.log(`Kiosk Admin is ready at ${settings.app.publicUrl}`)
}

try {
  await start()
} catch (error) {
  if (error instanceof StartError) console.error(error.message)
  else log.error('The server could not start', { error })
  process.exit(1)
}
