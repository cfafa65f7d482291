import type { Db } from '../../dependencies'

/**
 * Keeps accounts until the end of the transaction, because an erasure must find everything that names them. Returns the
 * ids of those that exist.
 */
export async function holdAccounts(tx: Db, ids: readonly string[]): Promise<string[]> {
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
