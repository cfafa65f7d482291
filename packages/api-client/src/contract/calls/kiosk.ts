import { get, ofMall } from '../base/call'
import { id, onPicture, optional, url } from '../base/fields'
import { degrees } from '../base/floor-map'
import * as z from '../base/zod'
import { mallSnapshot } from './snapshot'

export const kioskPublication = get({
  name: 'kiosk.publication',
  path: '/Kiosk/{mallId}/Publication',
  summary: 'The current publication, as bytes with an ETag; 304 when the station has it',
  access: 'station',
  params: ofMall,
  answer: mallSnapshot,
  notModified: true,
  raw: true,
})

export const kioskPreview = get({
  name: 'kiosk.preview',
  path: '/Kiosk/{mallId}/Preview',
  summary: 'The draft, in the areas that the caller or the maker of the link may read',
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
  summary: 'Where a published website can be framed; 404 for any other',
  access: 'station',
  ...site,
})

export const kioskPreviewSite = get({
  name: 'kiosk.previewSite',
  path: '/Kiosk/{mallId}/Preview/Site',
  summary: 'Where a website that the draft leads to can be framed; 404 for any other address',
  access: 'preview',
  ...site,
})

export const kioskMe = get({
  name: 'kiosk.me',
  path: '/Kiosk/Me',
  summary: 'Which station a key belongs to, and where it stands',
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
  }),
})
