import { contentTypes, may } from '@kiosk-admin/api-client'
import { planAnswer, planRemoval } from '../../db/item-removal'
import { removeWithBelongings, undoRemoval } from '../../db/item-remove'
import { requireAccessTo } from '../../db/kinds'
import { removeUnused } from '../../db/media/stored-files'
import type { Dependencies } from '../../dependencies'
import { HttpError } from '../../http-error'
import { changeInMall } from '../../store/change'
import type { OwnHandlers } from '../dispatch/context'

type Handlers = Pick<OwnHandlers, 'itemRemoval' | 'removeItem' | 'undoItemRemoval'>

/** Removes and restores an item together with its belongings. */
export function itemRemovalRoutes(dependencies: Dependencies): Handlers {
  const { db, files } = dependencies

  return {
    async itemRemoval({ params, permissions, user, mall }) {
      const plan = await planRemoval(db, mall.id, params.id)
      if (!plan) throw new HttpError('not_found')
      requireAccessTo(permissions, 'read', contentTypes.item.type, plan.item.data)
      return planAnswer(plan, user.rights)
    },

    async removeItem(context) {
      const removed = await changeInMall(dependencies, context, (it) =>
        removeWithBelongings(it, context.params.id, context.body),
      )
      await removeUnused(db, files, context.now)
      return removed
    },

    async undoItemRemoval(context) {
      const { params, body } = context
      const touched = [
        ...(body.offers.length > 0 ? (['Offer'] as const) : []),
        ...(body.media.length > 0 ? (['MediaLibrary'] as const) : []),
        ...(body.slideshows.length > 0 ? (['Slideshow'] as const) : []),
      ]
      const kept = await changeInMall(dependencies, context, async (it) => {
        if (!touched.every((area) => may(it.permissions, area, 'write'))) throw new HttpError('access_denied')
        return undoRemoval(it, params.id, body)
      })
      return { kept }
    },
  }
}
