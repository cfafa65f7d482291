import { type MediaFile, type MediaKind, may } from '@kiosk-admin/api-client'
import { quotaOf, storageOf } from '../db/media-quota'
import { requireReached } from '../db/reach'
import { removeUnused } from '../db/stored-files'
import { withFilesOf } from '../media/form'
import { plateUrl } from '../media/plate'
import type { Received } from '../media/receive'
import { withRoom } from '../media/room'
import { findUpload, withUpload } from '../media/uploads'
import { Refusal } from '../refusal'
import type { Seams } from '../seams'
import { findMedia, listMedia, type MediaRow, mediaWithUsage, shortMediaOf } from '../store/media'
import {
  createMedia,
  keepFile,
  type MediaWriter,
  moveMedia,
  removeMedia,
  replaceBytes,
  replaceMedia,
  restoreMedia,
} from '../store/media-write'
import { readableUsages, usagesOf } from '../store/references'
import { change } from '../store/transaction'
import type { Context, OwnHandlers } from './context'

type Handlers = Pick<
  OwnHandlers,
  | 'mediaImages'
  | 'mediaFiles'
  | 'mediaList'
  | 'mediaOptions'
  | 'mediaOne'
  | 'mediaStorage'
  | 'uploadMedia'
  | 'finishUpload'
  | 'finishReplacement'
  | 'replaceMedia'
  | 'replaceMediaFile'
  | 'setMediaFields'
  | 'mediaUsage'
  | 'mediaUsages'
  | 'removeMedia'
  | 'restoreMedia'
>

type Caller = Pick<Context<never>, 'user' | 'now'>

