import { type FieldError, fieldErrorOf, type Permissions, peopleTypes, type RecordOf } from '@kiosk-admin/api-client'
import type * as z from '@kiosk-admin/api-client/zod'
import type { Selectable } from 'kysely'
import { findRows } from '../../db/find-rows'
import { json } from '../../db/json'
import { rightsOf } from '../../db/people/authority'
import { requireChosenWell } from '../../db/people/chosen-passwords'
import { endResetLink } from '../../db/people/password-resets'
import { writePassword } from '../../db/people/passwords'
import { covers, type Holding, includes, permissionsIn, permissionsOf, type Rights } from '../../db/people/rights'
import { endSessionsOf } from '../../db/people/sessions'
import { listUsers, type MallGroup, type UserRow } from '../../db/people/user-lists'
import { columnsFrom, commonOf, idsOf, markedName } from '../../db/records'
import type { UserMallTable } from '../../db/schema'
import type { Stamp } from '../../db/transaction'
import type { Db } from '../../dependencies'
import { HttpError, invalid, invalidField } from '../../http-error'
import { type Change, rightsChanged, sessionsEnded } from '../change'
import { checkFields, refuseIfWrong } from '../check'
import { equal } from '../compare'
import { requireConfirmedFor } from '../confirm'
import { insertRow, updateRow } from '../rows'
import { PeopleTable } from './people-table'
import { tellOwner } from './tell-owner'

const { body, creation } = peopleTypes.user
type Fields = z.output<typeof body>

const fieldsOf = (row: UserRow): Fields => ({
  username: row.username,
  email: row.email,
  groupId: row.group_id,
  mallIds: mallIdsOf(row),
  mallGroups: row.mallGroups,
  status: row.status,
})

const mallIdsOf = ({ memberships }: UserRow) => memberships.map(({ mallId }) => mallId)

const isWritable = (rights: Rights, row: UserRow): boolean => covers(rights, rightsOf(row), 'User')

/** The groups in malls that the user reaches. */
const mallGroupsOf = ({ mallIds, mallGroups = [] }: Pick<Fields, 'mallIds' | 'mallGroups'>): MallGroup[] =>
  mallGroups.filter(({ mallId }) => mallIds.includes(mallId))

const groupIn = (mallGroups: readonly MallGroup[], mallId: string): string | undefined =>
  mallGroups.find((one) => one.mallId === mallId)?.groupId

/** Users. One who shares no mall with the author does not exist for the author. */
export const userTable: PeopleTable<UserRow, RecordOf<'user'>, Fields> = new PeopleTable({
  name: 'user_account',
  resource: 'User',
  area: 'User',
  body,
  lastAt: 'groupId',
  fieldsOf,
  isWritable,
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
    mallIds: mallIdsOf(row).filter((id) => author.mallIds.includes(id)),
    mallGroups: row.mallGroups.filter(({ mallId }) => author.mallIds.includes(mallId)),
    lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
    editable: isWritable(author.rights, row),
  }),

  copyOf: (author, row, { name, mallId }) => ({
    username: name ?? markedName(row.username, '-copy', 64),
    mallIds: mallId === undefined ? mallIdsOf(row).filter((id) => author.mallIds.includes(id)) : [mallId],
    mallGroups: mallId === undefined ? row.mallGroups.filter((one) => author.mallIds.includes(one.mallId)) : [],
    status: 'InActive',
  }),

  // a body without groups in malls leaves them as they are
  async prepare(_, fields, before) {
    return { ...fields, mallGroups: mallGroupsOf({ mallGroups: before?.mallGroups, ...fields }) }
  },

  async check(change, { id, before, after }) {
    const { tx, by } = change
    // a purged user's name is free again
    if (!before) await userTable.purge(change)
    const errors = [
      ...(await wrongGroups(change, after)),
      ...wrongMalls(change, after.mallIds),
      ...(await takenName(tx, id, after.username)),
    ]
    if (before && id === by.id) {
      const groupsBefore = mallGroupsOf({ mallIds: after.mallIds, mallGroups: before.mallGroups })
      if (before.group_id !== after.groupId || !equal(groupsBefore, after.mallGroups)) {
        errors.unshift(invalidField('groupId', 'You can’t change your own group.'))
      }
      if (before.status !== after.status) errors.unshift(invalidField('status', 'You can’t change your own status.'))
    }
    refuseIfWrong(errors)
    // an unattended session must not be enough to take over its user
    const isOwn = before !== undefined && id === by.id
    if (isOwn && !change.isConfirmed && keysChanged(before, after).length > 0) throw new HttpError('password_required')
  },

  async insert(change, id, after, columns) {
    const { mallIds, mallGroups, ...fields } = after
    if (!(await insertRow(change, 'user_account', { ...columnsFrom(fields), ...columns, id }))) return undefined
    await setMalls(change, [{ id, mallIds, mallGroups }])
    return userTable.find(change.tx, change, id)
  },

  async update(change, before, after) {
    const { tx, events } = change
    const { mallIds, mallGroups, ...fields } = after
    await updateRow(change, 'user_account', before.id, columnsFrom(fields))
    if (fields.email !== before.email) await endResetLink(tx, before.id)
    await tellOwner(change, before, { username: fields.username, fields: keysChanged(before, after) })
    await setMalls(change, [{ id: before.id, mallIds, mallGroups }])
    if (fields.status === 'InActive' && before.status === 'Active') await requireConfirmedFor(change, [before.id])
    if (fields.status === 'InActive') events.push(...sessionsEnded(await endSessionsOf(tx, [before.id])))
    events.push(...rightsChanged([before.id]))
    return userTable.find(tx, change, before.id)
  },

  async requireUnused({ by }, rows) {
    if (rows.some(({ id }) => id === by.id)) throw invalid('id', 'You can’t delete your own account.')
  },

  // after the user's row is written: a concurrent sign-in holds its lock until its session is stored
  async marked(change, rows, deletedAt) {
    if (deletedAt) await requireConfirmedFor(change, idsOf(rows))
    const { tx, events } = change
    const ids = idsOf(rows)
    const malls = await tx.selectFrom('user_mall').select('mall_id').where('user_id', 'in', ids).distinct().execute()
    await raiseUsersVersion(change, malls)
    if (deletedAt) events.push(...sessionsEnded(await endSessionsOf(tx, ids)), ...rightsChanged(ids))
  },

  async requireComplete({ tx }, rows) {
    const groupIds = new Set(
      rows.flatMap(({ group_id, mallGroups }) => [group_id ?? [], mallGroups.map(({ groupId }) => groupId)].flat()),
    )
    const groups = await findRows(tx, 'user_group', [...groupIds])
    if (groups.length < groupIds.size) {
      throw invalid('groupId', 'It links to something that was deleted. Restore that first.')
    }
  },
})

