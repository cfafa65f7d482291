import type { AuditEntry } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import type { Db } from '../../dependencies'
import { auditEntries } from './entries'

type Changes = Pick<AuditEntry, 'changes'>['changes']
export type AuditNames = NonNullable<AuditEntry['names']>

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The ids of other records in a value, however deep; `id` is that of a part of the record itself. */
function selectIds(value: unknown, key: string): string[] {
  if (typeof value === 'string') return key !== 'id' && uuid.test(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((one) => selectIds(one, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => selectIds(one, name))
}

export const idsInChanges = (changes: Changes): string[] =>
  changes.flatMap(({ path, before, after }) => {
    const key = path.split('.').at(-1) ?? ''
    return [...selectIds(before, key), ...selectIds(after, key)]
  })

/** The mall that is read and the malls of the reader; undefined reads the names of all malls. */
type NameReader = { mallId: string; mallIds: readonly string[] } | undefined
type NamedRow = { id: string; name: unknown; deleted: boolean }

/** Looks up the names of the records on a page of the history, including deleted ones. */
export async function auditNames(db: Db, reader: NameReader, ids: readonly string[]): Promise<AuditNames> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return {}
  const listed = sql`id = any(${wanted}::uuid[])`
  const malls = reader && sql`any(${[reader.mallId, ...reader.mallIds]}::uuid[])`
  const inMall = reader ? sql`mall_id = ${reader.mallId}` : sql`true`
  const reached = malls ? sql`id = ${malls}` : sql`true`
  const known = malls ? sql`(mall_id is null or mall_id = ${malls})` : sql`true`
  const shared = malls
    ? sql`exists (
      select 1 from user_mall where user_mall.user_id = user_account.id and user_mall.mall_id = ${malls}
    )`
    : sql`true`
  const { rows } = await sql<NamedRow>`
    select id, coalesce(data -> 'name', data -> 'title') as name, deleted_at is not null as deleted
    from content where ${inMall} and ${listed}
    union all
    select id, to_jsonb(name), deleted_at is not null from media where ${inMall} and ${listed}
    union all
    select id, to_jsonb(name), deleted_at is not null from media_category where ${inMall} and ${listed}
    union all
    select id, to_jsonb(code || ' ' || name), deleted_at is not null
    from station where ${inMall} and ${listed}
    union all
    select id, to_jsonb(name), false from mall where ${reached} and ${listed}
    union all
    select id, to_jsonb(name), deleted_at is not null from user_group where ${known} and ${listed}
    union all
    select id, to_jsonb(username), deleted_at is not null from user_account
    where ${listed} and ${shared}
  `.execute(db)
  const names = new Map(rows.map(({ id, name, deleted }) => [id, { name, deleted }]))
  for (const { id, name } of await readDeletedNames(
    db,
    reader,
    wanted.filter((id) => !names.has(id)),
  )) {
    names.set(id, { name, deleted: true })
  }
  return Object.fromEntries(names)
}

/** Records deleted for good: their last name is in the history. */
async function readDeletedNames(db: Db, reader: NameReader, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await auditEntries(db)
    .distinctOn('record_id')
    .select(['record_id as id', 'record_name as name'])
    .where('record_id', 'in', ids)
    .where('record_name', 'is not', null)
    // a user without a mall in common is visible to nobody; a deleted user has none
    .where(
      reader
        ? sql<boolean>`(mall_id = ${reader.mallId} or resource = 'UserGroup'
            and (mall_id is null or mall_id = any(${[...reader.mallIds]}::uuid[])))`
        : sql<boolean>`true`,
    )
    .orderBy('record_id')
    .orderBy('audit.id', 'desc')
    .execute()
  return rows
}

type EntryMall = NonNullable<AuditEntry['mall']>

/** Looks up the malls of entries; a mall that was deleted for good has the last name that the history knows. */
export async function mallsById(
  db: Db,
  entries: readonly { mall_id: string | null }[],
): Promise<ReadonlyMap<string, EntryMall>> {
  const ids = [...new Set(entries.flatMap(({ mall_id }) => mall_id ?? []))]
  if (ids.length === 0) return new Map()
  const stored = await db.selectFrom('mall').select(['id', 'name', 'deleted_at']).where('id', 'in', ids).execute()
  const malls = new Map<string, EntryMall>(
    stored.map(({ id, name, deleted_at }) => [id, { id, name, deleted: deleted_at !== null }]),
  )
  const gone = await readDeletedNames(
    db,
    undefined,
    ids.filter((id) => !malls.has(id)),
  )
  for (const { id, name } of gone) malls.set(id, { id, name: typeof name === 'string' ? name : null, deleted: true })
  return malls
}
