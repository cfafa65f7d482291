import { contentType } from './base/content-type'
import { field, index, localised, media, optional, reference, status, typeNumber, url } from './base/fields'
import * as z from './base/zod'

/** The kiosk's built-in pages that a category can open. */
export const kioskPages = [
  'start',
  'shops',
  'restaurants',
  'serviceCompanies',
  'services',
  'offers',
  'events',
  'parking',
  'surroundingArea',
  'information',
] as const

/** Action of a tap on the category. */
export const clickAction = field(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('changePage'), page: z.enum(kioskPages) }),
    z.object({ kind: z.literal('externalUrl'), url: url() }),
    z.object({ kind: z.literal('details') }),
    z.object({ kind: z.literal('childCategory'), categoryId: reference('Category') }),
  ]),
  { format: 'clickAction' },
)

type Dynamic = {
  dynamicSimpleView: boolean
  simpleViewCategoryId: string | null
  dynamicVisit: boolean
  visitCategoryId: string | null
}

/** A category that shows another one's content must reference it. */
const needs = (flag: 'dynamicSimpleView' | 'dynamicVisit', named: 'simpleViewCategoryId' | 'visitCategoryId') =>
  z.refine<Dynamic>((category) => !category[flag] || category[named] !== null, {
    path: [named],
    params: { rule: 'required' },
  })

const areaByType = { 1: 'Shop', 2: 'RestaurantAndCafe', 3: 'ServiceCompany' } as const

export const category = contentType({
  resource: 'Category',
  plural: 'categories',
  area: areaByType,
  fields: {
    type: typeNumber,
    parentId: optional(reference('Category')),
    index: index(),
    name: localised(),
    imageId: optional(media('Image')),
    status: z._default(status, 'InActive'),
    clickAction: z._default(clickAction, { kind: 'details' }),
    /** The kiosk's large-text list opens on simpleViewCategoryId instead of this category. */
    dynamicSimpleView: z._default(z.boolean(), false),
    simpleViewCategoryId: optional(reference('Category')),
    /** The kiosk's Visit page lists visitCategoryId's items. */
    dynamicVisit: z._default(z.boolean(), false),
    visitCategoryId: optional(reference('Category')),
  },
  checks: [needs('dynamicSimpleView', 'simpleViewCategoryId'), needs('dynamicVisit', 'visitCategoryId')],
  ordered: true,
  level: ['type', 'parentId'],
  rows: [
    'name',
    'parentId',
    'status',
    'contentStatus',
    'imageId',
    'clickAction',
    'dynamicSimpleView',
    'simpleViewCategoryId',
    'dynamicVisit',
    'visitCategoryId',
    'index',
  ],
  portable: true,
  page: true,
})
