import { contentType } from './base/content-type'
import { index, localised, media, optional, status, text } from './base/fields'
import * as z from './base/zod'

/** A service of the mall: a cash machine, lost property, baby changing. */
export const service = contentType({
  resource: 'Service',
  plural: 'services',
  area: 'Service',
  fields: {
    name: localised(),
    iconId: optional(media('Image')),
    imageId: optional(media('Image')),
    /** The wayfinding spot's code. */
    areaId: optional(text(40)),
    index: index(),
    status: z._default(status, 'InActive'),
  },
  ordered: true,
  rows: ['name', 'status', 'contentStatus', 'areaId', 'iconId', 'imageId', 'index'],
  tiles: { service: {} },
  portable: true,
  page: true,
})
