import { requireReached } from '../../db/people/reach'
import type { Dependencies } from '../../dependencies'
import { HttpError } from '../../http-error'
import {
  categoryOf,
  categoryTable,
  filesIn,
  findCategory,
  listCategories,
  removableCategories,
} from '../../store/media/media-categories'
import { create, remove, replace, restore } from '../../store/store'
import { change } from '../../store/transaction'
import type { OwnHandlers } from '../dispatch/context'

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

export function mediaCategoryRoutes(dependencies: Dependencies): Handlers {
  const { db } = dependencies

  return {
    mediaCategories: async ({ mall, query }) => (await listCategories(db, mall.id, query.kind)).map(categoryOf),

    mediaCategoryOptions: async ({ mall, query }) =>
      (await listCategories(db, mall.id, query.kind)).map(({ id, name, kind }) => ({ id, name, kind })),

    async oneMediaCategory({ params }) {
      const row = await findCategory(db, params.id)
      if (!row) throw new HttpError('not_found')
      return categoryOf(row)
    },

    async mediaCategoryUsage({ query, user }) {
      await requireReached(db, 'media_category', query.id, user.mallIds)
      return filesIn(db, query.id)
    },

    async createMediaCategory(context) {
      const { mall, body } = context
      const { id, ...fields } = body
      return categoryOf(await change(dependencies, context, (it) => create(it, categoryTable(mall.id), fields, { id })))
    },

    async replaceMediaCategory(context) {
      const { mall, params, version, body } = context
      const replacement = { id: params.id, version, fields: body }
      return categoryOf(await change(dependencies, context, (it) => replace(it, categoryTable(mall.id), replacement)))
    },

    async removeMediaCategories(context) {
      const { query, user } = context
      return change(dependencies, context, (it) =>
        remove(it, removableCategories(user.mallIds), query.id, query.version),
      )
    },

    restoreMediaCategories: (context) =>
      change(dependencies, context, (it) => restore(it, categoryTable(context.mall.id), context.body.ids)),
  }
}
