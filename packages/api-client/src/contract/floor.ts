import { contentType } from './base/content-type'
import { id, index, localised, media, onPicture, optional, reference, status, text } from './base/fields'
import { floorMap, units } from './base/floor-map'
import * as z from './base/zod'

/** A level of a garage or of the mall itself, with a picture of its plan and the places on it. */
export const floor = contentType({
  resource: 'Floor',
  plural: 'floors',
  area: 'Parking',
  fields: {
    garageId: optional(reference('Garage')),
    name: localised(),
    index: index(),
    status: z._default(status, 'InActive'),
    /** The wayfinding spot's code. */
    areaId: optional(text(40)),
    /** Heading above the plan. */
    mapTitle: localised(200),
    objectType: z._default(z.enum(['parking', 'shopping', 'other']), 'parking'),
    /** For staff. */
    floorMapName: optional(text()),
    floorMapId: optional(media('Image')),
    markers: z._default(z.array(z.object({ label: localised(), position: onPicture })).check(z.maxLength(200)), []),
    /** Parts of the floor by the code of their wayfinding spot. */
    areas: z._default(units, []),
    /** What is drawn besides the areas; `null` if nothing is. */
    map: optional(floorMap),
  },
  notInList: ['map'],
  listQuery: { garageId: z.optional(id()) },
  ordered: true,
  level: ['garageId'],
  page: true,
})
