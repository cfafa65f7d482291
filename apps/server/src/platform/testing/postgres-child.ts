// Server process that tests kill. Starts PostgreSQL in the given folder and prints a line; with `write` it runs eight
// concurrent writers and prints each id after PostgreSQL has acknowledged it.
import { writeSync } from 'node:fs'
import pg from 'pg'
import { startEmbeddedPostgres } from '../database/embedded-postgres'
import { StartError } from '../start-error'

const [dataDir = '', task = 'wait'] = process.argv.slice(2)
const { POSTGRES_BINARIES: postgresBinaries } = process.env
const say = (message: object) => writeSync(1, `${JSON.stringify(message)}\n`)
const log = { info: () => {}, warn: () => {}, error: (message: string) => say({ error: message }) }

async function writeFromEightSides(connection: pg.PoolConfig) {
  const pool = new pg.Pool({ ...connection, max: 8 })
  pool.on('error', () => {}) // the postmaster may be killed first
  await pool.query('create table if not exists written (id bigint generated always as identity, filling text)')
  const filling = 'x'.repeat(500)
  const write = async () => {
    for (;;) {
      const { rows } = await pool.query('insert into written (filling) values ($1) returning id', [filling])
      say({ acknowledged: rows[0].id })
    }
  }
  await Promise.all(Array.from({ length: 8 }, write))
}

try {
  const postgres = await startEmbeddedPostgres({ dataDir, log, postgresBinaries })
  process.on('SIGTERM', async () => {
    await postgres.stop()
    process.exit(0)
  })
  say({ ready: postgres.connection })
  setInterval(() => {}, 60_000)
  if (task === 'write') await writeFromEightSides(postgres.connection).catch(() => {})
} catch (error) {
  if (!(error instanceof StartError)) throw error
  say({ refused: error.message })
  process.exit(1)
}
