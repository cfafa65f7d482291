import type { MediaCategory, MediaKind } from '@kiosk-admin/api-client'
import { type CategoryRow, categoryOf, filesIn } from '../../db/media/media-categories'
import { HttpError, invalid } from '../../http-error'
import { idsOf, inOrderOf } from '../records'
import { insertRow, lockRows, updateRow } from '../rows'
import type { Table } from '../store'
import type { MallChange } from '../transaction'

type Fields = { kind: MediaKind; name: string }

export const categoryTable: Table<CategoryRow, MediaCategory, MallChange, Fields> = {
  name: 'media_category',
  lock: async ({ tx }, ids) => inOrderOf(ids, await lockRows(tx, 'media_category', ids)),
  reaches: ({ mallIds }, row) => mallIds.includes(row.mall_id),
  written: ({ mall_id: mallId, name }) => ({ mallId, area: 'MediaLibrary', resource: 'MediaCategory', name }),
  recordsOf: async (_, rows) => rows.map(categoryOf),
  fieldsOf: ({ kind, name }) => ({ kind, name }),

  async check(_, { before, after }) {
    if (before && before.kind !== after.kind) throw invalid('kind', 'A category’s type can’t be changed.')
  },

  insert: (change, id, after) => insertRow(change, 'media_category', { ...after, id, mall_id: change.mall.id }),
  update: (change, { id }, after) => updateRow(change, 'media_category', id, { name: after.name }),

  async requireUnused({ tx }, rows) {
    const usedBy = await filesIn(tx, idsOf(rows))
    if (usedBy.length > 0) throw new HttpError('in_use', { usedBy })
  },
}
