import { type FieldError, fieldErrorOf, peopleTypes, type RecordOf, type z } from '@kiosk-admin/api-client'
import type { Reason } from '@kiosk-admin/api-client/internal'
import type { Selectable } from 'kysely'
import { json } from '../../db/json'
import { mallIdsOfUser, permissionsOf } from '../../db/people/authority'
import { requireChosenWell } from '../../db/people/chosen-passwords'
import { endResetLink } from '../../db/people/password-resets'
import { writePassword } from '../../db/people/passwords'
import { endSessionsOf } from '../../db/people/sessions'
import type { Author, UserAccountTable } from '../../db/schema'
import type { Db } from '../../dependencies'
import { invalid } from '../../http-error'
import { checkFields, refuseIfWrong } from '../check'
import { columnsFrom, commonOf, idsOf, markedName } from '../records'
import { findRow, findRows, insertRow, updateRow } from '../rows'
import { lockOne, purge } from '../store'
import { type Change, type Holding, rightsChanged, sessionsEnded } from '../transaction'
import { covers, coversRights } from './change-people'
import { found, type PeopleTable, peopleTable } from './people-table'

type Fields = z.output<typeof peopleTypes.user.body>

export type UserRow = Omit<Selectable<UserAccountTable>, 'password_hash'> & {
  /** Grants of the user's group. */
  areas: { area: string; read: boolean; write: boolean }[]
  mallIds: string[]
}

const selectUsers = (db: Db) =>
  db
    .selectFrom('user_account')
    .innerJoin('user_group', 'user_group.id', 'user_account.group_id')
    .select([
      'user_account.id',
      'user_account.version',
      'user_account.created_at',
      'user_account.created_by',
      'user_account.updated_at',
      'user_account.updated_by',
      'user_account.deleted_at',
      'user_account.username',
      'user_account.email',
      'user_account.group_id',
      'user_account.status',
      'user_account.last_sign_in_at',
      'user_group.areas',
      mallIdsOfUser,
    ])
    .orderBy((eb) => eb.fn('lower', ['user_account.username']))

const fieldsOf = (row: UserRow): Fields => ({
  username: row.username,
  email: row.email,
  groupId: row.group_id,
  mallIds: row.mallIds,
  status: row.status,
})

const holdingOf = (row: UserRow): Holding => ({ permissions: permissionsOf(row.areas), mallIds: row.mallIds })

