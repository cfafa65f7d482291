import { contentType } from './base/content-type'
import { integer, localised, localisedRichText, media, optional, status, text } from './base/fields'
import * as z from './base/zod'

/** A found item that waits for its owner. */
export const lostProperty = contentType({
  resource: 'LostProperty',
  plural: 'lostProperties',
  area: 'Information',
  fields: {
    name: localised(),
    description: localisedRichText(),
    foundAt: optional(text()),
    size: z._default(z.enum(['small', 'large']), 'small'),
    weight: optional(integer(0, 100_000)),
    imageId: optional(media('Image')),
    status: z._default(status, 'InActive'),
  },
  rows: ['name', 'status', 'contentStatus', 'foundAt', 'size', 'weight', 'description', 'imageId'],
  tiles: { lostProperty: {} },
  portable: true,
  page: true,
})
