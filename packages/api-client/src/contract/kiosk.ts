import { del, get, ofMall, post } from './call'
import { id, instant, integer, languageCode } from './fields'
import { frozenMall } from './publication'
import { z } from './zod'

export const kioskPublication = get({
  name: 'kiosk.publication',
  path: '/Kiosk/{mallId}/Publication',
  summary: 'The current publication, as bytes with an ETag; 304 when the station has it',
  access: 'station',
  params: ofMall,
  answer: frozenMall,
  notModified: true,
  raw: true,
})

export const kioskPreview = get({
  name: 'kiosk.preview',
  path: '/Kiosk/{mallId}/Preview',
  summary: 'What Publish would freeze now',
  access: 'preview',
  params: ofMall,
  answer: frozenMall,
  raw: true,
})

export const kioskMe = get({
  name: 'kiosk.me',
  path: '/Kiosk/Me',
  summary: 'Which station a key belongs to',
  access: 'station',
  answer: z.object({ mallId: id(), stationId: id(), code: z.string(), name: z.string() }),
})

export const previewLink = post({
  name: 'kiosk.previewLink',
  path: '/Kiosk/{mallId}/PreviewLink',
  summary: 'A signed, read-only link of 24 h to the draft',
  access: 'preview',
  params: ofMall,
  body: z.object({ stationId: z.optional(id()), language: z.optional(languageCode) }),
  answer: z.object({ url: z.string(), expiresAt: instant() }),
})

export const endPreviewLinks = del({
  name: 'kiosk.endPreviewLinks',
  path: '/Kiosk/{mallId}/PreviewLink',
  summary: 'End every preview link that the caller made to this mall',
  access: 'preview',
  params: ofMall,
  answer: z.object({ ended: integer(0, 1_000_000) }),
})

export const config = get({
  name: 'config.get',
  path: '/Config',
  summary: 'What the apps need to know of this installation',
  access: 'open',
  answer: z.object({
    socketUrl: z.string(),
    kioskUrl: z.string(),
    mapsKey: z.optional(z.string()),
    mapId: z.string(),
    mapCentre: z.object({ latitude: z.number(), longitude: z.number() }),
    tileUrl: z.nullable(z.string()),
    geocoderUrl: z.nullable(z.string()),
    defaultLanguage: languageCode,
    /** The demo mall runs here: the sign-in page may say so. */
    demo: z.boolean(),
  }),
})
