import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../platform/database'
import type { Db } from '../seams'
import { memoryDb } from '../testing'
import { migrate } from './migrate'

type Engine = {
  db: Db
  close(): Promise<void>
}

const quiet = { info: () => {}, warn: () => {}, error: () => {} }

async function openPostgres(): Promise<Engine> {
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

/** How long a database may take to start when the machine is busy. */
export const startTime = 60_000

/** The database in memory that most tests use, and the real one, where many write at once. */
export const engines: { engine: string; open: () => Promise<Engine> }[] = [
  { engine: 'PGlite', open: async () => ({ db: await memoryDb(), close: async () => {} }) },
  { engine: 'PostgreSQL', open: openPostgres },
]
