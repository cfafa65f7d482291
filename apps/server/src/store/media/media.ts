import type { ListedMediaFile, MediaFile, MediaKind } from '@kiosk-admin/api-client'
import { mediaPage } from '@kiosk-admin/api-client/internal'
import { type Selectable, sql } from 'kysely'
import type { MediaTable } from '../../db/schema'
import type { Db } from '../../dependencies'
import { invalid } from '../../http-error'
import { isPlayable } from '../../media/media-types'
import { placeholderUrl } from '../../media/placeholder'
import { commonOf, idsOf } from '../records'
import { countUses } from '../references'

export type MediaRow = Selectable<MediaTable>

/** A file with how often it is used, as the contract answers it. */
export const mediaOf = (row: MediaRow, used: ReadonlyMap<string, number>): MediaFile => ({
  ...shortMediaOf(row),
  ...commonOf(row),
  sha256: row.sha256,
  usedBy: used.get(row.id) ?? 0,
})

/** What it takes to choose a file. */
export const shortMediaOf = (row: MediaRow) =>
  ({
    id: row.id,
    mallId: row.mall_id,
    kind: row.kind,
    name: row.name,
    mime: row.mime,
    size: row.size,
    width: row.width,
    height: row.height,
    duration: row.duration,
    alt: row.alt,
    focalPoint: row.focal_point,
    categoryId: row.category_id,
    url: row.url,
    thumbnailUrl: row.thumbnail_url ?? placeholderUrl(row.extension),
    playable: isPlayable(row.extension),
  }) satisfies ListedMediaFile

export async function mediaWithUsage(db: Db, rows: readonly MediaRow[]): Promise<MediaFile[]> {
  const used = await countUses(db, idsOf(rows))
  return rows.map((row) => mediaOf(row, used))
}

/** A file wherever it lies; what is in the trash is not there. */
export const findMedia = (db: Db, id: string): Promise<MediaRow | undefined> =>
  db.selectFrom('media').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()

type Wanted = {
  mallId: string
  kind?: MediaKind | undefined
  categoryId?: string | undefined
  /** The last file of the page before. */
  cursor?: string | undefined
}

/** A page of a mall's files, the newest first, and those of one moment by name. */
export async function listMedia(db: Db, { mallId, kind, categoryId, cursor }: Wanted) {
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
    // deleted by now, it still says where its page ended
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
