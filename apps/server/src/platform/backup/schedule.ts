import { access, constants, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { json } from '../../db/json'
import type { Clock, Db } from '../../dependencies'
import type { BackupSettings } from '../../settings/settings'
import { withAdvisoryLock } from '../database/advisory-lock'
import type { Log } from '../log'
import { StartError } from '../start-error'

/** State of the schedule, shared by all servers of a database. */
export type BackupState = {
  /** Start of the last back-up, successful or not. */
  begunAt?: string
  /** End of the last successful back-up. */
  goodAt?: string
  /** Number of failed back-ups since then. */
  failures: number
}

type Options = {
  db: Db
  /** Connection of the lock: one of several servers makes the back-up. */
  connection: pg.ClientConfig
  clock: Clock
  log: Log
  settings: BackupSettings
  /** Writes one back-up to a file, completely or not at all; throws with the reason. */
  write(path: string, signal: AbortSignal): Promise<void>
}

const stateKey = 'backups'
/** Advisory lock of the server that makes the back-up; must be the same in every version. */
const scheduleLock = 7_205_761
/** Delay before a failed back-up is retried. */
const retryAfter = 3_600_000
const tickEvery = 60_000

const scheduled = /^kiosk-admin-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar(\.age)?(\.unfinished|\.incomplete)?$/

export const fileNameOf = (now: Date, isEncrypted: boolean) =>
  `kiosk-admin-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar${isEncrypted ? '.age' : ''}`

function isDue({ begunAt, goodAt, failures }: BackupState, every: number, now: Date): boolean {
  if (begunAt === undefined) return true
  // neither succeeded nor failed: still running, which the lock shows, or its server was killed
  if (failures === 0 && (goodAt === undefined || Date.parse(goodAt) < Date.parse(begunAt))) return true
  return now.getTime() - Date.parse(begunAt) >= (failures > 0 ? Math.min(every, retryAfter) : every)
}

async function readState(db: Db): Promise<BackupState> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', stateKey).executeTakeFirst()
  return { failures: 0, ...(row?.value as Partial<BackupState> | undefined) }
}

async function writeState(db: Db, state: BackupState): Promise<void> {
  const row = { key: stateKey, value: json(state) }
  await db
    .insertInto('meta')
    .values(row)
    .onConflict((on) => on.column('key').doUpdateSet(row))
    .execute()
}

/** Fails the start when the folder is not writable. */
export async function prepareBackupFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK)
  } catch (cause) {
    throw new StartError(`${folder} cannot be written: set BACKUP_DIR to a folder that this account may write.`, {
      cause,
    })
  }
}

/** Makes back-ups at an interval on one of the servers that share a database, and deletes old ones. */
export function createBackupSchedule({ db, connection, clock, log, settings, write }: Options) {
  const { folder, keep, passphrase, every = 0 } = settings
  const ending = new AbortController()
  let state: BackupState = { failures: 0 }
  let running: Promise<void> = Promise.resolve()

  /** Removes leftovers of killed back-ups and all but the newest valid archives. */
  async function tidy({ good }: { good: boolean }): Promise<void> {
    const names = (await readdir(folder)).filter((name) => scheduled.test(name)).sort()
    const ending = (suffix: string) => names.filter((name) => name.endsWith(suffix))
    const incomplete = ending('.incomplete')
    const whole = names.filter((name) => /\.(tar|age)$/.test(name))
    const old = good ? [...incomplete, ...whole.slice(0, Math.max(0, whole.length - keep))] : incomplete.slice(0, -1)
    for (const name of [...old, ...ending('.unfinished')]) await rm(join(folder, name), { force: true })
  }

  async function makeOne(begunAt: Date): Promise<void> {
    const path = join(folder, fileNameOf(begunAt, passphrase !== undefined))
    try {
      await tidy({ good: false })
      await write(path, ending.signal)
      state = { begunAt: begunAt.toISOString(), goodAt: clock.now().toISOString(), failures: 0 }
      log.info('A back-up was made', { path })
    } catch (error) {
      // a server that stops leaves it to the next start
      if (ending.signal.aborted) return
      state = { ...state, failures: state.failures + 1 }
      log.error('The scheduled back-up failed', { path, error })
    }
    await writeState(db, state)
    await tidy({ good: state.failures === 0 }).catch((error) => log.error('Old back-ups were not removed', { error }))
  }

  async function makeIfDue(): Promise<void> {
    state = await readState(db)
    if (!isDue(state, every, clock.now())) return
    await withAdvisoryLock(connection, { key: scheduleLock }, async () => {
      // another server may have just made it
      state = await readState(db)
      const now = clock.now()
      if (!isDue(state, every, now)) return
      state = { ...state, begunAt: now.toISOString() }
      await writeState(db, state)
      await makeOne(now)
    })
  }

  const tick = () => {
    running = running
      .then(() => (ending.signal.aborted ? undefined : makeIfDue()))
      .catch((error) => log.error('The scheduled back-up failed', { error }))
    return running
  }

  return {
    tick,
    /** State at the last check. */
    state: () => state,
    start() {
      const timer = setInterval(tick, tickEvery)
      ending.signal.addEventListener('abort', () => clearInterval(timer))
      void tick()
    },
    /** Also aborts a running back-up. */
    async stop() {
      ending.abort()
      await running
    },
  }
}
