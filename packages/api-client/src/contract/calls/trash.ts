import { usage } from '../../errors'
import { get } from '../base/call'
import { id, instant, typeNumber, user } from '../base/fields'
import { listQuery, pageOf, paging, selectsPage } from '../base/list'
import { resourceNames } from '../base/resource-names'
import * as z from '../base/zod'

/** A deleted record, which the Restore call of its kind restores. */
export const trashed = z.object({
  resource: z.enum(resourceNames),
  id: id(),
  /** Type of categories and items. */
  type: z.nullable(typeNumber),
  name: z.unknown(),
  deletedAt: instant(),
  deletedBy: user,
  /** Time of permanent deletion. */
  until: instant(),
  /** Deleted records that it references, to be restored before or with it. */
  needs: z.array(usage),
})
/** A deleted record in the trash. */
export type Trashed = z.output<typeof trashed>

const list = { path: '/Trash', access: 'session' } as const
const sortNames = ['name', 'resource', 'deletedAt'] as const

export const trash = get({
  ...list,
  name: 'trash.list',
  query: z.object({ mallId: id(), ...listQuery(sortNames) }),
  answer: z.array(trashed),
})

export const trashPage = get({
  ...list,
  name: 'trash.page',
  selectedBy: selectsPage,
  query: z.object({ mallId: id(), ...listQuery(sortNames), ...paging }),
  answer: pageOf(trashed),
})
