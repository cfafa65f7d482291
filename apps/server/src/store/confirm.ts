import { sql } from 'kysely'
import { confirmedFor } from '../db/people/authority'
import { HttpError } from '../http-error'
import type { Change } from './change'

/** How many sensitive actions a session may make in ten minutes without confirming the password. */
const mostUnconfirmed = 1

/**
 * Counts sensitive actions of the change's session: removals of people and stations, and what takes an account from its
 * user. Throws when there were several and the password was not confirmed. A failed change counts none.
 */
export async function requireConfirmedFor({ tx, now, sessionId, isConfirmed }: Change, actions: number): Promise<void> {
  if (isConfirmed) return
  const isRecent = sql`unconfirmed_since > ${new Date(now.getTime() - confirmedFor)}`
  const counted = await tx
    .updateTable('session')
    .set({
      unconfirmed: sql`case when ${isRecent} then unconfirmed else 0 end + ${actions}`,
      unconfirmed_since: sql`case when ${isRecent} then unconfirmed_since else ${now} end`,
    })
    .where('token_hash', '=', sessionId)
    .returning('unconfirmed')
    .executeTakeFirst()
  if (!counted) throw new HttpError('unauthenticated')
  if (counted.unconfirmed > mostUnconfirmed) throw new HttpError('password_required')
}
