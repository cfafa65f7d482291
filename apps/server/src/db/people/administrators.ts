import { sql } from 'kysely'
import type { Db } from '../../dependencies'
import { invalid } from '../../http-error'
import { json } from '../json'

/** Whoever may write all of these can give everything else to anyone. */
const administration = ['User', 'UserGroup', 'Mall'].map((area) => ({ area, write: true }))

/**
 * Lets one transaction at a time change who may what, in all servers together. To be taken before anything is read or
 * locked: what is decided on (what the writer may, who else administers) then stays so until the transaction ends.
 */
export const lockPeople = async (tx: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('administrators', 2))`.execute(tx)
}

/** Whether anybody who can sign in administers users, groups and malls. */
export async function hasAdministrator(db: Db): Promise<boolean> {
  const one = await db
    .selectFrom('user_account')
    .innerJoin('user_group', 'user_group.id', 'user_account.group_id')
    // who reaches no mall cannot sign in
    .innerJoin('user_mall', 'user_mall.user_id', 'user_account.id')
    .where('user_account.status', '=', 'Active')
    .where('user_account.deleted_at', 'is', null)
    .where((eb) => eb('user_group.areas', '@>', json(administration as never)))
    .select('user_account.id')
    .limit(1)
    .executeTakeFirst()
  return one !== undefined
}

/** Ends a change that leaves nobody who can sign in and administer. To be asked last in a transaction that began with the lock. */
export async function requireAdministrator(tx: Db, path = ''): Promise<void> {
  if (await hasAdministrator(tx)) return
  throw invalid(path, 'At least one user must be able to edit users, groups and malls.')
}
