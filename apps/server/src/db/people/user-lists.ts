import { may } from '@kiosk-admin/api-client'
import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Db } from '../../dependencies'
import { idsOf } from '../records'
import type { Database, UserAccountTable, UserGroupTable } from '../schema'
import { type Holding, mallIdsOfUser } from './authority'

export type UserRow = Omit<Selectable<UserAccountTable>, 'password_hash'> & {
  /** Grants of the user's group. */
  areas: GroupRow['areas']
  mallIds: string[]
}
export type GroupRow = Selectable<UserGroupTable>

export type Filter = { ids?: readonly string[]; inTrash?: true; mallId?: string | undefined }

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

/** The condition of users who exist for the author: they share a mall with the author, or reach none. */
export const visibleUsers =
  ({ mallIds }: Pick<Holding, 'mallIds'>, mallId?: string) =>
  (eb: ExpressionBuilder<Database, 'user_account'>) => {
    const within = mallId === undefined ? mallIds : mallIds.filter((id) => id === mallId)
    if (within.length === 0) return eb.lit(false)
    const malls = eb.selectFrom('user_mall').select('mall_id').whereRef('user_id', '=', 'user_account.id')
    const shared = eb.exists(malls.where('mall_id', 'in', within))
    if (mallId !== undefined) return shared
    // users without a mall are visible to those who reach all malls
    const others = eb.selectFrom('mall').select('id').where('id', 'not in', mallIds)
    return eb.or([shared, eb.and([eb.not(eb.exists(malls)), eb.not(eb.exists(others))])])
  }

/** Lists the users who exist for the author; with `inTrash` also deleted ones. */
export async function listUsers(db: Db, author: Holding, { ids, inTrash, mallId }: Filter): Promise<UserRow[]> {
  if (ids?.length === 0) return []
  return selectUsers(db)
    .where(visibleUsers(author, mallId))
    .$if(ids !== undefined, (query) => query.where('user_account.id', 'in', ids ?? []))
    .$if(inTrash === undefined, (query) => query.where('user_account.deleted_at', 'is', null))
    .execute()
}

/** Lists groups; with `inTrash` also deleted ones. */
export async function listGroups(db: Db, { ids, inTrash }: Filter): Promise<GroupRow[]> {
  if (ids?.length === 0) return []
  return db
    .selectFrom('user_group')
    .selectAll()
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .$if(inTrash === undefined, (query) => query.where('deleted_at', 'is', null))
    .orderBy((eb) => eb.fn('lower', ['name']))
    .orderBy('id')
    .execute()
}

/** The ids of the users of these groups. */
export const usersOfGroups = async (db: Db, groupIds: readonly string[]): Promise<string[]> =>
  idsOf(
    await db
      .selectFrom('user_account')
      .select('id')
      .where('group_id', 'in', groupIds)
      .where('deleted_at', 'is', null)
      .execute(),
  )

/** The users of these groups who exist for the author. */
export async function usagesOfGroups(db: Db, author: Holding, groupIds: readonly string[]) {
  if (!may(author.permissions, 'User', 'read')) return []
  const rows = await listUsers(db, author, { ids: await usersOfGroups(db, groupIds) })
  return rows.map(({ id, username }) => ({ resource: 'User', id, name: username, path: 'groupId' }))
}
