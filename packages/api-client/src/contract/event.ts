import { contentType, endNotBeforeStart, type ListedOf, type RecordOf } from './content-type'
import { date, integer, localised, localisedRichText, media, optional, status } from './fields'
import { z } from './zod'

export const event = contentType({
  resource: 'Event',
  area: 'Event',
  fields: {
    name: localised(),
    time: z.object({ hour: integer(0, 23), minute: integer(0, 59) }),
    description: localisedRichText(),
    imageId: optional(media('Image')),
    startDate: date(),
    endDate: date(),
    status: z._default(status, 'InActive'),
  },
  checks: [endNotBeforeStart],
})
export type Event = RecordOf<typeof event>
export type ListedEvent = ListedOf<typeof event>
