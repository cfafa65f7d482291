import { type InsertObject, sql } from 'kysely'
import type { RowOf, TableName } from '../db/find-rows'
import { json } from '../db/json'
import { inChunks } from '../db/kysely/chunks'
import type { ContentRow, Data } from '../db/records'
import type { Database } from '../db/schema'
import type { Stamp } from '../db/transaction'
import type { Db } from '../dependencies'

export type Columns<N extends TableName> = Partial<InsertObject<Database, N>>

/** Locks rows until the transaction ends: in the order of their ids, so that two writers cannot deadlock. */
export async function lockRows<N extends TableName>(tx: Db, name: N, ids: readonly string[]): Promise<RowOf<N>[]> {
  if (ids.length === 0) return []
  const table: TableName = name
  return tx
    .selectFrom(table)
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forUpdate()
    .$castTo<RowOf<N>>()
    .execute()
}

/** Inserts new records as version 1; skips taken ids. */
export async function insertRows<N extends TableName>(
  { tx, by, now }: Stamp,
  name: N,
  rows: readonly (Columns<N> & { id: string })[],
): Promise<RowOf<N>[]> {
  const table: TableName = name
  // files have no `created_by`, which detects repeated creates: the server generates their ids
  const createdBy = name === 'media' ? {} : { created_by: json(by) }
  const stamps = { created_at: now, updated_at: now, updated_by: json(by) }
  return (
    tx
      .insertInto(table)
      .values(rows.map((columns) => ({ ...createdBy, ...columns, ...stamps })))
      // the code of another station is an error of that field, not a taken id
      .onConflict((conflict) => (name === 'station' ? conflict.column('id') : conflict).doNothing())
      .returningAll()
      .$castTo<RowOf<N>>()
      .execute()
  )
}

/** Inserts the first version of a record. `undefined`: the id is taken. */
export const insertRow = async <N extends TableName>(
  stamp: Stamp,
  name: N,
  columns: Columns<N> & { id: string },
): Promise<RowOf<N> | undefined> => (await insertRows(stamp, name, [columns]))[0]

/** Updates columns of records and increments their versions. */
export async function updateRows<N extends TableName>(
  { tx, by, now }: Stamp,
  name: N,
  ids: readonly string[],
  columns: Columns<N>,
): Promise<RowOf<N>[]> {
  const table: TableName = name
  return tx
    .updateTable(table)
    .set((eb) => ({ ...columns, version: eb('version', '+', 1), updated_at: now, updated_by: json(by) }))
    .where('id', 'in', ids)
    .returningAll()
    .$castTo<RowOf<N>>()
    .execute()
}

/** Updates the data of locked content records, each with its own, and increments their versions. */
export async function updateData(
  { tx, by, now }: Stamp,
  records: readonly { id: string; data: Data }[],
): Promise<ContentRow[]> {
  const rows: ContentRow[] = []
  for (const some of inChunks(records)) {
    const { rows: written } = await sql<ContentRow>`
      update content set data = next.data, version = version + 1, updated_at = ${now}, updated_by = ${json(by)}
      from jsonb_to_recordset(${json(some)}) as next (id uuid, data jsonb) where content.id = next.id
      returning content.*
    `.execute(tx)
    rows.push(...written)
  }
  return rows
}

/** Updates columns of a locked record and increments its version. */
export async function updateRow<N extends TableName>(
  change: Stamp,
  name: N,
  id: string,
  columns: Columns<N>,
): Promise<RowOf<N>> {
  const [row] = await updateRows(change, name, [id], columns)
  if (!row) throw new Error(`The ${name} that was locked is gone`)
  return row
}
