import type { Body, calls, Status } from '@kiosk-admin/api-client'
import type { Author } from '../../db/schema'
import type { Db } from '../../dependencies'
import { HttpError, invalid } from '../../http-error'
import { note } from '../audit'
import { idsOf } from '../records'
import { updateRows } from '../rows'
import { type Change, rightsChanged } from '../transaction'
import { type MallRow, raiseUsersVersion } from './malls'

type MallUser = { id: string; name: string; status: Status; assigned: boolean }

/** The mall's users, and everyone else who shares one of these malls, or has none at all. */
async function knownUsers(db: Db, mallId: string, mallIds: readonly string[]): Promise<MallUser[]> {
  const rows = await db
    .selectFrom('user_account')
    .select(['id', 'username as name', 'status'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('user_mall')
            .select('user_mall.user_id')
            .whereRef('user_mall.user_id', '=', 'user_account.id')
            .where('user_mall.mall_id', '=', mallId),
        )
        .as('assigned'),
    )
    .where('deleted_at', 'is', null)
    .where((eb) => {
      const malls = eb
        .selectFrom('user_mall')
        .select('user_mall.user_id')
        .whereRef('user_mall.user_id', '=', 'user_account.id')
      return eb.or([eb.exists(malls.where('user_mall.mall_id', 'in', mallIds)), eb.not(eb.exists(malls))])
    })
    .orderBy('username')
    .execute()
  return rows.map(({ id, name, status, assigned }) => ({ id, name, status, assigned: Boolean(assigned) }))
}

type Version = { version: number; updatedBy: Author | null }

const answerOf = ({ version, updatedBy }: Version, users: readonly MallUser[]) => ({
  version,
  updatedBy,
  userIds: users.filter(({ assigned }) => assigned).map(({ id }) => id),
  users: users.map(({ id, name, status }) => ({ id, name, status })),
})

export const listMallUsers = async (db: Db, mallId: string, mallIds: readonly string[]) =>
  answerOf(await versionOf(db, mallId), await knownUsers(db, mallId, mallIds))

async function versionOf(db: Db, mallId: string): Promise<Version> {
  const row = await db
    .selectFrom('mall')
    .select(['users_version as version', 'users_updated_by as updatedBy'])
    .where('id', '=', mallId)
    .executeTakeFirst()
  if (!row) throw new HttpError('not_found')
  return row
}

/** Says who may reach a mall, unless that has moved on from `version`. */
export async function replaceMallUsers(
  change: Change,
  mall: Pick<MallRow, 'id' | 'name'>,
  { userIds: wanted, version }: Body<typeof calls.setMallUsers>,
) {
  const { tx, mallIds, by, events } = change
  // nobody gives a mall that was taken from them meanwhile
  if (!mallIds.includes(mall.id)) throw new HttpError('not_found')
  const current = await versionOf(tx, mall.id)
  const known = await knownUsers(tx, mall.id, mallIds)
  const knownIds = new Set(idsOf(known))
  const unknown = wanted.findIndex((id) => !knownIds.has(id))
  const changed = known.filter(({ id, assigned }) => assigned !== wanted.includes(id))
  // whoever starts from an older list may name users who have gone since: that is a conflict, and no mistake of theirs
  if (version !== undefined && version !== current.version && (changed.length > 0 || unknown >= 0)) {
    throw new HttpError('conflict', { current: answerOf(current, known) })
  }
  if (unknown >= 0) throw invalid(`userIds.${unknown}`, 'This user doesn’t exist.')
  if (changed.length === 0) return answerOf(current, known)
  events.push(...rightsChanged(idsOf(changed)))
  await assign(change, mall, changed)
  await raiseUsersVersion(tx, [mall.id], by)
  const after = known.map((user) => ({ ...user, assigned: wanted.includes(user.id) }))
  const entry = { mallId: mall.id, area: 'Mall', resource: 'Mall', id: mall.id, name: mall.name } as const
  const namesIn = (users: readonly MallUser[]) => ({
    users: users.filter(({ assigned }) => assigned).map(({ name }) => name),
  })
  await note(change, [{ ...entry, action: 'users', before: namesIn(known), after: namesIn(after) }])
  return answerOf(await versionOf(tx, mall.id), after)
}

/** Toggles which of these users reach the mall. A mall is a field of its users, so each gets a new version. */
async function assign(change: Change, mall: Pick<MallRow, 'id' | 'name'>, users: readonly MallUser[]): Promise<void> {
  const { tx } = change
  const idsOf = (assigned: boolean) => users.filter((user) => user.assigned === assigned).map(({ id }) => id)
  const [leaving, coming] = [idsOf(true), idsOf(false)]
  const malls = await tx
    .selectFrom('user_mall')
    .selectAll()
    .where('user_id', 'in', [...leaving, ...coming])
    .orderBy('mall_id')
    .execute()
  if (leaving.length > 0) {
    await tx.deleteFrom('user_mall').where('mall_id', '=', mall.id).where('user_id', 'in', leaving).execute()
  }
  if (coming.length > 0) {
    const rows = coming.map((user_id) => ({ mall_id: mall.id, user_id }))
    await tx
      .insertInto('user_mall')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await updateRows(change, 'user_account', [...leaving, ...coming], {})
  await note(
    change,
    users.map(({ id, name, assigned }) => {
      const entry = { mallId: null, area: 'User', resource: 'User', id, name } as const
      const before = malls.filter(({ user_id }) => user_id === id).map(({ mall_id }) => mall_id)
      const after = assigned ? before.filter((one) => one !== mall.id) : [...before, mall.id].sort()
      return { ...entry, action: 'replace', before: { mallIds: before }, after: { mallIds: after } }
    }),
  )
}
