import { lastIndex, type StoredKind } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import { json } from '../db/json'
import { newId } from '../identity'
import { Refusal } from '../refusal'
import { createPause } from '../rules/pause'
import type { Db } from '../seams'
import { type AuditAction, note } from './audit'
import { equal } from './compare'
import {
  checkBody,
  cleaned,
  conflictWith,
  insertRecord,
  lockFor,
  present,
  refuseIfWrong,
  requireSound,
  updateRecord,
  type Writer,
  writtenOf,
} from './content-write'
import { type ContentRow, type Data, nameOf, recordOf } from './records'
import { lockRecords, type Reference, referencesIn } from './references'
import { inTransaction } from './transaction'

export type ContentRecord = ReturnType<typeof recordOf>

/** Creates a record. The same id from the same sender again is the same create, and gives the record as it is. */
export const createRecord = (writer: Writer, fields: Data & { id?: string | undefined }): Promise<ContentRecord> =>
  inTransaction(writer.tx, async (tx) => recordOf(await createIn(tx, writer, await atEnd(tx, writer, fields))))

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
  const after = await cleaned(writer.type, fields)
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
  inTransaction(writer.tx, async (tx) => {
    const sent = await cleaned(writer.type, fields)
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
  inTransaction(writer.tx, async (tx) => {
    const sent = await cleaned(writer.type, fields)
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

/** What is set in many records: in all of them, then in each by itself. */
export type ManyFields = {
  ids: readonly string[]
  set: Data
  each?: Readonly<Record<string, { version?: number | undefined; set?: Data | undefined }>> | undefined
}

/** Sets fields of many records: of all or, when one of them would not fit or has moved on, of none. */
export const setFields = (writer: Writer, { ids, set, each = {} }: ManyFields): Promise<ContentRecord[]> =>
  inTransaction(writer.tx, async (tx) => {
    const { type } = writer
    const changes = [...new Set(ids)].map((id) => ({
      id,
      version: each[id]?.version,
      set: { ...set, ...each[id]?.set },
    }))
    const names = new Set(changes.flatMap((change) => Object.keys(change.set)))
    const unknown = [...names].filter((name) => !(type.fieldNames as string[]).includes(name))
    const known = new Set(ids)
    const strangers = Object.keys(each).filter((id) => !known.has(id))
    refuseIfWrong([...unknown.map(unknownField), ...strangers.map((id) => unknownField(`each.${id}`))])
    const sets = [set, ...Object.values(each).map((one) => one.set ?? {})]
    const named = sets.flatMap((one) => referencesIn(type, one).map(({ toId }) => toId))
    const locked = await lockRecords(tx, [...ids, ...named])
    refuseIfMovedOn(writer, changes, locked)
    const action = names.size === 1 && names.has('status') ? 'status' : 'fields'
    const records: ContentRecord[] = []
    const pause = createPause()
    for (const change of changes) {
      const before = present(writer, locked.get(change.id))
      const row = await naming(before, async () => {
        const after = await cleaned(type, checkBody(writer, type.body, { ...before.data, ...change.set }) as Data)
        return changeIn(tx, writer, before, after, action)
      })
      records.push(recordOf(row))
      await pause()
    }
    return records
  })

/** Refuses changes of records that are gone or have another version, and names all of them. */
function refuseIfMovedOn(
  writer: Writer,
  changes: readonly { id: string; version: number | undefined }[],
  locked: ReadonlyMap<string, ContentRow>,
): void {
  const rows = changes.flatMap(({ id, version }) => {
    const row = locked.get(id)
    if (row?.mall_id !== writer.mall.id || row.type !== writer.type.type) throw new Refusal('not_found')
    writer.allow(row.data)
    return row.deleted_at !== null || (version !== undefined && version !== row.version) ? [row] : []
  })
  if (rows.length === 0) return
  const records = rows.map(failedRecordOf)
  const current = rows.find(({ deleted_at }) => deleted_at === null)
  throw current
    ? new Refusal('conflict', { current: recordOf(current), records })
    : new Refusal('not_found', { records })
}

const failedRecordOf = ({ id, data }: ContentRow) => ({ id, name: nameOf(data) })

/** Says of what is refused which record it is about. */
async function naming<T>(row: ContentRow, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal) || error.details.records) throw error
    throw new Refusal(error.code, { ...error.details, records: [failedRecordOf(row)] })
  }
}

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
  inTransaction(writer.tx, async (tx) => {
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
      await note(writer, [writtenOf(writer, before, 'order', before.data, data)])
      records.push(recordOf({ ...before, data }))
    }
    return records
  })
