import type { Column } from './columns'
import { choice, clock, day, fact, flag, localised, pair, reference, references, text, words } from './columns'
import { clickAction, hours } from './special-columns'

const name = localised('name')
const description = localised('description')
const image = reference('imageId', 'image', 'MediaLibrary')
const location = pair('location', 'latitude', 'longitude')
const status = choice('status', ['Active', 'InActive'])
// worked out from the last publication: a file says it, and never sets it
const contentStatus = fact('contentStatus')
const startDate = day('startDate')
const endDate = day('endDate')
// only dragging changes an order, so that a form or a file of yesterday does not put it back
const index = fact('index')

/** The columns of each kind that files can hold, by its name in the store; `type` is known by the list. */
export const contentColumns: Readonly<Record<string, readonly Column[]>> = {
  category: [
    name,
    reference('parentId', 'parent', 'Category'),
    status,
    contentStatus,
    image,
    clickAction('clickAction'),
    flag('dynamicSimpleView'),
    reference('simpleViewCategoryId', 'simpleViewCategory', 'Category'),
    flag('dynamicVisit'),
    reference('visitCategoryId', 'visitCategory', 'Category'),
    index,
  ],
  event: [name, startDate, endDate, clock('time'), status, contentStatus, description, image],
  item: [
    name,
    references('categoryIds', 'categories', 'Category'),
    status,
    contentStatus,
    text('areaId'),
    text('phone'),
    text('siteUrl'),
    text('address'),
    location,
    choice('popup', ['none', 'details', 'site']),
    hours('openingHours'),
    words('searchKeys'),
    description,
    reference('logoId', 'logo', 'MediaLibrary'),
    image,
  ],
  offer: [name, reference('shopId', 'shop', 'Item'), startDate, endDate, status, contentStatus, description, image],
  place: [
    name,
    choice('setting', ['indoor', 'outdoor']),
    status,
    contentStatus,
    location,
    reference('floorId', 'floor', 'Floor'),
    pair('position', 'x', 'y'),
    description,
    image,
  ],
  service: [name, status, contentStatus, text('areaId'), reference('iconId', 'icon', 'MediaLibrary'), image, index],
}
