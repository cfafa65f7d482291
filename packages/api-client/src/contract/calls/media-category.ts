import { usage } from '../../errors'
import { type AreaAccess, del, get, ofMall, post, put } from '../base/call'
import { id, mediaKind, repeated, text } from '../base/fields'
import { manyIds } from '../base/many-records'
import { common } from '../base/stored-record'
import * as z from '../base/zod'

const fields = { kind: mediaKind, name: text() }

export const mediaCategory = z.object({ ...common, ...fields })
/** A category of media: of one kind, with a name that only staff see. */
export type MediaCategory = z.output<typeof mediaCategory>

/** The fields that staff edit; the kind cannot change. */
export const mediaCategoryBody = z.object(fields)

const read: AreaAccess = { area: 'MediaLibrary', verb: 'read' }
const write: AreaAccess = { area: 'MediaLibrary', verb: 'write' }
const path = '/MediaCategory'
const one = z.object({ id: id() })
const ofKind = z.object({ mallId: id(), kind: z.optional(mediaKind) })

export const mediaCategories = get({
  name: 'mediaCategory.list',
  path,
  access: read,
  query: ofKind,
  answer: z.array(mediaCategory),
})

export const mediaCategoryOptions = get({
  name: 'mediaCategory.options',
  path: `${path}/Options`,
  access: { ...read, orReferring: true },
  query: ofKind,
  answer: z.array(z.object({ id: id(), name: z.string(), kind: mediaKind })),
})

export const oneMediaCategory = get({
  name: 'mediaCategory.get',
  path: `${path}/{id}`,
  access: read,
  params: one,
  answer: mediaCategory,
})

export const createMediaCategory = post({
  name: 'mediaCategory.create',
  path,
  access: write,
  query: ofMall,
  body: z.object({ id: z.optional(id()), ...fields }),
  answer: mediaCategory,
  fails: ['conflict'],
})

export const replaceMediaCategory = put({
  name: 'mediaCategory.replace',
  path: `${path}/{id}`,
  access: write,
  params: one,
  body: mediaCategoryBody,
  answer: mediaCategory,
  ifMatch: true,
})

export const mediaCategoryUsage = get({
  name: 'mediaCategory.usage',
  path: `${path}/Usage`,
  access: read,
  query: z.object({ id: repeated(id()) }),
  answer: z.array(usage),
})

export const removeMediaCategories = del({
  name: 'mediaCategory.remove',
  path,
  access: write,
  query: z.object({ id: repeated(id()), version: z.optional(repeated(z.coerce.number())) }),
  answer: z.object({ ids: z.array(id()), conflicts: z.array(z.object({ id: id(), current: mediaCategory })) }),
})

export const restoreMediaCategories = post({
  name: 'mediaCategory.restore',
  path: `${path}/Restore`,
  access: write,
  query: ofMall,
  body: manyIds,
  answer: z.array(mediaCategory),
})
