import { type Area, may } from '@kiosk-admin/api-client'
import { hasAdministrator, lockPeople, requireAdministrator } from '../../db/people/administrators'
import { mallsWhere } from '../../db/people/rights'
import { endLostPreviewLinks } from '../../db/publication/preview-links'
import { HttpError } from '../../http-error'
import { type Change, change, partsOfAuthor, userNow, type WriteContext, type Writing } from '../change'

/**
 * Runs `work` while no other change of people runs, with the author's rights as of the transaction, in the malls where the
 * author may write the area. Throws, at the field `lastAt`, when no full administrator would be left.
 */
export const changePeople = <T>(
  dependencies: Writing,
  context: WriteContext,
  { area, lastAt }: { area: Area; lastAt: string },
  work: (change: Change) => Promise<T>,
): Promise<T> =>
  change(dependencies, context, async (it) => {
    const { tx, events } = it
    await lockPeople(tx)
    // the changes that it waited for may have been about the author
    const author = partsOfAuthor(await userNow(context, tx))
    const { rights } = author
    const mallIds = mallsWhere(rights, area, 'write')
    if (mallIds.length === 0 && !may(rights.house, area, 'write')) throw new HttpError('access_denied')
    const administered = await hasAdministrator(tx)
    const result = await work({ ...it, ...author, mallIds })
    if (administered && !context.dryRun) await requireAdministrator(tx, lastAt)
    const widened = events.flatMap((event) => (event.kind === 'rightsChanged' ? [event.userId] : []))
    await endLostPreviewLinks(tx, widened)
    return result
  })
