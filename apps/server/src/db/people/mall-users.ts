import type { Status } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import type { Db } from '../../dependencies'
import { HttpError } from '../../http-error'
import { idsOf } from '../records'
import type { Author } from '../schema'
import { coversMember, type Member, mallsWhere, permissionsOf, type Rights } from './rights'
import { type MallGroup, mallGroups, mallIdsOfUser, visibleUsers } from './user-lists'

export type MallUser = {
  id: string
  name: string
  status: Status
  mallIds: string[]
  mallGroups: MallGroup[]
  /** The group that applies in the mall or would, if the user were added. */
  groupId: string | null
} & Member

/** Users who exist for a reader of these malls, with their group and rights in one of the malls. */
export async function knownUsers(db: Db, mallId: string, mallIds: readonly string[]): Promise<MallUser[]> {
  const rows = await db
    .selectFrom('user_account')
    .leftJoin('user_mall as member', (join) =>
      join.onRef('member.user_id', '=', 'user_account.id').on('member.mall_id', '=', mallId),
    )
    .leftJoin('user_group as applying', (join) =>
      join.on('applying.id', '=', sql`coalesce(member.group_id, user_account.group_id)`),
    )
    .leftJoin('user_group as house', 'house.id', 'user_account.group_id')
    .select([
      ...['user_account.id' as const, 'username as name' as const, 'status' as const],
      ...['applying.id as groupId' as const, 'applying.areas' as const, 'house.areas as houseAreas' as const],
      mallIdsOfUser,
      mallGroups,
    ])
    .where('user_account.deleted_at', 'is', null)
    .where(visibleUsers({ mallIds }))
    .orderBy('username')
    .execute()
  return rows.map(({ areas, houseAreas, ...user }) => {
    return { ...user, permissions: permissionsOf(areas ?? []), house: permissionsOf(houseAreas ?? []) }
  })
}

type Version = { version: number; updatedBy: Author | null }

export const usersOf = (mallId: string, known: readonly MallUser[]) =>
  known.filter(({ mallIds }) => mallIds.includes(mallId))

export const mallUsersOf = (
  { version, updatedBy }: Version,
  mallId: string,
  known: readonly MallUser[],
  rights: Rights,
) => ({
  version,
  updatedBy,
  userIds: idsOf(usersOf(mallId, known)),
  users: known.map((user) => {
    const { id, name, status, groupId } = user
    return { id, name, status, groupId, editable: coversMember(rights, mallId, user) }
  }),
})

export async function listMallUsers(db: Db, mallId: string, rights: Rights) {
  const known = await knownUsers(db, mallId, mallsWhere(rights, 'Mall', 'read'))
  return mallUsersOf(await usersVersionOf(db, mallId), mallId, known, rights)
}

export async function usersVersionOf(db: Db, mallId: string): Promise<Version> {
  const row = await db
    .selectFrom('mall')
    .select(['users_version as version', 'users_updated_by as updatedBy'])
    .where('id', '=', mallId)
    .executeTakeFirst()
  if (!row) throw new HttpError('not_found')
  return row
}
