// The commands that write, restore and verify back-ups, and migrate the database.

import { createWriteStream } from 'node:fs'
import { access, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isMigrated, migrate, planOf } from '../db/migrate'
import { isDiskFull } from '../media/storage-space'
import { auditEndFile } from '../platform/audit-end-file'
import { writeBackup } from '../platform/backup/backup'
import { openBackup } from '../platform/backup/encryption'
import { listOfFiles } from '../platform/backup/named-files'
import { readBackup } from '../platform/backup/restore'
import { verifyBackup } from '../platform/backup/verify'
import { openDatabase } from '../platform/database/database'
import { openFiles } from '../platform/files/open-files'
import { freeOf } from '../platform/files/spool'
import type { Log } from '../platform/log'
import { StartError } from '../platform/start-error'
import type { Settings } from '../settings/settings'
import { recordCommand } from './audit'

const fileExists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

const total = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0)

const contentOf = ({ rows, files }: { rows: Record<string, number>; files: number }) =>
  `${total(rows)} rows and ${files} ${files === 1 ? 'file' : 'files'}`

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1_048_576)} MB`

/** The space that a back-up leaves free: on the server's own disk, that of the database. */
async function reserveOn(folder: string, { dataDir, app }: Settings): Promise<number> {
  const [there, here] = await Promise.all([stat(folder), stat(dataDir).catch(() => undefined)])
  return there.dev === here?.dev ? app.diskFreeBytes : 0
}

async function requireSpace(folder: string, bytes: number, reserve: number): Promise<void> {
  const free = await freeOf(folder)
  if (free - bytes < reserve)
    throw noSpace(folder, `${megabytes(free)} are free, ${megabytes(bytes + reserve)} are needed`)
}

const noSpace = (folder: string, reason: string, cause?: unknown) =>
  new StartError(`There’s no room for a back-up in ${folder} (${reason}): make room, or back up to another disk.`, {
    cause,
  })

const signals = ['SIGINT', 'SIGTERM'] as const

/** The advice for missing files. */
const remedy = 'Put the files back or delete these media for good'

/**
 * Writes a back-up, also while the server runs. The file is written completely or not at all. When referenced media files
 * are missing, writes `PATH.incomplete` and fails.
 */
export async function backup(settings: Settings, log: Log, path: string): Promise<string> {
  if (await fileExists(path)) throw new StartError(`${path} already exists: name a new file.`)
  const { db, connection, close } = await openDatabase({ ...settings, log, beside: true })
  const unfinished = `${path}.unfinished`
  const folder = dirname(path)
  const stop = new AbortController()
  // an interrupted command removes what it has written
  const end = () => stop.abort(new StartError('The back-up was ended: nothing was written.'))
  for (const signal of signals) process.once(signal, end)
  try {
    const { waiting, unknown } = await planOf(db)
    if (waiting.length > 0 || unknown.length > 0) {
      throw new StartError('This database belongs to another version of Kiosk Admin: back it up with that one.')
    }
    // readable by the owner only, because it contains all data
    const out = createWriteStream(unfinished, { mode: 0o600, signal: stop.signal })
    const { passphrase } = settings.backups
    const reserve = await reserveOn(folder, settings)
    const source = { connection, files: await openFiles(settings), now: new Date(), passphrase }
    const space = { requireSpace: (bytes: number) => requireSpace(folder, bytes, reserve) }
    const summary = await writeBackup({ ...source, ...space }, out)
    await sync(unfinished)
    const { lacking } = summary
    if (lacking.length > 0) {
      await rename(unfinished, `${path}.incomplete`)
      throw new StartError(
        `The back-up is not complete: ${listOfFiles(lacking)} ${lacking.length === 1 ? 'is' : 'are'} missing or damaged. ${remedy}, then back up again. ${path}.incomplete has the rest: ${contentOf(summary)}.`,
      )
    }
    await recordCommand(db, settings, 'backup')
    await rename(unfinished, path)
    await sync(folder)
    return `${path} is complete: ${contentOf(summary)}.`
  } catch (error) {
    if (stop.signal.aborted) throw stop.signal.reason
    throw isDiskFull(error) ? noSpace(folder, 'the disk is full', error) : error
  } finally {
    for (const signal of signals) process.off(signal, end)
    await rm(unfinished, { force: true })
    await close()
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path)
  await handle.sync()
  await handle.close()
}

/** Restores a back-up into an empty database. */
export async function restore(settings: Settings, log: Log, path: string): Promise<string> {
  const archive = await openBackup(path, settings.backups.passphrase)
  const { db, connection, close } = await openDatabase({ ...settings, log })
  try {
    const restored = await readBackup({ connection, files: await openFiles(settings) }, archive)
    // the end of another history
    await auditEndFile(settings.dataDir).remove()
    // that of an older version is updated by the next start
    if (await isMigrated(db)) await recordCommand(db, settings, 'restoreBackup')
    const { lacking } = restored
    const without = lacking.length > 0 ? ` The back-up lacks ${listOfFiles(lacking)}.` : ''
    return `Restored ${contentOf(restored)}.${without} Everyone has to sign in again.`
  } finally {
    archive.destroy()
    await close()
  }
}

/** Restores a back-up into a temporary database and compares the result with the archive. */
export async function verify(settings: Settings, log: Log, path: string): Promise<string> {
  const archive = await openBackup(path, settings.backups.passphrase)
  const verified = await verifyBackup(archive, log, settings.postgresBinaries)
  const { lacking } = verified
  if (lacking.length > 0) throw new StartError(`${path} is not complete: it lacks ${listOfFiles(lacking)}.`)
  return `${path} is whole: ${contentOf(verified)} were restored and compared.`
}

/** Runs pending migrations, or only lists them. */
export async function migrateDatabase(settings: Settings, log: Log, dryRun: boolean): Promise<string> {
  const { unlimited: db, close } = await openDatabase({ ...settings, log, beside: true })
  try {
    const { waiting, unknown } = await planOf(db)
    if (unknown.length > 0 || !dryRun) await migrate(db)
    if (waiting.length === 0) return 'The database is up to date: there is nothing to run.'
    return `${dryRun ? 'Would run' : 'Ran'}: ${waiting.join(', ')}.`
  } finally {
    await close()
  }
}
