import { sql } from 'kysely'
import { confirmedFor } from '../db/people/authority'
import type { Db } from '../dependencies'
import { HttpError } from '../http-error'
import type { Change } from './change'

/** How many people, groups and stations a session may remove or the like in ten minutes without a confirmed password. */
const mostUnconfirmed = 1

/**
 * Counts the records of sensitive actions in the change's session: removals of people and stations, and what takes an
 * account from its user. Throws when they are several and the password was not confirmed. A failed change counts none.
 */
export async function requireConfirmedFor(
  { tx, now, sessionId, isConfirmed }: Change,
  ids: readonly string[],
): Promise<void> {
  if (isConfirmed) return
  const isRecent = sql`unconfirmed_since > ${new Date(now.getTime() - confirmedFor)}`
  const counted = await tx
    .updateTable('session')
    .set({
      unconfirmed: sql`array(
        select distinct unnest(case when ${isRecent} then unconfirmed else '{}' end || ${[...ids]}::uuid[])
      )`,
      unconfirmed_since: sql`case when ${isRecent} then unconfirmed_since else ${now} end`,
    })
    .where('token_hash', '=', sessionId)
    .returning('unconfirmed')
    .executeTakeFirst()
  if (!counted) throw new HttpError('unauthenticated')
  if (counted.unconfirmed.length > mostUnconfirmed) throw new HttpError('password_required')
}

/** Removes a record from the counts of all sessions. */
export async function forgetUnconfirmed(tx: Db, id: string): Promise<void> {
  await sql`update session set unconfirmed = array_remove(unconfirmed, ${id}::uuid) where ${id}::uuid = any(unconfirmed)`.execute(
    tx,
  )
}
