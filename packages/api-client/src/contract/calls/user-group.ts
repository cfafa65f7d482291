import { usage } from '../../errors'
import { areas } from '../base/areas'
import { get } from '../base/call'
import { area, id, optional, reference, repeated, text, uniqueBy } from '../base/fields'
import { peopleType } from '../base/people-type'
import * as z from '../base/zod'

/** A group's permissions in an area; write implies read. */
const grant = z
  .object({
    area: area,
    read: z._default(z.boolean(), false),
    write: z._default(z.boolean(), false),
  })
  .check(z.overwrite(({ area, read, write }) => ({ area, read: read || write, write })))

/** A group of users with the same permissions. */
const own = peopleType({
  resource: 'UserGroup',
  area: 'UserGroup',
  fields: {
    name: text(64),
    /** Permissions by area, each at most once; missing areas grant none. */
    areas: z
      ._default(z.array(grant).check(z.maxLength(areas.length)), [])
      .check(uniqueBy<{ area: string }>(({ area }) => area)),
    /** The mall that the group belongs to, for good; `null` for a group of the house, which users of every mall may have. */
    mallId: optional(reference('Mall')),
  },
  once: {},
  answered: {},
  listQuery: {},
})

export const userGroup = {
  ...own,
  calls: {
    ...own.calls,
    usage: get({
      name: 'userGroup.usage',
      path: '/UserGroup/Usage',
      access: { area: 'UserGroup', verb: 'read' },
      query: z.object({ id: repeated(id()) }),
      answer: z.array(usage),
    }),
  },
}
