import { localised, media, optional } from './base/fields'
import { noHours, openingHours } from './base/opening-hours'
import { singleRecord } from './base/single-record'
import * as z from './base/zod'

/** Information about the mall itself; its opening hours are the default for items. */
export const infoPage = singleRecord({
  resource: 'InfoPage',
  area: 'Information',
  fields: {
    title: localised(200),
    footerTitle: localised(200),
    openingHours: z._default(openingHours, noHours),
    photoId: optional(media('Image')),
    /** The same, and how the kiosk is used, in sign language. */
    signVideoId: optional(media('Video')),
  },
  shared: ['openingHours'],
})
