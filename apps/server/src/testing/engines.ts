import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { migrate } from '../db/migrate'
import type { Db } from '../dependencies'
import { openDatabase } from '../platform/database/database'
import { createOwnDatabase } from '../platform/testing/own-database'
import { memoryDb } from './index'

type Engine = {
  db: Db
  close(): Promise<void>
}

const quiet = { info: () => {}, warn: () => {}, error: () => {} }

/** A running PostgreSQL; each test file creates and drops its own database there. */
const given = process.env.DATABASE_URL

/** Creates a database on the running PostgreSQL, or starts an embedded PostgreSQL. */
export async function openPostgres(): Promise<Engine> {
  const running = given ?? process.env.TEST_POSTGRES
  if (running) {
    const own = await createOwnDatabase(running)
    const { db, close } = await openDatabase({ databaseUrl: own.url, dataDir: tmpdir(), log: quiet })
    await migrate(db)
    return { db, close: () => close().then(own.drop) }
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'kiosk-admin-'))
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir, log: quiet })
  await migrate(db)
  return {
    db,
    close: async () => {
      await close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const openMemory = async (): Promise<Engine> => ({ db: await memoryDb(), close: async () => {} })

/** Timeout of a database's start on a busy machine. */
export const startTime = 60_000

/** Provides one database for the tests of the current block: opens it before the first, closes it after the last. */
export function engineForAll(open: () => Promise<Engine>): Pick<Engine, 'db'> {
  let engine: Engine | undefined
  beforeAll(async () => {
    engine = await open()
  }, startTime)
  afterAll(() => engine?.close())
  return {
    get db() {
      if (!engine) throw new Error('The database is open within tests only')
      return engine.db
    },
  }
}

/** Describes the same on PostgreSQL and, in `npm run test:all`, on PGlite, which nearly all other tests run on. */
export function describeEngines(name: string, tests: (open: () => Promise<Engine>) => void): void {
  describe(`${name} on PostgreSQL`, () => tests(openPostgres))
  describe(`${name} on PGlite`, { tags: ['nightly'] }, () => tests(openMemory))
}

/**
 * Opens the database of exhaustive tests: PGlite, unless DATABASE_URL names a PostgreSQL or TEST_ENGINE=postgres
 * selects the embedded one.
 */
export const openTestEngine = (): Promise<Engine> =>
  given || process.env.TEST_ENGINE === 'postgres' ? openPostgres() : openMemory()
