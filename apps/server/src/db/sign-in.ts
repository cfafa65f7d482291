import { sql } from 'kysely'
import type { Db } from '../seams'

/** How many failures are free, and how the wait grows from there. */
type Limit = { free: number; longest: number }

const ofUser: Limit = { free: 5, longest: 15 * 60 }
// an office shares one address
const ofAddress: Limit = { free: 30, longest: 15 * 60 }
/** After an hour without a failure, all is forgotten: longer than anyone waits. */
const forgottenAfter = 3_600_000

/** Counted in the database, so that it holds for all servers together. */
const keysOf = (username: string, address: string): [string, Limit][] => [
  [`user:${username.toLowerCase()}`, ofUser],
  [`address:${address}`, ofAddress],
]

/**
 * Counts a try before the password is looked at, so that many at once gain nothing.
 * Gives the seconds to wait, 0 for go on.
 */
export async function countTry(db: Db, username: string, address: string, now: Date): Promise<number> {
  let wait = 0
  for (const [key, limit] of keysOf(username, address)) wait = Math.max(wait, await count(db, key, limit, now))
  return wait
}

async function count(db: Db, key: string, { free, longest }: Limit, now: Date): Promise<number> {
  const forgotten = new Date(now.getTime() - forgottenAfter)
  const failures = sql<number>`case when sign_in_try.last_at < ${forgotten} then 1 else sign_in_try.failures + 1 end`
  const counted = await db
    .insertInto('sign_in_try')
    .values({ key, failures: 1, last_at: now, blocked_until: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          failures,
          last_at: now,
          // the next try waits 1 s, 2 s, 4 s … once the free ones are used up
          blocked_until: sql`cast(${now} as timestamptz) + case when ${failures} < ${free} then interval '0'
            else make_interval(secs => least(${longest}, power(2, least(${failures} - ${free}, 20)))) end`,
        })
        .where('sign_in_try.blocked_until', '<=', now),
    )
    .returning('key')
    .executeTakeFirst()
  if (counted) return 0
  const { blocked_until } = await db
    .selectFrom('sign_in_try')
    .select('blocked_until')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return Math.max(1, Math.ceil((blocked_until.getTime() - now.getTime()) / 1000))
}

/**
 * Whoever knows the password has not been guessing: the name's count goes, and of the address's only this one try, counted
 * at `now`, with the wait that came of it. One good account opens no others.
 */
export async function forgetTries(db: Db, username: string, address: string, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_try').where('key', '=', `user:${username.toLowerCase()}`).execute()
  await db
    .updateTable('sign_in_try')
    .set({
      failures: sql`failures - 1`,
      // a later failure's wait stays
      blocked_until: sql`case when last_at = ${now} then last_at else blocked_until end`,
    })
    .where('key', '=', `address:${address}`)
    .where('failures', '>', 0)
    .execute()
}

/** Names and addresses that nobody tried for so long are not kept, however many there were. */
export async function dropOldTries(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('sign_in_try')
    .where('last_at', '<', new Date(now.getTime() - forgottenAfter))
    .execute()
}
