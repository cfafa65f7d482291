import { type MediaFile, type MediaKind, may } from '@kiosk-admin/api-client'
import { findRow, findRows, requireReached } from '../../db/find-rows'
import { languagesOf } from '../../db/lists/columns'
import type { ListQuery } from '../../db/lists/page'
import { type MediaRow, mediaWithUsage, shortMediaOf } from '../../db/media/media'
import { listMedia, listMediaOptions, pageOfMedia } from '../../db/media/media-lists'
import { quotaOf, storageOf } from '../../db/media/media-quota'
import { removeUnused } from '../../db/media/stored-files'
import { listUsages } from '../../db/usages'
import type { Dependencies } from '../../dependencies'
import { HttpError } from '../../http-error'
import { withFilesOf } from '../../media/form'
import type { Received } from '../../media/receive'
import { withReservedSpace } from '../../media/storage-space'
import { findUpload, withUpload } from '../../media/uploads'
import { change, changeInMall, type MallChange } from '../../store/change'
import { createMedia, keepFile, mediaTable, type Room, replaceBytes } from '../../store/media/media-table'
import type { Context, OwnHandlers } from '../dispatch/context'

type Handlers = Pick<
  OwnHandlers,
  | 'mediaImages'
  | 'mediaImagesPage'
  | 'mediaFiles'
  | 'mediaFilesPage'
  | 'mediaList'
  | 'mediaPage'
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

type Caller = Pick<Context<never>, 'user' | 'permissions' | 'authorise' | 'now' | 'origin'>

