import { get, ofMall, post } from '../base/call'
import { area, id, instant, integer, typeNumber, user } from '../base/fields'
import { resourceNames } from '../base/resource-names'
import { common, recordNames } from '../base/stored-record'
import * as z from '../base/zod'

const count = () => integer(0, 1_000_000)

/** One entry of a mall's history. */
export const publication = z.object({
  id: id(),
  mallId: id(),
  /** 1, 2, 3 … per mall. */
  number: integer(1, 2_147_483_647),
  publishedAt: instant(),
  publishedBy: user,
  note: z.nullable(z.string()),
  counts: z.object({ added: count(), changed: count(), removed: count(), records: count() }),
  /** Number of the publication that a roll-back restored. */
  rolledBackTo: z.nullable(integer(1, 2_147_483_647)),
})
export type Publication = z.output<typeof publication>

const publishedRecord = {
  resource: z.enum([...resourceNames, 'InfoPage']),
  /** The permission area; for records with types, that of the type. */
  area: z.optional(area),
  id: id(),
  name: z.unknown(),
  /** Type of categories and items. */
  recordType: z.optional(typeNumber),
  /** Kind of slideshows. */
  recordKind: z.optional(z.string()),
}

/** An InActive record that the last publication does not contain either. */
export const keptBack = z.object(publishedRecord)
/** An InActive record that publications leave out. */
export type KeptBack = z.output<typeof keptBack>

/** A record that differs between the draft and the last publication. */
export const change = z.object({
  ...publishedRecord,
  kind: z.enum(['added', 'changed', 'removed']),
  /** Dotted paths with both values: published, and of the draft if there is one. */
  fields: z.array(z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })),
  /** Why a removed record is left out: it is in the trash, InActive, or its last day is over. */
  reason: z.optional(z.enum(['deleted', 'inactive', 'ended'])),
  at: z.nullable(instant()),
  by: z.nullable(user),
  /** Who changed it since the last publication, the last one first. */
  authors: z._default(z.array(user), []),
  /** Version of the draft, if the record's `revert` would change it. */
  draftVersion: z.optional(common.version),
})
export type Change = z.output<typeof change>

/** Changes of one author in an area that the reader may not read: counted, and not shown. */
export const hiddenChanges = z.object({ area, by: z.nullable(user), count: integer(1, 1_000_000) })
/** Changes of one author in an area that the reader may not read. */
export type HiddenChanges = z.output<typeof hiddenChanges>

/** Names of the records that changed fields reference, by id; deleted records have their last name. */
const changedNames = z._default(recordNames, {})

export const publications = get({
  name: 'publication.list',
  path: '/Publication',
  access: 'session',
  query: ofMall,
  answer: z.array(publication),
})

export const publish = post({
  name: 'publication.publish',
  path: '/Publication',
  access: 'publish',
  query: ofMall,
  body: z.object({ note: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(200)))) }),
  answer: publication,
})

export const changes = get({
  name: 'publication.changes',
  path: '/Publication/Changes',
  access: 'session',
  query: ofMall,
  answer: z.object({
    /** Number of the next publication. */
    next: integer(1, 2_147_483_647),
    changes: z.array(change),
    /** What Publish sends besides; empty for those who may not publish. */
    hidden: z.array(hiddenChanges),
    /** Saved InActive records, which Publish leaves out. */
    keptBack: z._default(z.array(keptBack), []),
    names: changedNames,
  }),
})

export const rollbackChanges = get({
  name: 'publication.rollbackChanges',
  path: '/Publication/{id}/Changes',
  access: { area: 'Mall', verb: 'write' },
  params: z.object({ id: id() }),
  answer: z.object({ changes: z.array(change), hidden: z.array(hiddenChanges), names: changedNames }),
})

export const rollback = post({
  name: 'publication.rollback',
  path: '/Publication/{id}/Rollback',
  access: { area: 'Mall', verb: 'write' },
  params: z.object({ id: id() }),
  answer: publication,
})
