import type { MediaCategory, MediaKind } from '@kiosk-admin/api-client'
import type { Selectable } from 'kysely'
import { json } from '../db/json'
import type { MediaCategoryTable } from '../db/schema'
import { newId } from '../identity'
import { invalid, Refusal } from '../refusal'
import type { Db } from '../seams'
import { type AuditAction, note } from './audit'
import { type Change, inTransaction } from './transaction'
import { partForTrash, trashEnd } from './trashed'

export type CategoryRow = Selectable<MediaCategoryTable>
type Sent = { kind: MediaKind; name: string }
type Writer = Change & { mallIds: readonly string[] }

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

const writtenOf = (row: CategoryRow, action: AuditAction, before?: Sent, after?: Sent) => ({
  mallId: row.mall_id,
  area: 'MediaLibrary' as const,
  action,
  resource: 'MediaCategory' as const,
  id: row.id,
  name: row.name,
  before,
  after,
})

const sentOf = ({ kind, name }: CategoryRow): Sent => ({ kind, name })

async function lock(tx: Db, ids: readonly string[], mallIds: readonly string[]): Promise<CategoryRow[]> {
  const rows = await tx
    .selectFrom('media_category')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forUpdate()
    .execute()
  return [...new Set(ids)].map((id) => {
    const row = rows.find((one) => one.id === id)
    if (!row || !mallIds.includes(row.mall_id)) throw new Refusal('not_found')
    return row
  })
}

/** Creates a category. The same id from the same sender again is the same create. */
export const createCategory = (writer: Writer, mallId: string, sent: Sent & { id?: string | undefined }) =>
  inTransaction(writer.tx, async (tx) => {
    const { random, by, now } = writer
    const { id = newId(random, now), kind, name } = sent
    const row = await tx
      .insertInto('media_category')
      .values({
        mall_id: mallId,
        id,
        kind,
        name,
        created_at: now,
        created_by: json(by),
        updated_at: now,
        updated_by: json(by),
        deleted_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (row) {
      await note(writer, [writtenOf(row, 'create', undefined, sentOf(row))])
      return categoryOf(row)
    }
    const existing = await findCategory(tx, id)
    // whose it is, is nobody's business: no `current`
    if (existing?.mall_id !== mallId || existing.created_by.id !== by.id) throw new Refusal('conflict')
    return categoryOf(existing)
  })

/** Renames a category, unless it has moved on from `version`; the same again is no new version. */
export const replaceCategory = (writer: Writer, id: string, version: number, sent: Sent): Promise<MediaCategory> =>
  inTransaction(writer.tx, async (tx) => {
    const [before] = await lock(tx, [id], writer.mallIds)
    if (!before || before.deleted_at) throw new Refusal('not_found')
    if (before.kind === sent.kind && before.name === sent.name) return categoryOf(before)
    if (before.version !== version) throw new Refusal('conflict', { current: categoryOf(before) })
    if (before.kind !== sent.kind) throw invalid('kind', 'A category’s type can’t be changed.')
    const row = await tx
      .updateTable('media_category')
      .set({ name: sent.name, version: version + 1, updated_at: writer.now, updated_by: json(writer.by) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await note(writer, [writtenOf(row, 'replace', sentOf(before), sentOf(row))])
    return categoryOf(row)
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

/** Moves categories to the trash; those that moved on from the version named are kept, and given back as conflicts. */
export const removeCategories = (writer: Writer, ids: readonly string[], versions: readonly number[] = []) =>
  inTransaction(writer.tx, async (tx) => {
    const asked = await lock(tx, ids, writer.mallIds)
    const { ids: gone, removed, movedOn } = partForTrash(asked, ids, versions)
    const usedBy = await filesIn(
      tx,
      removed.map(({ id }) => id),
    )
    if (usedBy.length > 0) throw new Refusal('in_use', { usedBy })
    await mark(tx, writer, removed, writer.now)
    await note(
      writer,
      removed.map((row) => writtenOf(row, 'remove')),
    )
    await tx.deleteFrom('media_category').where('deleted_at', '<=', trashEnd(writer.now)).execute()
    return {
      ids: gone,
      conflicts: movedOn.map((row) => ({ id: row.id, current: categoryOf(row) })),
    }
  })

/** Brings categories back from the trash. */
export const restoreCategories = (writer: Writer, ids: readonly string[]): Promise<MediaCategory[]> =>
  inTransaction(writer.tx, async (tx) => {
    const asked = await lock(tx, ids, writer.mallIds)
    const end = trashEnd(writer.now)
    if (asked.some(({ deleted_at }) => deleted_at && deleted_at <= end)) throw new Refusal('not_found')
    const deleted = asked.filter(({ deleted_at }) => deleted_at !== null)
    await mark(tx, writer, deleted, null)
    await note(
      writer,
      deleted.map((row) => writtenOf(row, 'restore')),
    )
    return (await lock(tx, ids, writer.mallIds)).map(categoryOf)
  })

async function mark(tx: Db, { by, now }: Writer, rows: readonly CategoryRow[], at: Date | null): Promise<void> {
  if (rows.length === 0) return
  await tx
    .updateTable('media_category')
    .set((eb) => ({ deleted_at: at, version: eb('version', '+', 1), updated_at: now, updated_by: json(by) }))
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
}
