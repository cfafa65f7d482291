import type { Db, Dependencies } from '../../dependencies'
import { audit } from '../../store/audit'
import { type Change, type ChangeEvent, type Sending, sessionsEnded, transact } from '../../store/change'
import { tellOwner } from '../../store/people/tell-owner'
import { accountEntry } from '../audit/accounts'
import type { Origin } from '../transaction'
import type { SessionLimits } from './authority'
import { writePassword } from './passwords'

type OwnSession = { hash: string; createdAt: Date; usedAt: Date; expiresAt: Date }

/** Lists a user's active sessions, most recently used first. */
export async function ownSessions(
  { db, settings }: Pick<Dependencies, 'db' | 'settings'>,
  userId: string,
  now: Date,
): Promise<OwnSession[]> {
  const { sessionIdleMs, sessionLongestMs } = settings
  const rows = await db
    .selectFrom('session')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .orderBy('token_hash')
    .execute()
  const all = rows.map(({ token_hash, created_at, used_at }) => ({
    hash: token_hash,
    createdAt: created_at,
    usedAt: used_at,
    expiresAt: new Date(Math.min(used_at.getTime() + sessionIdleMs, created_at.getTime() + sessionLongestMs)),
  }))
  return all.filter(({ expiresAt }) => expiresAt > now)
}

/** Deletes expired sessions, and links that nobody can use any more. */
export async function dropExpired(
  db: Db,
  { sessionIdleMs, sessionLongestMs }: SessionLimits,
  now: Date,
): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await db
    .deleteFrom('session')
    .where((eb) =>
      eb.or([eb('used_at', '<=', before(sessionIdleMs)), eb('created_at', '<=', before(sessionLongestMs))]),
    )
    .execute()
  for (const table of ['preview_link', 'password_link'] as const) {
    await db.deleteFrom(table).where('expires_at', '<=', now).execute()
  }
}

/** Sessions that a user may have at once; a further sign-in ends the one that was used longest ago. */
export const mostSessions = 100

type Beginning = {
  hash: string
  user: { id: string; username: string; password_hash: string }
  mallId: string
  now: Date
  origin: Origin
}

/**
 * Creates a session after a correct password. Returns `false` when the password was changed concurrently or the user
 * was disabled or deleted. Such a change waits for this statement and then ends the session, so no old password leaves
 * one behind.
 */
export const beginSession = (
  dependencies: Sending & Pick<Dependencies, 'db' | 'secrets'>,
  { hash, user, mallId, now, origin }: Beginning,
): Promise<boolean> =>
  transact(dependencies, async (tx, events) => {
    const { secrets } = dependencies
    const same = await tx
      .selectFrom('user_account')
      .select('id')
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash)
      .where('status', '=', 'Active')
      .where('deleted_at', 'is', null)
      // one sign-in of a user at a time, or they would exceed the bound together
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!same) return false
    const oldest = await tx
      .selectFrom('session')
      .select('token_hash')
      .where('user_id', '=', user.id)
      .orderBy('used_at', 'desc')
      .orderBy('token_hash')
      .offset(mostSessions - 1)
      .execute()
    await endOwnSessions(
      tx,
      events,
      user.id,
      oldest.map(({ token_hash }) => token_hash),
    )
    await tx
      .insertInto('session')
      .values({ token_hash: hash, user_id: user.id, mall_id: mallId, created_at: now, used_at: now })
      .execute()
    const by = { id: user.id, name: user.username }
    await audit({ tx, now, by, origin, secrets }, [accountEntry(by, 'signIn')])
    return true
  })

/** Ends the given sessions of a user. Returns the hashes of those that existed. */
export async function endOwnSessions(
  tx: Db,
  events: ChangeEvent[],
  userId: string,
  hashes: string[],
): Promise<string[]> {
  if (hashes.length === 0) return []
  const ended = await tx
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('token_hash', 'in', hashes)
    .returning('token_hash')
    .execute()
  const gone = ended.map(({ token_hash }) => token_hash)
  events.push(...sessionsEnded(gone))
  return gone
}

/** Ends all sessions of the users. Returns their hashes. */
export async function endSessionsOf(tx: Db, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return []
  const ended = await tx.deleteFrom('session').where('user_id', 'in', userIds).returning('token_hash').execute()
  return ended.map(({ token_hash }) => token_hash)
}

type PasswordChange = {
  /** The session that is not ended. */
  sessionId: string
  /** The hash that was found to be right, and the new one. */
  hashes: { before: string; after: string }
}

/** Changes one's own password and ends one's other sessions; `false`: it was changed before. */
export async function changeOwnPassword(change: Change, { sessionId, hashes }: PasswordChange): Promise<boolean> {
  const { tx, by, events } = change
  // a password that was reset concurrently stays
  const same = await tx
    .selectFrom('user_account')
    .select(['id', 'username', 'email'])
    .where('id', '=', by.id)
    .where('password_hash', '=', hashes.before)
    .forUpdate()
    .executeTakeFirst()
  if (!same) return false
  await tellOwner(change, same, { username: same.username, fields: ['password'] })
  const ended = await writePassword(change, by, { passwordHash: hashes.after, sessionId })
  events.push(...sessionsEnded(ended))
  return true
}
