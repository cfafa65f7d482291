import { usage } from '../../errors'
import { get, ofMall } from '../base/call'
import { id, instant, typeNumber, user } from '../base/fields'
import { resourceNames } from '../base/resource-names'
import { z } from '../base/zod'

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
export type Trashed = z.infer<typeof trashed>

export const trash = get({
  name: 'trash.list',
  path: '/Trash',
  summary: 'What was deleted in the areas that the caller may read, newest first',
  access: 'session',
  query: ofMall,
  answer: z.array(trashed),
})
