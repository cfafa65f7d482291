import { localTimeFormat } from '../../local-time'
import { del, get, ofMall, post, put } from '../base/call'
import {
  colour,
  field,
  id,
  languageCode,
  languageCodes,
  media,
  optional,
  position,
  reference,
  repeated,
  text,
  uniqueBy,
  url,
} from '../base/fields'
import { manyIds } from '../base/many-records'
import { common, reverted } from '../base/stored-record'
import * as z from '../base/zod'

const { mallId: _, ...ownCommon } = common

/** Accepts zones that PostgreSQL, browsers and servers share; offsets such as `+01:00` have no summer time. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Z][\w+-]*(\/[\w+-]+)*$/i.test(name)) return false
  try {
    return localTimeFormat(name) !== undefined
  } catch {
    return false
  }
}

const timeZone = field(z.string().check(z.trim(), z.minLength(1), z.maxLength(64), z.refine(isTimeZone)), {
  maxLength: 64,
})

const fields = {
  name: text(),
  /** IANA name; defines the mall's days. */
  timeZone: z._default(timeZone, 'Europe/Stockholm'),
  /** In order; visible texts are required in the first one. */
  languages: z._default(
    z.array(languageCode).check(
      uniqueBy<string>((code) => code),
      z.maxLength(languageCodes.length),
    ),
    [],
  ),
  iconId: optional(media('Image')),
  /** URL of an external calendar, shown as a QR code. */
  eventUrl: optional(url()),
  /** Category that the kiosk's events page opens. */
  eventCategoryId: optional(reference('Category')),
  location: optional(position),
  brandColor: optional(colour()),
  /** Font of the kiosks. */
  fontId: optional(media('Font')),
}

/** The fields of a mall that staff edit. */
export const mallBody = z.object(fields)

export const mall = z.object({ ...ownCommon, ...fields, icon: z.nullable(z.object({ url: z.string() })) })
export type Mall = z.output<typeof mall>

const read = { area: 'Mall', verb: 'read' } as const
const write = { area: 'Mall', verb: 'write' } as const
const one = z.object({ id: id() })

export const site = z.object({ id: id(), name: z.string() })

export const sites = get({
  name: 'site.list',
  path: '/Sites',
  access: 'open',
  answer: z.array(site),
})

export const malls = get({
  name: 'mall.list',
  path: '/Mall',
  access: 'session',
  answer: z.array(mall),
})

export const oneMall = get({
  name: 'mall.get',
  path: '/Mall/{id}',
  access: read,
  params: one,
  answer: mall,
})

export const createMall = post({
  name: 'mall.create',
  path: '/Mall',
  access: { ...write, house: true },
  body: z.intersection(z.object({ id: z.optional(id()) }), mallBody),
  answer: mall,
  fails: ['conflict'],
})

export const replaceMall = put({
  name: 'mall.replace',
  path: '/Mall/{id}',
  access: write,
  params: one,
  body: mallBody,
  answer: mall,
  ifMatch: true,
})

export const revertMall = post({
  name: 'mall.revert',
  path: '/Mall/{id}/Revert',
  access: write,
  params: one,
  answer: reverted(mall),
  ifMatch: true,
})

export const removeMalls = del({
  name: 'mall.remove',
  path: '/Mall',
  access: write,
  confirm: 'always',
  query: z.object({ id: repeated(id()), version: z.optional(repeated(z.coerce.number())) }),
  answer: z.object({ ids: z.array(id()), conflicts: z.array(z.object({ id: id(), current: mall })) }),
})

export const restoreMalls = post({
  name: 'mall.restore',
  path: '/Mall/Restore',
  access: 'administrator',
  body: manyIds,
  answer: z.array(mall),
})

const image = z.object({ iconId: z.nullable(id()), icon: z.nullable(z.object({ url: z.string() })) })

export const mallImage = get({
  name: 'mall.image',
  path: '/Mall/Image',
  access: 'session',
  query: one,
  answer: image,
})

export const setMallImage = put({
  name: 'mall.setImage',
  path: '/Mall/Image',
  access: write,
  body: z.object({ id: id(), iconId: z.nullable(media('Image')) }),
  answer: image,
})

export const language = z.object({ id: languageCode, name: languageCode })

export const languages = get({
  name: 'language.list',
  path: '/Language',
  access: 'session',
  query: ofMall,
  answer: z.array(language),
})
