import { contentType } from './base/content-type'
import { localised, localisedRichText, media, onPicture, optional, position, reference, status } from './base/fields'
import * as z from './base/zod'

type Whereabouts = { location: unknown; floorId: string | null; position: unknown }

/** A sight: near the mall with a position on the map, or inside with a position on a floor's plan. */
export const place = contentType({
  resource: 'Place',
  plural: 'places',
  area: 'Information',
  fields: {
    setting: z.enum(['indoor', 'outdoor']),
    name: localised(),
    description: localisedRichText(),
    imageId: optional(media('Image')),
    location: optional(position),
    floorId: optional(reference('Floor')),
    /** Position on the floor's picture. */
    position: optional(onPicture),
    status: z._default(status, 'InActive'),
  },
  checks: [
    // a position requires a picture
    z.refine<Whereabouts>(({ floorId, position }) => position === null || floorId !== null, {
      path: ['floorId'],
      params: { rule: 'required' },
    }),
    z.refine<Whereabouts>(({ floorId, position }) => floorId === null || position !== null, {
      path: ['position'],
      params: { rule: 'required' },
    }),
    z.refine<Whereabouts>(({ location, floorId }) => location === null || floorId === null, { path: ['location'] }),
  ],
  rows: ['name', 'setting', 'status', 'contentStatus', 'location', 'floorId', 'position', 'description', 'imageId'],
  tiles: { place: {} },
  page: true,
})
