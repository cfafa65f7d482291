import { type Area, may, type Permissions } from '@kiosk-admin/api-client'
import { isArea } from '@kiosk-admin/api-client/internal'
import { hasAdministrator, lockPeople, requireAdministrator } from '../../db/people/administrators'
import { mallIdsOfUser, permissionsOf, type UserAuthority } from '../../db/people/authority'
import { endLostPreviewLinks } from '../../db/publication/preview-links'
import type { Author } from '../../db/schema'
import type { Db, Dependencies } from '../../dependencies'
import { HttpError } from '../../http-error'
import { type Change, change, type Request } from '../transaction'

/** What someone has: rights in areas, and malls. */
export type Holding = { permissions: Permissions; mallIds: readonly string[] }

/** Whether `mine` has all that `theirs` has: who has more is not changed, nor given, by who has less. */
export const covers = (mine: Holding, theirs: Holding): boolean =>
  theirs.mallIds.every((id) => mine.mallIds.includes(id)) && coversRights(mine.permissions, theirs.permissions)

export const coversRights = (mine: Permissions, theirs: Permissions): boolean =>
  Object.keys(theirs)
    .filter(isArea)
    .every((area) => (['read', 'write'] as const).every((verb) => !may(theirs, area, verb) || may(mine, area, verb)))

/** A change of people, with the permissions its author has in the transaction, whatever they were when the call came in. */
export type PeopleChange = Change & { me: Holding & Author }

/**
 * Runs `work` alone among all changes of people. The last user who may write users, groups and malls stays: a change that
 * would leave none is refused, at the field that `lastAt` names.
 */
export const changePeople = <T>(
  dependencies: Pick<Dependencies, 'db' | 'random' | 'relay'>,
  request: Request,
  { area, lastAt }: { area: Area; lastAt: string },
  work: (change: PeopleChange) => Promise<T>,
): Promise<T> =>
  change(dependencies, request, async (it) => {
    const { tx, events } = it
    await lockPeople(tx)
    const me = await standingOf(tx, request.user)
    if (!may(me.permissions, area, 'write')) throw new HttpError('access_denied')
    const administered = await hasAdministrator(tx)
    const result = await work({ ...it, me })
    if (administered && !request.dryRun) await requireAdministrator(tx, lastAt)
    const widened = events.flatMap((event) => (event.kind === 'rightsChanged' ? [event.userId] : []))
    await endLostPreviewLinks(tx, widened)
    return result
  })

/** What a session's user has now; whoever was disabled, deleted or signed out meanwhile has no session any more. */
async function standingOf(tx: Db, { user, sessionId }: UserAuthority): Promise<PeopleChange['me']> {
  const found = await tx
    .selectFrom('session')
    .innerJoin('user_account', 'user_account.id', 'session.user_id')
    .innerJoin('user_group', 'user_group.id', 'user_account.group_id')
    .select(['user_group.areas', mallIdsOfUser])
    .where('session.token_hash', '=', sessionId)
    .where('user_account.status', '=', 'Active')
    .where('user_account.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!found) throw new HttpError('unauthenticated')
  return { ...user, permissions: permissionsOf(found.areas), mallIds: found.mallIds }
}
