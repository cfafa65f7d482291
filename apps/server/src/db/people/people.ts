import { type Area, areas, languageCodes } from '@kiosk-admin/api-client'
import type { Db, Dependencies } from '../../dependencies'
import { newId } from '../../identity'
import type { Random } from '../../random'
import { audit } from '../../store/audit'
import { raiseUsersVersion } from '../../store/malls/malls'
import { json } from '../json'
import { endPreviewLinksOf } from '../publication/preview-links'
import type { Author } from '../schema'
import { lockPeople } from './administrators'
import { clearTries } from './sign-in'

type Grants = { area: Area; read: boolean; write: boolean }[]
export const everyRight: Grants = areas.map((area) => ({ area, read: true, write: true }))

/** Context of a change of people and malls. */
export type Change = { tx: Db; random: Random; now: Date; by: Author }

const stampsOf = ({ now, by }: Change) => ({ created_at: now, updated_at: now, updated_by: json(by) })

/** The oldest group with exactly these rights; it is made, under this name, when there is none. */
export async function groupWith(change: Change, name: string, grants: Grants): Promise<string> {
  const { tx, random, now, by } = change
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
  await tx
    .insertInto('user_group')
    .values({ ...stampsOf(change), deleted_at: null, id, name, areas: json(grants) })
    .execute()
  const entry = { mallId: null, at: now, by, area: 'UserGroup', resource: 'UserGroup', id, name }
  await audit(tx, [{ ...entry, action: 'create', after: { name, areas: grants } }])
  return id
}

/** Creates the first mall with all languages, the default one first, and the time zone of MAP_CENTRE. */
export async function createMall(change: Change, name: string, { defaultLanguage }: Dependencies['settings']) {
  const { tx, random, now, by } = change
  const id = newId(random, now)
  const timeZone = 'Europe/Stockholm'
  const languages = [defaultLanguage, ...languageCodes.filter((code) => code !== defaultLanguage)]
  const none = { icon_id: null, event_url: null, event_category_id: null, location: null, brand_color: null }
  await tx
    .insertInto('mall')
    .values({ ...stampsOf(change), ...none, id, name, time_zone: timeZone, languages: json(languages) })
    .execute()
  const entry = { mallId: id, at: now, by, area: 'Mall', resource: 'Mall', id, name }
  await audit(tx, [{ ...entry, action: 'create', after: { name, timeZone, languages } }])
  return id
}

export type NewUser = { id: string; username: string; email: string; passwordHash: string; groupId: string }

/** Creates a user who reaches every mall. Returns `false` when the username is taken, ignoring case. */
export async function createUser(change: Change, user: NewUser): Promise<boolean> {
  const { tx, now, by } = change
  const { id, username, email, passwordHash, groupId } = user
  await lockPeople(tx)
  const made = await tx
    .insertInto('user_account')
    .values({
      ...stampsOf(change),
      deleted_at: null,
      id,
      username,
      email,
      password_hash: passwordHash,
      group_id: groupId,
      status: 'Active',
      last_sign_in_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (!made.numInsertedOrUpdatedRows) return false
  const malls = await tx.selectFrom('mall').select('id').orderBy('id').execute()
  if (malls.length > 0) {
    await tx
      .insertInto('user_mall')
      .values(malls.map((mall) => ({ user_id: id, mall_id: mall.id })))
      .execute()
    await raiseUsersVersion(
      tx,
      malls.map((mall) => mall.id),
      by,
    )
  }
  const after = { username, email, groupId, status: 'Active', mallIds: malls.map((mall) => mall.id) }
  const entry = { mallId: null, at: now, by, area: 'User', resource: 'User', id, name: username }
  await audit(tx, [{ ...entry, action: 'create', after }])
  return true
}

/** Sets a user's password and ends all their sessions. Returns the user, or `undefined` for an unknown name. */
export async function resetPassword(
  change: Change,
  username: string,
  passwordHash: string,
): Promise<Author | undefined> {
  const { tx, now, by } = change
  const user = await tx
    .updateTable('user_account')
    .set((eb) => ({
      password_hash: passwordHash,
      version: eb('version', '+', 1),
      updated_at: now,
      updated_by: json(by),
    }))
    .where((eb) => eb(eb.fn('lower', ['username']), '=', username.toLowerCase()))
    .where('deleted_at', 'is', null)
    .returning(['id', 'username as name'])
    .executeTakeFirst()
  if (!user) return undefined
  await tx.deleteFrom('session').where('user_id', '=', user.id).execute()
  await tx.deleteFrom('password_link').where('user_id', '=', user.id).execute()
  await clearTries(tx, user.name)
  await endPreviewLinksOf(tx, [user.id])
  const entry = { mallId: null, at: now, by, area: 'User', resource: 'User', id: user.id, name: user.name }
  await audit(tx, [{ ...entry, action: 'password' }])
  return user
}
