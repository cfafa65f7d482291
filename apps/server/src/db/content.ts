import { lastIndex, type StoredKind } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import { newId } from '../identity'
import { Refusal } from '../refusal'
import type { Db } from '../seams'
import { type AuditAction, audit } from './audit'
import { equal } from './compare'
import {
  checkBody,
  cleaned,
  conflictWith,
  entryOf,
  insertRecord,
  lockFor,
  present,
  requireSound,
  updateRecord,
  type Writer,
} from './content-write'
import { json } from './json'
import { type ContentRow, type Data, recordOf } from './records'
import { lockRecords, type Reference, referencesIn } from './references'
import { inTransaction } from './transaction'

export type ContentRecord = ReturnType<typeof recordOf>

/** Creates a record. The same id from the same sender again is the same create, and gives the record as it is. */
export const createRecord = (writer: Writer, fields: Data & { id?: string | undefined }): Promise<ContentRecord> =>
  inTransaction(writer.db, async (tx) => recordOf(await createIn(tx, writer, await atEnd(tx, writer, fields))))

/** A new record of an ordered kind comes last, whatever its form says; what lies in the trash keeps its place. */
export async function atEnd<F extends Data>(tx: Db, { type, mall }: Writer, fields: F): Promise<F> {
  if (!type.ordered) return fields
  const { last } = await tx
    .selectFrom('content')
    .select(sql<number | null>`max((data ->> 'index')::integer)`.as('last'))
    .where('mall_id', '=', mall.id)
    .where('type', '=', type.type)
    .executeTakeFirstOrThrow()
  return { ...fields, index: Math.min((last ?? -1) + 1, lastIndex) }
}

/** A form that was opened before an order was made still holds the old one; only orders and imports move records. */
export const inItsPlace = (type: StoredKind, fields: Data, before: Data): Data =>
  type.ordered ? { ...fields, index: before.index } : fields

export async function createIn(
  tx: Db,
  writer: Writer,
  { id = newId(writer.random, writer.now), ...fields }: Data & { id?: string | undefined },
  action: 'create' | 'copy' | 'import' = 'create',
): Promise<ContentRow> {
  const after = cleaned(writer.type, fields)
  writer.allow(after)
  const references = referencesIn(writer.type, after)
  const locked = await lockFor(tx, id, references)
  const existing = locked.get(id)
  if (existing) return sameCreate(writer, existing)
  await requireSound(tx, writer, { id, before: undefined, after, references, locked })
  const row = await insertRecord(tx, writer, { id, after, references }, action)
  return row ?? sameCreate(writer, (await lockRecords(tx, [id])).get(id))
}

function sameCreate({ mall, type, by }: Writer, row: ContentRow | undefined): ContentRow {
  const same = row?.mall_id === mall.id && row.type === type.type && row.created_by.id === by.id && !row.deleted_at
  // whose it is, is nobody's business: no `current`
  if (!row || !same) throw new Refusal('conflict')
  return row
}

/** Replaces a record, unless it has moved on from `version`; equal content is no new version. */
export const replaceRecord = (writer: Writer, id: string, version: number, fields: Data): Promise<ContentRecord> =>
  inTransaction(writer.db, async (tx) => {
    const sent = cleaned(writer.type, fields)
    const references = referencesIn(writer.type, sent)
    const locked = await lockFor(tx, id, references)
    return recordOf(await replaceIn(tx, writer, { id, version, sent, references, locked }))
  })

type Replacement = {
  id: string
  version: number
  sent: Data
  references: readonly Reference[]
  locked: ReadonlyMap<string, ContentRow>
}

async function replaceIn(tx: Db, writer: Writer, { id, version, sent, references, locked }: Replacement) {
  const before = present(writer, locked.get(id))
  writer.allow(before.data)
  const after = inItsPlace(writer.type, sent, before.data)
  if (equal(before.data, after)) return before
  if (before.version !== version) throw conflictWith(before)
  await requireSound(tx, writer, { id, before: before.data, after, references, locked })
  return updateRecord(tx, writer, before, after, 'replace')
}

/** Creates a record, or replaces it when a version says that it is there. The same create again is the same one. */
export const saveRecord = (
  writer: Writer,
  id: string,
  { version, ...fields }: Data & { version?: number | undefined },
): Promise<ContentRecord> =>
  inTransaction(writer.db, async (tx) => {
    const sent = cleaned(writer.type, fields)
    const references = referencesIn(writer.type, sent)
    const locked = await lockFor(tx, id, references)
    if (version !== undefined) return recordOf(await replaceIn(tx, writer, { id, version, sent, references, locked }))
    const row = locked.get(id) ?? (await createIn(tx, writer, { ...(await atEnd(tx, writer, fields)), id }))
    // what lies elsewhere, or in the trash, is not shown
    if (row.mall_id !== writer.mall.id || row.type !== writer.type.type || row.deleted_at) throw new Refusal('conflict')
    writer.allow(row.data)
    if (!equal(row.data, inItsPlace(writer.type, sent, row.data))) throw conflictWith(row)
    return recordOf(row)
  })

/** Sets the same fields of many records: of all or, when one of them would not fit, of none. */
export const setFields = (
  writer: Writer,
  ids: readonly string[],
  set: Data,
  action: 'fields' | 'status' = 'fields',
): Promise<ContentRecord[]> =>
  inTransaction(writer.db, async (tx) => {
    const { type } = writer
    const unknown = Object.keys(set).filter((name) => !(type.fieldNames as string[]).includes(name))
    if (unknown.length > 0) throw new Refusal('validation', { errors: unknown.map(unknownField) })
    const named = referencesIn(type, set).map(({ toId }) => toId)
    const locked = await lockRecords(tx, [...ids, ...named])
    const records: ContentRecord[] = []
    for (const id of new Set(ids)) {
      const before = present(writer, locked.get(id))
      writer.allow(before.data)
      const after = cleaned(type, checkBody(writer, type.body, { ...before.data, ...set }) as Data)
      records.push(recordOf(await changeIn(tx, writer, before, after, action)))
    }
    return records
  })

export const unknownField = (path: string) => ({ path, rule: 'invalid' as const, message: 'Invalid value' })

/** Writes a locked record's next version, if it is one. */
export async function changeIn(tx: Db, writer: Writer, before: ContentRow, after: Data, action: AuditAction) {
  if (equal(before.data, after)) return before
  const references = referencesIn(writer.type, after)
  const locked = await lockFor(tx, before.id, references)
  await requireSound(tx, writer, { id: before.id, before: before.data, after, references, locked })
  return updateRecord(tx, writer, before, after, action)
}

/** Puts records into this order. Their content stays as it is, and so does their version. */
export const orderRecords = (writer: Writer, ids: readonly string[]): Promise<ContentRecord[]> =>
  inTransaction(writer.db, async (tx) => {
    const locked = await lockRecords(tx, ids)
    const records: ContentRecord[] = []
    for (const [index, id] of [...new Set(ids)].entries()) {
      const before = present(writer, locked.get(id))
      writer.allow(before.data)
      if (before.data.index === index) continue
      const data = { ...before.data, index }
      await tx
        .updateTable('content')
        .set({ data: json(data) })
        .where('id', '=', id)
        .execute()
      await audit(tx, [entryOf(writer, before, 'order', before.data, data)])
      records.push(recordOf({ ...before, data }))
    }
    return records
  })
