import { requireReached } from '../db/reach'
import { Refusal } from '../refusal'
import type { Seams } from '../seams'
import {
  categoryOf,
  createCategory,
  filesIn,
  findCategory,
  listCategories,
  removeCategories,
  replaceCategory,
  restoreCategories,
} from '../store/media-categories'
import { change } from '../store/transaction'
import type { OwnHandlers } from './context'

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

export function mediaCategoryRoutes(seams: Seams): Handlers {
  const { db } = seams

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

    createMediaCategory: (context) =>
      change(seams, context, (it) =>
        createCategory({ ...it, mallIds: context.user.mallIds }, context.mall.id, context.body),
      ),

    async replaceMediaCategory(context) {
      const { params, version, body, user } = context
      return change(seams, context, (it) => replaceCategory({ ...it, mallIds: user.mallIds }, params.id, version, body))
    },

    async removeMediaCategories(context) {
      const { query, user } = context
      return change(seams, context, (it) => removeCategories({ ...it, mallIds: user.mallIds }, query.id, query.version))
    },

    restoreMediaCategories: (context) =>
      change(seams, context, (it) => restoreCategories({ ...it, mallIds: [context.mall.id] }, context.body.ids)),
  }
}
