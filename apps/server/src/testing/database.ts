import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { demoData } from '@kiosk-admin/api-client/demo'
import { PGliteDialect } from 'kysely'
import { createDb } from '../db/kysely/create-db'
import { migrate } from '../db/migrate'
import { createTestApp } from './index'

const migrations = fileURLToPath(new URL('../db/migrations', import.meta.url))
const cache = fileURLToPath(new URL('../../../../node_modules/.cache/kiosk-admin-database', import.meta.url))
const engine = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))

/** The hash of the migrations and of PGlite's version. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join(engine, '../package.json')))
  for (const name of (await readdir(migrations)).sort()) hash.update(await readFile(join(migrations, name)))
  return hash.digest('hex').slice(0, 16)
}

let created: Promise<string> | undefined

/** The file of a migrated, empty database, which PGlite loads faster than it migrates. Cached until a migration changes. */
export const migratedDatabase = (): Promise<string> => {
  created ??= create()
  return created
}

async function create(): Promise<string> {
  const file = join(cache, `${await fingerprint()}.tar`)
  if (existsSync(file)) return file
  const pglite = await PGlite.create()
  await migrate(createDb(new PGliteDialect({ pglite })))
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  await mkdir(cache, { recursive: true })
  // several processes may write it at the same time
  const temporary = `${file}.${randomUUID()}`
  await writeFile(temporary, Buffer.from(await dump.arrayBuffer()))
  await rename(temporary, file)
  for (const name of await readdir(cache)) {
    // databases of other migrations: each is 40 MB
    if (name.endsWith('.tar') && join(cache, name) !== file) await rm(join(cache, name), { force: true })
  }
  return file
}

/** The same with the demo. Not cached, because any source may change what it contains. */
export async function demoDatabase(): Promise<Blob> {
  const pglite = await PGlite.create({ loadDataDir: new Blob([await readFile(await migratedDatabase())]) })
  await createTestApp({ seed: true, db: createDb(new PGliteDialect({ pglite })) })
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  return dump
}

/** The demo of this moment with months of statistics, compressed, for the demo in the browser. */
export async function publishedDemo(): Promise<Blob> {
  const pglite = await PGlite.create({ loadDataDir: new Blob([await readFile(await migratedDatabase())]) })
  const db = createDb(new PGliteDialect({ pglite }))
  const now = new Date().toISOString()
  await createTestApp({ now, seed: demoData(now.slice(0, 10)), clicks: true, db })
  // a quarter of its size: without dead rows, old segments of the log, and databases to copy from
  await pglite.query('set wal_recycle = off')
  await pglite.query('vacuum full')
  await pglite.query('update pg_database set datistemplate = false')
  for (const name of ['template0', 'template1']) await pglite.query(`drop database ${name}`)
  await pglite.query('select pg_switch_wal()')
  await pglite.query('checkpoint')
  const dump = await pglite.dumpDataDir('gzip')
  await pglite.close()
  return dump
}
