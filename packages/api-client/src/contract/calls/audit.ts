import { get } from '../base/call'
import { id, instant } from '../base/fields'
import { listQuery, paging } from '../base/list'
import { z } from '../base/zod'

export const auditEntry = z.object({
  id: z.string(),
  at: instant(),
  /** The author at that time; a fixed name for commands on the server's machine. */
  by: z.object({ id: z.string(), name: z.string() }),
  area: z.string(),
  /** `create`, `replace`, `remove`, `publish` … */
  action: z.string(),
  resource: z.string(),
  recordId: id(),
  recordName: z.unknown(),
  /** Changed fields by dotted path; never passwords. */
  changes: z.array(z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })),
  /** Names of the records that the changes reference, by id; deleted records have their last name. */
  names: z.optional(z.record(z.string(), z.object({ name: z.unknown(), deleted: z.boolean() }))),
})
/** An entry of the history. */
export type AuditEntry = z.infer<typeof auditEntry>

const { sort, q } = listQuery(['at'])

export const auditTrail = get({
  name: 'audit.list',
  path: '/Audit',
  summary: 'The history of a mall and of people in the areas that the caller may read, newest first',
  access: { area: 'Mall', verb: 'read' },
  query: z.object({
    mallId: id(),
    /** Filters by record. */
    record: z.optional(id()),
    sort,
    /** Words to find in the names of the record and of the author. */
    q,
    /** @default 50 */
    limit: z.optional(paging.limit),
    /** The `nextCursor` of the previous page. */
    cursor: paging.cursor,
  }),
  answer: z.object({ data: z.array(auditEntry), nextCursor: z.nullable(z.string()) }),
})
