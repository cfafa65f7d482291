import { contentType } from './base/content-type'
import { localised, localisedRichText, media, optional, status, text } from './base/fields'
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
    imageId: optional(media('Image')),
    status: z._default(status, 'InActive'),
  },
  rows: ['name', 'status', 'contentStatus', 'foundAt', 'description', 'imageId'],
  tiles: { lostProperty: {} },
  portable: true,
  page: true,
})
