import { may } from '@kiosk-admin/api-client'
import { findMedia, listMedia, type MediaRow, mediaWithUsage, shortMediaOf } from '../db/media'
import {
  createMedia,
  type MediaWriter,
  moveMedia,
  removeMedia,
  replaceBytes,
  replaceMedia,
  restoreMedia,
} from '../db/media-write'
import { usagesOf } from '../db/references'
import { withFilesOf } from '../media/form'
import { plateUrl } from '../media/plate'
import { Refusal } from '../refusal'
import type { Seams } from '../seams'
import type { Context, OwnHandlers } from './context'

type Handlers = Pick<
  OwnHandlers,
  | 'mediaImages'
  | 'mediaFiles'
  | 'mediaList'
  | 'mediaOptions'
  | 'mediaOne'
  | 'uploadMedia'
  | 'replaceMedia'
  | 'replaceMediaFile'
  | 'setMediaFields'
  | 'mediaUsage'
  | 'removeMedia'
  | 'restoreMedia'
>

type Caller = Pick<Context<never>, 'user' | 'now'>

export function mediaLibraryRoutes(seams: Seams): Handlers {
  const { db, files, random, relay } = seams

  const writerOf = ({ user, now }: Caller, mallIds: readonly string[] = user.mallIds): MediaWriter => ({
    db,
    files,
    random,
    mallIds,
    by: user.user,
    now,
  })

  /** Tells the open sockets, those of each mall. */
  function tell(changed: readonly { id: string; mallId: string }[], { user }: Caller) {
    for (const [mallId, some] of Map.groupBy(changed, (file) => file.mallId)) {
      const ids = some.map(({ id }) => id)
      relay.changed({ mallId, resource: 'MediaLibrary', area: 'MediaLibrary', ids, by: user.user })
    }
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

  async function told<T extends { id: string; mallId: string }>(context: Caller, work: Promise<T[]>): Promise<T[]> {
    const changed = await work
    tell(changed, context)
    return changed
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

    async mediaOne({ params }) {
      const [file] = await mediaWithUsage(db, [await found(params.id)])
      if (!file) throw new Refusal('not_found')
      return file
    },

    uploadMedia(context) {
      const { request, mall, query } = context
      return withFilesOf(seams, request, { kind: query.kind, files: 'many' }, (received) =>
        told(context, createMedia(writerOf(context, [mall.id]), mall.id, query.categoryId, received)),
      )
    },

    async replaceMediaFile(context) {
      const { request, mall, params } = context
      const { kind } = await found(params.id)
      return withFilesOf(seams, request, { kind, files: 'one' }, async ([received]) => {
        const file = await replaceBytes(writerOf(context, [mall.id]), params.id, received)
        tell([file], context)
        return file
      })
    },

    async replaceMedia(context) {
      const { params, version, body } = context
      const file = await replaceMedia(writerOf(context), params.id, version, body)
      tell([file], context)
      return file
    },

    setMediaFields(context) {
      const { ids, set } = context.body
      return told(context, moveMedia(writerOf(context, [context.mall.id]), ids, set.categoryId))
    },

    mediaUsage: async ({ params }) => usagesOf(db, [(await found(params.id)).id]),

    async removeMedia(context) {
      const { query } = context
      const { removed, ...answer } = await removeMedia(writerOf(context), query.id, query.version)
      tell(
        removed.map(({ id, mall_id }) => ({ id, mallId: mall_id })),
        context,
      )
      return answer
    },

    restoreMedia: (context) => told(context, restoreMedia(writerOf(context, [context.mall.id]), context.body.ids)),
  }
}
