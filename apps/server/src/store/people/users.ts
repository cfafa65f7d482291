import { type FieldError, peopleTypes, type RecordOf, type z } from '@kiosk-admin/api-client'
import { findRow, findRows } from '../../db/find-rows'
import { json } from '../../db/json'
import { covers, coversRights, type Holding, permissionsOf } from '../../db/people/authority'
import { requireChosenWell } from '../../db/people/chosen-passwords'
import { endResetLink } from '../../db/people/password-resets'
import { writePassword } from '../../db/people/passwords'
import { endSessionsOf } from '../../db/people/sessions'
import { listUsers, type UserRow } from '../../db/people/user-lists'
import { columnsFrom, commonOf, idsOf, markedName } from '../../db/records'
import type { UserMallTable } from '../../db/schema'
import type { Db } from '../../dependencies'
import { invalid, invalidField } from '../../http-error'
import { checkFields, refuseIfWrong } from '../check'
import { insertRow, updateRow } from '../rows'
import { type Change, rightsChanged, type Stamp, sessionsEnded } from '../transaction'
import { PeopleTable } from './people-table'

const { body, creation } = peopleTypes.user
type Fields = z.output<typeof body>

const fieldsOf = (row: UserRow): Fields => ({
  username: row.username,
  email: row.email,
  groupId: row.group_id,
  mallIds: row.mallIds,
  status: row.status,
})

const holdingOf = (row: UserRow): Holding => ({ permissions: permissionsOf(row.areas), mallIds: row.mallIds })

/** Users. One who shares no mall with the author does not exist for the author. */
export const userTable: PeopleTable<UserRow, RecordOf<'user'>, Fields> = new PeopleTable({
  name: 'user_account',
  resource: 'User',
  area: 'User',
  body,
  lastAt: 'groupId',
  fieldsOf,
  holdingOf,
  nameOf: ({ username }) => username,

  list: listUsers,

  async parse({ tx, mallIds }, sent, before) {
    if (before) return checkFields(body, sent)
    const { id, password, ...fields } = checkFields(creation, sent)
    const reached = fields.mallIds.filter((one) => mallIds.includes(one))
    if (password !== undefined) await requireChosenWell(tx, password, { ...fields, mallIds: reached })
    return fields
  },

  recordOf: (author, row) => ({
    ...commonOf(row),
    ...fieldsOf(row),
    // other malls do not exist for the author
    mallIds: row.mallIds.filter((id) => author.mallIds.includes(id)),
    lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
    editable: covers(author, holdingOf(row)),
  }),

  copyOf: (author, row, { name, mallId }) => ({
    username: name ?? markedName(row.username, '-copy', 64),
    mallIds: mallId === undefined ? row.mallIds.filter((id) => author.mallIds.includes(id)) : [mallId],
    status: 'InActive',
  }),

  async check(change, { id, before, after }) {
    const { tx, by } = change
    // a purged user's name is free again
    if (!before) await userTable.purge(change)
    const errors = [
      ...(await wrongGroup(tx, change, after.groupId)),
      ...wrongMalls(change, after.mallIds),
      ...(await takenName(tx, id, after.username)),
    ]
    if (before && id === by.id) {
      if (before.group_id !== after.groupId) errors.unshift(invalidField('groupId', 'You can’t change your own group.'))
      if (before.status !== after.status) errors.unshift(invalidField('status', 'You can’t change your own status.'))
    }
    refuseIfWrong(errors)
  },

  async insert(change, id, after, columns) {
    const { mallIds, ...fields } = after
    if (!(await insertRow(change, 'user_account', { ...columnsFrom(fields), ...columns, id }))) return undefined
    await setMalls(change, [{ id, mallIds }])
    return userTable.find(change.tx, change, id)
  },

  async update(change, before, after) {
    const { tx, events } = change
    const { mallIds, ...fields } = after
    await updateRow(change, 'user_account', before.id, columnsFrom(fields))
    if (fields.email !== before.email) await endResetLink(tx, before.id)
    await setMalls(change, [{ id: before.id, mallIds }])
    if (fields.status === 'InActive') events.push(...sessionsEnded(await endSessionsOf(tx, [before.id])))
    events.push(...rightsChanged([before.id]))
    return userTable.find(tx, change, before.id)
  },

  async requireUnused({ by }, rows) {
    if (rows.some(({ id }) => id === by.id)) throw invalid('id', 'You can’t delete your own account.')
  },

  // after the user's row is written: a concurrent sign-in holds its lock until its session is stored
  async marked(change, rows, deletedAt) {
    const { tx, events } = change
    const ids = idsOf(rows)
    const malls = await tx.selectFrom('user_mall').select('mall_id').where('user_id', 'in', ids).distinct().execute()
    await raiseUsersVersion(change, malls)
    if (deletedAt) events.push(...sessionsEnded(await endSessionsOf(tx, ids)), ...rightsChanged(ids))
  },

  async requireComplete({ tx }, rows) {
    const groupIds = new Set(rows.map(({ group_id }) => group_id))
    const groups = await findRows(tx, 'user_group', [...groupIds])
    if (groups.length < groupIds.size) {
      throw invalid('groupId', 'It links to something that was deleted. Restore that first.')
    }
  },
})

