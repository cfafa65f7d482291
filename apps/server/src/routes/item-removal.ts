import { type Area, areaOf, contentTypes, may, type TypeNumber } from '@kiosk-admin/api-client'
import { planAnswer, planRemoval } from '../db/item-removal'
import { removeWithBelongings, undoRemoval } from '../db/item-remove'
import type { Data } from '../db/records'
import { Refusal } from '../refusal'
import type { Seams } from '../seams'
import type { Context, OwnHandlers } from './context'

type Handlers = Pick<OwnHandlers, 'itemRemoval' | 'removeItem' | 'undoItemRemoval'>
type Caller = Pick<Context<never>, 'user' | 'now' | 'mall'>
type Changed = { offers: readonly string[]; media: readonly string[]; slideshows: readonly { id: string }[] }

const areaOfItem = (data: Data): Area | undefined => areaOf(contentTypes.item.area, data.type as TypeNumber)

/** A shop leaves: it and what belongs to it go together, and come back together. */
export function itemRemovalRoutes({ db, files, random, relay }: Seams): Handlers {
  const removerOf = ({ user, now, mall }: Caller) => ({
    ...{ db, files, random, mall, now },
    by: user.user,
    permissions: user.permissions,
    allow(data: Data) {
      const area = areaOfItem(data)
      if (!area || !may(user.permissions, area, 'write')) throw new Refusal('access_denied')
    },
  })

  /** Tells the open sockets, each kind to those who may read it. */
  async function tell({ user, mall }: Caller, id: string, { offers, media, slideshows }: Changed) {
    const row = await db.selectFrom('content').select('data').where('id', '=', id).executeTakeFirst()
    const ownArea = row && areaOfItem(row.data)
    const changed = [
      ...(ownArea ? [{ resource: 'Item' as const, area: ownArea, ids: [id] }] : []),
      { resource: 'Offer' as const, area: 'Offer' as const, ids: [...offers] },
      { resource: 'MediaLibrary' as const, area: 'MediaLibrary' as const, ids: [...media] },
      { resource: 'Slideshow' as const, area: 'Slideshow' as const, ids: slideshows.map((one) => one.id) },
    ]
    for (const one of changed) {
      if (one.ids.length > 0) relay.changed({ ...one, mallId: mall.id, by: user.user })
    }
  }

  return {
    async itemRemoval({ params, user, mall }) {
      const plan = await planRemoval(db, mall.id, params.id)
      if (!plan) throw new Refusal('not_found')
      const area = areaOfItem(plan.item.data)
      if (!area || !may(user.permissions, area, 'read')) throw new Refusal('access_denied')
      return planAnswer(plan, user.permissions)
    },

    async removeItem(context) {
      const removed = await removeWithBelongings(removerOf(context), context.params.id, context.body)
      await tell(context, context.params.id, removed)
      return removed
    },

    async undoItemRemoval(context) {
      const { params, body, user } = context
      const touched = [
        ...(body.offers.length > 0 ? (['Offer'] as const) : []),
        ...(body.media.length > 0 ? (['MediaLibrary'] as const) : []),
        ...(body.slideshows.length > 0 ? (['Slideshow'] as const) : []),
      ]
      if (!touched.every((area) => may(user.permissions, area, 'write'))) throw new Refusal('access_denied')
      const kept = await undoRemoval(removerOf(context), params.id, body)
      await tell(context, params.id, body)
      return { kept }
    },
  }
}
