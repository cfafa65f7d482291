import type { Db } from '../../dependencies'
import { HttpError } from '../../http-error'

/** Refuses ids of a table that are not there, lie in the trash, or are of a mall that the caller does not reach. */
export async function requireReached(
  db: Db,
  table: 'media' | 'media_category' | 'station',
  ids: readonly string[],
  mallIds: readonly string[],
): Promise<void> {
  const rows = await db
    .selectFrom(table)
    .select('mall_id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
  const reached = rows.filter((row) => mallIds.includes(row.mall_id))
  if (reached.length < new Set(ids).size) throw new HttpError('not_found')
}
