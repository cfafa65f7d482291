import type { MediaFile, MediaKind } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import { mostUnused, removeUnused, reserveFile } from '../db/media/stored-files'
import type { Authorise } from '../db/people/authority'
import { inTransaction } from '../db/transaction'
import type { Db, Dependencies, Files } from '../dependencies'
import { HttpError, invalid } from '../http-error'
import { sha256 } from '../identity'
import { type Received, receive } from './receive'
import { countArriving, isDiskFull, requireDiskSpace } from './storage-space'

/** Time without new bytes after which an upload is deleted. */
export const uploadTimeoutMs = 24 * 3_600_000
/** The size of the parts in which an upload is stored. */
const partBytes = 4 * 1_048_576
/** Limits uploads that send only a few bytes per request. */
const maxParts = 1_000
/** Makes a part removable as soon as no upload references it. */
const epoch = new Date(0)

/** Finds an unexpired upload of a user in one of the malls. */
export const findUpload = (
  db: Db,
  id: string,
  { userId, mallIds, now }: { userId: string; mallIds: readonly string[]; now: Date },
) =>
  db
    .selectFrom('media_upload')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('mall_id', 'in', mallIds)
    // reservations of form uploads have no name
    .where('name', '<>', '')
    .where('expires_at', '>', now)
    .executeTakeFirst()

export type UploadRow = NonNullable<Awaited<ReturnType<typeof findUpload>>>

type Store = Pick<Dependencies, 'db' | 'files'> & { now: Date }
type Receiver = Pick<Dependencies, 'db' | 'files' | 'settings'> & { authorise: Authorise }

/** Appends a part at offset `at`. Of two concurrent appends at the same offset, one fails with `conflict`. */
async function addPart({ db, files, authorise }: Receiver, id: string, at: number, bytes: Uint8Array<ArrayBuffer>) {
  const hash = await sha256(bytes)
  await inTransaction(db, async (tx) => {
    // the bytes may arrive for hours
    const { now } = await authorise(tx)
    const added = await tx
      .updateTable('media_upload')
      .set({
        received: at + bytes.length,
        parts: sql<string[]>`array_append(parts, ${hash})`,
        expires_at: new Date(now.getTime() + uploadTimeoutMs),
      })
      .where('id', '=', id)
      .where('received', '=', at)
      .where('media_id', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!added) throw new HttpError('conflict')
    await reserveFile(tx, hash, 'part', epoch)
    await files.put(hash, bytes)
  })
}

/** Appends the body, also when it is cut off. Returns the number of bytes received so far. */
export async function addBytes(store: Receiver, upload: UploadRow, body: AsyncIterable<Uint8Array>): Promise<number> {
  if (upload.parts.length >= maxParts) throw new HttpError('too_large')
  let { received } = upload
  let buffer = new Uint8Array(Math.min(partBytes, upload.size - received))
  let filled = 0
  const flush = async () => {
    if (filled === 0) return
    await requireDiskSpace(store, filled)
    await addPart(store, upload.id, received, buffer.slice(0, filled))
    received += filled
    filled = 0
  }
  let cut = false
  const source = body[Symbol.asyncIterator]()
  for (;;) {
    const next = await source.next().catch(() => undefined)
    cut = next === undefined
    if (!next || next.done) break
    const bytes = next.value
    if (received + filled + bytes.length > upload.size) throw new HttpError('too_large')
    for (let from = 0; from < bytes.length; ) {
      const piece = bytes.subarray(from, from + buffer.length - filled)
      buffer.set(piece, filled)
      filled += piece.length
      from += piece.length
      if (filled === buffer.length) {
        await flush()
        buffer = new Uint8Array(Math.min(partBytes, Math.max(1, upload.size - received)))
      }
    }
  }
  await flush()
  if (cut) throw invalid('file', 'The form data is incomplete.')
  return received
}

async function* bytesOf(files: Files, parts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const hash of parts) {
    const part = await files.open(hash)
    if (!part) throw new Error('A part of an upload is missing')
    const reader = part.stream().getReader()
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  }
}

/** Removes expired uploads and their parts. */
export async function pruneUploads({ db, files, now }: Store): Promise<void> {
  const expired = await db
    .selectFrom('media_upload')
    .select('id')
    .where('expires_at', '<=', now)
    .limit(1)
    .executeTakeFirst()
  if (!expired) return
  while ((await removeUnused(db, files, now)) === mostUnused);
}

/** Deletes an upload and its parts. */
export async function dropUpload({ db, files, now }: Store, id: string): Promise<void> {
  await db.deleteFrom('media_upload').where('id', '=', id).execute()
  await removeUnused(db, files, now)
}

/** Creates or replaces a file from a complete upload, with the same validation as a form. Deletes the upload when it is invalid. */
export async function withUpload(
  dependencies: Pick<Dependencies, 'db' | 'files' | 'pictures' | 'films' | 'settings'>,
  upload: UploadRow,
  { kind, now }: { kind?: MediaKind | undefined; now: Date },
  work: (received: Received) => Promise<MediaFile>,
): Promise<MediaFile> {
  if (upload.received !== upload.size) throw invalid('uploadId', 'The form data is incomplete.')
  const { db, files } = dependencies
  const part = { field: 'file', name: upload.name, bytes: bytesOf(files, upload.parts) }
  const arriving = countArriving((_, added) => requireDiskSpace(dependencies, added))
  const received = await receive(dependencies, part, { kind, owner: upload.user_id, arriving }).catch(async (error) => {
    // a full disk may have room later
    if (error instanceof HttpError && error.code !== 'storage_full') await dropUpload({ db, files, now }, upload.id)
    throw isDiskFull(error) ? new HttpError('storage_full') : error
  })
  try {
    return await work(received)
  } finally {
    await removeUnused(db, files, now)
    await received.file.drop()
  }
}
