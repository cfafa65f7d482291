import { contentType, gathered } from './base/content-type'
import { index, localised, status } from './base/fields'
import * as z from './base/zod'
import { floor } from './floor'

/** A parking garage; its floors reference it. */
export const garage = contentType({
  resource: 'Garage',
  plural: 'garages',
  area: 'Parking',
  fields: {
    name: localised(),
    index: index(),
    status: z._default(status, 'InActive'),
  },
  alsoListed: { floors: gathered(floor, 'garageId') },
  ordered: true,
  tiles: { parking: {} },
  page: true,
})
