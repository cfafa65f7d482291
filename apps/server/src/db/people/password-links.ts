import type { Body, calls } from '@kiosk-admin/api-client'
import type { Dependencies } from '../../dependencies'
import { invalid } from '../../http-error'
import { hashCredential, newCredential } from '../../identity'
import { audit } from '../../store/audit'
import { type Change, sessionsEnded, transact } from '../../store/change'
import { requireConfirmedFor } from '../../store/confirm'
import { userTable } from '../../store/people/users'
import { accountEntry } from '../audit/accounts'
import type { Stamp } from '../transaction'
import { findOwner, requireChosenWell } from './chosen-passwords'
import { writePassword } from './passwords'
import type { UserRow } from './user-lists'

/** Lifetime in ms; long enough for a link sent on a Friday to work on Monday. */
const LINK_LASTS = 72 * 3_600_000

const refused = () => invalid('token', 'This password link has been used, has expired, or was replaced by a newer one.')

export type PasswordLink = { token: string; hash: string; expiresAt: Date }

export async function newPasswordLink({ random }: Pick<Dependencies, 'random'>, now: Date): Promise<PasswordLink> {
  const token = newCredential(random, 'password')
  return { token, hash: await hashCredential(token), expiresAt: new Date(now.getTime() + LINK_LASTS) }
}

/** Stores a user's password link and replaces an earlier one. The caller must be allowed to set the password. */
export async function savePasswordLink(
  change: Change,
  id: string,
  { hash, expiresAt }: PasswordLink,
): Promise<UserRow> {
  const row = await userTable.lockOne(change, id)
  if (id === change.by.id) throw invalid('id', 'Change your own password in your profile.')
  await requireConfirmedFor(change, [id])
  const values = { token_hash: hash, expires_at: expiresAt }
  await change.tx
    .insertInto('password_link')
    .values({ user_id: id, purpose: 'invitation', ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(values))
    .execute()
  await audit(change, [accountEntry({ id, name: row.username }, 'passwordLink')])
  change.events.push({ kind: 'changed', mallId: null, resource: 'User', area: 'User', id, by: change.by })
  return row
}

/** Sets the password of the link's user, deletes the link and ends the user's sessions. Returns the username. */
export async function useLink(
  dependencies: Dependencies,
  { token, password }: Body<typeof calls.choosePassword>,
  { now, origin }: Pick<Stamp, 'now' | 'origin'>,
) {
  const { db, passwords, secrets } = dependencies
  const hash = await hashCredential(token)
  const known = await db
    .selectFrom('password_link')
    .select('user_id')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!known) throw refused()
  const owner = await findOwner(db, known.user_id)
  if (!owner) throw refused()
  await requireChosenWell(db, password, owner)
  // outside of the transaction: it takes its time
  const passwordHash = await passwords.hash(password)
  return transact(dependencies, async (tx, events) => {
    // a concurrent second use waits here until the row is deleted
    const link = await tx
      .deleteFrom('password_link')
      .where('token_hash', '=', hash)
      .returning('user_id')
      .executeTakeFirst()
    if (!link) throw refused()
    const user = await tx
      .selectFrom('user_account')
      .select(['id', 'username as name'])
      .where('id', '=', link.user_id)
      .where('status', '=', 'Active')
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!user) throw refused()
    const ended = await writePassword({ tx, by: user, now, origin, secrets }, user, { passwordHash })
    events.push(...sessionsEnded(ended))
    return user.name
  })
}
