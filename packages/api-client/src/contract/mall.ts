import { get, ofMall } from './call'
import { common } from './content-type'
import { colour, id, languageCode, optional, position, reference, text, url } from './fields'
import { z } from './zod'

const { mallId: _, ...ownCommon } = common

export const mall = z.object({
  ...ownCommon,
  name: text(),
  /** IANA name; the mall's days begin in it. */
  timeZone: text(64),
  /** In order; the first is the one that every visible text needs. */
  languages: z.array(languageCode),
  iconId: optional(reference('MediaLibrary')),
  icon: z.nullable(z.object({ url: z.string() })),
  eventUrl: optional(url()),
  eventCategoryId: optional(reference('Category')),
  location: optional(position),
  brandColor: optional(colour()),
})
export type Mall = z.infer<typeof mall>

export const site = z.object({ id: id(), name: z.string() })

export const sites = get({
  name: 'site.list',
  path: '/Sites',
  summary: 'The malls to sign in to: id and name only',
  access: 'open',
  fails: ['rate_limited'],
  answer: z.array(site),
})

export const malls = get({
  name: 'mall.list',
  path: '/Mall',
  summary: 'The malls the signed-in user may reach',
  access: 'session',
  answer: z.array(mall),
})

export const mallImage = get({
  name: 'mall.image',
  path: '/Mall/Image',
  summary: "A mall's logo",
  access: 'session',
  query: z.object({ id: id() }),
  answer: z.object({ iconId: z.nullable(id()), icon: z.nullable(z.object({ url: z.string() })) }),
})

export const language = z.object({ id: languageCode, name: languageCode })

export const languages = get({
  name: 'language.list',
  path: '/Language',
  summary: "The mall's languages, in order",
  access: 'session',
  query: ofMall,
  answer: z.array(language),
})
