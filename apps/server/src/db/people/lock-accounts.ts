import type { Db } from '../../dependencies'

/**
 * Locks accounts against deletion until the transaction ends, so that an erasure finds everything that names them.
 * Returns the ids of those that exist.
 */
export async function lockAccounts(tx: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('user_account')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute()
  return rows.map(({ id }) => id)
}
