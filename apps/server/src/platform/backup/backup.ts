import { createHash, type Hash } from 'node:crypto'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { keepFilesLock } from '../../db/media/stored-files'
import type { Files, StoredFile } from '../../dependencies'
import { withAdvisoryLock } from '../database/advisory-lock'
import { type End, writeArchive } from './archive'
import { encrypted } from './encryption'
import { type NamedFile, namedFiles } from './named-files'
import { columnsOf, shapeOf, tableOf } from './shape'

type Source = {
  connection: pg.ClientConfig
  /** Absent to copy only the database, with its sessions. */
  files: Pick<Files, 'open'> | undefined
  now: Date
  /** Absent for an unencrypted archive. */
  passphrase?: string | undefined
  /** Throws when the disk has no room for so many further bytes. */
  requireSpace?: (bytes: number) => Promise<void>
}

/** Written bytes between two looks at the disk. */
const checkEvery = 16 * 1_048_576

/** A size that an archive has at least: rows without their indexes are about as long as text, files are as they are. */
async function leastSize(client: pg.Client, withFiles: boolean): Promise<number> {
  const { rows } = await client.query<{ tables: number; files: number }>(`
    select
      (select coalesce(sum(pg_relation_size(oid)), 0)::float8 / 2 from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace) as tables,
      (select coalesce(sum(size), 0)::float8 from (select distinct on (sha256) size from media) as files) as files
  `)
  const [size] = rows
  return size ? size.tables + (withFiles ? size.files : 0) : 0
}

/** The totals, and the referenced files that are missing or damaged. */
export type BackupResult = End & { lacking: NamedFile[] }

/**
 * Writes an archive with a consistent snapshot of the database and the files that it references.
 */
export async function writeBackup(
  { connection, files, now, passphrase, requireSpace = async () => {} }: Source,
  out: Writable,
): Promise<BackupResult> {
  const client = new pg.Client({ ...connection, application_name: 'kiosk-admin backup' })
  await client.connect()
  // overrides the defaults of account and database, because large tables take long
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
    // ends the snapshot before the files, because it blocks vacuum
    await client.query('commit')
    const all = new Set([...stored.rows.map(({ sha256 }) => sha256), ...named.keys()])
    for (const sha256 of [...all].sort()) {
      const file = await open(sha256)
      if (file) await writeFile(file, sha256)
      const name = named.get(sha256)
      // files without a reference are still being uploaded
      if (name && (!file || end.damaged.includes(sha256))) lacking.push(name)
    }
  }

  async function* counted(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let unchecked = 0
    for await (const piece of bytes) {
      unchecked += piece.length
      if (unchecked >= checkEvery) {
        await requireSpace(unchecked)
        unchecked = 0
      }
      yield piece
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
        ? pipeline(archive.stream, counted, out)
        : pipeline(archive.stream, counted, (bytes) => encrypted(bytes, passphrase), out)
    await Promise.all([filling, writing])
  }

  try {
    // prevents the removal of files until they are in the archive
    await requireSpace(await leastSize(client, files !== undefined))
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
