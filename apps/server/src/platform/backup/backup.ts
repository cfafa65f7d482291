import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Files } from '../../seams'
import { type End, writeArchive } from './archive'
import { columnsOf, shapeOf, tableOf } from './shape'

type Source = { connection: pg.ClientConfig; files: Pick<Files, 'open'>; now: Date }

/** What was written, and the files that the database knows but nobody has any more. */
export type Written = End & { missing: string[] }

/**
 * Writes everything there is as one archive: the database as it was at one moment, whoever writes meanwhile, and then the
 * files that it knew at that moment.
 */
export async function writeBackup({ connection, files, now }: Source, out: Writable): Promise<Written> {
  const client = new pg.Client({ ...connection, application_name: 'kiosk-admin backup' })
  await client.connect()
  const archive = writeArchive()
  const written: Written = { rows: {}, files: 0, sha256: '', missing: [] }

  async function fill() {
    await client.query('begin isolation level repeatable read read only')
    const shape = await shapeOf(client)
    await archive.json('manifest.json', { format: 1, madeAt: now.toISOString(), ...shape })
    for (const table of shape.tables) {
      const rows = client.query(copyTo(`copy (select ${columnsOf(table)} from ${tableOf(table)}) to stdout`))
      await archive.parts(`database/${table.name}`, rows)
      written.rows[table.name] = rows.rowCount
    }
    written.sha256 = archive.sha256()
    const known = await client.query<{ sha256: string; named: boolean }>(`
      select sha256, exists (select from media where media.sha256 = stored_file.sha256) as named
      from stored_file order by sha256
    `)
    // a snapshot that stays open keeps PostgreSQL from tidying up, and files take long
    await client.query('commit')
    for (const { sha256, named } of known.rows) {
      const file = await files.open(sha256)
      if (!file) {
        // what nobody names yet is still being uploaded
        if (named) written.missing.push(sha256)
        continue
      }
      await archive.file(`media/${sha256}`, file.size, file.stream() as unknown as AsyncIterable<Uint8Array>)
      written.files += 1
    }
    const { missing: _, ...end } = written
    await archive.json('end.json', end)
    archive.finish()
  }

  try {
    const filling = fill().catch((error) => {
      archive.stream.destroy(error)
      throw error
    })
    await Promise.all([filling, pipeline(archive.stream, out)])
    return written
  } finally {
    await client.end()
  }
}
