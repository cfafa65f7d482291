import { get } from '../base/call'
import { id, typeNumberFromText } from '../base/fields'
import { listQuery, pageOf, paging, selectsPage } from '../base/list'
import * as z from '../base/zod'
import { category } from '../category'

const ofType = {
  path: '/Category/{type}',
  access: { area: category.area, verb: 'read', orReferring: true },
  params: z.object({ type: typeNumberFromText }),
} as const
const sortNames = Object.keys(category.sorts)
const listed = z.partial(category.listed)

/** The specification's own call: a flat list, with parentId. */
export const categoriesOfType = get({
  ...ofType,
  name: 'category.ofType',
  query: z.object({ mallId: id(), ...listQuery(sortNames) }),
  answer: z.array(listed),
})

export const categoriesOfTypePage = get({
  ...ofType,
  name: 'category.ofTypePage',
  selectedBy: selectsPage,
  query: z.object({ mallId: id(), ...listQuery(sortNames), ...paging }),
  answer: pageOf(listed),
})
