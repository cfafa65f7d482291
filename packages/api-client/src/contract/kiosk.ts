import { get, ofMall } from './call'
import { id } from './fields'
import { frozenMall } from './frozen'
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
  summary: 'Which station a key belongs to, and where it stands',
  access: 'station',
  answer: z.object({
    mallId: id(),
    stationId: id(),
    code: z.string(),
    name: z.string(),
    /** Where it stands: the wayfinding spot's code, and the floor. */
    areaId: z._default(z.nullable(z.string()), null),
    floorId: z._default(z.nullable(id()), null),
  }),
})
