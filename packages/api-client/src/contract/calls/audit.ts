import { get, nothing, ofMall, post } from '../base/call'
import { area, id, instant, languageCode } from '../base/fields'
import { listQuery, paging } from '../base/list'
import { checkRange, csvSeparator, day } from '../base/query'
import { resourceNames } from '../base/resource-names'
import { recordNames } from '../base/stored-record'
import * as z from '../base/zod'

/** The values of `action`; later versions may add more. */
export const auditKinds = [
  'create',
  'replace',
  'status',
  'fields',
  'order',
  'copy',
  'import',
  'remove',
  'restore',
  'publish',
  'rollback',
  'revert',
  'users',
  'key',
  'test',
  'export',
  'download',
  'previewLink',
  'previewOpened',
  'previewEnd',
  'signIn',
  'signInFailed',
  'signInsOmitted',
  'lockOut',
  'confirmFailed',
  'signOut',
  'endSessions',
  'password',
  'passwordLink',
  'passwordReset',
  'backup',
  'restoreBackup',
  'rotateKey',
  'retention',
  'erase',
] as const
/** An action of the history. */
export type AuditKind = (typeof auditKinds)[number]

/** The values of `resource`; an exported list has its area instead. */
export const auditResources = [
  ...resourceNames,
  ...(['InfoPage', 'Sms', 'Publication', 'PreviewLink', 'Statistic', 'Audit', 'SignIn', 'Installation'] as const),
] as const
/** What an entry of the history is about. */
export type AuditResource = (typeof auditResources)[number]

/** Names in `changes` that are no fields of records. */
export const auditDetails = [
  /** The number of the publication that was restored, in a mall or in one record. */
  'publication',
  ...(['sessions', 'failures', 'seconds', 'entries', 'keepMonths', 'mediaQuota'] as const),
  ...(['userIds', 'closed', 'until', 'hasPassword'] as const),
  /** The record of which a new one is a copy. */
  'copiedFrom',
  // of files
  ...(['mime', 'size', 'sha256'] as const),
  // of exports
  ...(['format', 'count', 'from', 'till', 'record', 'userId', 'q', 'period', 'groupBy', 'kind'] as const),
  ...(['type', 'view', 'stationId', 'categoryId', 'shopId'] as const),
] as const

/** Values of an entry's `client` for access without a browser. */
export const auditClients = { commandLine: 'commandLine', server: 'server' } as const

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
  /** The mall of the entry; null for none. Absent when the query has a `mallId`. */
  mall: z.optional(z.nullable(z.object({ id: id(), name: z.nullable(z.string()), deleted: z.boolean() }))),
  /** Network address and browser (or one of `auditClients`). Only in entries of the reader's own account, unless full administrator. */
  address: z.optional(z.nullable(z.string())),
  client: z.optional(z.nullable(z.string())),
  /** Changed fields by dotted path; never passwords. */
  changes: z.array(z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })),
  /** Names of the records that the changes reference, by id; deleted records have their last name. */
  names: z.optional(recordNames),
})
/** An entry of the history. */
export type AuditEntry = z.output<typeof auditEntry>

const { sort, q } = listQuery(['at'])

const filters = {
  /** Absent: the history of all malls; only for full administrators. */
  mallId: z.optional(id()),
  /** Filters by record. */
  record: z.optional(id()),
  /** Filters by person: entries by them, and about their account. */
  userId: z.optional(id()),
  /** The first and the last day, in the mall's time zone; without a mall in UTC. */
  from: z.optional(day()),
  till: z.optional(day()),
  kind: z.optional(z.enum(auditKinds)),
  /** Words to find in the names of record and author; for full administrators also in addresses, and without a mall in the names of malls. */
  q,
}
export const auditTrail = get({
  name: 'audit.list',
  path: '/Audit',
  access: { area: 'Mall', verb: 'read' },
  query: z
    .object({
      ...filters,
      sort,
      /** @default 50 */
      limit: z.optional(paging.limit),
      /** The `nextCursor` of the previous page. */
      cursor: paging.cursor,
    })
    .check(checkRange),
  answer: z.object({ data: z.array(auditEntry), nextCursor: z.nullable(z.string()) }),
})

export const exportAudit = get({
  name: 'audit.export',
  path: '/Audit/Export',
  access: { area: 'Mall', verb: 'read' },
  query: z
    .object({
      ...filters,
      format: z._default(z.enum(['csv']), 'csv'),
      separator: csvSeparator(),
      /** Language of the headings. @default the mall's first language */
      language: z.optional(languageCode),
    })
    .check(checkRange),
  answer: z.string(),
  raw: true,
  produces: ['text/csv'],
})

export const recordExport = post({
  name: 'audit.recordExport',
  path: '/Audit/Export',
  access: 'session',
  query: ofMall,
  body: z.object({
    area: area,
    format: z.enum(['csv', 'xlsx']),
    /** Number of records in the file. */
    count: z.int().check(z.nonnegative()),
  }),
  answer: nothing,
})
