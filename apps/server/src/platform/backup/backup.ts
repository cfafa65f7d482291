import { createHash, type Hash } from 'node:crypto'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { keepFilesLock } from '../../db/stored-files'
import type { Files, StoredFile } from '../../dependencies'
import { withAdvisoryLock } from '../advisory-lock'
import { type End, writeArchive } from './archive'
import { encrypted } from './encryption'
import { type NamedFile, namedFiles } from './named-files'
import { columnsOf, shapeOf, tableOf } from './shape'

type Source = {
  connection: pg.ClientConfig
  /** Absent: the database alone moves, with its sessions. */
  files: Pick<Files, 'open'> | undefined
  now: Date
  /** Absent: the archive is not encrypted. */
  passphrase?: string | undefined
}

/** What was written, and the files that records name but whose bytes are missing or changed. */
export type Written = End & { lacking: NamedFile[] }

/**
 * Writes everything there is as one archive: the database as it was at one moment, whoever writes meanwhile, and then the
 * files that it knew at that moment.
 */
export async function writeBackup({ connection, files, now, passphrase }: Source, out: Writable): Promise<Written> {
  const client = new pg.Client({ ...connection, application_name: 'kiosk-admin backup' })
  await client.connect()
  // whatever the account or the database has set: a large table takes its time
  await client.query('set statement_timeout = 0')
  const archive = writeArchive()
  const end: Required<End> = { rows: {}, files: 0, sha256: '', damaged: [] }
  const lacking: NamedFile[] = []

  async function writeFile(file: StoredFile, sha256: string): Promise<void> {
    const hash = createHash('sha256')
    await archive.file(`media/${sha256}`, file.size, hashed(file, hash))
    end.files += 1
    if (hash.digest('hex') !== sha256) end.damaged.push(sha256)
  }

  async function writeFiles({ open }: Pick<Files, 'open'>): Promise<void> {
    const stored = await client.query<{ sha256: string }>('select sha256 from stored_file')
    const named = new Map((await namedFiles(client)).map((file) => [file.sha256, file]))
    // a snapshot that stays open keeps PostgreSQL from tidying up, and files take long
    await client.query('commit')
    const all = new Set([...stored.rows.map(({ sha256 }) => sha256), ...named.keys()])
    for (const sha256 of [...all].sort()) {
      const file = await open(sha256)
      if (file) await writeFile(file, sha256)
      const name = named.get(sha256)
      // what nobody names yet is still being uploaded
      if (name && (!file || end.damaged.includes(sha256))) lacking.push(name)
    }
  }

  async function fill() {
    await client.query('begin isolation level repeatable read read only')
    await client.query("set local timezone to 'UTC'")
    const shape = await shapeOf(client, { sessions: files === undefined })
    await archive.json('manifest.json', { format: 1, madeAt: now.toISOString(), timeZone: 'UTC', ...shape })
    for (const table of shape.tables) {
      const rows = client.query(copyTo(`copy (select ${columnsOf(table)} from ${tableOf(table)}) to stdout`))
      await archive.parts(`database/${table.name}`, rows)
      end.rows[table.name] = rows.rowCount
    }
    end.sha256 = archive.sha256()
    if (files) await writeFiles(files)
    await archive.json('end.json', end)
    archive.finish()
  }

  async function write() {
    const filling = fill().catch((error) => {
      archive.stream.destroy(error)
      throw error
    })
    const writing =
      passphrase === undefined
        ? pipeline(archive.stream, out)
        : pipeline(archive.stream, (bytes) => encrypted(bytes, passphrase), out)
    await Promise.all([filling, writing])
  }

  try {
    // from the snapshot until its files are read nobody removes any for good
    await withAdvisoryLock(connection, { key: keepFilesLock, shared: true }, write)
    return { ...end, lacking }
  } finally {
    await client.end()
  }
}

async function* hashed(file: StoredFile, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const piece of file.stream() as NodeStream<Uint8Array>) {
    hash.update(piece)
    yield piece
  }
}
