import type { MediaCategory, MediaKind } from '@kiosk-admin/api-client'
import type { Selectable } from 'kysely'
import type { Db } from '../../dependencies'
import { commonOf } from '../records'
import type { MediaCategoryTable } from '../schema'

export type CategoryRow = Selectable<MediaCategoryTable>

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
