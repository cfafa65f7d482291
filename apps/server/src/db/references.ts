import {
  type ContentType,
  contentTypes,
  type FieldError,
  fieldErrorOf,
  type ResourceName,
  type Usage,
  walk,
} from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import type { Db } from '../seams'
import type { ContentRow } from './records'

export type Reference = { path: string; toId: string; resource: ResourceName }

/** The ids in a record's data that name other records. */
export function referencesIn(type: ContentType, data: unknown): Reference[] {
  const found: Reference[] = []
  walk(type.body, data, ({ reference }, value, path) => {
    if (reference && typeof value === 'string') found.push({ path: path.join('.'), toId: value, resource: reference })
  })
  return found
}

/**
 * Locks records until the transaction ends, and gives those that are there. Always in the order of their ids, so that
 * two writers that name each other's records wait instead of blocking each other for good.
 */
export async function lockRecords(tx: Db, ids: readonly string[]): Promise<Map<string, ContentRow>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('content')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Locks what a record refers to beside content, and says which of its references lead nowhere. */
export async function danglingIn(
  tx: Db,
  mallId: string,
  references: readonly Reference[],
  locked: ReadonlyMap<string, ContentRow>,
): Promise<FieldError[]> {
  const files = references.filter(({ resource }) => resource === 'MediaLibrary').map(({ toId }) => toId)
  const media = new Set(
    files.length === 0
      ? []
      : (
          await tx
            .selectFrom('media')
            .select('id')
            .where('mall_id', '=', mallId)
            .where('id', 'in', files)
            .where('deleted_at', 'is', null)
            .orderBy('id')
            .forUpdate()
            .execute()
        ).map(({ id }) => id),
  )
  const isThere = ({ toId, resource }: Reference) => {
    if (resource === 'MediaLibrary') return media.has(toId)
    const row = locked.get(toId)
    return row?.mall_id === mallId && row.deleted_at === null && row.type === typeNamed(resource)
  }
  return references
    .filter((reference) => !isThere(reference))
    .map(({ path }) => fieldErrorOf(path, 'invalid', undefined, 'What it names does not exist.'))
}

const typeNamed = (resource: ResourceName) =>
  Object.values(contentTypes).find((type) => type.resource === resource)?.type

/** Rewrites what the record refers to. */
export async function saveReferences(
  tx: Db,
  mallId: string,
  id: string,
  references: readonly Reference[],
): Promise<void> {
  await tx.deleteFrom('reference').where('mall_id', '=', mallId).where('from_id', '=', id).execute()
  if (references.length === 0) return
  await tx
    .insertInto('reference')
    .values(references.map(({ path, toId }) => ({ mall_id: mallId, from_id: id, path, to_id: toId })))
    .execute()
}

/** Where records are used by others that are not in the trash and not among them. */
export async function usagesOf(tx: Db, ids: readonly string[]): Promise<Usage[]> {
  if (ids.length === 0) return []
  const byContent = await tx
    .selectFrom('reference')
    .innerJoin('content', (join) =>
      join.onRef('content.mall_id', '=', 'reference.mall_id').onRef('content.id', '=', 'reference.from_id'),
    )
    .select(['content.type', 'content.id', 'reference.path', sql<unknown>`content.data -> 'name'`.as('name')])
    .where('reference.to_id', 'in', ids)
    .where('reference.from_id', 'not in', ids)
    .where('content.deleted_at', 'is', null)
    .orderBy('content.id')
    .orderBy('reference.path')
    .execute()
  const byMalls = await tx.selectFrom('mall').select(['id', 'name']).where('event_category_id', 'in', ids).execute()
  return [
    ...byContent.map(({ type, id, name, path }) => ({ resource: resourceOf(type), id, name, path })),
    ...byMalls.map(({ id, name }) => ({ resource: 'Mall', id, name, path: 'eventCategoryId' })),
  ]
}

export const resourceOf = (type: string): ResourceName =>
  Object.values(contentTypes).find((one) => one.type === type)?.resource ?? 'Mall'
