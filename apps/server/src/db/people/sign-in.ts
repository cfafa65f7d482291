import { sql } from 'kysely'
import type { Db } from '../../dependencies'
import { networkOf } from '../../limits/network'

/** How many failures are free, and how the wait grows from there, in seconds. */
type Limit = { free: number; longest: number }

const ofPair: Limit = { free: 5, longest: 15 * 60 }
// reached from many addresses only: slow enough for guessing to be hopeless, short enough for its user to get in
const ofAccount: Limit = { free: 50, longest: 60 }
// an office shares one address
const ofAddress: Limit = { free: 30, longest: 15 * 60 }
const longestWait = Math.max(ofPair.longest, ofAccount.longest, ofAddress.longest) * 1000
/** Failures expire after this time without a further one; longer than the longest wait. */
const forgottenAfter = 3_600_000

/** One try to prove a password. */
export type Attempt = {
  username: string
  address: string
  /** A known device or session. Its failures have their own counter and do not affect others. */
  knownAs?: string | undefined
}

type Counter = { key: string; account: string | null; limit: Limit }

/**
 * Counters are stored in the database, so all servers share them. The narrowest comes first and stops the wider ones.
 */
function countersOf({ username, address, knownAs }: Attempt): Counter[] {
  const account = username.toLowerCase()
  if (knownAs !== undefined) return [{ key: `known:${knownAs}`, account, limit: ofPair }]
  const network = networkOf(address)
  return [
    { key: `pair:${account} ${network}`, account, limit: ofPair },
    { key: `account:${account}`, account, limit: ofAccount },
    { key: `address:${network}`, account: null, limit: ofAddress },
  ]
}

/** The seconds until the next attempt may be made; 0 when it may be made at once. */
export async function waitAfter(db: Db, attempt: Attempt, now: Date): Promise<number> {
  const waiting = await db
    .selectFrom('sign_in_try')
    .select(({ fn }) => fn.max('blocked_until').as('until'))
    .where(
      'key',
      'in',
      countersOf(attempt).map(({ key }) => key),
    )
    .executeTakeFirst()
  return waiting?.until && waiting.until > now && waiting.until <= lastWait(now) ? secondsTo(waiting.until, now) : 0
}

/** The end of a wait that begins now. A later time was stored while the clock was ahead, and does not count. */
const lastWait = (now: Date) => new Date(now.getTime() + longestWait)

/**
 * Counts an attempt before the password is verified, so parallel attempts gain nothing. Returns the seconds to wait, or
 * 0.
 */
export async function countTry(db: Db, attempt: Attempt, now: Date): Promise<number> {
  // an attempt that has to wait does not count, so hammering one name does not use up the account's limit
  const waiting = await waitAfter(db, attempt, now)
  if (waiting > 0) return waiting
  for (const counter of countersOf(attempt)) {
    const wait = await count(db, counter, now)
    if (wait > 0) return wait
  }
  return 0
}

const secondsTo = (until: Date, now: Date) => Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))

async function count(db: Db, { key, account, limit: { free, longest } }: Counter, now: Date): Promise<number> {
  const forgotten = new Date(now.getTime() - forgottenAfter)
  const isForgotten = sql`sign_in_try.last_at < ${forgotten} or sign_in_try.last_at > ${lastWait(now)}`
  const failures = sql<number>`case when ${isForgotten} then 1 else sign_in_try.failures + 1 end`
  const counted = await db
    .insertInto('sign_in_try')
    .values({ key, account, failures: 1, last_at: now, before_at: null, blocked_until: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          failures,
          last_at: now,
          before_at: sql`sign_in_try.last_at`,
          // waits of 1 s, 2 s, 4 s … after the free attempts
          blocked_until: sql`cast(${now} as timestamptz) + case when ${failures} < ${free} then interval '0'
            else make_interval(secs => least(${longest}, power(2, least(${failures} - ${free}, 20)))) end`,
        })
        .where((eb) =>
          eb.or([eb('sign_in_try.blocked_until', '<=', now), eb('sign_in_try.blocked_until', '>', lastWait(now))]),
        ),
    )
    .returning('key')
    .executeTakeFirst()
  if (counted) return 0
  const { blocked_until } = await db
    .selectFrom('sign_in_try')
    .select('blocked_until')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return secondsTo(blocked_until, now)
}

/**
 * Removes an attempt whose password was correct: resets its own counter and takes only this attempt, with its time and
 * wait, off the shared counters of account and address. Older failures neither expire later nor are forgiven.
 */
export async function removeAttempt(db: Db, attempt: Attempt, now: Date): Promise<void> {
  const [own, ...shared] = countersOf(attempt).map(({ key }) => key)
  await db.deleteFrom('sign_in_try').where('key', '=', String(own)).execute()
  if (shared.length === 0) return
  await db
    .updateTable('sign_in_try')
    .set({
      failures: sql`failures - 1`,
      // a later failure's time and wait stay
      last_at: sql`case when last_at = ${now} then coalesce(before_at, last_at) else last_at end`,
      blocked_until: sql`case when last_at = ${now} then last_at else blocked_until end`,
    })
    .where('key', 'in', shared)
    .execute()
  await db.deleteFrom('sign_in_try').where('key', 'in', shared).where('failures', '<=', 0).execute()
}

/** Resets the counters of an account whose password was changed. */
export async function clearTries(db: Db, username: string): Promise<void> {
  await db.deleteFrom('sign_in_try').where('account', '=', username.toLowerCase()).execute()
}

/** Deletes expired counters, and those of a clock that was ahead. */
export async function dropOldTries(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('sign_in_try')
    .where((eb) =>
      eb.or([eb('last_at', '<', new Date(now.getTime() - forgottenAfter)), eb('last_at', '>', lastWait(now))]),
    )
    .execute()
}
