import type { MediaFile, MediaKind, mediaBody, Permissions, z } from '@kiosk-admin/api-client'
import type { UpdateObject } from 'kysely'
import { json } from '../db/json'
import { requireRoom } from '../db/media-quota'
import type { Database } from '../db/schema'
import { reserveFile } from '../db/stored-files'
import { newId } from '../identity'
import type { Received } from '../media/receive'
import { invalid, Refusal } from '../refusal'
import type { Db, Seams } from '../seams'
import { type AuditAction, note } from './audit'
import { equal } from './compare'
import { lockMedia, type MediaRow, mediaWithUsage } from './media'
import { requireUnused } from './references'
import { type Change, inTransaction } from './transaction'
import { partForTrash, trashEnd } from './trashed'

type Sent = z.output<typeof mediaBody>

/** Who writes in which malls, and when. */
export type MediaWriter = Change & {
  mallIds: readonly string[]
  /** The mall's room, and the upload under which it is held. */
  room?: { allowed: number | null; uploadId: string }
}

const sentOf = (row: MediaRow): Sent => ({
  name: row.name,
  categoryId: row.category_id,
  alt: row.alt,
  focalPoint: row.focal_point,
})

const factsOf = (row: MediaRow) => ({
  ...sentOf(row),
  kind: row.kind,
  mime: row.mime,
  size: row.size,
  sha256: row.sha256,
})

const writtenOf = (
  row: MediaRow,
  action: AuditAction,
  before?: ReturnType<typeof factsOf>,
  after?: ReturnType<typeof factsOf>,
) => ({
  mallId: row.mall_id,
  area: 'MediaLibrary' as const,
  action,
  resource: 'MediaLibrary' as const,
  id: row.id,
  name: row.name,
  before,
  after,
})

/** Stores the bytes, and reserves them, before any record names them. */
export async function keepFile(
  { db, files }: Pick<Seams, 'db' | 'files'>,
  received: Received,
  now: Date,
): Promise<void> {
  await reserveFile(db, received.sha256, received.extension, now)
  await received.file.keep()
  if (!received.thumbnail) return
  await reserveFile(db, received.thumbnail.sha256, 'webp', now)
  await files.put(received.thumbnail.sha256, received.thumbnail.bytes)
}

const columnsOf = ({ extension, mime, size, sha256, width, height, duration, thumbnail, small }: Received) => ({
  extension,
  mime,
  size,
  sha256,
  width,
  height,
  duration,
  thumbnail_url: thumbnail ? `/media/${thumbnail.sha256}.webp` : small ? `/media/${sha256}.${extension}` : null,
})

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

/** What came may be more than what was said: its room is looked at again before there is a record of it. */
async function takeRoom(tx: Db, { room, now }: MediaWriter, mallId: string, added: number) {
  if (room) await requireRoom(tx, { mallId, now, added, allowed: room.allowed, except: room.uploadId })
}

/** What was held is counted as a file from now on. Of two that make a file of one upload, one does. */
async function giveUpRoom(tx: Db, { room }: MediaWriter, mediaId: string | undefined) {
  if (!room || !mediaId) return
  const row = await tx
    .selectFrom('media_upload')
    .select('media_id')
    .where('id', '=', room.uploadId)
    .forUpdate()
    .executeTakeFirst()
  if (row?.media_id) throw new Refusal('conflict')
  await tx.updateTable('media_upload').set({ media_id: mediaId, parts: [] }).where('id', '=', room.uploadId).execute()
}

/** Makes records of files that have come: of all of them or, when one cannot be, of none. */
export async function createMedia(
  writer: MediaWriter,
  mallId: string,
  categoryId: string | undefined,
  all: readonly Received[],
): Promise<MediaFile[]> {
  const { tx, random, by, now } = writer
  await takeRoom(tx, writer, mallId, total(all))
  for (const { kind } of all) await requireCategory(tx, categoryId, { mallId, kind })
  const rows = await tx
    .insertInto('media')
    .values(
      all.map((received) => ({
        ...columnsOf(received),
        mall_id: mallId,
        id: newId(random, now),
        kind: received.kind,
        name: received.name,
        alt: json({}),
        category_id: categoryId ?? null,
        created_at: now,
        updated_at: now,
        updated_by: json(by),
      })),
    )
    .returningAll()
    .execute()
  await giveUpRoom(tx, writer, rows[0]?.id)
  await note(
    writer,
    rows.map((row) => writtenOf(row, 'create', undefined, factsOf(row))),
  )
  return mediaWithUsage(tx, rows)
}

async function present(tx: Db, { mallIds }: MediaWriter, id: string): Promise<MediaRow> {
  const [row] = await lockMedia(tx, [id], mallIds)
  if (!row || row.deleted_at) throw new Refusal('not_found')
  return row
}

/** What changes of a file, as it is written. */
type Changed = UpdateObject<Database, 'media'>

/** Writes a locked file's next version. */
async function update(tx: Db, writer: MediaWriter, before: MediaRow, set: Changed, action: AuditAction) {
  const row = await tx
    .updateTable('media')
    .set({ ...set, version: before.version + 1, updated_at: writer.now, updated_by: json(writer.by) })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await note(writer, [writtenOf(row, action, factsOf(before), factsOf(row))])
  return row
}

