import { type Area, may, type Permissions } from '@kiosk-admin/api-client'
import { isArea } from '@kiosk-admin/api-client/internal'
import { hasAdministrator, lockPeople, requireAdministrator } from '../../db/people/administrators'
import { mallIdsOfUser, permissionsOf, type UserAuthority } from '../../db/people/authority'
import { endLostPreviewLinks } from '../../db/publication/preview-links'
import type { Db, Dependencies } from '../../dependencies'
import { HttpError } from '../../http-error'
import { type Change, change, type Holding, type WriteContext } from '../transaction'

/** Whether `mine` includes `theirs`. Users can only change or grant what they hold themselves. */
export const covers = (mine: Holding, theirs: Holding): boolean =>
  theirs.mallIds.every((id) => mine.mallIds.includes(id)) && coversRights(mine.permissions, theirs.permissions)

export const coversRights = (mine: Permissions, theirs: Permissions): boolean =>
  Object.keys(theirs)
    .filter(isArea)
    .every((area) => (['read', 'write'] as const).every((verb) => !may(theirs, area, verb) || may(mine, area, verb)))

/**
 * Runs `work` while no other change of people runs, with the author's permissions and malls as of the transaction. Throws,
 * at the field `lastAt`, when no user who may write users, groups and malls would be left.
 */
export const changePeople = <T>(
  dependencies: Pick<Dependencies, 'db' | 'random' | 'relay'>,
  context: WriteContext,
  { area, lastAt }: { area: Area; lastAt: string },
  work: (change: Change) => Promise<T>,
): Promise<T> =>
  change(dependencies, context, async (it) => {
    const { tx, events } = it
    await lockPeople(tx)
    const holding = await holdingOf(tx, context.user)
    if (!may(holding.permissions, area, 'write')) throw new HttpError('access_denied')
    const administered = await hasAdministrator(tx)
    const result = await work({ ...it, ...holding })
    if (administered && !context.dryRun) await requireAdministrator(tx, lastAt)
    const widened = events.flatMap((event) => (event.kind === 'rightsChanged' ? [event.userId] : []))
    await endLostPreviewLinks(tx, widened)
    return result
  })

/** Permissions and malls of a session's user. Throws when the user was disabled, deleted or signed out meanwhile. */
async function holdingOf(tx: Db, { sessionId }: UserAuthority): Promise<Holding> {
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
  return { permissions: permissionsOf(found.areas), mallIds: found.mallIds }
}
