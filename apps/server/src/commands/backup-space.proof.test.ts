import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { migrate } from '../db/migrate'
import { writeBackup } from '../platform/backup/backup'
import { type OpenDatabase, openDatabase } from '../platform/database/database'
import { parseSettings } from '../settings/settings'
import { backup } from './backup'

// Starts a PostgreSQL, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const quiet = { info: () => {}, warn: () => {}, error: () => {} }
let folder: string
let database: OpenDatabase
const inFolder = (name: string) => join(folder, name)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-space-'))
  database = await openDatabase({ databaseUrl: undefined, dataDir: inFolder('data'), log: quiet })
  await migrate(database.db)
  await mkdir(inFolder('archives'))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const settings = (env: Record<string, string>) => parseSettings({ DATA_DIR: inFolder('data'), ...env })

it('a back-up leaves the database its space, and says what is missing', async () => {
  // what a killed one left
  await writeFile(inFolder('archives/a.tar.unfinished'), 'half')
  const writing = backup(settings({ DISK_FREE_MB: '100000000' }), quiet, inFolder('archives/a.tar'))
  await expect(writing).rejects.toThrow(
    /^There’s no room for a back-up in .*archives \(\d+ MB are free, 1\d{8} MB are needed\)/,
  )
  expect(await readdir(inFolder('archives'))).toEqual([])
  await backup(settings({}), quiet, inFolder('archives/a.tar'))
  expect(await readdir(inFolder('archives'))).toEqual(['a.tar'])
})

it('a disk that fills up meanwhile ends a back-up', async () => {
  const [full, asked] = [new Error('full'), vi.fn<(bytes: number) => void>()]
  const out = new WritableStream<Uint8Array>()
  const rows = Array.from({ length: 40 }, (_, nth) => ({
    key: `k${nth}`,
    value: JSON.stringify('x'.repeat(1_048_576)),
  }))
  await database.db.insertInto('meta').values(rows).execute()
  const requireSpace = async (bytes: number) => {
    asked(bytes)
    if (asked.mock.calls.length === 2) throw full
  }
  const { connection } = database
  const writing = writeBackup({ connection, files: undefined, now: new Date(0), requireSpace }, Writable.fromWeb(out))
  await expect(writing).rejects.toBe(full)
  expect(asked.mock.calls).toHaveLength(2)
})
