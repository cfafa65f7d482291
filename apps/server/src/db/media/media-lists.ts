import type { MediaKind } from '@kiosk-admin/api-client'
import { mediaPageSize } from '@kiosk-admin/api-client/internal'
import { sql } from 'kysely'
import type { Db } from '../../dependencies'
import { invalid } from '../../http-error'
import { findRows } from '../find-rows'
import { codeColumn, type Languages, numberColumn, textColumn, timeColumn } from '../lists/columns'
import { inPageOrder, type ListQuery, type ListSource, type Page, selectPage } from '../lists/page'
import { type MediaRow, thumbnailOf } from './media'

type MediaFilter = {
  mallId: string
  kind?: MediaKind | undefined
  categoryId?: string | undefined
}

/** Lists a mall's files after `cursor`, the id of a file: newest first, then by name, at most as many as fit one answer. */
export async function listMedia(
  db: Db,
  { mallId, kind, categoryId, cursor }: MediaFilter & { cursor?: string | undefined },
) {
  let query = db
    .selectFrom('media')
    .selectAll()
    .where('mall_id', '=', mallId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('name')
    .orderBy('id')
    .limit(mediaPageSize + 1)
  if (kind) query = query.where('kind', '=', kind)
  if (categoryId) query = query.where('category_id', '=', categoryId)
  if (cursor) {
    // a deleted file still marks the end of its page
    const last = await db
      .selectFrom('media')
      .select(['created_at', 'name', 'id'])
      .where('mall_id', '=', mallId)
      .where('id', '=', cursor)
      .executeTakeFirst()
    if (!last) throw invalid('cursor', 'This list has changed. Start again from the beginning.')
    query = query.where(
      sql<boolean>`(created_at < ${last.created_at}
        or created_at = ${last.created_at} and (name, id) > (${last.name}, ${last.id}))`,
    )
  }
  const rows = await query.execute()
  const page = rows.slice(0, mediaPageSize)
  const nextCursor = rows.length > mediaPageSize ? page.at(-1)?.id : undefined
  return { rows: page, ...(nextCursor ? { nextCursor } : {}) }
}

/** Reads a page of a mall's files; without `sort` in the order of the list. */
export async function pageOfMedia(
  db: Db,
  { mallId, kind, categoryId }: MediaFilter,
  languages: Languages,
  list: ListQuery,
): Promise<Page<MediaRow>> {
  const files = db
    .selectFrom('media')
    .selectAll()
    .where('mall_id', '=', mallId)
    .where('deleted_at', 'is', null)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'Image'))
    .$if(categoryId !== undefined, (query) => query.where('category_id', '=', categoryId ?? null))
  const created = timeColumn(sql`created_at`)
  const source: ListSource = {
    from: sql`${files}`,
    columns: {
      name: textColumn(sql`name`, languages),
      kind: codeColumn(sql`kind`),
      size: numberColumn(sql`size`),
      createdAt: created,
      updatedAt: timeColumn(sql`updated_at`),
    },
    order: [{ ...created, descending: true }, { value: sql`name` }],
    text: sql`search_text`,
  }
  const of = JSON.stringify(['media', mallId, kind, categoryId])
  const { ids, ...rest } = await selectPage(db, source, { ...list, of })
  return { data: inPageOrder(ids, await findRows(db, 'media', ids)), ...rest }
}

/** Lists the short form of a mall's files by name, for choosing one. */
export async function listMediaOptions(db: Db, mallId: string, kind: MediaKind | undefined) {
  let query = db
    .selectFrom('media')
    .select(['id', 'name', 'kind', 'extension', 'thumbnail_url'])
    .where('mall_id', '=', mallId)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
  if (kind) query = query.where('kind', '=', kind)
  const rows = await query.execute()
  return rows.map((row) => ({ id: row.id, name: row.name, kind: row.kind, thumbnailUrl: thumbnailOf(row) }))
}
