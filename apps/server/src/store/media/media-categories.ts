import type { MediaCategory, MediaKind } from '@kiosk-admin/api-client'
import type { Selectable } from 'kysely'
import { json } from '../../db/json'
import type { MediaCategoryTable } from '../../db/schema'
import type { Db } from '../../dependencies'
import { HttpError, invalid } from '../../http-error'
import { idsOf, inOrderOf } from '../records'
import type { Removable, Restorable, Writable } from '../store'
import type { Change } from '../transaction'

export type CategoryRow = Selectable<MediaCategoryTable>
type Fields = { kind: MediaKind; name: string }

export const categoryOf = (row: CategoryRow): MediaCategory => ({
  id: row.id,
  mallId: row.mall_id,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  updatedBy: row.updated_by,
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

/** A category wherever it lies; what is in the trash is not there. */
export const findCategory = (db: Db, id: string): Promise<CategoryRow | undefined> =>
  db.selectFrom('media_category').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()

const recordsIn = (mallIds: readonly string[]) => ({
  name: 'media_category' as const,
  async lock({ tx }: Change, ids: readonly string[]) {
    const rows = await tx
      .selectFrom('media_category')
      .selectAll()
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute()
    return inOrderOf(ids, rows)
  },
  reaches: (row: CategoryRow) => mallIds.includes(row.mall_id),
  written: ({ mall_id: mallId, name }: CategoryRow) =>
    ({ mallId, area: 'MediaLibrary', resource: 'MediaCategory', name }) as const,
  recordsOf: async (_: Change, rows: readonly CategoryRow[]) => rows.map(categoryOf),
})

type CategoryTable = Writable<CategoryRow, MediaCategory> & Restorable<CategoryRow, MediaCategory>

export const categoryTable = (mallId: string): CategoryTable => ({
  ...recordsIn([mallId]),
  fieldsOf: ({ kind, name }) => ({ kind, name }),

  async check(_, { before, after }) {
    if (before && before.kind !== after.kind) throw invalid('kind', 'A category’s type can’t be changed.')
  },

  insert({ tx, by, now }, id, after) {
    const stamps = { created_at: now, created_by: json(by), updated_at: now, updated_by: json(by), deleted_at: null }
    return tx
      .insertInto('media_category')
      .values({ ...(after as Fields), ...stamps, mall_id: mallId, id })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
  },

  update: ({ tx, by, now }, before, after) =>
    tx
      .updateTable('media_category')
      .set({ name: (after as Fields).name, version: before.version + 1, updated_at: now, updated_by: json(by) })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow(),
})

export const removableCategories = (mallIds: readonly string[]): Removable<CategoryRow, MediaCategory> => ({
  ...recordsIn(mallIds),
  async requireUnused({ tx }, rows) {
    const usedBy = await filesIn(tx, idsOf(rows))
    if (usedBy.length > 0) throw new HttpError('in_use', { usedBy })
  },
})

/** The files that are in categories, and keep them from being deleted. */
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
