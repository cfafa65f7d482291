import { sql } from 'kysely'
import type { Db, Files } from '../../dependencies'
import { publishedHashes } from '../publication/publication'
import { inTransaction } from '../transaction'

/** Retention of unreferenced files in ms; longer than any upload takes between its bytes and its record. */
const grace = 24 * 3_600_000
/** How many are looked at in one go. */
export const mostUnused = 100
/**
 * Advisory lock; must be the same in every version. While it is shared, for example by a back-up, no file is deleted.
 */
export const keepFilesLock = 7_205_760

/**
 * Registers a file before its bytes are stored, so that it is not deleted as unused and bytes without a record are
 * found.
 */
export async function reserveFile(db: Db, sha256: string, extension: string, now: Date): Promise<void> {
  const extensions = JSON.stringify([extension])
  await sql`
    insert into stored_file (sha256, extensions, kept_at) values (${sha256}, cast(${extensions} as jsonb), ${now})
    on conflict (sha256) do update set
      kept_at = greatest(stored_file.kept_at, excluded.kept_at),
      extensions = case when stored_file.extensions @> excluded.extensions
        then stored_file.extensions else stored_file.extensions || excluded.extensions end
  `.execute(db)
}

/** Whether a file was stored with this extension. */
export async function isKept(db: Db, sha256: string, extension: string): Promise<boolean> {
  const row = await db.selectFrom('stored_file').select('extensions').where('sha256', '=', sha256).executeTakeFirst()
  return row?.extensions.includes(extension) ?? false
}

/**
 * Deletes files that no library, trash or publication references. The row stays locked until the bytes are deleted; a
 * concurrent upload of the same bytes waits and stores them again.
 */
export const removeUnused = (db: Db, files: Files, now: Date): Promise<number> =>
  inTransaction(db, async (tx) => {
    const { rows: locks } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(${keepFilesLock}::bigint) as free`.execute(tx)
    // the next time is early enough
    if (!locks[0]?.free) return 0
    await tx.deleteFrom('media_upload').where('expires_at', '<=', now).execute()
    const { rows } = await sql<{ sha256: string }>`
      with named as (
        select sha256 from media
        union select substring(thumbnail_url from '[0-9a-f]{64}') from media
        union select unnest(parts) from media_upload
        union ${publishedHashes}
      )
      select sha256 from stored_file
      where kept_at < ${new Date(now.getTime() - grace)}
        and not exists (select from named where named.sha256 = stored_file.sha256)
      order by sha256 limit ${mostUnused}
      for update of stored_file skip locked
    `.execute(tx)
    for (const { sha256 } of rows) {
      await files.remove(sha256)
      await tx.deleteFrom('stored_file').where('sha256', '=', sha256).execute()
    }
    return rows.length
  })
