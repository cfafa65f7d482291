import type { calls, MediaFile, MediaKind, Permissions, z } from '@kiosk-admin/api-client'
import { json } from '../../db/json'
import { requireRoom } from '../../db/media-quota'
import { reserveFile } from '../../db/stored-files'
import type { Db, Dependencies } from '../../dependencies'
import { HttpError, invalid } from '../../http-error'
import type { Received } from '../../media/receive'
import { idsOf, inOrderOf } from '../records'
import { requireUnused } from '../references'
import { create, present, type Removable, type Restorable, type Writable, write } from '../store'
import type { Change } from '../transaction'
import { type MediaRow, mediaWithUsage } from './media'

/** A mall's room for files, and the upload under which some of it is reserved. */
export type Room = { allowed: number | null; uploadId: string }

/** What staff say of a file. */
type Description = z.output<typeof calls.replaceMedia.body>

const descriptionOf = (row: MediaRow): Description => ({
  name: row.name,
  categoryId: row.category_id,
  alt: row.alt,
  focalPoint: row.focal_point,
})

/** What its bytes say of a file. */
const bytesOf = ({ kind, extension, mime, size, sha256, width, height, duration, thumbnail, small }: Received) => ({
  ...{ kind, extension, mime, size, sha256, width, height, duration },
  thumbnail_url: thumbnail ? `/media/${thumbnail.sha256}.webp` : small ? `/media/${sha256}.${extension}` : null,
})

type Fields = Description & Omit<ReturnType<typeof bytesOf>, 'extension'> & { extension: string }

const fieldsOf = (row: MediaRow): Fields => {
  const { kind, extension, mime, size, sha256, width, height, duration, thumbnail_url } = row
  return { ...descriptionOf(row), kind, extension, mime, size, sha256, width, height, duration, thumbnail_url }
}

const columnsOf = ({ categoryId, alt, focalPoint, ...columns }: Fields) => ({
  ...columns,
  category_id: categoryId,
  alt: json(alt),
  focal_point: focalPoint && json(focalPoint),
})

const recordsIn = (mallIds: readonly string[]) => ({
  name: 'media' as const,
  async lock({ tx }: Change, ids: readonly string[]) {
    const rows = await tx
      .selectFrom('media')
      .selectAll()
      .where('id', 'in', [...new Set(ids)])
      .orderBy('id')
      .forUpdate()
      .execute()
    return inOrderOf(ids, rows)
  },
  reaches: (row: MediaRow) => mallIds.includes(row.mall_id),
  written: ({ mall_id: mallId, name }: MediaRow) =>
    ({ mallId, area: 'MediaLibrary', resource: 'MediaLibrary', name }) as const,
  recordsOf: ({ tx }: Change, rows: readonly MediaRow[]) => mediaWithUsage(tx, rows),
})

type MediaTable = Writable<MediaRow, MediaFile> & Restorable<MediaRow, MediaFile>

export const mediaTable = (mallId: string): MediaTable => ({
  ...recordsIn([mallId]),
  fieldsOf,

  auditOf(row) {
    const { kind, mime, size, sha256 } = row
    return { ...descriptionOf(row), kind, mime, size, sha256 }
  },

  async check({ tx }, { after }) {
    const { categoryId, kind } = after as Fields
    await requireCategory(tx, categoryId, { mallId, kind })
  },

  insert: ({ tx, by, now }, id, after) =>
    tx
      .insertInto('media')
      .values({
        ...columnsOf(after as Fields),
        ...{ mall_id: mallId, id, created_at: now, updated_at: now, updated_by: json(by) },
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst(),

  update: ({ tx, by, now }, before, after) =>
    tx
      .updateTable('media')
      .set({ ...columnsOf(after as Fields), version: before.version + 1, updated_at: now, updated_by: json(by) })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow(),

  // a file whose category is gone has none
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

type Remover = { mallIds: readonly string[]; permissions: Permissions }

export const removableMedia = ({ mallIds, permissions }: Remover): Removable<MediaRow, MediaFile> => ({
  ...recordsIn(mallIds),
  requireUnused: ({ tx }, rows) => requireUnused(tx, idsOf(rows), permissions),
})

/** Stores the bytes, and reserves them, before any record names them. */
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

/** A file's category is one of its mall and kind; it stays so until the transaction ends. */
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

/** Checks the room again before there is a record: more bytes may have come than the upload said. */
const takeRoom = ({ tx, now }: Change, room: Room, mallId: string, added: number) =>
  requireRoom(tx, { mallId, now, added, allowed: room.allowed, except: room.uploadId })

/** What was held is counted as a file from now on. Of two that make a file of one upload, one does. */
async function giveUpRoom({ tx }: Change, room: Room, mediaId: string | undefined): Promise<void> {
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

/** Creates the records of files that have come: of all of them or, when one is refused, of none. */
export async function createMedia(
  change: Change,
  { mallId, categoryId, room }: { mallId: string; categoryId: string | undefined; room: Room },
  all: readonly Received[],
): Promise<MediaRow[]> {
  await takeRoom(change, room, mallId, total(all))
  const table = mediaTable(mallId)
  const rows: MediaRow[] = []
  for (const received of all) {
    const description = { name: received.name, categoryId: categoryId ?? null, alt: {}, focalPoint: null }
    rows.push(await create(change, table, { ...description, ...bytesOf(received) }))
  }
  await giveUpRoom(change, room, rows[0]?.id)
  return rows
}

/** Replaces what staff say of a file, unless it has moved on from `version`. */
export async function replaceMedia(
  change: Change,
  mallId: string,
  { id, version, description }: { id: string; version: number; description: Description },
): Promise<MediaRow> {
  const table = mediaTable(mallId)
  const [row] = await table.lock(change, [id])
  const before = present(table, row)
  const after = { ...fieldsOf(before), ...description }
  return write(change, table, before, after, { version })
}

/** Moves files to a category: all of them or none. */
export async function moveMedia(
  change: Change,
  mallId: string,
  { ids, categoryId }: { ids: readonly string[]; categoryId: string | null },
): Promise<MediaRow[]> {
  const table = mediaTable(mallId)
  const locked = new Map((await table.lock(change, ids)).map((row) => [row.id, row]))
  const rows: MediaRow[] = []
  for (const id of new Set(ids)) {
    const before = present(table, locked.get(id))
    rows.push(await write(change, table, before, { ...fieldsOf(before), categoryId }, { action: 'fields' }))
  }
  return rows
}

/** Gives a file other bytes of its kind; its id stays, so whatever names it shows them. */
export async function replaceBytes(
  change: Change,
  { mallId, id, room }: { mallId: string; id: string; room: Room },
  received: Received,
): Promise<MediaRow> {
  const table = mediaTable(mallId)
  const [row] = await table.lock(change, [id])
  const before = present(table, row)
  await takeRoom(change, room, mallId, received.size - before.size)
  await giveUpRoom(change, room, id)
  if (before.sha256 === received.sha256 && before.extension === received.extension) return before
  // whoever undoes it finds the former bytes
  await reserveFile(change.tx, before.sha256, before.extension, change.now)
  // a name that staff gave stays, but for what its end says of the bytes
  const extension = received.name.slice(received.name.lastIndexOf('.'))
  const stem = before.name.replace(/\.[^.]*$/, '')
  const name = before.name.endsWith(extension) ? before.name : `${stem.slice(0, 120 - extension.length)}${extension}`
  const after = { ...fieldsOf(before), ...bytesOf(received), name }
  return write(change, table, before, after)
}
