import { type FieldError, referencesIn as findReferences, type MediaKind } from '@kiosk-admin/api-client'
import type { Reason, StoredKind } from '@kiosk-admin/api-client/internal'
import { kindOf } from '../db/kinds'
import { inChunks } from '../db/kysely/chunks'
import type { Rights } from '../db/people/rights'
import { type ContentRow, type Data, idsOf } from '../db/records'
import { readableUsages, usesOf } from '../db/usages'
import type { Db } from '../dependencies'
import { HttpError, invalidField } from '../http-error'
import { isPlayable } from '../media/media-types'
import { refuseIfWrong } from './check'
import { lockRows } from './rows'

export type Reference = {
  path: string
  toId: string
  resource: string
  /** The only kind of file that the field accepts. */
  mediaKind?: MediaKind | undefined
}

/** The path of the field with a reference: that of a rich text, whose references end with their id. */
const fieldOf = ({ path, toId }: Reference) =>
  path.endsWith(`.${toId}`) ? path.slice(0, path.length - toId.length - 1) : path

/** Lists the references in a record's data. */
export const referencesIn = (type: Pick<StoredKind, 'body'>, data: unknown): Reference[] =>
  findReferences(type.body, data).map(({ id: toId, path, ...rest }) => ({ ...rest, path: path.join('.'), toId }))

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
    return why ? [invalidField(fieldOf(reference), why)] : []
  })
}

/**
 * Locks the records that these fields reference. Throws when a reference is broken, or leads to a video that the kiosks
 * can't play; one that was there before stays, so that an old record can still be changed.
 */
export async function requireReferences(
  tx: Db,
  mallId: string,
  type: Pick<StoredKind, 'body'>,
  records: readonly { before?: Data | undefined; after: Data }[],
): Promise<void> {
  const references = records.map(({ before = {}, after }) => {
    const known = new Set(referencesIn(type, before).map(({ toId }) => toId))
    const all = referencesIn(type, after)
    return { all, added: all.filter(({ toId }) => !known.has(toId)) }
  })
  refuseIfWrong(
    await danglingReferences(
      tx,
      mallId,
      references.flatMap(({ all }) => all),
    ),
  )
  refuseIfWrong(
    await unplayableVideos(
      tx,
      references.flatMap(({ added }) => added),
    ),
  )
}

/** Returns an error for each reference to a video that the kiosks can't play. */
async function unplayableVideos(tx: Db, references: readonly Reference[]): Promise<FieldError[]> {
  const videos = references.filter(({ mediaKind }) => mediaKind === 'Video')
  if (videos.length === 0) return []
  const rows = await tx
    .selectFrom('media')
    .select(['id', 'name', 'kind', 'extension', 'video'])
    .where(
      'id',
      'in',
      videos.map(({ toId }) => toId),
    )
    .execute()
  const unplayable = new Map(rows.filter((row) => !isPlayable(row)).map(({ id, name }) => [id, name]))
  return videos.flatMap(({ path, toId }) => {
    const name = unplayable.get(toId)
    return name === undefined ? [] : [invalidField(path, `The kiosks can’t play this video: ${name}`)]
  })
}

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
