import type { Body, calls } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import type { Db, Dependencies } from '../../dependencies'
import { invalid } from '../../http-error'
import { hashCredential, newCredential, newId } from '../../identity'
import { json } from '../json'
import { inTransaction, type Stamp } from '../transaction'
import { hasAdministrator } from './administrators'
import { findPasswordProblem } from './chosen-passwords'
import { createMall, createUser, everyRight, groupWith } from './people'

/** How long a set-up link is good for. */
const setupLasts = 24 * 3_600_000

type Opened = { hash: string; expiresAt: string }

const refused = () => invalid('token', 'This set-up link has been used, has expired, or was replaced by a newer one.')

/**
 * Creates a set-up link and replaces an earlier one; `undefined` when an administrator exists. When several servers
 * start on one database, the last link is valid.
 */
export async function openSetup(dependencies: Dependencies): Promise<{ url: string; expiresAt: Date } | undefined> {
  const { db, clock, random, settings } = dependencies
  if (await hasAdministrator(db)) return undefined
  const token = newCredential(random, 'setup')
  const expiresAt = new Date(clock.now().getTime() + setupLasts)
  const value = json<Opened>({ hash: await hashCredential(token), expiresAt: expiresAt.toISOString() })
  await db
    .insertInto('meta')
    .values({ key: 'setup', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
  // the admin's set-up page; the token is in the fragment, so that proxies do not log it
  return { url: `${settings.publicUrl}/setup#token=${token}`, expiresAt }
}

async function requireOpen(db: Db, hash: string, now: Date): Promise<void> {
  const found = await db.selectFrom('meta').select('value').where('key', '=', 'setup').executeTakeFirst()
  const opened = found?.value as Opened | undefined // written above, and nowhere else
  if (opened?.hash !== hash || new Date(opened.expiresAt) <= now || (await hasAdministrator(db))) throw refused()
}

/** The first administrator, with every right and every mall, and the mall of this name; the token ends with it. */
export async function setUp(
  dependencies: Dependencies,
  body: Body<typeof calls.setup>,
  { now, origin }: Pick<Stamp, 'now' | 'origin'>,
) {
  const { db, random, passwords, settings, secrets } = dependencies
  const { username, email, password, mallName } = body
  const hash = await hashCredential(body.token)
  await requireOpen(db, hash, now)
  const reason = await findPasswordProblem(password, [username, email, mallName])
  if (reason) throw invalid('password', reason)
  const passwordHash = await passwords.hash(password)
  return inTransaction(db, async (tx) => {
    await requireOpen(tx, hash, now)
    const userId = newId(random, now)
    const change = { tx, random, secrets, now, origin, by: { id: userId, name: username } }
    // a concurrent second use waits here until the row is deleted
    const ended = await tx
      .deleteFrom('meta')
      .where('key', '=', 'setup')
      .where(sql`value ->> 'hash'`, '=', hash)
      .executeTakeFirst()
    if (ended.numDeletedRows === 0n) throw refused()
    const mallId = await createMall(change, mallName, settings)
    const groupId = await groupWith(change, 'Administrators', everyRight)
    const user = { id: userId, username, email, passwordHash, groupId }
    if (!(await createUser(change, user))) throw invalid('username', 'This username is taken.')
    return { userId, mallId }
  })
}
