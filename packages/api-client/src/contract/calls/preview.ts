import { del, get, ofMall, post } from '../base/call'
import { id, instant, integer, languageCode, optional } from '../base/fields'
import * as z from '../base/zod'

export const previewLink = post({
  name: 'kiosk.previewLink',
  path: '/Kiosk/{mallId}/PreviewLink',
  access: 'preview',
  params: ofMall,
  body: z.object({ stationId: z.optional(id()), language: z.optional(languageCode) }),
  answer: z.object({ url: z.string(), expiresAt: instant() }),
})

export const endPreviewLinks = del({
  name: 'kiosk.endPreviewLinks',
  path: '/Kiosk/{mallId}/PreviewLink',
  access: 'preview',
  params: ofMall,
  answer: z.object({ ended: integer(0, 1_000_000) }),
})

export const config = get({
  name: 'config.get',
  path: '/Config',
  access: 'open',
  answer: z.object({
    socketUrl: z.string(),
    kioskUrl: z.string(),
    /** Origin of pages for visitors' phones; `null` if phones can't open the server's. */
    visitorUrl: optional(z.string()),
    mapsKey: z.optional(z.string()),
    mapId: z.string(),
    mapCentre: z.object({ latitude: z.number(), longitude: z.number() }),
    tileUrl: z.nullable(z.string()),
    geocoderUrl: z.nullable(z.string()),
    defaultLanguage: languageCode,
    /** Whether this is the demo; the sign-in page shows it. */
    demo: z.boolean(),
    /** Whether password resets by e-mail are available. */
    passwordReset: z.optional(z.boolean()),
    /** URL that opens the demo's reference station, already paired. */
    demoStationUrl: z.optional(z.string()),
  }),
})