/** The changed fields that lead to an account. */
const keysChanged = (before: UserRow, after: Fields) =>
  (['email', 'username'] as const).filter((name) => before[name] !== after[name])

/** Groups that are gone, belong to another mall, or give rights that the author does not hold where they apply. */
async function wrongGroups({ tx, rights }: Change, fields: Fields): Promise<FieldError[]> {
  const { groupId, mallIds } = fields
  const mallGroups = mallGroupsOf(fields)
  if (groupId === null && mallGroups.length === 0) return [fieldErrorOf('groupId', 'required')]
  const named = [...(groupId === null ? [] : [groupId]), ...mallGroups.map((one) => one.groupId)]
  const found = new Map((await findRows(tx, 'user_group', named)).map((group) => [group.id, group]))
  const wrong = (path: string, id: string, mallId: string | null, mine: readonly Permissions[]): FieldError[] => {
    const group = found.get(id)
    if (!group) return [invalidField(path, 'It links to something that no longer exists.')]
    if (group.mall_id !== null && group.mall_id !== mallId) {
      return [invalidField(path, 'This group belongs to another mall.')]
    }
    const given = permissionsOf(group.areas)
    return mine.every((held) => includes(held, given))
      ? []
      : [invalidField(path, 'This group has more rights than you.')]
  }
  const appliesIn = mallIds.filter((id) => groupIn(mallGroups, id) === undefined && rights.malls.has(id))
  const whereOfHouse = [rights.house, ...appliesIn.map((id) => permissionsIn(rights, id))]
  return [
    ...(groupId === null ? [] : wrong('groupId', groupId, null, whereOfHouse)),
    ...mallGroups.flatMap(({ mallId, groupId }, index) =>
      wrong(`mallGroups.${index}.groupId`, groupId, mallId, [permissionsIn(rights, mallId)]),
    ),
  ]
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

type UserMalls = { id: string; mallIds: readonly string[]; mallGroups?: readonly MallGroup[] | undefined }

/** Sets which malls users reach, and the groups that apply there. */
export async function setMalls(stamp: Stamp, users: readonly UserMalls[]): Promise<void> {
  const { tx } = stamp
  const before = await tx
    .deleteFrom('user_mall')
    .where('user_id', 'in', idsOf(users))
    // a mall in the trash keeps its users
    .where('mall_id', 'not in', (eb) => eb.selectFrom('mall').select('id').where('deleted_at', 'is not', null))
    .returningAll()
    .execute()
  const after = users.flatMap(({ id, mallIds, mallGroups = [] }) =>
    mallIds.map((mall_id) => ({ user_id: id, mall_id, group_id: groupIn(mallGroups, mall_id) ?? null })),
  )
  if (after.length > 0) await tx.insertInto('user_mall').values(after).execute()
  const keyOf = (row: Selectable<UserMallTable>) => `${row.user_id} ${row.mall_id} ${row.group_id}`
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
  await requireConfirmedFor(change, [id])
  const ended = await writePassword(change, { id, name: row.username }, { passwordHash })
  events.push(...sessionsEnded(ended), { kind: 'changed', mallId: null, resource: 'User', area: 'User', id, by })
  return row
}
