import type { MediaKind } from '@kiosk-admin/api-client'
import { mediaPage } from '@kiosk-admin/api-client/internal'
import { sql } from 'kysely'
import type { Db } from '../../dependencies'
import { invalid } from '../../http-error'
import { thumbnailOf } from './media'

type MediaFilter = {
  mallId: string
  kind?: MediaKind | undefined
  categoryId?: string | undefined
  /** The last file of the previous page. */
  cursor?: string | undefined
}

/** Lists a page of a mall's files, the newest first, then by name. */
export async function listMedia(db: Db, { mallId, kind, categoryId, cursor }: MediaFilter) {
  let query = db
    .selectFrom('media')
    .selectAll()
    .where('mall_id', '=', mallId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('name')
    .orderBy('id')
    .limit(mediaPage + 1)
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
  const page = rows.slice(0, mediaPage)
  const nextCursor = rows.length > mediaPage ? page.at(-1)?.id : undefined
  return { rows: page, ...(nextCursor ? { nextCursor } : {}) }
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
