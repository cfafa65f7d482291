import type { ListedMediaFile, MediaFile } from '@kiosk-admin/api-client'
import type { Selectable } from 'kysely'
import type { Db } from '../../dependencies'
import { isPlayable } from '../../media/media-types'
import { placeholderUrl } from '../../media/placeholder'
import { commonOf, idsOf } from '../records'
import type { MediaTable } from '../schema'
import { countUses } from '../usages'

export type MediaRow = Selectable<MediaTable>

/** Converts a file and the number of its uses to the contract's form. */
export const mediaOf = (row: MediaRow, used: ReadonlyMap<string, number>): MediaFile => ({
  ...shortMediaOf(row),
  ...commonOf(row),
  sha256: row.sha256,
  usedBy: used.get(row.id) ?? 0,
})

/** The thumbnail of a file or, for a type without one, a placeholder. */
export const thumbnailOf = (row: Pick<MediaRow, 'thumbnail_url' | 'extension'>): string | null =>
  row.thumbnail_url ?? placeholderUrl(row.extension)

/** The short form of a file, for choosing one. */
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
    video: row.video,
    alt: row.alt,
    focalPoint: row.focal_point,
    categoryId: row.category_id,
    url: row.url,
    thumbnailUrl: thumbnailOf(row),
    playable: isPlayable(row),
  }) satisfies ListedMediaFile

export async function mediaWithUsage(db: Db, rows: readonly MediaRow[]): Promise<MediaFile[]> {
  const used = await countUses(db, idsOf(rows))
  return rows.map((row) => mediaOf(row, used))
}
