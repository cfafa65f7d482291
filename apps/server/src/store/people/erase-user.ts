import { eraseFromAudit, namesOf } from '../../db/audit/erase'
import { eraseAuthor } from '../../db/people/author-columns'
import { includes, permissionsOf, type Rights } from '../../db/people/rights'
import { clearTries } from '../../db/people/sign-in'
import { selectUsers, type UserRow } from '../../db/people/user-lists'
import type { Db, Dependencies } from '../../dependencies'
import { HttpError, invalid } from '../../http-error'
import type { Change } from '../change'
import { forgetUnconfirmed } from '../confirm'
import { userTable } from './users'

/** A user, also in the trash or purged; `account` is undefined for the latter, whom only the history still names. */
export type KnownUser = { id: string; name: string; account: UserRow | undefined }

export async function findKnownUser(db: Db, id: string): Promise<KnownUser> {
  const account = await selectUsers(db).where('user_account.id', '=', id).executeTakeFirst()
  const name = account?.username ?? (await namesOf(db, id))[0]
  if (name === undefined) throw new HttpError('not_found')
  return { id, name, account }
}

/** Full administrators erase anyone who has no right that they lack, also in malls that they do not reach. */
const mayErase = ({ house }: Rights, { areas, memberships }: UserRow): boolean =>
  [areas ?? [], ...memberships.map((one) => one.areas)].every((grants) => includes(house, permissionsOf(grants)))

/**
 * Deletes a user for good, and replaces them by "former user" in records and the audit. Waits for their changes under
 * way; later ones are refused. Returns the numbers of changed records and of erased parts of the audit.
 */
export async function eraseUser(
  change: Change,
  { secrets, clock }: Pick<Dependencies, 'secrets' | 'clock'>,
  id: string,
) {
  const { tx, by, now, events } = change
  if (id === by.id) throw invalid('id', 'You can’t delete your own account.')
  const { name, account } = await findKnownUser(tx, id)
  if (account) {
    if (!mayErase(change.rights, account)) throw new HttpError('access_denied')
    await userTable.adapter.marked?.(change, [account], now)
    await tx.deleteFrom('user_account').where('id', '=', id).execute()
    events.push({ kind: 'changed', mallId: null, resource: 'User', area: 'User', id, by })
  }
  for (const one of [name, ...(await namesOf(tx, id))]) await clearTries(tx, one)
  await forgetUnconfirmed(tx, id)
  const records = await eraseAuthor(tx, id)
  // last, because the sealing of other entries waits for it
  const entries = await eraseFromAudit({ ...change, secrets, clock }, { id, name })
  return { records, entries }
}
