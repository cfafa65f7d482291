import { type Area, areaOf, contentTypes, may, type TypeNumber } from '@kiosk-admin/api-client'
import { planAnswer, planRemoval } from '../../db/item-removal'
import { type Remover, removeWithBelongings, undoRemoval } from '../../db/item-remove'
import { removeUnused } from '../../db/stored-files'
import type { Dependencies } from '../../dependencies'
import { HttpError } from '../../http-error'
import type { Data } from '../../store/records'
import { change } from '../../store/transaction'
import type { Context, OwnHandlers } from '../dispatch/context'

type Handlers = Pick<OwnHandlers, 'itemRemoval' | 'removeItem' | 'undoItemRemoval'>
type Caller = Pick<Context<never>, 'user' | 'now' | 'mall'>

const areaOfItem = (data: Data): Area | undefined => areaOf(contentTypes.item.area, data.type as TypeNumber)

/** Removes and restores an item together with its belongings. */
export function itemRemovalRoutes(dependencies: Dependencies): Handlers {
  const { db, files } = dependencies

  const write = <T>(context: Caller, work: (remover: Remover) => Promise<T>): Promise<T> => {
    const { mall, user } = context
    const { permissions } = user
    const allow = (data: Data) => {
      const area = areaOfItem(data)
      if (!area || !may(permissions, area, 'write')) throw new HttpError('access_denied')
    }
    return change(dependencies, context, (it) => work({ ...it, mall, permissions, allow }))
  }

  return {
    async itemRemoval({ params, user, mall }) {
      const plan = await planRemoval(db, mall.id, params.id)
      if (!plan) throw new HttpError('not_found')
      const area = areaOfItem(plan.item.data)
      if (!area || !may(user.permissions, area, 'read')) throw new HttpError('access_denied')
      return planAnswer(plan, user.permissions)
    },

    async removeItem(context) {
      const removed = await write(context, (remover) => removeWithBelongings(remover, context.params.id, context.body))
      await removeUnused(db, files, context.now)
      return removed
    },

    async undoItemRemoval(context) {
      const { params, body, user } = context
      const touched = [
        ...(body.offers.length > 0 ? (['Offer'] as const) : []),
        ...(body.media.length > 0 ? (['MediaLibrary'] as const) : []),
        ...(body.slideshows.length > 0 ? (['Slideshow'] as const) : []),
      ]
      if (!touched.every((area) => may(user.permissions, area, 'write'))) throw new HttpError('access_denied')
      return { kept: await write(context, (remover) => undoRemoval(remover, params.id, body)) }
    },
  }
}