/** Users. One who shares no mall with the author does not exist for the author. */
export const userTable: PeopleTable<UserRow, RecordOf<'user'>, Fields> = peopleTable({
  name: 'user_account',
  resource: 'User',
  area: 'User',
  body: peopleTypes.user.body,
  lastAt: 'groupId',
  fieldsOf,
  holdingOf,
  nameOf: ({ username }) => username,

  async newRecord({ tx, mallIds }, sent) {
    const { id, password, ...fields } = checkFields(peopleTypes.user.creation, sent)
    const reached = fields.mallIds.filter((one) => mallIds.includes(one))
    if (password !== undefined) await requireChosenWell(tx, password, { ...fields, mallIds: reached })
    return { id, fields }
  },

  async rows(db, { mallIds }, { ids, inTrash, mallId }) {
    const within = mallId === undefined ? mallIds : mallIds.filter((id) => id === mallId)
    if (within.length === 0 || ids?.length === 0) return []
    return selectUsers(db)
      .where((eb) => {
        const malls = eb.selectFrom('user_mall').select('mall_id').whereRef('user_id', '=', 'user_account.id')
        const shared = eb.exists(malls.where('mall_id', 'in', within))
        if (mallId !== undefined) return shared
        // users without a mall are visible to those who reach all malls
        const others = eb.selectFrom('mall').select('id').where('id', 'not in', mallIds)
        return eb.or([shared, eb.and([eb.not(eb.exists(malls)), eb.not(eb.exists(others))])])
      })
      .$if(ids !== undefined, (query) => query.where('user_account.id', 'in', ids ?? []))
      .$if(inTrash === undefined, (query) => query.where('user_account.deleted_at', 'is', null))
      .execute()
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
    if (!before) await purge(change, { name: 'user_account' })
    const errors = [
      ...(await wrongGroup(tx, change, after.groupId)),
      ...wrongMalls(change, after.mallIds),
      ...(await takenName(tx, id, after.username)),
    ]
    if (before && id === by.id) {
      if (before.group_id !== after.groupId) errors.unshift(why('groupId', 'You can’t change your own group.'))
      if (before.status !== after.status) errors.unshift(why('status', 'You can’t change your own status.'))
    }
    refuseIfWrong(errors)
  },

  async insert(change, id, after, columns) {
    const { mallIds, ...fields } = after
    if (!(await insertRow(change, 'user_account', { ...columnsFrom(fields), ...columns, id }))) return undefined
    await setMalls(change.tx, id, mallIds)
    await raiseUsersVersion(change.tx, mallIds, change.by)
    return found(change.tx, change, userTable, id)
  },

  async update(change, before, after) {
    const { tx, by, events } = change
    const { mallIds, ...fields } = after
    await updateRow(change, 'user_account', before.id, columnsFrom(fields))
    if (fields.email !== before.email) await endResetLink(tx, before.id)
    await setMalls(tx, before.id, mallIds)
    const left = before.mallIds.filter((id) => !mallIds.includes(id))
    const joined = mallIds.filter((id) => !before.mallIds.includes(id))
    await raiseUsersVersion(tx, [...left, ...joined], by)
    if (fields.status === 'InActive') events.push(...sessionsEnded(await endSessionsOf(tx, [before.id])))
    events.push(...rightsChanged([before.id]))
    return found(tx, change, userTable, before.id)
  },

  async requireUnused({ by }, rows) {
    if (rows.some(({ id }) => id === by.id)) throw invalid('id', 'You can’t delete your own account.')
  },

  // after the user's row is written: a concurrent sign-in holds its lock until its session is stored
  async marked({ tx, by, events }, rows, deletedAt) {
    const ids = idsOf(rows)
    const malls = await tx.selectFrom('user_mall').select('mall_id').where('user_id', 'in', ids).distinct().execute()
    await raiseUsersVersion(
      tx,
      malls.map(({ mall_id }) => mall_id),
      by,
    )
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

const why = (path: string, sentence: Reason): FieldError => fieldErrorOf(path, 'invalid', undefined, sentence)

async function wrongGroup(tx: Db, author: Holding, groupId: string): Promise<FieldError[]> {
  const group = await findRow(tx, 'user_group', groupId)
  if (!group) return [why('groupId', 'It links to something that no longer exists.')]
  if (coversRights(author.permissions, permissionsOf(group.areas))) return []
  return [why('groupId', 'This group has more rights than you.')]
}

/** Malls that the author does not reach get the same error as malls that do not exist. */
const wrongMalls = (author: Holding, mallIds: readonly string[]): FieldError[] =>
  mallIds.flatMap((id, index) =>
    author.mallIds.includes(id) ? [] : [why(`mallIds.${index}`, 'You don’t have access to this mall.')],
  )

async function takenName(tx: Db, id: string, username: string): Promise<FieldError[]> {
  const other = await tx
    .selectFrom('user_account')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['username']), '=', username.toLowerCase()))
    .where('id', '!=', id)
    .executeTakeFirst()
  return other ? [why('username', 'This username is taken.')] : []
}

export async function setMalls(tx: Db, userId: string, mallIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('user_mall').where('user_id', '=', userId).execute()
  if (mallIds.length === 0) return
  await tx
    .insertInto('user_mall')
    .values(mallIds.map((mall_id) => ({ user_id: userId, mall_id })))
    .execute()
}

/** Increments the version of these malls' sets of users. */
export async function raiseUsersVersion(tx: Db, mallIds: readonly string[], by: Author): Promise<void> {
  if (mallIds.length === 0) return
  await tx
    .updateTable('mall')
    .set((eb) => ({ users_version: eb('users_version', '+', 1), users_updated_by: json(by) }))
    .where('id', 'in', mallIds)
    .execute()
}

/** Gives another user a new password and ends all of their sessions. */
export async function setPassword(change: Change, id: string, passwordHash: string): Promise<UserRow> {
  const { by, events } = change
  const row = await lockOne(change, userTable, id)
  // an unattended session must not be enough to take over its user
  if (id === by.id) throw invalid('password', 'Change your own password in your profile.')
  const ended = await writePassword(change, { id, name: row.username }, { passwordHash })
  events.push(...sessionsEnded(ended), { kind: 'changed', mallId: null, resource: 'User', area: 'User', id, by })
  return row
}
