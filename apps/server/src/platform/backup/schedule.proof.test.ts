import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { migrate } from '../../db/migrate'
import { type OpenDatabase, openDatabase } from '../database/database'
import { createBackupSchedule, prepareBackupFolder } from './schedule'

// Starts a PostgreSQL, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const hour = 3_600_000
const began = Date.parse('2026-11-21T02:00:00Z')

let folder: string
let target: string
let database: OpenDatabase
let now = began
const errors: string[] = []
const log = { info: () => {}, warn: () => {}, error: (message: string) => void errors.push(message) }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'schedule-'))
  database = await openDatabase({ databaseUrl: undefined, dataDir: join(folder, 'data'), log })
  await migrate(database.db)
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  now = began
  errors.length = 0
  target = await mkdtemp(join(folder, 'backups-'))
  await sql`delete from meta`.execute(database.db)
})

const whole = (path: string) => writeFile(path, 'whole')
const files = async () => (await readdir(target)).sort()

function server(write: (path: string, signal: AbortSignal) => Promise<void> = whole, keep = 3) {
  const settings = { folder: target, keep, every: 24 * hour, passphrase: undefined }
  return createBackupSchedule({ ...database, clock: { now: () => new Date(now) }, log, settings, write })
}

describe('scheduled back-ups', () => {
  it('are made at their interval, and the newest are kept', async () => {
    const one = server()
    for (let day = 0; day < 5; day++) {
      now = began + day * 24 * hour
      await one.tick()
      now += 23 * hour
      await one.tick()
    }
    expect(await files()).toEqual([
      'kiosk-admin-2026-11-23T02-00-00Z.tar',
      'kiosk-admin-2026-11-24T02-00-00Z.tar',
      'kiosk-admin-2026-11-25T02-00-00Z.tar',
    ])
    expect(one.state()).toEqual({
      begunAt: '2026-11-25T02:00:00.000Z',
      goodAt: '2026-11-25T02:00:00.000Z',
      failures: 0,
    })
  })

  it('are made by one of several servers, and all know the state', async () => {
    const paths: string[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    const slow = async (path: string) => {
      paths.push(path)
      await promise
      await whole(path)
    }
    const [first, second] = [server(slow), server(slow)]
    const making = first.tick()
    await expect.poll(() => paths.length).toBe(1)
    await second.tick()
    expect(paths.length).toBe(1)
    resolve()
    await making
    await second.tick()
    expect(paths.length).toBe(1)
    expect(second.state()).toEqual(first.state())
    expect((await files()).length).toBe(1)
  })

  it('are logged, counted and retried within an hour after a failure, and no older one is removed', async () => {
    let works = true
    const one = server(async (path) => {
      if (works) return whole(path)
      await writeFile(`${path}.incomplete`, 'not all')
      await writeFile(`${path}.unfinished`, 'half')
      throw new Error('A file is missing')
    }, 1)
    await one.tick()
    works = false
    for (const hours of [24, 24.5, 25, 26]) {
      now = began + hours * hour
      await one.tick()
    }
    expect(one.state()).toMatchObject({ goodAt: '2026-11-21T02:00:00.000Z', failures: 3 })
    expect(errors).toEqual(Array(3).fill('The scheduled back-up failed'))
    expect(await files()).toEqual([
      'kiosk-admin-2026-11-21T02-00-00Z.tar',
      'kiosk-admin-2026-11-22T04-00-00Z.tar.incomplete',
    ])
    works = true
    now += hour
    await one.tick()
    expect(one.state().failures).toBe(0)
    expect(await files()).toEqual(['kiosk-admin-2026-11-22T05-00-00Z.tar'])
  })

  it('are repeated by the next server after a crash, and partial files are removed', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const ended = server(async (path, signal) => {
      await writeFile(`${path}.unfinished`, 'half')
      resolve()
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('ended'))))
    })
    void ended.tick()
    await promise
    await ended.stop()
    expect(errors).toEqual([])
    now += 60_000
    await server().tick()
    expect(await files()).toEqual(['kiosk-admin-2026-11-21T02-01-00Z.tar'])
  })

  it('do not touch other files in their folder', async () => {
    await writeFile(join(target, 'by-hand.tar'), 'mine')
    await mkdir(join(target, 'kiosk-admin'))
    const one = server(whole, 1)
    await one.tick()
    now += 24 * hour
    await one.tick()
    expect(await files()).toEqual(['by-hand.tar', 'kiosk-admin', 'kiosk-admin-2026-11-22T02-00-00Z.tar'])
  })

  it('fail the start if the folder is not writable', async () => {
    const file = join(target, 'file')
    await writeFile(file, '')
    await expect(prepareBackupFolder(join(file, 'backups'))).rejects.toThrow(
      `${join(file, 'backups')} cannot be written: set BACKUP_DIR to a folder that this account may write.`,
    )
  })
})
