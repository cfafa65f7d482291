import { contentType } from './base/content-type'
import {
  field,
  id,
  localised,
  localisedRichText,
  media,
  optional,
  perLanguage,
  position,
  reference,
  repeated,
  status,
  text,
  typeNumber,
  typeNumberFromText,
  url,
} from './base/fields'
import { itemHours } from './base/opening-hours'
import * as z from './base/zod'

/** A shop (type 1), restaurant or café (2) or service company (3). */
export const item = contentType({
  resource: 'Item',
  plural: 'items',
  area: { 1: 'Shops', 2: 'Restaurants', 3: 'ServiceCompanies' },
  fields: {
    type: typeNumber,
    categoryIds: z.array(reference('Category')).check(z.minLength(1), z.maxLength(50)),
    name: localised(),
    logoId: optional(media('Image')),
    imageId: optional(media('Image')),
    /** Words that find the item, per language. */
    searchKeys: field(z._default(perLanguage(z.array(text(40)).check(z.maxLength(50))), {}), { format: 'words' }),
    /** `null` for the mall's opening hours. */
    openingHours: optional(itemHours),
    siteUrl: optional(url()),
    description: localisedRichText(),
    popup: z._default(z.enum(['none', 'details', 'site']), 'details'),
    address: optional(text(200)),
    location: optional(position),
    /** Wayfinding code; not a permission area. */
    areaId: optional(text(40)),
    phone: optional(text(40)),
    status: z._default(status, 'InActive'),
  },
  notInList: ['description'],
  rows: [
    'name',
    'categoryIds',
    'status',
    'contentStatus',
    'areaId',
    'phone',
    'siteUrl',
    'address',
    'location',
    'popup',
    'openingHours',
    'searchKeys',
    'description',
    'logoId',
    'imageId',
  ],
  // a tile opens the categories of its type and needs their permission
  tiles: {
    shop: { only: { type: 1 }, area: 'Shop' },
    restaurantAndCafe: { only: { type: 2 }, area: 'RestaurantAndCafe' },
    serviceCompany: { only: { type: 3 }, area: 'ServiceCompany' },
  },
  portable: true,
  page: true,
  listQuery: { type: z.optional(typeNumberFromText), categoryId: z.optional(repeated(id())) },
  sortedByName: ['categoryIds'],
})
