import { usage } from '../../errors'
import { type AreaAccess, del, get, ofMall, post, put } from '../base/call'
import {
  id,
  integer,
  mediaKind,
  onPicture,
  optional,
  optionalLocalised,
  reference,
  repeated,
  text,
} from '../base/fields'
import { listQuery, pageOf, paging } from '../base/list'
import { manyIds } from '../base/many-records'
import { common } from '../base/stored-record'
import * as z from '../base/zod'

const fields = {
  /** File name with extension. Renaming may change the extension, but not the content type. */
  name: text(),
  /** `null` is Unassigned. */
  categoryId: optional(reference('MediaCategory')),
  /** Alternative text. */
  alt: optionalLocalised(300),
  /** Point that stays visible when a picture is cropped, in fractions of its size. */
  focalPoint: optional(onPicture),
}

/** The fields of a file that staff edit. */
export const mediaBody = z.object(fields)

export const mediaFile = z.object({
  ...common,
  kind: mediaKind,
  ...fields,
  mime: z.string(),
  /** In bytes. */
  size: integer(0, Number.MAX_SAFE_INTEGER),
  sha256: z.string(),
  width: optional(z.number()),
  height: optional(z.number()),
  /** In seconds. */
  duration: optional(z.number()),
  /** Of a film: H.264, High, yuv420p. `metadata` is a track of places or sensors, which can’t be removed. */
  video: optional(
    z.object({
      codec: optional(z.string()),
      profile: optional(z.string()),
      pixelFormat: optional(z.string()),
      metadata: z.boolean(),
    }),
  ),
  /** Immutable: a replaced file gets another URL. */
  url: z.string(),
  /** URL of a thumbnail; for files other than pictures, a placeholder with the file type. */
  thumbnailUrl: optional(z.string()),
  /** Whether kiosks can display or play it; slides refuse other files. */
  playable: z.boolean(),
  /** Number of records that reference it. */
  usedBy: integer(0, 1_000_000),
})
/** A file of a mall's media library. */
export type MediaFile = z.output<typeof mediaFile>

/** Callers without the right to read the library get only the required fields. */
const inList = z.partial(mediaFile, {
  version: true,
  createdAt: true,
  updatedAt: true,
  updatedBy: true,
  sha256: true,
  usedBy: true,
})
export type ListedMediaFile = z.output<typeof inList>

/** Maximum number of files in a response. */
export const mediaPageSize = 1000

/** The newest first; `nextCursor` is there when more follow. */
const files = z.object({ data: z.array(inList), nextCursor: z.optional(id()) })
/** The id of the last file of the answer before. */
const cursor = z.optional(id())

/** As pages of other lists. `cursor` alone continues the list without `limit`, which is never longer than 1,000 files. */
const page = {
  selectedBy: ['limit', 'sort', 'q'],
  answer: pageOf(inList),
} as const
const pageQuery = { ...listQuery(['name', 'kind', 'size', 'createdAt', 'updatedAt']), ...paging }

const read: AreaAccess = { area: 'MediaLibrary', verb: 'read' }
const write: AreaAccess = { area: 'MediaLibrary', verb: 'write' }
const readToRefer: AreaAccess = { ...read, orReferring: true }
const one = z.object({ id: id() })
const refusedFiles = ['content_mismatch', 'too_many_pixels', 'storage_full', 'quota_full'] as const

export const mediaImages = get({
  name: 'mediaLibrary.images',
  path: '/MediaLibrary/GetImages/Image',
  access: readToRefer,
  query: z.object({ mallId: id(), cursor }),
  answer: z.array(inList),
})

/** A page of images. */
export const mediaImagesPage = get({
  ...page,
  name: 'mediaLibrary.imagesPage',
  path: mediaImages.path,
  access: readToRefer,
  query: z.object({ mallId: id(), ...pageQuery }),
})

export const mediaFiles = get({
  name: 'mediaLibrary.files',
  path: '/MediaLibrary/Files/{kind}/{mallId}',
  access: readToRefer,
  params: z.object({ kind: mediaKind, mallId: id() }),
  query: z.object({ cursor }),
  answer: files,
})

/** A page of the files of one kind. */
export const mediaFilesPage = get({
  ...page,
  name: 'mediaLibrary.filesPage',
  path: mediaFiles.path,
  access: readToRefer,
  params: mediaFiles.params,
  query: z.object(pageQuery),
})

