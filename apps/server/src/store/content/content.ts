import { lastIndex, type StoredKind } from '@kiosk-admin/api-client/internal'
import { sql } from 'kysely'
import { json } from '../../db/json'
import { HttpError } from '../../http-error'
import { createYield } from '../../rules/yield-to-event-loop'
import { checkFields, refuseIfWrong, unknownField } from '../check'
import { equal } from '../compare'
import { requireAccessTo } from '../kinds'
import { type ContentRow, type Data, nameOf, recordOf } from '../records'
import { lockRecords, referencesIn } from '../references'
import { conflictWith, create, lockAll, lockOne, noteWritten, writable, write } from '../store'
import { type ContentRecord, cleaned, contentTable, type Writer } from './content-table'

type NewFields = Data & { id?: string | undefined }

type Creation = {
  action?: 'create' | 'copy' | 'import'
  /** Keeps the index of the fields in an ordered kind. */
  inPlace?: boolean
}

/** Creates a record; in an ordered kind it is the last. */
export async function createRecord(
  writer: Writer,
  { id, ...fields }: NewFields,
  { action = 'create', inPlace = false }: Creation = {},
): Promise<ContentRow> {
  const { type, permissions } = writer
  const after = await cleaned(type, inPlace ? fields : await atEnd(writer, fields))
  requireAccessTo(permissions, 'write', type.type, after)
  return create(writer, contentTable(type), after, { id, action })
}

/** Sets the index of a new record behind all others, also those in the trash. */
async function atEnd({ tx, type, mall }: Writer, fields: Data): Promise<Data> {
  if (!type.ordered) return fields
  const { last } = await tx
    .selectFrom('content')
    .select(sql<number | null>`max((data ->> 'index')::integer)`.as('last'))
    .where('mall_id', '=', mall.id)
    .where('type', '=', type.type)
    .executeTakeFirstOrThrow()
  return { ...fields, index: Math.min((last ?? -1) + 1, lastIndex) }
}

/** Keeps the stored index: a form that was opened before a reordering holds the former one. */
export const inItsPlace = (type: StoredKind, fields: Data, before: Data): Data =>
  type.ordered ? { ...fields, index: before.index } : fields

/** Replaces a record, unless its version has changed. */
export async function replaceRecord(writer: Writer, id: string, version: number, fields: Data) {
  const sent = await cleaned(writer.type, fields)
  const table = contentTable(writer.type)
  const before = await lockOne(writer, table, id, sent)
  return recordOf(await write(writer, table, before, inItsPlace(writer.type, sent, before.data), { version }))
}

/** Replaces a record when a version is given, otherwise creates it. Creating it again with equal fields returns it. */
export async function saveRecord(
  writer: Writer,
  id: string,
  { version, ...fields }: Data & { version?: number | undefined },
): Promise<ContentRecord> {
  if (version !== undefined) return replaceRecord(writer, id, version, fields)
  const sent = await cleaned(writer.type, fields)
  const table = contentTable(writer.type)
  const [existing] = await table.lock(writer, [id], sent)
  const row = existing ?? (await createRecord(writer, { ...fields, id }))
  // do not reveal records of other malls or in the trash: omit `current` from the 409
  if (!table.reaches(writer, row) || row.deleted_at) throw new HttpError('conflict')
  requireAccessTo(writer.permissions, 'write', row.type, row.data)
  if (!equal(row.data, inItsPlace(writer.type, sent, row.data))) throw await conflictWith(writer, table, row)
  return recordOf(row)
}

/** Fields to set in many records: first those for all, then those for each. */
export type ManyFields = {
  ids: readonly string[]
  set: Data
  each?: Readonly<Record<string, { version?: number | undefined; set?: Data | undefined }>> | undefined
}

/** Sets fields of many records: of all or, when one is invalid or its version has changed, of none. */
export async function setFields(writer: Writer, { ids, set, each = {} }: ManyFields): Promise<ContentRecord[]> {
  const { tx, type, mall } = writer
  const sets = [set, ...ids.map((id) => each[id]?.set ?? {})]
  const names = new Set(sets.flatMap((one) => Object.keys(one)))
  const unknown = [...names].filter((name) => !(type.fieldNames as string[]).includes(name))
  const known = new Set(ids)
  const strangers = Object.keys(each).filter((id) => !known.has(id))
  refuseIfWrong([...unknown.map(unknownField), ...strangers.map((id) => unknownField(`each.${id}`))])
  const named = sets.flatMap((one) => referencesIn(type, one).map(({ toId }) => toId))
  const locked = await lockRecords(tx, [...ids, ...named])
  const table = contentTable(type)
  const changes = [...known].map((id) => ({
    before: writable(writer, table, locked.get(id)),
    version: each[id]?.version,
    set: { ...set, ...each[id]?.set },
  }))
  refuseIfMovedOn(changes)
  const action = names.size === 1 && names.has('status') ? 'status' : 'fields'
  const records: ContentRecord[] = []
  const pause = createYield()
  for (const { before, set } of changes) {
    const row = await naming(before, async () => {
      const fields = checkFields(type.body, { ...before.data, ...set }, mall.languages) as Data
      return write(writer, table, before, await cleaned(type, fields), { action })
    })
    records.push(recordOf(row))
    await pause()
  }
  return records
}

/** Throws when records are deleted or have another version. The error lists all of them. */
function refuseIfMovedOn(changes: readonly { before: ContentRow; version: number | undefined }[]): void {
  const stale = changes.filter(({ before: { deleted_at, version }, version: expected = version }) => {
    return deleted_at !== null || expected !== version
  })
  if (stale.length === 0) return
  const rows = stale.map(({ before }) => before)
  const records = rows.map(failedRecordOf)
  const current = rows.find(({ deleted_at }) => deleted_at === null)
  throw current
    ? new HttpError('conflict', { current: recordOf(current), records })
    : new HttpError('not_found', { records })
}

const failedRecordOf = ({ id, data }: ContentRow) => ({ id, name: nameOf(data) })

/** Adds the record to the errors of `work`. */
async function naming<T>(row: ContentRow, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof HttpError) || error.details.records) throw error
    throw new HttpError(error.code, { ...error.details, records: [failedRecordOf(row)] })
  }
}

/** Sets the order of records. It is not part of their version. */
export async function orderRecords(writer: Writer, ids: readonly string[]): Promise<void> {
  const { tx } = writer
  const table = contentTable(writer.type)
  for (const [index, before] of (await lockAll(writer, table, ids)).entries()) {
    if (before.data.index === index) continue
    const data = { ...before.data, index }
    await tx
      .updateTable('content')
      .set({ data: json(data) })
      .where('id', '=', before.id)
      .execute()
    await noteWritten(writer, table, 'order', { ...before, data }, before)
  }
}
