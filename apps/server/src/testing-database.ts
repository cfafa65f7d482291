import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { migrate } from './db/migrate'
import type { Database } from './db/schema'

const migrations = fileURLToPath(new URL('./db/migrations', import.meta.url))
const kept = fileURLToPath(new URL('../../../node_modules/.cache/kiosk-admin-database', import.meta.url))
const engine = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))

/** Of all that the database is made of: another migration or another PGlite is another database. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join(engine, '../package.json')))
  for (const name of (await readdir(migrations)).sort()) hash.update(await readFile(join(migrations, name)))
  return hash.digest('hex').slice(0, 16)
}

let made: Promise<string> | undefined

/**
 * The file of a migrated, empty database: PGlite loads it in a third of a second, and takes seconds to make it. It is
 * kept until a migration changes.
 */
export const migratedDatabase = (): Promise<string> => {
  made ??= make()
  return made
}

async function make(): Promise<string> {
  const file = join(kept, `${await fingerprint()}.tar`)
  if (existsSync(file)) return file
  const pglite = await PGlite.create()
  await migrate(new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) }))
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  await mkdir(kept, { recursive: true })
  // whole or not at all: several may make it at once
  const mine = `${file}.${process.pid}`
  await writeFile(mine, Buffer.from(await dump.arrayBuffer()))
  await rename(mine, file)
  for (const name of await readdir(kept)) {
    // of other migrations: each is 40 MB
    if (name.endsWith('.tar') && join(kept, name) !== file) await rm(join(kept, name), { force: true })
  }
  return file
}