export function mediaLibraryRoutes(dependencies: Dependencies): Handlers {
  const { db, files, settings } = dependencies

  /** Stores the bytes of files, then writes their records within the reserved quota. */
  async function writeFiles<T>(
    context: Caller & Pick<Context<never>, 'mall'>,
    uploadId: string,
    all: readonly Received[],
    work: (change: MallChange, room: Room) => Promise<T>,
  ): Promise<T> {
    const { mall } = context
    // the upload may have taken minutes
    const { now } = await context.authorise(db)
    for (const received of all) await keepFile(dependencies, received, now)
    const room = { allowed: quotaOf(mall, settings.mediaQuotaBytes), uploadId }
    return changeInMall(dependencies, context, (it) => work(it, room))
  }

  /** Callers without the right to read the library get the short form. */
  const asReadBy = ({ permissions }: Caller, rows: readonly MediaRow[]) =>
    may(permissions, 'MediaLibrary', 'read') ? mediaWithUsage(db, rows) : rows.map(shortMediaOf)

  async function list(context: Caller, filter: Parameters<typeof listMedia>[1]) {
    const { rows, ...more } = await listMedia(db, filter)
    return { data: await asReadBy(context, rows), ...more }
  }

  async function page(
    context: Caller & Pick<Context<never>, 'mall'> & { query: ListQuery },
    filter: { kind?: MediaKind | undefined; categoryId?: string | undefined },
  ) {
    const { mall, query } = context
    const languages = languagesOf(mall.languages, query.language)
    const { data, ...more } = await pageOfMedia(db, { mallId: mall.id, ...filter }, languages, query)
    return { data: await asReadBy(context, data), ...more }
  }

  async function fileOf(row: MediaRow | undefined): Promise<MediaFile> {
    const [file] = row ? await mediaWithUsage(db, [row]) : []
    if (!file) throw new HttpError('not_found')
    return file
  }

  async function found(id: string): Promise<MediaRow> {
    const row = await findRow(db, 'media', id)
    if (!row) throw new HttpError('not_found')
    return row
  }

  /** Runs `work` once for an upload; a repeated call returns the same file. */
  async function finished(
    context: Caller & Pick<Context<never>, 'mall'>,
    uploadId: string,
    kind: MediaKind | undefined,
    work: (change: MallChange, room: Room, received: Received) => Promise<MediaRow | undefined>,
  ): Promise<MediaFile> {
    const { mall, user, now } = context
    const upload = await findUpload(db, uploadId, { userId: user.user.id, mallIds: [mall.id], now })
    if (!upload) throw new HttpError('not_found')
    if (upload.media_id) return fileOf(await found(upload.media_id))
    return withUpload(dependencies, upload, { kind, now }, async (received) =>
      fileOf(await writeFiles(context, upload.id, [received], (it, room) => work(it, room, received))),
    )
  }

  return {
    async mediaImages(context) {
      const { mall, query } = context
      return (await list(context, { mallId: mall.id, kind: 'Image', cursor: query.cursor })).data
    },

    mediaImagesPage: (context) => page(context, { kind: 'Image' }),

    mediaFiles: (context) =>
      list(context, { mallId: context.mall.id, kind: context.params.kind, cursor: context.query.cursor }),

    mediaFilesPage: (context) => page(context, { kind: context.params.kind }),

    mediaList: (context) => list(context, { ...context.query, mallId: context.mall.id }),

    mediaPage: (context) => page(context, { kind: context.query.kind, categoryId: context.query.categoryId }),

    mediaOptions: ({ mall, query }) => listMediaOptions(db, mall.id, query.kind),

    async mediaStorage({ mall, now }) {
      const allowed = quotaOf(mall, settings.mediaQuotaBytes)
      const { used, trash, coming } = await storageOf(db, { mallId: mall.id, allowed, now })
      return { used: used + coming, trash, allowed }
    },

    mediaOne: async ({ params }) => fileOf(await found(params.id)),

    uploadMedia(context) {
      const { request, mall, query, user, now } = context
      return withReservedSpace(dependencies, { mall, userId: user.user.id, now }, request, (uploadId, arriving) =>
        withFilesOf(
          dependencies,
          request,
          { kind: query.kind, files: 'many', owner: user.user.id, arriving },
          async (received) => {
            const rows = await writeFiles(context, uploadId, received, (it, room) =>
              createMedia(it, { categoryId: query.categoryId, room }, received),
            )
            return mediaWithUsage(db, rows)
          },
        ),
      )
    },

    finishUpload(context) {
      const { uploadId, kind, categoryId } = context.query
      return finished(context, uploadId, kind, async (it, room, received) => {
        const [row] = await createMedia(it, { categoryId, room }, [received])
        return row
      })
    },

    async finishReplacement(context) {
      const { params, query } = context
      const { kind } = await found(params.id)
      return finished(context, query.uploadId, kind, (it, room, received) =>
        replaceBytes(it, { id: params.id, room }, received),
      )
    },

    async replaceMediaFile(context) {
      const { request, mall, params, user, now } = context
      const { kind, size } = await found(params.id)
      return withReservedSpace(
        dependencies,
        { mall, userId: user.user.id, now, replaces: size },
        request,
        (uploadId, arriving) =>
          withFilesOf(
            dependencies,
            request,
            { kind, files: 'one', owner: user.user.id, arriving },
            async ([received]) => {
              const row = await writeFiles(context, uploadId, [received], (it, room) =>
                replaceBytes(it, { id: params.id, room }, received),
              )
              await removeUnused(db, files, now)
              return fileOf(row)
            },
          ),
      )
    },

    async replaceMedia(context) {
      const { params, version, body } = context
      const description = { id: params.id, version, fields: body }
      return fileOf(await changeInMall(dependencies, context, (it) => mediaTable.set(it, description)))
    },

    async setMediaFields(context) {
      const { ids, set } = context.body
      const rows = await changeInMall(dependencies, context, (it) => mediaTable.patch(it, { ids, set }))
      return mediaWithUsage(db, rows)
    },

    mediaUsage: async ({ params, user }) => listUsages(db, [(await found(params.id)).id], user.rights),

    async mediaUsages({ query, user }) {
      requireReached(await findRows(db, 'media', query.id), query.id, { ...user, area: 'MediaLibrary' })
      return listUsages(db, query.id, user.rights)
    },

    async removeMedia(context) {
      const { query, now } = context
      const answer = await change(dependencies, context, (it) => mediaTable.remove(it, query.id, query.version))
      await removeUnused(db, files, now)
      return answer
    },

    restoreMedia: (context) => changeInMall(dependencies, context, (it) => mediaTable.restore(it, context.body.ids)),
  }
}
