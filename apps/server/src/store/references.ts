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
import { type ContentRow, idsOf } from './records'

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

/** Locks what these references name, and says which of them lead nowhere. */
export const danglingReferences = async (tx: Db, mallId: string, references: readonly Reference[]) =>
  danglingIn(
    tx,
    mallId,
    references,
    await lockRecords(
      tx,
      references.map(({ toId }) => toId),
    ),
  )

/** Locks what a record refers to beside content, and says which of its references lead nowhere. */
async function danglingIn(
  tx: Db,
  mallId: string,
  references: readonly Reference[],
  locked: ReadonlyMap<string, ContentRow>,
): Promise<FieldError[]> {
  const files = references.filter(({ resource }) => resource === 'MediaLibrary').map(({ toId }) => toId)
  const kinds = await lockMedia(tx, mallId, files)
  const stations = await lockStations(
    tx,
    mallId,
    references.filter(({ resource }) => resource === 'MallStation').map(({ toId }) => toId),
  )
  const whyNot = ({ toId, resource, mediaKind }: Reference): Reason | undefined => {
    if (resource === 'MallStation')
      return stations.has(toId) ? undefined : 'It links to something that no longer exists.'
    if (resource !== 'MediaLibrary') {
      const row = locked.get(toId)
      const isThere = row?.mall_id === mallId && row.deleted_at === null && row.type === typeNamed(resource)
      return isThere ? undefined : 'It links to something that no longer exists.'
    }
    const kind = kinds.get(toId)
    if (!kind) return 'It links to something that no longer exists.'
    return mediaKind && kind !== mediaKind ? 'This type of file can’t be used here.' : undefined
  }
  return references.flatMap((reference) => {
    const why = whyNot(reference)
    return why ? [fieldErrorOf(reference.path, 'invalid', undefined, why)] : []
  })
}

/** Locks files of a mall until the transaction ends, and gives the kinds of those that are there. */
async function lockMedia(tx: Db, mallId: string, ids: readonly string[]): Promise<Map<string, MediaKind>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('media')
    .select(['id', 'kind'])
    .where('mall_id', '=', mallId)
    .where('id', 'in', [...new Set(ids)])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Map(rows.map(({ id, kind }) => [id, kind]))
}

/** Keeps stations of a mall from being deleted until the transaction ends, and gives those that are there. */
async function lockStations(tx: Db, mallId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('station')
    .select('id')
    .where('mall_id', '=', mallId)
    .where('id', 'in', [...new Set(ids)])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forShare()
    .execute()
  return new Set(idsOf(rows))
}

const typeNamed = (resource: string) => storedKinds.find((type) => type.resource === resource)?.type

/** Rewrites what the record refers to. */
export async function saveReferences(
  tx: Db,
  mallId: string,
  id: string,
  references: readonly Reference[],
): Promise<void> {
  await tx.deleteFrom('reference').where('mall_id', '=', mallId).where('from_id', '=', id).execute()
  await insertReferences(tx, mallId, [{ id, references }])
}

/** Notes what new records refer to. */
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

/** Where records are used by others that are not in the trash and not among them. */
export async function usagesOf(tx: Db, ids: readonly string[]): Promise<Usage[]> {
  if (ids.length === 0) return []
  const byContent = await tx
    .selectFrom('reference')
    .innerJoin('content', (join) =>
      join.onRef('content.mall_id', '=', 'reference.mall_id').onRef('content.id', '=', 'reference.from_id'),
    )
    .select([
      'content.type',
      'content.id',
      'reference.path',
      sql<unknown>`coalesce(content.data -> 'name', content.data -> 'title')`.as('name'),
      sql<TypeNumber | null>`content.data -> 'type'`.as('number'),
    ])
    .where('reference.to_id', 'in', ids)
    .where('reference.from_id', 'not in', ids)
    .where('content.deleted_at', 'is', null)
    .orderBy('content.id')
    .orderBy('reference.path')
    .execute()
  const byMalls = await tx
    .selectFrom('mall')
    .select(['id', 'name', 'icon_id', 'event_category_id'])
    .where((eb) => eb.or([eb('event_category_id', 'in', ids), eb('icon_id', 'in', ids)]))
    .orderBy('id')
    .execute()
  const ofMall = (path: string, id: string | null, mall: { id: string; name: string }) =>
    id !== null && ids.includes(id) ? [{ resource: 'Mall', id: mall.id, name: mall.name, path }] : []
  const byStations = await tx
    .selectFrom('station')
    .select(['id', 'name'])
    .where('floor_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return [
    ...byContent.map(({ type, id, name, path, number }) => ({
      ...{ resource: resourceOf(type), id, name, path },
      ...(number === null ? {} : { type: number }),
    })),
    ...byMalls.flatMap((mall) => [
      ...ofMall('eventCategoryId', mall.event_category_id, mall),
      ...ofMall('iconId', mall.icon_id, mall),
    ]),
    ...byStations.map(({ id, name }) => ({ resource: 'MallStation', id, name, path: 'floorId' })),
  ]
}

export const resourceOf = (type: string): ResourceName | 'InfoPage' =>
  [...resourceNames, 'InfoPage' as const].find((name) => name.charAt(0).toLowerCase() + name.slice(1) === type) ??
  'Mall'
