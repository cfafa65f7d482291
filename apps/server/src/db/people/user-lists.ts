import type { Status } from '@kiosk-admin/api-client'
import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '../../dependencies'
import type { Database, UserAccountTable, UserGroupTable } from '../schema'
import { type Membership, memberships } from './authority'
import { type Grants, type Holding, mallsWhere } from './rights'

/** The group of a user in one mall. */
export type MallGroup = { mallId: string; groupId: string }

export type UserRow = Omit<Selectable<UserAccountTable>, 'password_hash'> & {
  /** Grants of the user's group of the house. */
  areas: Grants | null
  memberships: Membership[]
  mallGroups: MallGroup[]
}
export type GroupRow = Selectable<UserGroupTable> & {
  /** The malls in which the group applies to users. */
  appliesIn: string[]
}

/** Whether the mall of a row of `user_mall` is not in the trash. */
const isPresent = sql`exists (select from mall where mall.id = user_mall.mall_id and mall.deleted_at is null)`

export const mallGroups = sql<MallGroup[]>`coalesce((
  select jsonb_agg(jsonb_build_object('mallId', mall_id, 'groupId', group_id) order by mall_id)
  from user_mall where user_id = user_account.id and group_id is not null and ${isPresent}
), '[]')`.as('mallGroups')

/** The malls of a row of `user_account`, in the order of their ids. */
export const mallIdsOfUser = sql<string[]>`coalesce(
  (select jsonb_agg(mall_id order by mall_id) from user_mall where user_id = user_account.id and ${isPresent}), '[]'
)`.as('mallIds')

const appliesIn = sql<string[]>`coalesce((
  select jsonb_agg(distinct user_mall.mall_id)
  from user_mall join user_account on user_account.id = user_mall.user_id and user_account.deleted_at is null
  where coalesce(user_mall.group_id, user_account.group_id) = user_group.id and ${isPresent}
), '[]')`.as('appliesIn')

/** Filters of the list of users. */
export type UserFilter = {
  mallId?: string | undefined
  groupId?: readonly string[] | undefined
  status?: readonly Status[] | undefined
}

export type Filter = UserFilter & { ids?: readonly string[]; inTrash?: true }

/** Selects users, also those in the trash. */
export const selectUsers = (db: Db) =>
  db
    .selectFrom('user_account')
    .leftJoin('user_group as house', 'house.id', 'user_account.group_id')
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
      'house.areas',
      memberships,
      mallGroups,
    ])
    .orderBy((eb) => eb.fn('lower', ['user_account.username']))

/** The groups of a user that exist for the author: that of the house, and those in the author's malls. */
const groupsOfUser = ({ mallIds }: Pick<Holding, 'mallIds'>) => sql`(
  select user_account.group_id, 0 as place
  union all
  select group_id, row_number() over (order by mall_id) from user_mall
  where user_id = user_account.id and mall_id = any(${mallIds}::uuid[]) and ${isPresent}
)`

/** The names of these groups, in the order in which lists show them. */
export const groupNamesOfUser = (author: Pick<Holding, 'mallIds'>) =>
  sql<string | null>`(
  select string_agg(named.name, ', ' order by groups.place)
  from (select group_id, min(place) as place from ${groupsOfUser(author)} each_group group by group_id) groups
  join user_group named on named.id = groups.group_id
)`.as('group_names')

/** The condition of the users of a list who exist for the author. */
export const filteredUsers =
  (author: Pick<Holding, 'mallIds'>, { mallId, groupId, status }: UserFilter) =>
  (eb: ExpressionBuilder<Database, 'user_account'>) =>
    eb.and([
      visibleUsers(author, mallId)(eb),
      ...(status ? [eb('user_account.status', 'in', status)] : []),
      ...(groupId
        ? [sql<boolean>`exists (select from ${groupsOfUser(author)} groups where group_id = any(${groupId}::uuid[]))`]
        : []),
    ])

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
    const others = eb.selectFrom('mall').select('id').where('deleted_at', 'is', null).where('id', 'not in', mallIds)
    return eb.or([shared, eb.and([eb.not(eb.exists(malls)), eb.not(eb.exists(others))])])
  }

/** Lists the users who exist for the author; with `inTrash` also deleted ones. */
export async function listUsers(db: Db, author: Holding, { ids, inTrash, ...filter }: Filter): Promise<UserRow[]> {
  if (ids?.length === 0) return []
  return selectUsers(db)
    .where(filteredUsers(author, filter))
    .$if(ids !== undefined, (query) => query.where('user_account.id', 'in', ids ?? []))
    .$if(inTrash === undefined, (query) => query.where('user_account.deleted_at', 'is', null))
    .execute()
}

/** The condition of groups that exist for the author: those of the house, and of the author's malls. */
export const visibleGroups = ({ mallIds }: Pick<Holding, 'mallIds'>) =>
  sql<boolean>`(mall_id is null or mall_id = any(${mallIds}::uuid[]))`

/** Lists the groups of the house and those of the author's malls; with `inTrash` also deleted ones. */
export async function listGroups(db: Db, author: Holding, { ids, inTrash }: Filter): Promise<GroupRow[]> {
  if (ids?.length === 0) return []
  return db
    .selectFrom('user_group')
    .selectAll()
    .select(appliesIn)
    .where(visibleGroups(author))
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .$if(inTrash === undefined, (query) => query.where('deleted_at', 'is', null))
    .orderBy((eb) => eb.fn('lower', ['name']))
    .orderBy('id')
    .execute()
}

/** The users of these groups, with the field that names the group. */
export async function usersOfGroups(db: Db, groupIds: readonly string[]) {
  const rows = await db
    .selectFrom('user_account')
    .select(({ eb }) => ['id', eb('group_id', 'in', groupIds).as('ofHouse')])
    .where('deleted_at', 'is', null)
    .where(({ eb, exists, or, selectFrom }) =>
      or([
        eb('group_id', 'in', groupIds),
        exists(
          selectFrom('user_mall')
            .select('user_id')
            .whereRef('user_mall.user_id', '=', 'user_account.id')
            .where('user_mall.group_id', 'in', groupIds),
        ),
      ]),
    )
    .execute()
  return rows.map(({ id, ofHouse }) => ({ id, path: ofHouse ? 'groupId' : 'mallGroups' }))
}

/** The users of these groups who exist for the author. */
export async function usagesOfGroups(db: Db, { rights }: Pick<Holding, 'rights'>, groupIds: readonly string[]) {
  const mallIds = mallsWhere(rights, 'User', 'read')
  const paths = new Map((await usersOfGroups(db, groupIds)).map(({ id, path }) => [id, path]))
  const rows = await listUsers(db, { rights, mallIds }, { ids: [...paths.keys()] })
  return rows.map(({ id, username }) => ({ resource: 'User', id, name: username, path: paths.get(id) ?? 'groupId' }))
}
