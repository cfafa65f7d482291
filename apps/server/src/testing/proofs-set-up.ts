import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres'

/** One PostgreSQL for all proofs, on which each file creates databases of its own: starting another takes seconds. */
export default async function setUp() {
  if (process.env.DATABASE_URL) return undefined
  const dataDir = await mkdtemp(join(tmpdir(), 'kiosk-admin-proofs-'))
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, log })
  const { user, database, host, port } = connection
  const url = new URL(`postgresql://${user}@localhost/${database}`)
  // the folder of the socket
  url.searchParams.set('host', host)
  url.searchParams.set('port', String(port))
  process.env.TEST_POSTGRES = url.href
  return async () => {
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
