import { contentType, endNotBeforeStart } from './base/content-type'
import { date, id, localised, localisedRichText, media, optional, reference, repeated, status } from './base/fields'
import * as z from './base/zod'

export const offer = contentType({
  resource: 'Offer',
  plural: 'offers',
  area: 'Offer',
  fields: {
    name: localised(),
    /** Shop, restaurant or service company of the offer. */
    shopId: optional(reference('Item')),
    imageId: optional(media('Image')),
    description: localisedRichText(),
    startDate: date(),
    endDate: date(),
    status: z._default(status, 'InActive'),
  },
  checks: [endNotBeforeStart],
  owner: 'shopId',
  rows: ['name', 'shopId', 'startDate', 'endDate', 'status', 'contentStatus', 'description', 'imageId'],
  tiles: { offer: {} },
  portable: true,
  page: true,
  /** `none` for offers of the whole mall. */
  listQuery: { shopId: z.optional(repeated(z.union([id(), z.literal('none')]))) },
  sortedByName: ['shopId'],
})
