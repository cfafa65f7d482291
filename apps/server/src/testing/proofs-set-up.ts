import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres'

let stop = async () => {}

/** Starts one PostgreSQL, on which each file creates databases of its own: starting another takes seconds. */
export async function setup() {
  if (process.env.DATABASE_URL) return
  const dataDir = await mkdtemp(join(tmpdir(), 'kiosk-admin-proofs-'))
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  stop = async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  const { user, database, host, port } = postgres.connection
  const url = new URL(`postgresql://${user}@localhost/${database}`)
  // the folder of the socket
  url.searchParams.set('host', host)
  url.searchParams.set('port', String(port))
  process.env.TEST_POSTGRES = url.href
}

export const teardown = () => stop()
