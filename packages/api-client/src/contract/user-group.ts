import { areas } from './areas'
import { text } from './fields'
import { peopleType } from './people-type'
import { z } from './zod'

/** What a group may in one area; whoever writes there reads there as well. */
const grant = z
  .object({
    area: z.enum(areas),
    read: z._default(z.boolean(), false),
    write: z._default(z.boolean(), false),
  })
  .check(z.overwrite(({ area, read, write }) => ({ area, read: read || write, write })))

/** People with the same rights. */
export const userGroup = peopleType({
  resource: 'UserGroup',
  area: 'UserGroup',
  fields: {
    name: text(64),
    /** Each area at most once; one that is missing is closed. */
    areas: z
      ._default(z.array(grant), [])
      .check(z.refine((all) => new Set(all.map(({ area }) => area)).size === all.length)),
  },
  once: {},
  answered: {},
  listQuery: {},
})
export type UserGroup = z.output<typeof userGroup.record>
