import { calls, type MediaFile, type MediaKind } from '@kiosk-admin/api-client'
import type * as z from '@kiosk-admin/api-client/zod'
import { type MediaRow, mediaWithUsage } from '../../db/media/media'
import { requireRoom } from '../../db/media/media-quota'
import { reserveFile } from '../../db/media/stored-files'
import { columnsFrom, fieldsFrom, idsOf } from '../../db/records'
import type { Db, Dependencies } from '../../dependencies'
import { HttpError, invalid } from '../../http-error'
import type { Received } from '../../media/receive'
import { inMall } from '../adapter'
import type { Change, MallChange } from '../change'
import { Table } from '../table'

/** A mall's media quota, and the upload that has reserved some of it. */
export type Room = { allowed: number | null; uploadId: string }

/** The fields of a file that staff write. */
type Description = z.output<typeof calls.replaceMedia.body>

/** The columns that are derived from a file's bytes. */
const bytesOf = ({ thumbnail, small, ...received }: Received) => {
  const { kind, extension, mime, size, sha256, width, height, duration, video } = received
  return {
    ...{ kind, extension, mime, size, sha256, width, height, duration, video },
    thumbnail_url: thumbnail ? `/media/${thumbnail.sha256}.webp` : small ? `/media/${sha256}.${extension}` : null,
  }
}

type Fields = Description & Omit<ReturnType<typeof bytesOf>, 'extension'> & { extension: string }

const fieldsOf = (row: MediaRow): Fields => {
  const { kind, extension, mime, size, sha256, width, height, duration, video, thumbnail_url } = row
  const bytes = { kind, extension, mime, size, sha256, width, height, duration, video, thumbnail_url }
  return { ...fieldsFrom(calls.replaceMedia.body, row), ...bytes }
}

/** The columns of a file with other bytes. */
export const withBytes = (row: MediaRow, received: Received) => columnsFrom({ ...fieldsOf(row), ...bytesOf(received) })

export const mediaTable = new Table<MediaRow, MediaFile, MallChange, Fields>({
  ...inMall('media', (fields: Fields) => columnsFrom(fields)),
  written: ({ mall_id: mallId, name }) => ({ mallId, area: 'MediaLibrary', resource: 'MediaLibrary', name }),
  recordsOf: ({ tx }, rows) => mediaWithUsage(tx, rows),
  fieldsOf,

  auditOf(row) {
    const { kind, mime, size, sha256 } = row
    return { ...fieldsFrom(calls.replaceMedia.body, row), kind, mime, size, sha256 }
  },

  async check({ tx, mall }, { after }) {
    await requireCategory(tx, after.categoryId, { mallId: mall.id, kind: after.kind })
  },

  // the category may have been deleted meanwhile
  async marked({ tx }, rows) {
    await tx
      .updateTable('media')
      .set({ category_id: null })
      .where('id', 'in', idsOf(rows))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('media_category')
              .select('media_category.id')
              .whereRef('media_category.mall_id', '=', 'media.mall_id')
              .whereRef('media_category.id', '=', 'media.category_id')
              .where('media_category.deleted_at', 'is', null),
          ),
        ),
      )
      .execute()
  },
})

/** Reserves and stores the bytes before a record references them. */
export async function keepFile(
  { db, files }: Pick<Dependencies, 'db' | 'files'>,
  received: Received,
  now: Date,
): Promise<void> {
  await reserveFile(db, received.sha256, received.extension, now)
  await received.file.keep()
  if (!received.thumbnail) return
  await reserveFile(db, received.thumbnail.sha256, 'webp', now)
  await files.put(received.thumbnail.sha256, received.thumbnail.bytes)
}

/** Locks a category, and throws when it is not of the file's mall and kind. */
async function requireCategory(tx: Db, id: string | null | undefined, of: { mallId: string; kind: MediaKind }) {
  if (!id) return
  const row = await tx
    .selectFrom('media_category')
    .select('kind')
    .where('mall_id', '=', of.mallId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  if (!row) throw invalid('categoryId', 'It links to something that no longer exists.')
  if (row.kind !== of.kind) throw invalid('categoryId', 'This category is for a different type of file.')
}

const total = (all: readonly Received[]) => all.reduce((sum, { size }) => sum + size, 0)

/** Checks the quota again before a record is written: an upload may be larger than announced. */
const takeRoom = ({ tx, now, mall }: MallChange, room: Room, added: number) =>
  requireRoom(tx, { mallId: mall.id, now, added, allowed: room.allowed, except: room.uploadId })

/** Releases the reserved room of an upload that has become a file. A second writer of the upload gets a conflict. */
async function releaseRoom({ tx }: Change, room: Room, mediaId: string | undefined): Promise<void> {
  if (!mediaId) return
  const row = await tx
    .selectFrom('media_upload')
    .select('media_id')
    .where('id', '=', room.uploadId)
    .forUpdate()
    .executeTakeFirst()
  if (row?.media_id) throw new HttpError('conflict')
  await tx.updateTable('media_upload').set({ media_id: mediaId, parts: [] }).where('id', '=', room.uploadId).execute()
}

/** Creates the records of received files: all or, when one is invalid, none. */
export async function createMedia(
  change: MallChange,
  { categoryId, room }: { categoryId: string | undefined; room: Room },
  all: readonly Received[],
): Promise<MediaRow[]> {
  await takeRoom(change, room, total(all))
  const rows: MediaRow[] = []
  for (const received of all) {
    const description = { name: received.name, categoryId: categoryId ?? null, alt: {}, focalPoint: null }
    rows.push(await mediaTable.create(change, { ...description, ...bytesOf(received) }))
  }
  await releaseRoom(change, room, rows[0]?.id)
  return rows
}

/** Replaces the bytes of a file by others of its kind. The id stays, so that references show the new bytes. */
export async function replaceBytes(
  change: MallChange,
  { id, room }: { id: string; room: Room },
  received: Received,
): Promise<MediaRow> {
  const before = await mediaTable.lockOne(change, id)
  await takeRoom(change, room, received.size - before.size)
  await releaseRoom(change, room, id)
  if (before.sha256 === received.sha256 && before.extension === received.extension) return before
  // keep the former bytes for an undo
  await reserveFile(change.tx, before.sha256, before.extension, change.now)
  // keep a name that staff gave, with the extension of the new bytes
  const extension = received.name.slice(received.name.lastIndexOf('.'))
  const stem = before.name.replace(/\.[^.]*$/, '')
  const name = before.name.endsWith(extension) ? before.name : `${stem.slice(0, 120 - extension.length)}${extension}`
  return mediaTable.write(change, before, { ...fieldsOf(before), ...bytesOf(received), name })
}
