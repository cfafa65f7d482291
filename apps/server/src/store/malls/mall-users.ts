import type { Body, calls, Permissions } from '@kiosk-admin/api-client'
import { findRow } from '../../db/find-rows'
import type { MallRow } from '../../db/malls'
import { knownUsers, type MallUser, mallUsersOf, usersOf, usersVersionOf } from '../../db/people/mall-users'
import { coversMember, permissionsOf } from '../../db/people/rights'
import { idsOf } from '../../db/records'
import type { Db } from '../../dependencies'
import { HttpError, invalid } from '../../http-error'
import { type Change, note, rightsChanged, type Written } from '../change'
import { setMalls } from '../people/users'
import { updateRows } from '../rows'

/** Sets which users reach a mall, unless the set has moved on from `version`. */
export async function replaceMallUsers(
  change: Change,
  { id: mallId, name }: Pick<MallRow, 'id' | 'name'>,
  { userIds: wanted, version, groupId }: Body<typeof calls.setMallUsers>,
) {
  const { tx, mallIds, rights, events } = change
  // the mall may have been taken from the author meanwhile
  if (!mallIds.includes(mallId)) throw new HttpError('not_found')
  const current = await usersVersionOf(tx, mallId)
  const known = await knownUsers(tx, mallId, mallIds)
  const knownIds = new Set(idsOf(known))
  const unknown = wanted.findIndex((id) => !knownIds.has(id))
  const changed = known.filter((user) => user.mallIds.includes(mallId) !== wanted.includes(user.id))
  // an older list may name users who have gone since: that is a conflict, not an invalid request
  if (version !== undefined && version !== current.version && (changed.length > 0 || unknown >= 0)) {
    throw new HttpError('conflict', { current: mallUsersOf(current, mallId, known, rights) })
  }
  if (unknown >= 0) throw invalid(`userIds.${unknown}`, 'This user doesn’t exist.')
  if (changed.length === 0) return mallUsersOf(current, mallId, known, rights)
  const added = groupId === undefined ? undefined : await permissionsOfGroup(tx, mallId, groupId)
  for (const user of changed) {
    const permissions = user.mallIds.includes(mallId) || added === undefined ? user.permissions : added
    if (coversMember(rights, mallId, { ...user, permissions })) continue
    const index = wanted.indexOf(user.id)
    throw invalid(index < 0 ? 'userIds' : `userIds.${index}`, 'Someone has more rights in this mall than you.')
  }
  const written = changed.map((user) => ({ id: user.id, ...toggled(user, mallId, groupId) }))
  await setMalls(change, written)
  const after = await knownUsers(tx, mallId, mallIds)
  // a mall is a field of its users, so each gets a new version
  await updateRows(change, 'user_account', idsOf(changed), {})
  const names = (users: readonly MallUser[]) => ({ users: usersOf(mallId, users).map((user) => user.name) })
  const ofMall: Written = { mallId, area: 'Mall', resource: 'Mall', id: mallId, name, action: 'users' }
  const ofUsers = changed.map(
    (user): Written => ({
      ...{ mallId: null, area: 'User', resource: 'User', id: user.id, name: user.name, action: 'replace' },
      ...{ before: mallFieldsOf(user), after: toggled(user, mallId, groupId) },
    }),
  )
  events.push(...rightsChanged(idsOf(changed)))
  await note(change, [...ofUsers, { ...ofMall, before: names(known), after: names(after) }])
  return mallUsersOf(await usersVersionOf(tx, mallId), mallId, after, rights)
}

type MallFields = Pick<MallUser, 'mallIds' | 'mallGroups'>

const mallFieldsOf = ({ mallIds, mallGroups }: MallUser): MallFields => ({ mallIds, mallGroups })

/** Adds the mall to those of a user, with the group that applies there, or removes it. */
function toggled({ mallIds, mallGroups }: MallFields, mallId: string, groupId: string | undefined): MallFields {
  if (!mallIds.includes(mallId)) {
    const own = groupId === undefined ? [] : [{ mallId, groupId }]
    return { mallIds: [...mallIds, mallId].sort(), mallGroups: [...mallGroups, ...own] }
  }
  return {
    mallIds: mallIds.filter((id) => id !== mallId),
    mallGroups: mallGroups.filter((one) => one.mallId !== mallId),
  }
}

/** Permissions of the group that added users get in the mall. */
async function permissionsOfGroup(tx: Db, mallId: string, groupId: string): Promise<Permissions> {
  const group = await findRow(tx, 'user_group', groupId)
  if (!group) throw invalid('groupId', 'It links to something that no longer exists.')
  if (group.mall_id !== null && group.mall_id !== mallId) {
    throw invalid('groupId', 'This group belongs to another mall.')
  }
  return permissionsOf(group.areas)
}
