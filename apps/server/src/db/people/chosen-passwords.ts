import type { Reason } from '@kiosk-admin/api-client/internal'
import type { Db } from '../../dependencies'
import { invalid } from '../../http-error'

type Owner = { username: string; email: string; mallIds: readonly string[] }

/** Decompresses the word lists at start-up, because it takes 0.2 s of CPU time. */
export const loadPasswordPolicy = () => import('@kiosk-admin/api-client/password-policy')

/** Why a password may not be chosen, by the names of its user and malls. */
export async function findPasswordProblem(password: string, names: readonly string[]): Promise<Reason | undefined> {
  const { judgePassword } = await loadPasswordPolicy()
  return judgePassword(password, names).reason
}

/** The names that a user's password may not contain. */
export async function namesAround(db: Db, { username, email, mallIds }: Owner): Promise<string[]> {
  if (mallIds.length === 0) return [username, email]
  const malls = await db.selectFrom('mall').select('name').where('id', 'in', mallIds).execute()
  return [username, email, ...malls.map(({ name }) => name)]
}

/** Refuses a password, at the field that `path` names, that is easy to guess or contains a name. */
export async function requireChosenWell(db: Db, password: string, owner: Owner, path = 'password'): Promise<void> {
  const reason = await findPasswordProblem(password, await namesAround(db, owner))
  if (reason) throw invalid(path, reason)
}

/** Reads the user data that the password policy compares with. */
export async function findOwner(db: Db, userId: string): Promise<Owner | undefined> {
  const user = await db
    .selectFrom('user_account')
    .select(['username', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user) return undefined
  const malls = await db.selectFrom('user_mall').select('mall_id').where('user_id', '=', userId).execute()
  return { ...user, mallIds: malls.map(({ mall_id }) => mall_id) }
}
