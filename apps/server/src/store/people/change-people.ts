import { type Area, may } from '@kiosk-admin/api-client'
import { hasAdministrator, lockPeople, requireAdministrator } from '../../db/people/administrators'
import { rightsOfSession } from '../../db/people/authority'
import { mallsWhere } from '../../db/people/rights'
import { endLostPreviewLinks } from '../../db/publication/preview-links'
import type { Dependencies } from '../../dependencies'
import { HttpError } from '../../http-error'
import { type Change, change, type WriteContext } from '../change'

/**
 * Runs `work` while no other change of people runs, with the author's rights as of the transaction, in the malls where the
 * author may write the area. Throws, at the field `lastAt`, when no full administrator would be left.
 */
export const changePeople = <T>(
  dependencies: Pick<Dependencies, 'db' | 'random' | 'relay' | 'secrets'>,
  context: WriteContext,
  { area, lastAt }: { area: Area; lastAt: string },
  work: (change: Change) => Promise<T>,
): Promise<T> =>
  change(dependencies, context, async (it) => {
    const { tx, events } = it
    await lockPeople(tx)
    const rights = await rightsOfSession(tx, context.user.sessionId)
    const mallIds = mallsWhere(rights, area, 'write')
    if (mallIds.length === 0 && !may(rights.house, area, 'write')) throw new HttpError('access_denied')
    const administered = await hasAdministrator(tx)
    const result = await work({ ...it, rights, mallIds })
    if (administered && !context.dryRun) await requireAdministrator(tx, lastAt)
    const widened = events.flatMap((event) => (event.kind === 'rightsChanged' ? [event.userId] : []))
    await endLostPreviewLinks(tx, widened)
    return result
  })
