import type { Permissions, Status } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import type { Db } from '../../dependencies'
import { HttpError } from '../../http-error'
import { idsOf } from '../records'
import type { Author } from '../schema'
import { coversIn, mallsWhere, permissionsOf, type Rights } from './rights'
import { type MallGroup, mallGroups, mallIdsOfUser } from './user-lists'

export type MallUser = {
  id: string
  name: string
  status: Status
  mallIds: string[]
  mallGroups: MallGroup[]
  /** The group that applies in the mall or would, if the user were added. */
  groupId: string | null
  /** Permissions by that group. */
  permissions: Permissions
}

/** Users who share one of these malls, and users without a mall, with their group and rights in one of the malls. */
export async function knownUsers(db: Db, mallId: string, mallIds: readonly string[]): Promise<MallUser[]> {
  const rows = await db
    .selectFrom('user_account')
    .leftJoin('user_mall as member', (join) =>
      join.onRef('member.user_id', '=', 'user_account.id').on('member.mall_id', '=', mallId),
    )
    .leftJoin('user_group as applying', (join) =>
      join.on('applying.id', '=', sql`coalesce(member.group_id, user_account.group_id)`),
    )
    .select([
      ...['user_account.id' as const, 'username as name' as const, 'status' as const],
      ...['applying.id as groupId' as const, 'applying.areas' as const],
      mallIdsOfUser,
      mallGroups,
    ])
    .where('user_account.deleted_at', 'is', null)
    .where((eb) => {
      const malls = eb.selectFrom('user_mall').select('user_id').whereRef('user_id', '=', 'user_account.id')
      return eb.or([eb.exists(malls.where('mall_id', 'in', mallIds)), eb.not(eb.exists(malls))])
    })
    .orderBy('username')
    .execute()
  return rows.map(({ areas, ...user }) => ({ ...user, permissions: permissionsOf(areas ?? []) }))
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
  users: known.map(({ id, name, status, groupId, permissions }) => ({
    ...{ id, name, status, groupId },
    editable: coversIn(rights, mallId, permissions, 'Mall'),
  })),
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