const one = async (tx: Db, row: MediaRow): Promise<MediaFile> => {
  const [file] = await mediaWithUsage(tx, [row])
  if (!file) throw new Error('A row that was there is gone')
  return file
}

/** Writes what staff say of a file, unless it has moved on from `version`; the same again is no new version. */
export const replaceMedia = (writer: MediaWriter, id: string, version: number, sent: Sent): Promise<MediaFile> =>
  inTransaction(writer.tx, async (tx) => {
    const before = await present(tx, writer, id)
    if (equal(sentOf(before), sent)) return one(tx, before)
    if (before.version !== version) throw new Refusal('conflict', { current: await one(tx, before) })
    await requireCategory(tx, sent.categoryId, { mallId: before.mall_id, kind: before.kind })
    const set = {
      name: sent.name,
      category_id: sent.categoryId,
      alt: json(sent.alt),
      focal_point: sent.focalPoint && json(sent.focalPoint),
    }
    return one(tx, await update(tx, writer, before, set, 'replace'))
  })

/** Moves files to a category: all of them or none. */
export const moveMedia = (writer: MediaWriter, ids: readonly string[], categoryId: string | null) =>
  inTransaction(writer.tx, async (tx) => {
    const rows: MediaRow[] = []
    for (const before of await lockMedia(tx, ids, writer.mallIds)) {
      if (before.deleted_at) throw new Refusal('not_found')
      await requireCategory(tx, categoryId, { mallId: before.mall_id, kind: before.kind })
      const moved = before.category_id !== categoryId
      rows.push(moved ? await update(tx, writer, before, { category_id: categoryId }, 'fields') : before)
    }
    return mediaWithUsage(tx, rows)
  })

/** Gives a file other bytes of its kind; its id stays, so whatever names it shows them. */
export async function replaceBytes(writer: MediaWriter, id: string, received: Received): Promise<MediaFile> {
  const { tx } = writer
  const before = await present(tx, writer, id)
  await takeRoom(tx, writer, before.mall_id, received.size - before.size)
  await giveUpRoom(tx, writer, id)
  if (before.sha256 === received.sha256 && before.extension === received.extension) return one(tx, before)
  // whoever undoes it finds the former bytes
  await reserveFile(tx, before.sha256, before.extension, writer.now)
  // a name that staff gave stays, but for what its end says of the bytes
  const extension = received.name.slice(received.name.lastIndexOf('.'))
  const stem = before.name.replace(/\.[^.]*$/, '')
  const name = before.name.endsWith(extension) ? before.name : `${stem.slice(0, 120 - extension.length)}${extension}`
  return one(tx, await update(tx, writer, before, { ...columnsOf(received), name }, 'replace'))
}

/** Files are refused by what names them, as far as the remover may read it. */
type Remover = MediaWriter & { permissions: Permissions }

/** Moves files to the trash; those that moved on from the version named are kept, and given back as conflicts. */
export const removeMedia = (writer: Remover, ids: readonly string[], versions: readonly number[] = []) =>
  inTransaction(writer.tx, async (tx) => {
    const asked = await lockMedia(tx, ids, writer.mallIds)
    const { ids: gone, removed, movedOn } = partForTrash(asked, ids, versions)
    const removedIds = removed.map(({ id }) => id)
    await requireUnused(tx, removedIds, writer.permissions)
    await mark(tx, writer, removed, writer.now)
    await note(
      writer,
      removed.map((row) => writtenOf(row, 'remove')),
    )
    await tx.deleteFrom('media').where('deleted_at', '<=', trashEnd(writer.now)).execute()
    const conflicts = await mediaWithUsage(tx, movedOn)
    return {
      ids: gone,
      conflicts: conflicts.map((current) => ({ id: current.id, current })),
    }
  })

/** Brings files back from the trash; those whose category is gone are Unassigned. */
export const restoreMedia = (writer: MediaWriter, ids: readonly string[]): Promise<MediaFile[]> =>
  inTransaction(writer.tx, async (tx) => {
    const asked = await lockMedia(tx, ids, writer.mallIds)
    const end = trashEnd(writer.now)
    if (asked.some(({ deleted_at }) => deleted_at && deleted_at <= end)) throw new Refusal('not_found')
    const deleted = asked.filter(({ deleted_at }) => deleted_at !== null)
    await mark(tx, writer, deleted, null)
    await tx
      .updateTable('media')
      .set({ category_id: null })
      .where('id', 'in', ids)
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
    await note(
      writer,
      deleted.map((row) => writtenOf(row, 'restore')),
    )
    return mediaWithUsage(tx, await lockMedia(tx, ids, writer.mallIds))
  })

async function mark(tx: Db, { by, now }: MediaWriter, rows: readonly MediaRow[], at: Date | null): Promise<void> {
  if (rows.length === 0) return
  await tx
    .updateTable('media')
    .set((eb) => ({ deleted_at: at, version: eb('version', '+', 1), updated_at: now, updated_by: json(by) }))
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
}