async function wrongGroup(tx: Db, author: Holding, groupId: string): Promise<FieldError[]> {
  const group = await findRow(tx, 'user_group', groupId)
  if (!group) return [invalidField('groupId', 'It links to something that no longer exists.')]
  if (coversRights(author.permissions, permissionsOf(group.areas))) return []
  return [invalidField('groupId', 'This group has more rights than you.')]
}

/** Malls that the author does not reach get the same error as malls that do not exist. */
const wrongMalls = (author: Holding, mallIds: readonly string[]): FieldError[] =>
  mallIds.flatMap((id, index) =>
    author.mallIds.includes(id) ? [] : [invalidField(`mallIds.${index}`, 'You don’t have access to this mall.')],
  )

async function takenName(tx: Db, id: string, username: string): Promise<FieldError[]> {
  const other = await tx
    .selectFrom('user_account')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['username']), '=', username.toLowerCase()))
    .where('id', '!=', id)
    .executeTakeFirst()
  return other ? [invalidField('username', 'This username is taken.')] : []
}

/** Sets which malls users reach. */
export async function setMalls(stamp: Stamp, users: readonly { id: string; mallIds: readonly string[] }[]) {
  const { tx } = stamp
  const before = await tx.deleteFrom('user_mall').where('user_id', 'in', idsOf(users)).returningAll().execute()
  const after = users.flatMap(({ id, mallIds }) => mallIds.map((mall_id) => ({ user_id: id, mall_id })))
  if (after.length > 0) await tx.insertInto('user_mall').values(after).execute()
  const keyOf = (row: UserMallTable) => `${row.user_id} ${row.mall_id}`
  const [had, has] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))]
  await raiseUsersVersion(
    stamp,
    [...before, ...after].filter((row) => had.has(keyOf(row)) !== has.has(keyOf(row))),
  )
}

/** Increments the version of these malls' sets of users. */
async function raiseUsersVersion({ tx, by }: Stamp, malls: readonly { mall_id: string }[]): Promise<void> {
  if (malls.length === 0) return
  const ids = malls.map(({ mall_id }) => mall_id)
  await tx
    .updateTable('mall')
    .set((eb) => ({ users_version: eb('users_version', '+', 1), users_updated_by: json(by) }))
    .where('id', 'in', ids)
    .execute()
}

/** Gives another user a new password and ends all of their sessions. */
export async function setPassword(change: Change, id: string, passwordHash: string): Promise<UserRow> {
  const { by, events } = change
  const row = await userTable.lockOne(change, id)
  // an unattended session must not be enough to take over its user
  if (id === by.id) throw invalid('password', 'Change your own password in your profile.')
  const ended = await writePassword(change, { id, name: row.username }, { passwordHash })
  events.push(...sessionsEnded(ended), { kind: 'changed', mallId: null, resource: 'User', area: 'User', id, by })
  return row
}
