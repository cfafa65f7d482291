import type { InsertObject } from 'kysely'
import type { RowOf, TableName } from '../db/find-rows'
import { json } from '../db/json'
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
