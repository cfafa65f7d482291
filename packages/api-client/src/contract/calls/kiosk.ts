import { get, nothing, ofMall, put } from '../base/call'
import { id, instant, languageCode, languageCodes, onPicture, optional, text, url } from '../base/fields'
import { degrees } from '../base/floor-map'
import * as z from '../base/zod'
import { mallSnapshot, mapState } from './snapshot'

export const kioskPublication = get({
  name: 'kiosk.publication',
  path: '/Kiosk/{mallId}/Publication',
  access: 'station',
  params: ofMall,
  answer: mallSnapshot,
  notModified: true,
  raw: true,
})

export const kioskPreview = get({
  name: 'kiosk.preview',
  path: '/Kiosk/{mallId}/Preview',
  access: 'preview',
  params: ofMall,
  answer: mallSnapshot,
  raw: true,
})

const site = {
  params: ofMall,
  query: z.object({ url: url() }),
  /** URL of the server's page that frames the site; `null` if the site cannot be framed. */
  answer: z.object({ frame: z.nullable(z.string()) }),
} as const

export const kioskSite = get({
  name: 'kiosk.site',
  path: '/Kiosk/{mallId}/Site',
  access: 'station',
  ...site,
})

export const kioskPreviewSite = get({
  name: 'kiosk.previewSite',
  path: '/Kiosk/{mallId}/Preview/Site',
  access: 'preview',
  ...site,
})

export const kioskMe = get({
  name: 'kiosk.me',
  path: '/Kiosk/Me',
  access: 'station',
  answer: z.object({
    mallId: id(),
    stationId: id(),
    code: z.string(),
    name: z.string(),
    /** Location: the code of the wayfinding spot, and the floor. */
    areaId: z._default(z.nullable(z.string()), null),
    floorId: z._default(z.nullable(id()), null),
    /** Place on the floor's picture. */
    position: optional(onPicture),
    /** Direction in which the screen faces, in degrees clockwise from the top of the picture. */
    bearing: optional(degrees()),
    /** Origin of pages for visitors' phones; `null` if phones can't open the server's. */
    visitorUrl: optional(z.string()),
    /** Languages that `kiosk.speech` speaks. */
    speech: z._default(z.array(languageCode), []),
  }),
})

/** A text of the kiosk as sound, where the station has no voice of its own. */
export const kioskSpeech = get({
  name: 'kiosk.speech',
  path: '/Kiosk/{mallId}/Speech',
  access: 'station',
  params: ofMall,
  query: z.object({ language: languageCode, text: text(200) }),
  answer: z.string(),
  raw: true,
  produces: ['audio/wav', 'audio/mpeg', 'audio/ogg'],
})

export const kioskVoices = put({
  name: 'kiosk.voices',
  path: '/Kiosk/Voices',
  access: 'station',
  /** Languages that the station reads aloud. */
  body: z.object({ languages: z.array(languageCode).check(z.maxLength(languageCodes.length)) }),
  answer: nothing,
})

export const mapStateOfMall = get({
  name: 'mapState.get',
  path: '/MapState',
  access: { area: 'Parking', verb: 'read' },
  query: ofMall,
  answer: mapState,
})

export const setMapState = put({
  name: 'mapState.set',
  path: '/MapState/{target}',
  access: { area: 'Parking', verb: 'write' },
  params: z.object({ target: id() }),
  query: ofMall,
  body: z.object({
    closed: z.boolean(),
    /** When it opens again; a past time is open. @default not known */
    until: optional(instant()),
  }),
  answer: mapState,
})

export const kioskMapState = get({
  name: 'kiosk.mapState',
  path: '/Kiosk/{mallId}/State',
  access: 'station',
  params: ofMall,
  answer: mapState,
  notModified: true,
  raw: true,
})
