import { findRow, findRows, requireReached } from '../../db/find-rows'
import { categoryOf, filesIn, listCategories } from '../../db/media/media-categories'
import type { Dependencies } from '../../dependencies'
import { HttpError } from '../../http-error'
import { change, changeInMall } from '../../store/change'
import { categoryTable } from '../../store/media/category-table'
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
      const row = await findRow(db, 'media_category', params.id)
      if (!row) throw new HttpError('not_found')
      return categoryOf(row)
    },

    async mediaCategoryUsage({ query, user }) {
      requireReached(await findRows(db, 'media_category', query.id), query.id, { ...user, area: 'MediaLibrary' })
      return filesIn(db, query.id)
    },

    async createMediaCategory(context) {
      const { id, ...fields } = context.body
      return categoryOf(await changeInMall(dependencies, context, (it) => categoryTable.create(it, fields, { id })))
    },

    async replaceMediaCategory(context) {
      const { params, version, body } = context
      const replacement = { id: params.id, version, fields: body }
      return categoryOf(await changeInMall(dependencies, context, (it) => categoryTable.replace(it, replacement)))
    },

    async removeMediaCategories(context) {
      const { query } = context
      return change(dependencies, context, (it) => categoryTable.remove(it, query.id, query.version))
    },

    restoreMediaCategories: (context) =>
      changeInMall(dependencies, context, (it) => categoryTable.restore(it, context.body.ids)),
  }
}
