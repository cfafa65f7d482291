import { contentType, endNotBeforeStart } from './base/content-type'
import { date, localised, localisedRichText, media, optional, status, time } from './base/fields'
import * as z from './base/zod'

/** An event: its days, time, text and picture. */
export const event = contentType({
  resource: 'Event',
  plural: 'events',
  area: 'Event',
  fields: {
    name: localised(),
    time: time(),
    description: localisedRichText(),
    imageId: optional(media('Image')),
    startDate: date(),
    endDate: date(),
    status: z._default(status, 'InActive'),
  },
  checks: [endNotBeforeStart],
  announced: true,
  startTime: 'time',
  rows: ['name', 'startDate', 'endDate', 'time', 'status', 'contentStatus', 'description', 'imageId'],
  tiles: { event: {} },
  portable: true,
  page: true,
})
