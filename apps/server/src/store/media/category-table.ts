import type { MediaCategory, MediaKind } from '@kiosk-admin/api-client'
import { type CategoryRow, categoryOf, filesIn } from '../../db/media/media-categories'
import { idsOf } from '../../db/records'
import { HttpError, invalid } from '../../http-error'
import { inMall } from '../adapter'
import type { MallChange } from '../change'
import { Table } from '../table'

type Fields = { kind: MediaKind; name: string }

export const categoryTable = new Table<CategoryRow, MediaCategory, MallChange, Fields>({
  ...inMall('media_category', (fields: Fields) => fields),
  written: ({ mall_id: mallId, name }) => ({ mallId, area: 'MediaLibrary', resource: 'MediaCategory', name }),
  recordsOf: async (_, rows) => rows.map(categoryOf),
  fieldsOf: ({ kind, name }) => ({ kind, name }),

  async check(_, { before, after }) {
    if (before && before.kind !== after.kind) throw invalid('kind', 'A category’s type can’t be changed.')
  },

  async requireUnused({ tx }, rows) {
    const usedBy = await filesIn(tx, idsOf(rows))
    if (usedBy.length > 0) throw new HttpError('in_use', { usedBy })
  },
})
