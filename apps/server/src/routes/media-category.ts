import {
  categoryOf,
  createCategory,
  filesIn,
  findCategory,
  listCategories,
  removeCategories,
  replaceCategory,
  restoreCategories,
} from '../db/media-categories'
import { requireReached } from '../db/reach'
import { Refusal } from '../refusal'
import type { Seams } from '../seams'
import type { Context, OwnHandlers } from './context'

type Handlers = Pick<
  OwnHandlers,
  | 'mediaCategories'
  | 'mediaCategoryOptions'
  | 'mediaCategoryUsage'
  | 'oneMediaCategory'
  | 'createMediaCategory'
  | 'replaceMediaCategory'
  | 'removeMediaCategories'
  | 'restoreMediaCategories'
>

type Caller = Pick<Context<never>, 'user' | 'now'>

export function mediaCategoryRoutes({ db, random, relay }: Seams): Handlers {
  const writerOf = ({ user, now }: Caller, mallIds: readonly string[] = user.mallIds) => ({
    db,
    random,
    mallIds,
    by: user.user,
    now,
  })

  /** Tells the open sockets, those of each mall. */
  function tell(changed: readonly { id: string; mallId: string }[], { user }: Caller) {
    for (const [mallId, some] of Map.groupBy(changed, (category) => category.mallId)) {
      const ids = some.map(({ id }) => id)
      relay.changed({ mallId, resource: 'MediaCategory', area: 'MediaLibrary', ids, by: user.user })
    }
  }

  return {
    mediaCategories: async ({ mall, query }) => (await listCategories(db, mall.id, query.kind)).map(categoryOf),

    mediaCategoryOptions: async ({ mall, query }) =>
      (await listCategories(db, mall.id, query.kind)).map(({ id, name, kind }) => ({ id, name, kind })),

    async oneMediaCategory({ params }) {
      const row = await findCategory(db, params.id)
      if (!row) throw new Refusal('not_found')
      return categoryOf(row)
    },

    async mediaCategoryUsage({ query, user }) {
      await requireReached(db, 'media_category', query.id, user.mallIds)
      return filesIn(db, query.id)
    },

    async createMediaCategory(context) {
      const category = await createCategory(writerOf(context), context.mall.id, context.body)
      tell([category], context)
      return category
    },

    async replaceMediaCategory(context) {
      const { params, version, body } = context
      const category = await replaceCategory(writerOf(context), params.id, version, body)
      tell([category], context)
      return category
    },

    async removeMediaCategories(context) {
      const { query } = context
      const { removed, ...answer } = await removeCategories(writerOf(context), query.id, query.version)
      tell(
        removed.map(({ id, mall_id }) => ({ id, mallId: mall_id })),
        context,
      )
      return answer
    },

    async restoreMediaCategories(context) {
      const restored = await restoreCategories(writerOf(context, [context.mall.id]), context.body.ids)
      tell(restored, context)
      return restored
    },
  }
}
