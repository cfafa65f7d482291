import type { Status } from '@kiosk-admin/api-client'
import type { Db } from '../../dependencies'
import { HttpError } from '../../http-error'
import { idsOf } from '../records'
import type { Author } from '../schema'
import { mallIdsOfUser } from './authority'

export type MallUser = { id: string; name: string; status: Status; mallIds: string[] }

/** Users who share one of these malls, and users without a mall. */
export const knownUsers = (db: Db, mallIds: readonly string[]): Promise<MallUser[]> =>
  db
    .selectFrom('user_account')
    .select(['id', 'username as name', 'status', mallIdsOfUser])
    .where('deleted_at', 'is', null)
    .where((eb) => {
      const malls = eb.selectFrom('user_mall').select('user_id').whereRef('user_id', '=', 'user_account.id')
      return eb.or([eb.exists(malls.where('mall_id', 'in', mallIds)), eb.not(eb.exists(malls))])
    })
    .orderBy('username')
    .execute()

type Version = { version: number; updatedBy: Author | null }

export const usersOf = (mallId: string, known: readonly MallUser[]) =>
  known.filter(({ mallIds }) => mallIds.includes(mallId))

export const mallUsersOf = ({ version, updatedBy }: Version, mallId: string, known: readonly MallUser[]) => ({
  version,
  updatedBy,
  userIds: idsOf(usersOf(mallId, known)),
  users: known.map(({ id, name, status }) => ({ id, name, status })),
})

export const listMallUsers = async (db: Db, mallId: string, mallIds: readonly string[]) =>
  mallUsersOf(await usersVersionOf(db, mallId), mallId, await knownUsers(db, mallIds))

export async function usersVersionOf(db: Db, mallId: string): Promise<Version> {
  const row = await db
    .selectFrom('mall')
    .select(['users_version as version', 'users_updated_by as updatedBy'])
    .where('id', '=', mallId)
    .executeTakeFirst()
  if (!row) throw new HttpError('not_found')
  return row
}
