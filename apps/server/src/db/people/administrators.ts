import { sql } from 'kysely'
import type { Db } from '../../dependencies'
import { invalid } from '../../http-error'
import { json } from '../json'
import { administration } from './rights'

/**
 * Serialises changes of permissions across all servers. Take it before reading or locking anything, so that permissions
 * and administrators do not change until the transaction ends.
 */
export const lockPeople = async (tx: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('administrators', 2))`.execute(tx)
}

/** Whether a full administrator can sign in. */
export async function hasAdministrator(db: Db): Promise<boolean> {
  const one = await db
    .selectFrom('user_account')
    .innerJoin('user_group', 'user_group.id', 'user_account.group_id')
    // a user without a mall cannot sign in
    .innerJoin('user_mall', 'user_mall.user_id', 'user_account.id')
    .innerJoin('mall', (join) => join.onRef('mall.id', '=', 'user_mall.mall_id').on('mall.deleted_at', 'is', null))
    .where('user_account.status', '=', 'Active')
    .where('user_account.deleted_at', 'is', null)
    .where(sql<boolean>`user_group.areas @> ${json(administration.map((area) => ({ area, write: true })))}`)
    .select('user_account.id')
    .limit(1)
    .executeTakeFirst()
  return one !== undefined
}

/** Throws when no user who can sign in could administer any more. Call it last in a transaction that holds the lock. */
export async function requireAdministrator(tx: Db, path = ''): Promise<void> {
  if (await hasAdministrator(tx)) return
  throw invalid(path, 'At least one user must be able to edit users, groups and malls.')
}
