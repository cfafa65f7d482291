import { createReadStream, createWriteStream } from 'node:fs'
import { access, open, rename, rm } from 'node:fs/promises'
import { migrate, planOf } from './db/migrate'
import { writeBackup } from './platform/backup/backup'
import { readBackup } from './platform/backup/restore'
import { openDatabase } from './platform/database'
import type { Log } from './platform/log'
import { openFiles } from './platform/open-files'
import { StartError } from './platform/start-error'
import type { Settings } from './settings'

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

const total = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0)

/** Writes a back-up beside the running server, or without one; the file is there as a whole or not at all. */
export async function backup(settings: Settings, log: Log, path: string): Promise<string> {
  if (await isThere(path)) throw new StartError(`${path} is there already: name a new file.`)
  const { db, connection, close } = await openDatabase({ ...settings, log, beside: true })
  const unfinished = `${path}.unfinished`
  try {
    const { waiting, unknown } = await planOf(db)
    if (waiting.length > 0 || unknown.length > 0) {
      throw new StartError('This database belongs to another version of Kiosk Admin: back it up with that one.')
    }
    // whoever may read it may read everything that the server keeps
    const out = createWriteStream(unfinished, { mode: 0o600 })
    const { rows, files, missing } = await writeBackup(
      { connection, files: await openFiles(settings), now: new Date() },
      out,
    )
    const handle = await open(unfinished)
    await handle.sync()
    await handle.close()
    await rename(unfinished, path)
    const lost = missing.length > 0 ? ` ${missing.length} files that the database names are nowhere.` : ''
    return `${path} has everything: ${total(rows)} rows and ${files} files.${lost}`
  } finally {
    await rm(unfinished, { force: true })
    await close()
  }
}

/** Restores a back-up into an empty database. */
export async function restore(settings: Settings, log: Log, path: string): Promise<string> {
  if (!(await isThere(path))) throw new StartError(`${path} cannot be read: name the file of a back-up.`)
  const { connection, close } = await openDatabase({ ...settings, log })
  try {
    const { rows, files } = await readBackup({ connection, files: await openFiles(settings) }, createReadStream(path))
    return `Restored ${total(rows)} rows and ${files} files. Everyone signs in again.`
  } finally {
    await close()
  }
}

/** Brings the database to this version's shape, or only says what that would run. */
export async function migrateDatabase(settings: Settings, log: Log, dryRun: boolean): Promise<string> {
  const { db, close } = await openDatabase({ ...settings, log, beside: true })
  try {
    const { waiting, unknown } = await planOf(db)
    if (unknown.length > 0 || !dryRun) await migrate(db)
    if (waiting.length === 0) return 'The database has the shape of this version: nothing would run.'
    return `${dryRun ? 'Would run' : 'Ran'}: ${waiting.join(', ')}.`
  } finally {
    await close()
  }
}
