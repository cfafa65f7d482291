import type { LanguageCode } from '@kiosk-admin/api-client'
import type { Db, Dependencies } from '../../dependencies'
import { hashCredential, newCredential } from '../../identity'
import { audit } from '../../store/audit'
import { accountEntry } from '../audit/accounts'
import { nobody } from '../audit/authors'
import type { Author } from '../schema'
import { inTransaction, type Stamp } from '../transaction'
import { lockAccounts } from './lock-accounts'

/** How long a reset link works. */
const resetLasts = 3_600_000
/** One account is sent no more than one mail in this time. */
const betweenMails = 5 * 60_000
/** Users may share an address; this is the maximum number of recipients of a request. */
const mostAccounts = 5

export type ResetAccount = { id: string; username: string; email: string; languages: LanguageCode[] }

/** Finds active users by username or e-mail address, with the languages of their first mall. */
export async function accountsNamed(db: Db, account: string): Promise<ResetAccount[]> {
  const wanted = account.toLowerCase()
  const rows = await db
    .selectFrom('user_account')
    .leftJoin('user_mall', 'user_mall.user_id', 'user_account.id')
    .leftJoin('mall', 'mall.id', 'user_mall.mall_id')
    .select(['user_account.id', 'username', 'email', 'mall.languages'])
    .where((eb) => eb.or([eb(eb.fn('lower', ['username']), '=', wanted), eb(eb.fn('lower', ['email']), '=', wanted)]))
    .where('status', '=', 'Active')
    .where('user_account.deleted_at', 'is', null)
    .orderBy('user_account.id')
    .orderBy('mall.name')
    .execute()
  const users = new Map<string, ResetAccount>()
  for (const { languages, ...row } of rows) {
    if (!users.has(row.id)) users.set(row.id, { ...row, languages: languages ?? [] })
  }
  return [...users.values()].slice(0, mostAccounts)
}

/**
 * Stores a user's reset link, replaces an earlier one and returns the token; `undefined` shortly after the last
 * request.
 */
export async function newResetLink(
  { db, random, secrets }: Pick<Dependencies, 'db' | 'random' | 'secrets'>,
  { id: userId, name }: Author,
  { now, origin }: Pick<Stamp, 'now' | 'origin'>,
): Promise<string | undefined> {
  const token = newCredential(random, 'password')
  const values = { token_hash: await hashCredential(token), expires_at: new Date(now.getTime() + resetLasts) }
  return inTransaction(db, async (tx) => {
    if ((await lockAccounts(tx, [userId])).length === 0) return undefined
    const saved = await tx
      .insertInto('password_link')
      .values({ user_id: userId, purpose: 'reset', ...values })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'purpose'])
          .doUpdateSet(values)
          .where('password_link.expires_at', '<=', new Date(values.expires_at.getTime() - betweenMails)),
      )
      .returning('user_id')
      .executeTakeFirst()
    if (!saved) return undefined
    await audit({ tx, now, by: nobody, origin, secrets }, [accountEntry({ id: userId, name }, 'passwordReset')])
    return token
  })
}

/** A link that was sent to an address ends when that is the user's no more. */
export async function endResetLink(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('password_link').where('user_id', '=', userId).where('purpose', '=', 'reset').execute()
}
