import { type FieldError, type MediaKind, walk } from '@kiosk-admin/api-client'
import type { Reason, StoredKind } from '@kiosk-admin/api-client/internal'
import { inChunks } from '../db/chunks'
import { kindOf } from '../db/kinds'
import type { Rights } from '../db/people/rights'
import { type ContentRow, type Data, idsOf } from '../db/records'
import { readableUsages, usesOf } from '../db/usages'
import type { Db } from '../dependencies'
import { HttpError, invalidField } from '../http-error'
import { refuseIfWrong } from './check'
import { lockRows } from './rows'

export type Reference = {
  path: string
  toId: string
  resource: string
  /** The only kind of file that the field accepts. */
  mediaKind?: MediaKind | undefined
}

/** Lists the references in a record's data. */
export function referencesIn(type: Pick<StoredKind, 'body'>, data: unknown): Reference[] {
  const found: Reference[] = []
  walk(type.body, data, ({ reference, mediaKind }, value, path) => {
    if (!reference || typeof value !== 'string') return
    found.push({ path: path.join('.'), toId: value, resource: reference, mediaKind })
  })
  return found
}

/** Locks content records until the transaction ends. Returns those that exist, by id. */
export const lockRecords = async (tx: Db, ids: readonly string[]): Promise<Map<string, ContentRow>> =>
  new Map((await lockRows(tx, 'content', ids)).map((row) => [row.id, row]))

const tableOf = (resource: string) =>
  resource === 'MediaLibrary' ? 'media' : resource === 'MallStation' ? 'station' : 'content'

/** Locks the referenced records of a mall. Returns an error for each reference that is broken. */
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
    return why ? [invalidField(reference.path, why)] : []
  })
}

/** Locks the records that these fields reference, and throws when a reference is broken. */
export const requireReferences = async (tx: Db, mallId: string, type: Pick<StoredKind, 'body'>, fields: Data) =>
  refuseIfWrong(await danglingReferences(tx, mallId, referencesIn(type, fields)))

/** Replaces the references of records. */
export async function saveReferences(
  tx: Db,
  type: Pick<StoredKind, 'body'>,
  rows: readonly ContentRow[],
): Promise<void> {
  const mallIds = rows.map(({ mall_id }) => mall_id)
  await tx.deleteFrom('reference').where('mall_id', 'in', mallIds).where('from_id', 'in', idsOf(rows)).execute()
  const references = rows.flatMap(({ id, mall_id, data }) =>
    referencesIn(type, data).map(({ path, toId }) => ({ mall_id, from_id: id, path, to_id: toId })),
  )
  for (const some of inChunks(references)) await tx.insertInto('reference').values(some).execute()
}

/** Throws when records are in use: lists the uses that the caller may read, and counts the others. */
export async function requireUnused(tx: Db, ids: readonly string[], rights: Rights): Promise<void> {
  const uses = await usesOf(tx, ids)
  if (uses.length > 0) throw new HttpError('in_use', readableUsages(rights, uses))
}
