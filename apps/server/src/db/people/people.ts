import { type Area, areas, languageCodes } from '@kiosk-admin/api-client'
import type { Dependencies } from '../../dependencies'
import { newId } from '../../identity'
import type { Random } from '../../random'
import { audit } from '../../store/audit'
import { setMalls } from '../../store/people/users'
import { insertRow } from '../../store/rows'
import { json } from '../json'
import type { Author } from '../schema'
import type { Stamp } from '../transaction'
import { lockPeople } from './administrators'
import { writePassword } from './passwords'
import { dropOldTries } from './sign-in'

type Grants = { area: Area; read: boolean; write: boolean }[]
export const everyRight: Grants = areas.map((area) => ({ area, read: true, write: true }))

/** Context of a change of people and malls. */
export type Change = Stamp & { random: Random }

/** The oldest group with exactly these rights; it is made, under this name, when there is none. */
export async function groupWith(change: Change, name: string, grants: Grants): Promise<string> {
  const { tx, random, now } = change
  const found = await tx
    .selectFrom('user_group')
    .select('id')
    .where('deleted_at', 'is', null)
    .where((eb) => eb('areas', '@>', json(grants)).and('areas', '<@', json(grants)))
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst()
  if (found) return found.id
  const id = newId(random, now)
  await insertRow(change, 'user_group', { id, name, areas: json(grants), created_by: null })
  const entry = { mallId: null, area: 'UserGroup', resource: 'UserGroup', id, name } as const
  await audit(change, [{ ...entry, action: 'create', after: { name, areas: grants } }])
  return id
}

/** Creates the first mall with all languages, the default one first, and the time zone of MAP_CENTRE. */
export async function createMall(change: Change, name: string, { defaultLanguage }: Dependencies['settings']) {
  const id = newId(change.random, change.now)
  const timeZone = 'Europe/Stockholm'
  const languages = [defaultLanguage, ...languageCodes.filter((code) => code !== defaultLanguage)]
  const columns = { id, name, time_zone: timeZone, languages: json(languages), created_by: null }
  await insertRow(change, 'mall', columns)
  const entry = { mallId: id, area: 'Mall', resource: 'Mall', id, name } as const
  await audit(change, [{ ...entry, action: 'create', after: { name, timeZone, languages } }])
  return id
}

export type NewUser = { id: string; username: string; email: string; passwordHash: string; groupId: string }

/** Creates a user who reaches every mall. Returns `false` when the username is taken, ignoring case. */
export async function createUser(change: Change, user: NewUser): Promise<boolean> {
  const { tx } = change
  const { id, username, email, passwordHash, groupId } = user
  await lockPeople(tx)
  const columns = { id, username, email, password_hash: passwordHash, group_id: groupId, status: 'Active' as const }
  if (!(await insertRow(change, 'user_account', { ...columns, created_by: null }))) return false
  const malls = await tx.selectFrom('mall').select('id').where('deleted_at', 'is', null).orderBy('id').execute()
  const mallIds = malls.map((mall) => mall.id)
  await setMalls(change, [{ id, mallIds }])
  const after = { username, email, groupId, status: 'Active', mallIds, mallGroups: [] }
  const entry = { mallId: null, area: 'User', resource: 'User', id, name: username } as const
  await audit(change, [{ ...entry, action: 'create', after }])
  return true
}

/** Sets a user's password and ends all their sessions. Returns the user, or `undefined` for an unknown name. */
export async function resetPassword(
  change: Change,
  username: string,
  passwordHash: string,
): Promise<Author | undefined> {
  const user = await change.tx
    .selectFrom('user_account')
    .select(['id', 'username as name'])
    .where((eb) => eb(eb.fn('lower', ['username']), '=', username.toLowerCase()))
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (user) await writePassword(change, user, { passwordHash })
  // also waits of addresses, from while the clock was ahead
  await dropOldTries(change.tx, change.now)
  return user
}
