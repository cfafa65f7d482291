import { lastIndex, type StoredKind } from '@kiosk-admin/api-client/internal'
import { sql } from 'kysely'
import { json } from '../../db/json'
import { HttpError } from '../../http-error'
import { createYield } from '../../rules/yield-to-event-loop'
import { equal } from '../compare'
import { unknownField } from '../import'
import { type ContentRow, type Data, nameOf, recordOf } from '../records'
import { lockRecords, referencesIn } from '../references'
import { conflictWith, create, lockAll, lockOne, noteWritten, present, write } from '../store'
import {
  type ContentRecord,
  checkBody,
  cleaned,
  contentTable,
  refuseIfWrong,
  requireWritable,
  type Writer,
} from './content-table'

type NewFields = Data & { id?: string | undefined }

/** Creates a record, the last of an ordered kind. */
export const createRecord = async (writer: Writer, fields: NewFields): Promise<ContentRecord> =>
  recordOf(await createIn(writer, await atEnd(writer, fields)))

/** A new record of an ordered kind comes last, whatever its form says; what lies in the trash keeps its place. */
export async function atEnd<F extends Data>({ tx, type, mall }: Writer, fields: F): Promise<F> {
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
  writer: Writer,
  { id, ...fields }: NewFields,
  action: 'create' | 'copy' | 'import' = 'create',
): Promise<ContentRow> {
  const after = await cleaned(writer.type, fields)
  requireWritable(writer, writer.type, after)
  return create(writer, contentTable(writer.type), after, { id, action })
}

/** Replaces a record, unless it has moved on from `version`. */
export async function replaceRecord(writer: Writer, id: string, version: number, fields: Data) {
  const sent = await cleaned(writer.type, fields)
  const table = contentTable(writer.type)
  const before = await lockOne(writer, table, id, sent)
  return recordOf(await write(writer, table, before, inItsPlace(writer.type, sent, before.data), { version }))
}

/** Creates a record, or replaces it when a version says that it is there. The same create again is the same one. */
export async function saveRecord(
  writer: Writer,
  id: string,
  { version, ...fields }: Data & { version?: number | undefined },
): Promise<ContentRecord> {
  if (version !== undefined) return replaceRecord(writer, id, version, fields)
  const sent = await cleaned(writer.type, fields)
  const table = contentTable(writer.type)
  const [existing] = await table.lock(writer, [id], sent)
  const row = existing ?? (await createIn(writer, { ...(await atEnd(writer, fields)), id }))
  // do not reveal what is in another mall or in the trash: omit `current` from the 409
  if (!table.reaches(writer, row) || row.deleted_at) throw new HttpError('conflict')
  requireWritable(writer, writer.type, row.data)
  if (!equal(row.data, inItsPlace(writer.type, sent, row.data))) throw await conflictWith(writer, table, row)
  return recordOf(row)
}

/** What is set in many records: in all of them, then in each by itself. */
export type ManyFields = {
  ids: readonly string[]
  set: Data
  each?: Readonly<Record<string, { version?: number | undefined; set?: Data | undefined }>> | undefined
}

/** Sets fields of many records: of all or, when one of them would not fit or has moved on, of none. */
export async function setFields(writer: Writer, { ids, set, each = {} }: ManyFields): Promise<ContentRecord[]> {
  const { tx, type } = writer
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
  const table = contentTable(writer.type)
  const records: ContentRecord[] = []
  const pause = createYield()
  for (const change of changes) {
    const before = present(writer, table, locked.get(change.id))
    const row = await naming(before, async () => {
      const after = await cleaned(type, checkBody(writer, type.body, { ...before.data, ...change.set }) as Data)
      return write(writer, table, before, after, { action })
    })
    records.push(recordOf(row))
    await pause()
  }
  return records
}

/** Refuses changes of records that are gone or have another version, and names all of them. */
function refuseIfMovedOn(
  writer: Writer,
  changes: readonly { id: string; version: number | undefined }[],
  locked: ReadonlyMap<string, ContentRow>,
): void {
  const rows = changes.flatMap(({ id, version }) => {
    const row = locked.get(id)
    if (row?.mall_id !== writer.mall.id || row.type !== writer.type.type) throw new HttpError('not_found')
    requireWritable(writer, writer.type, row.data)
    return row.deleted_at !== null || (version !== undefined && version !== row.version) ? [row] : []
  })
  if (rows.length === 0) return
  const records = rows.map(failedRecordOf)
  const current = rows.find(({ deleted_at }) => deleted_at === null)
  throw current
    ? new HttpError('conflict', { current: recordOf(current), records })
    : new HttpError('not_found', { records })
}

const failedRecordOf = ({ id, data }: ContentRow) => ({ id, name: nameOf(data) })

/** Says of what is refused which record it is about. */
async function naming<T>(row: ContentRow, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof HttpError) || error.details.records) throw error
    throw new HttpError(error.code, { ...error.details, records: [failedRecordOf(row)] })
  }
}

/** Puts records into this order. Their content stays as it is, and so does their version. */
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
