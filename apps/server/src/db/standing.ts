import { type Area, isArea, may, type Permissions } from '@kiosk-admin/api-client'
import { Refusal } from '../refusal'
import type { Db, Random } from '../seams'
import { hasAdministrator, lockPeople, requireAdministrator } from './administrators'
import { mallIdsOfUser, permissionsOf, type UserAuthority } from './authority'
import { endLostPreviewLinks } from './preview-links'
import type { Author } from './schema'
import { inTransaction } from './transaction'

/** What someone has: rights in areas, and malls. */
export type Holding = { permissions: Permissions; mallIds: readonly string[] }

/** Whether `mine` has all that `theirs` has: who has more is not changed, nor given, by who has less. */
export const covers = (mine: Holding, theirs: Holding): boolean =>
  theirs.mallIds.every((id) => mine.mallIds.includes(id)) && coversRights(mine.permissions, theirs.permissions)

export const coversRights = (mine: Permissions, theirs: Permissions): boolean =>
  Object.keys(theirs)
    .filter(isArea)
    .every((area) => (['read', 'write'] as const).every((verb) => !may(theirs, area, verb) || may(mine, area, verb)))

/** Someone at work on people, with what they have at this moment, whatever it was when their call came in. */
export type Acting = {
  tx: Db
  random: Random
  now: Date
  me: Holding & Author
  effects: Effects
}

/** What the open sockets have to be told once the change holds: sessions that ended, users who have other rights. */
export type Effects = { ended: string[]; rights: string[] }

type Occasion = { db: Db; random: Random; now: Date; user: UserAuthority; area: Area }

/**
 * Runs `work` alone among all changes of people. The last user who may write users, groups and malls stays: a change that
 * would leave none is refused, at the field that `lastAt` names.
 */
export const changingPeople = <T>(
  { db, random, now, user, area }: Occasion,
  lastAt: string,
  work: (acting: Acting) => Promise<T>,
): Promise<{ result: T; effects: Effects }> =>
  inTransaction(db, async (tx) => {
    await lockPeople(tx)
    const me = await standingOf(tx, user)
    if (!may(me.permissions, area, 'write')) throw new Refusal('access_denied')
    const administered = await hasAdministrator(tx)
    const effects: Effects = { ended: [], rights: [] }
    const result = await work({ tx, random, now, me, effects })
    if (administered) await requireAdministrator(tx, lastAt)
    await endLostPreviewLinks(tx, effects.rights)
    return { result, effects }
  })

/** What a session's user has now; whoever was disabled, deleted or signed out meanwhile has no session any more. */
async function standingOf(tx: Db, { user, sessionId }: UserAuthority): Promise<Acting['me']> {
  const found = await tx
    .selectFrom('session')
    .innerJoin('user_account', 'user_account.id', 'session.user_id')
    .innerJoin('user_group', 'user_group.id', 'user_account.group_id')
    .select(['user_group.areas', mallIdsOfUser])
    .where('session.token_hash', '=', sessionId)
    .where('user_account.status', '=', 'Active')
    .where('user_account.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!found) throw new Refusal('unauthenticated')
  return { ...user, permissions: permissionsOf(found.areas), mallIds: found.mallIds }
}
