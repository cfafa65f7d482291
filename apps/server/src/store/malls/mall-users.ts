import type { Body, calls } from '@kiosk-admin/api-client'
import type { MallRow } from '../../db/malls'
import { knownUsers, type MallUser, mallUsersOf, usersOf, usersVersionOf } from '../../db/people/mall-users'
import { idsOf } from '../../db/records'
import { HttpError, invalid } from '../../http-error'
import { note, type Written } from '../audit'
import { setMalls } from '../people/users'
import { updateRows } from '../rows'
import { type Change, rightsChanged } from '../transaction'

/** Sets which users reach a mall, unless the set has moved on from `version`. */
export async function replaceMallUsers(
  change: Change,
  { id: mallId, name }: Pick<MallRow, 'id' | 'name'>,
  { userIds: wanted, version }: Body<typeof calls.setMallUsers>,
) {
  const { tx, mallIds, events } = change
  // the mall may have been taken from the author meanwhile
  if (!mallIds.includes(mallId)) throw new HttpError('not_found')
  const current = await usersVersionOf(tx, mallId)
  const known = await knownUsers(tx, mallIds)
  const knownIds = new Set(idsOf(known))
  const unknown = wanted.findIndex((id) => !knownIds.has(id))
  const changed = known.filter((user) => user.mallIds.includes(mallId) !== wanted.includes(user.id))
  // an older list may name users who have gone since: that is a conflict, not an invalid request
  if (version !== undefined && version !== current.version && (changed.length > 0 || unknown >= 0)) {
    throw new HttpError('conflict', { current: mallUsersOf(current, mallId, known) })
  }
  if (unknown >= 0) throw invalid(`userIds.${unknown}`, 'This user doesn’t exist.')
  if (changed.length === 0) return mallUsersOf(current, mallId, known)
  const written = changed.map((user) => ({ ...user, mallIds: toggled(user.mallIds, mallId) }))
  const after = known.map((user) => written.find(({ id }) => id === user.id) ?? user)
  await setMalls(change, written)
  // a mall is a field of its users, so each gets a new version
  await updateRows(change, 'user_account', idsOf(changed), {})
  const names = (users: readonly MallUser[]) => ({ users: usersOf(mallId, users).map((user) => user.name) })
  const ofMall: Written = { mallId, area: 'Mall', resource: 'Mall', id: mallId, name, action: 'users' }
  const ofUsers = changed.map(
    (user): Written => ({
      ...{ mallId: null, area: 'User', resource: 'User', id: user.id, name: user.name, action: 'replace' },
      ...{ before: { mallIds: user.mallIds }, after: { mallIds: toggled(user.mallIds, mallId) } },
    }),
  )
  events.push(...rightsChanged(idsOf(changed)))
  await note(change, [...ofUsers, { ...ofMall, before: names(known), after: names(after) }])
  return mallUsersOf(await usersVersionOf(tx, mallId), mallId, after)
}

/** Adds the mall to those of a user, or removes it. */
const toggled = (mallIds: readonly string[], mallId: string): string[] =>
  mallIds.includes(mallId) ? mallIds.filter((id) => id !== mallId) : [...mallIds, mallId].sort()
