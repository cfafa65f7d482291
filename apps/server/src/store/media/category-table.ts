import type { MediaCategory, MediaKind } from '@kiosk-admin/api-client'
import type { Selectable } from 'kysely'
import type { MediaCategoryTable } from '../../db/schema'
import type { Db } from '../../dependencies'
import { HttpError, invalid } from '../../http-error'
import { commonOf, idsOf, inOrderOf } from '../records'
import { insertRow, lockRows, updateRow } from '../rows'
import type { Table } from '../store'
import type { MallChange } from '../transaction'

export type CategoryRow = Selectable<MediaCategoryTable>
type Fields = { kind: MediaKind; name: string }

export const categoryOf = (row: CategoryRow): MediaCategory => ({
  ...commonOf(row),
  mallId: row.mall_id,
  kind: row.kind,
  name: row.name,
})

export function listCategories(db: Db, mallId: string, kind: MediaKind | undefined): Promise<CategoryRow[]> {
  const all = db
    .selectFrom('media_category')
    .selectAll()
    .where('mall_id', '=', mallId)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
  return (kind ? all.where('kind', '=', kind) : all).execute()
}

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

/** The files in these categories. A category with files cannot be deleted. */
export async function filesIn(tx: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('media')
    .select(['id', 'name', 'kind'])
    .where('category_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .limit(1000)
    .execute()
  return rows.map(({ id, name, kind }) => ({ resource: 'MediaLibrary', id, name, path: 'categoryId', kind }))
}
