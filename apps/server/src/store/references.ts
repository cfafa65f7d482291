import {
  areaOf,
  type FieldError,
  fieldErrorOf,
  type MediaKind,
  may,
  type Permissions,
  type TypeNumber,
  type Usage,
  walk,
} from '@kiosk-admin/api-client'
import {
  type Reason,
  type ResourceName,
  resourceNames,
  type StoredKind,
  storedKinds,
} from '@kiosk-admin/api-client/internal'
import { sql } from 'kysely'
import { inChunks } from '../db/chunks'
import type { Db } from '../dependencies'
import { HttpError } from '../http-error'
import type { ContentRow } from './records'
import { lockRows } from './rows'

export type Reference = {
  path: string
  toId: string
  resource: string
  /** The one kind of file that fits. */
  mediaKind?: MediaKind | undefined
}

/** The ids in a record's data that name other records. */
export function referencesIn(type: Pick<StoredKind, 'body'>, data: unknown): Reference[] {
  const found: Reference[] = []
  walk(type.body, data, ({ reference, mediaKind }, value, path) => {
    if (!reference || typeof value !== 'string') return
    found.push({ path: path.join('.'), toId: value, resource: reference, mediaKind })
  })
  return found
}

/** Locks content records until the transaction ends, and gives those that exist, by id. */
export const lockRecords = async (tx: Db, ids: readonly string[]): Promise<Map<string, ContentRow>> =>
  new Map((await lockRows(tx, 'content', ids)).map((row) => [row.id, row]))

const tableOf = (resource: string) =>
  resource === 'MediaLibrary' ? 'media' : resource === 'MallStation' ? 'station' : 'content'

/** Locks what these references of a mall name, and gives an error for each that leads nowhere. */
export async function danglingReferences(
  tx: Db,
  mallId: string,
  references: readonly Reference[],
): Promise<FieldError[]> {
  const idsIn = (table: 'content' | 'media' | 'station') =>
    references.filter(({ resource }) => tableOf(resource) === table).map(({ toId }) => toId)
  const content = await lockRows(tx, 'content', idsIn('content'))
  const files = await lockRows(tx, 'media', idsIn('media'))
  const stations = await lockRows(tx, 'station', idsIn('station'))
  const rows = [
    ...content.map(({ type, ...row }) => ({ ...row, resource: kindOf(type)?.resource, kind: undefined })),
    ...files.map((row) => ({ ...row, resource: 'MediaLibrary' })),
    ...stations.map((row) => ({ ...row, resource: 'MallStation', kind: undefined })),
  ]
  const byId = new Map(rows.filter((row) => row.mall_id === mallId && !row.deleted_at).map((row) => [row.id, row]))
  const whyNot = ({ toId, resource, mediaKind }: Reference): Reason | undefined => {
    const row = byId.get(toId)
    if (row?.resource !== resource) return 'It links to something that no longer exists.'
    return mediaKind && row.kind !== mediaKind ? 'This type of file can’t be used here.' : undefined
  }
  return references.flatMap((reference) => {
    const why = whyNot(reference)
    return why ? [fieldErrorOf(reference.path, 'invalid', undefined, why)] : []
  })
}

const kindOf = (type: string) => storedKinds.find((kind) => kind.type === type)

/** Replaces a record's references. */
export async function saveReferences(
  tx: Db,
  mallId: string,
  id: string,
  references: readonly Reference[],
): Promise<void> {
  await tx.deleteFrom('reference').where('mall_id', '=', mallId).where('from_id', '=', id).execute()
  await insertReferences(tx, mallId, [{ id, references }])
}

/** Adds the references of new records. */
export async function insertReferences(
  tx: Db,
  mallId: string,
  records: readonly { id: string; references: readonly Reference[] }[],
): Promise<void> {
  const rows = records.flatMap(({ id, references }) =>
    references.map(({ path, toId }) => ({ mall_id: mallId, from_id: id, path, to_id: toId })),
  )
  for (const some of inChunks(rows)) await tx.insertInto('reference').values(some).execute()
}

/** Where records are used, as far as the reader may know, and how many other places there are. */
export type Usages = { usedBy: Usage[]; hiddenUses: number }

/** Parts what the reader may read from what only counts. */
export function readableUsages(permissions: Permissions, usages: readonly Usage[]): Usages {
  const usedBy = usages.filter(({ resource, type }) => {
    const kind = storedKinds.find((one) => one.resource === resource)
    const area = kind ? areaOf(kind.area, type) : 'Mall'
    return area !== undefined && may(permissions, area, 'read')
  })
  return { usedBy, hiddenUses: usages.length - usedBy.length }
}

/** Refuses while something is used: by name what the caller may read, all else as a number. */
export async function requireUnused(tx: Db, ids: readonly string[], permissions: Permissions): Promise<void> {
  const usages = await usagesOf(tx, ids)
  if (usages.length > 0) throw new HttpError('in_use', readableUsages(permissions, usages))
}

/** A record, mall or station that names another record. */
const uses = sql`(
  select reference.to_id, content.type, content.id, reference.path,
    coalesce(content.data -> 'name', content.data -> 'title') as name, content.data -> 'type' as number
  from reference
  join content on content.mall_id = reference.mall_id and content.id = reference.from_id
  where content.deleted_at is null
  union all
  select icon_id, 'mall', id, 'iconId', to_jsonb(name), null from mall
  union all
  select event_category_id, 'mall', id, 'eventCategoryId', to_jsonb(name), null from mall
  union all
  select floor_id, 'mallStation', id, 'floorId', to_jsonb(name), null from station where deleted_at is null
) use`

/** Where records are used by others that are not in the trash and not among them: content first. */
export async function usagesOf(db: Db, ids: readonly string[]): Promise<Usage[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ type: string; id: string; path: string; name: unknown; number: TypeNumber | null }>`
    select type, id, path, name, number
    from ${uses}
    where to_id in (${sql.join(ids)}) and id not in (${sql.join(ids)})
    order by array_position(array['mall', 'mallStation'], type) nulls first, id, path
  `.execute(db)
  return rows.map(({ type, id, name, path, number }) => ({
    ...{ resource: resourceOf(type), id, name, path },
    ...(number === null ? {} : { type: number }),
  }))
}

/** The number of records and malls that use each of these records. */
export async function countUses(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; records: number }>`
    select to_id as id, cast(count(distinct id) as integer) as records
    from ${uses}
    where to_id in (${sql.join(ids)})
    group by to_id
  `.execute(db)
  return new Map(rows.map(({ id, records }) => [id, records]))
}

export const resourceOf = (type: string): ResourceName | 'InfoPage' =>
  [...resourceNames, 'InfoPage' as const].find((name) => name.charAt(0).toLowerCase() + name.slice(1) === type) ??
  'Mall'