export function mediaLibraryRoutes(seams: Seams): Handlers {
  const { db, files, settings } = seams

  const write = <T>(context: Caller, mallIds: readonly string[], work: (writer: MediaWriter) => Promise<T>) =>
    change(seams, context, (it) => work({ ...it, mallIds }))

  /** Stores the bytes of files, then writes their records into the room that was reserved for them. */
  async function writeFiles<T>(
    context: Caller & Pick<Context<never>, 'mall'>,
    uploadId: string,
    all: readonly Received[],
    work: (writer: MediaWriter) => Promise<T>,
  ): Promise<T> {
    const { mall, now } = context
    for (const received of all) await keepFile(seams, received, now)
    const room = { allowed: quotaOf(mall, settings.mediaQuotaBytes), uploadId }
    return write(context, [mall.id], (writer) => work({ ...writer, room }))
  }

  /** Whoever only chooses a file gets the short form. */
  const asReadBy = ({ user }: Caller, rows: readonly MediaRow[]) =>
    may(user.permissions, 'MediaLibrary', 'read') ? mediaWithUsage(db, rows) : rows.map(shortMediaOf)

  async function page(context: Caller, wanted: Parameters<typeof listMedia>[1]) {
    const { rows, ...more } = await listMedia(db, wanted)
    return { data: await asReadBy(context, rows), ...more }
  }

  async function found(id: string): Promise<MediaRow> {
    const row = await findMedia(db, id)
    if (!row) throw new Refusal('not_found')
    return row
  }

  /** What became of an upload: `work` runs once, the same call again gives the same file. */
  async function finished(
    context: Caller & Pick<Context<never>, 'mall'>,
    uploadId: string,
    kind: MediaKind | undefined,
    work: (writer: MediaWriter, received: Received) => Promise<MediaFile>,
  ): Promise<MediaFile> {
    const { mall, user, now } = context
    const upload = await findUpload(db, uploadId, { userId: user.user.id, mallIds: [mall.id], now })
    if (!upload) throw new Refusal('not_found')
    if (upload.media_id) {
      const [file] = await mediaWithUsage(db, [await found(upload.media_id)])
      if (!file) throw new Refusal('not_found')
      return file
    }
    return withUpload(seams, upload, { kind, now }, (received) =>
      writeFiles(context, upload.id, [received], (writer) => work(writer, received)),
    )
  }

  return {
    async mediaImages(context) {
      const { mall, query } = context
      return (await page(context, { mallId: mall.id, kind: 'Image', cursor: query.cursor })).data
    },

    mediaFiles: (context) =>
      page(context, { mallId: context.mall.id, kind: context.params.kind, cursor: context.query.cursor }),

    mediaList: (context) => page(context, { ...context.query, mallId: context.mall.id }),

    async mediaOptions({ mall, query }) {
      const all = db
        .selectFrom('media')
        .select(['id', 'name', 'kind', 'extension', 'thumbnail_url'])
        .where('mall_id', '=', mall.id)
        .where('deleted_at', 'is', null)
        .orderBy('name')
        .orderBy('id')
      const rows = await (query.kind ? all.where('kind', '=', query.kind) : all).execute()
      return rows.map(({ extension, thumbnail_url, ...row }) => ({
        ...row,
        thumbnailUrl: thumbnail_url ?? plateUrl(extension),
      }))
    },

    async mediaStorage({ mall, now }) {
      const allowed = quotaOf(mall, settings.mediaQuotaBytes)
      const { used, trash, coming } = await storageOf(db, { mallId: mall.id, allowed, now })
      return { used: used + coming, trash, allowed }
    },

    async mediaOne({ params }) {
      const [file] = await mediaWithUsage(db, [await found(params.id)])
      if (!file) throw new Refusal('not_found')
      return file
    },

    uploadMedia(context) {
      const { request, mall, query, user, now } = context
      return withRoom(seams, { mall, userId: user.user.id, now }, request, (uploadId) =>
        withFilesOf(seams, request, { kind: query.kind, files: 'many' }, (received) =>
          writeFiles(context, uploadId, received, (writer) => createMedia(writer, mall.id, query.categoryId, received)),
        ),
      )
    },

    finishUpload(context) {
      const { mall, query } = context
      return finished(context, query.uploadId, query.kind, async (writer, received) => {
        const [file] = await createMedia(writer, mall.id, query.categoryId, [received])
        if (!file) throw new Error('A file that was made is not there')
        return file
      })
    },

    async finishReplacement(context) {
      const { params, query } = context
      const { kind } = await found(params.id)
      return finished(context, query.uploadId, kind, (writer, received) => replaceBytes(writer, params.id, received))
    },

    async replaceMediaFile(context) {
      const { request, mall, params, user, now } = context
      const { kind, size } = await found(params.id)
      return withRoom(seams, { mall, userId: user.user.id, now, replaces: size }, request, (uploadId) =>
        withFilesOf(seams, request, { kind, files: 'one' }, async ([received]) => {
          const file = await writeFiles(context, uploadId, [received], (writer) =>
            replaceBytes(writer, params.id, received),
          )
          await removeUnused(db, files, now)
          return file
        }),
      )
    },

    async replaceMedia(context) {
      const { params, version, body, user } = context
      return write(context, user.mallIds, (writer) => replaceMedia(writer, params.id, version, body))
    },

    setMediaFields(context) {
      const { ids, set } = context.body
      return write(context, [context.mall.id], (writer) => moveMedia(writer, ids, set.categoryId))
    },

    mediaUsage: async ({ params, user }) =>
      readableUsages(user.permissions, await usagesOf(db, [(await found(params.id)).id])).usedBy,

    async mediaUsages({ query, user }) {
      await requireReached(db, 'media', query.id, user.mallIds)
      return readableUsages(user.permissions, await usagesOf(db, query.id)).usedBy
    },

    async removeMedia(context) {
      const { query, user, now } = context
      const { permissions } = user
      const answer = await write(context, user.mallIds, (writer) =>
        removeMedia({ ...writer, permissions }, query.id, query.version),
      )
      await removeUnused(db, files, now)
      return answer
    },

    restoreMedia: (context) => write(context, [context.mall.id], (writer) => restoreMedia(writer, context.body.ids)),
  }
}