export const mediaList = get({
  name: 'mediaLibrary.list',
  path: '/MediaLibrary',
  access: read,
  query: z.object({ mallId: id(), kind: z.optional(mediaKind), categoryId: z.optional(id()), cursor }),
  answer: files,
})

/** A page of files. */
export const mediaPage = get({
  ...page,
  name: 'mediaLibrary.page',
  path: mediaList.path,
  access: read,
  query: z.object({ mallId: id(), kind: z.optional(mediaKind), categoryId: z.optional(id()), ...pageQuery }),
})

export const mediaOptions = get({
  name: 'mediaLibrary.options',
  path: '/MediaLibrary/Options',
  access: readToRefer,
  query: z.object({ mallId: id(), kind: z.optional(mediaKind) }),
  answer: z.array(z.object({ id: id(), name: z.string(), kind: mediaKind, thumbnailUrl: z.nullable(z.string()) })),
})

export const mediaStorage = get({
  name: 'mediaLibrary.storage',
  path: '/MediaLibrary/Storage',
  access: readToRefer,
  query: ofMall,
  answer: z.object({
    used: z.number(),
    /** The part of `used` in the trash. */
    trash: z.number(),
    /** `null` for no limit. */
    allowed: z.nullable(z.number()),
  }),
})

export const mediaOne = get({
  name: 'mediaLibrary.get',
  path: '/MediaLibrary/{id}',
  access: read,
  params: one,
  answer: mediaFile,
})

export const uploadMedia = post({
  name: 'mediaLibrary.upload',
  path: '/MediaLibrary',
  access: { ...write, orReferring: true },
  query: z.object({ mallId: id(), kind: z.optional(mediaKind), categoryId: z.optional(id()) }),
  answer: z.array(mediaFile),
  files: 'many',
  fails: refusedFiles,
})

export const finishUpload = post({
  name: 'mediaLibrary.finishUpload',
  path: '/MediaLibrary/Uploaded',
  access: { ...write, orReferring: true },
  query: z.object({ mallId: id(), uploadId: id(), kind: z.optional(mediaKind), categoryId: z.optional(id()) }),
  answer: mediaFile,
  fails: ['too_large', 'unsupported_type', ...refusedFiles],
})

export const replaceMedia = put({
  name: 'mediaLibrary.replace',
  path: '/MediaLibrary/{id}',
  access: write,
  params: one,
  body: mediaBody,
  answer: mediaFile,
  ifMatch: true,
})

export const replaceMediaFile = put({
  name: 'mediaLibrary.file',
  path: '/MediaLibrary/{id}/File',
  access: write,
  params: one,
  answer: mediaFile,
  files: 'one',
  fails: refusedFiles,
})

export const finishReplacement = put({
  name: 'mediaLibrary.finishReplacement',
  path: '/MediaLibrary/{id}/Uploaded',
  access: write,
  params: one,
  query: z.object({ uploadId: id() }),
  answer: mediaFile,
  fails: ['too_large', 'unsupported_type', ...refusedFiles],
})

export const setMediaFields = put({
  name: 'mediaLibrary.fields',
  path: '/MediaLibrary/Fields',
  access: write,
  query: ofMall,
  body: z.object({ ...manyIds.shape, set: z.strictObject({ categoryId: z.nullable(id()) }) }),
  answer: z.array(mediaFile),
})

export const mediaUsage = get({
  name: 'mediaLibrary.usage',
  path: '/MediaLibrary/{id}/Usage',
  access: read,
  params: one,
  answer: z.array(usage),
})

export const mediaUsages = get({
  name: 'mediaLibrary.usages',
  path: '/MediaLibrary/Usage',
  access: read,
  query: z.object({ id: repeated(id()) }),
  answer: z.array(usage),
})

export const removeMedia = del({
  name: 'mediaLibrary.remove',
  path: '/MediaLibrary',
  access: write,
  query: z.object({ id: repeated(id()), version: z.optional(repeated(z.coerce.number())) }),
  answer: z.object({ ids: z.array(id()), conflicts: z.array(z.object({ id: id(), current: mediaFile })) }),
})

export const restoreMedia = post({
  name: 'mediaLibrary.restore',
  path: '/MediaLibrary/Restore',
  access: write,
  query: ofMall,
  body: manyIds,
  answer: z.array(mediaFile),
})
