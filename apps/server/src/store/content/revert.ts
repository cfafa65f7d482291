// Sets drafts back to the last publication.

import { calls, type FieldError } from '@kiosk-admin/api-client'
import type { StoredKind } from '@kiosk-admin/api-client/internal'
import { auditNames } from '../../db/audit/names'
import { findPublished, isMoved, lockPublishing } from '../../db/publication/publication'
import { type Data, nameIn } from '../../db/records'
import { HttpError, invalidField } from '../../http-error'
import type { MallChange } from '../change'
import { mallTable } from '../malls/mall-table'
import { danglingReferences, type Reference, referencesIn } from '../references'
import { lockRows } from '../rows'
import { trashEnd } from '../trash'
import { contentTable, withoutPlace } from './content-table'

type Version = { id: string; version: number }
type Body = Pick<StoredKind, 'body'>

/** Sets a record, also one in the trash, back to the last publication. */
export async function revertRecord(change: MallChange, type: StoredKind, { id, version }: Version) {
  const record = await lockPublished(change, type.type, id)
  // its number alone also changes when other records are added or removed
  const keepsPlace = record && type.ordered && !(await isMoved(change.tx, change.mall, change.now, id))
  const published = keepsPlace ? { ...record, fields: withoutPlace(type, record.fields) } : record
  return namingDeleted(change, type, published?.fields, () =>
    contentTable(type).revert(change, { id, version, published }),
  )
}

/** Sets a mall back to the last publication, except its location, which is not published. */
export async function revertMall(change: MallChange, { id, version }: Version) {
  const { mall } = change
  const published = await lockPublished(change, 'mall', id)
  const whole = published && { ...published, fields: { ...published.fields, location: mall.location } }
  return namingDeleted(change, calls.replaceMall, published?.fields, () =>
    mallTable.revert(change, { id, version, published: whole }),
  )
}

async function lockPublished({ tx, mall }: MallChange, type: string, id: string) {
  // nobody publishes meanwhile
  await lockPublishing(tx, mall.id)
  const record = await findPublished(tx, mall.id, id)
  return record?.type === type ? { fields: record.data, number: record.number } : undefined
}

/** Names the deleted records that keep a record from being set back. */
async function namingDeleted<T>(change: MallChange, type: Body, fields: Data = {}, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof HttpError) || error.code !== 'validation') throw error
    const references = referencesIn(type, fields)
    const dangling = await danglingReferences(change.tx, change.mall.id, references)
    const missing = references.filter(({ path }) => dangling.some((one) => one.path === path))
    const errors = await errorsOf(change, missing)
    throw errors.length > 0 ? new HttpError('validation', { errors }) : error
  }
}

/** The errors of references to deleted records: first those to records that can't be restored. */
async function errorsOf({ tx, mall, now }: MallChange, missing: readonly Reference[]): Promise<FieldError[]> {
  const ids = missing.map(({ toId }) => toId)
  const names = await auditNames(tx, { mallId: mall.id, mallIds: [] }, ids)
  const kept = new Set<string>()
  for (const table of ['content', 'media', 'station'] as const) {
    for (const { id, deleted_at } of await lockRows(tx, table, ids)) {
      if (deleted_at && deleted_at > trashEnd(now)) kept.add(id)
    }
  }
  const namesOf = (references: readonly Reference[]) =>
    [...new Set(references.map(({ toId }) => nameIn(names[toId]?.name, mall.languages)))].filter(Boolean).join(', ')
  const inTrash = missing.filter(({ toId }) => kept.has(toId))
  const gone = missing.filter(({ toId }) => !kept.has(toId) && names[toId])
  return [
    ...gone.map(({ path }) =>
      invalidField(path, `It links to something that was permanently deleted: ${namesOf(gone)}`),
    ),
    ...inTrash.map(({ path }) =>
      invalidField(path, `It links to something that was deleted. Restore this first: ${namesOf(inTrash)}`),
    ),
  ]
}
