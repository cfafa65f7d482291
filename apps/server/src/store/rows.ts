import type { InsertObject, Selectable } from 'kysely'
import { json } from '../db/json'
import type { Database } from '../db/schema'
import type { Db } from '../dependencies'
import type { Transaction } from './transaction'

/** The tables whose records are written by the verbs of `store.ts`. */
export type TableName = 'content' | 'mall' | 'media' | 'media_category' | 'station' | 'user_account' | 'user_group'

type RowOf<N extends TableName> = Selectable<Database[N]>
type Columns<N extends TableName> = Partial<InsertObject<Database, N>>

/** Locks rows until the transaction ends: in the order of their ids, so that two writers wait instead of deadlocking. */
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

/** Inserts the first version of a record. `undefined`: the id is taken. */
export async function insertRow<N extends TableName>(
  { tx, by, now }: Transaction,
  name: N,
  columns: Columns<N> & { id: string },
): Promise<RowOf<N> | undefined> {
  const table: TableName = name
  // files keep no author: their ids are the server's own, so that no create is repeated
  const createdBy = name === 'media' ? {} : { created_by: json(by) }
  return (
    tx
      .insertInto(table)
      .values({ ...columns, ...createdBy, created_at: now, updated_at: now, updated_by: json(by) })
      // a code that another station has is an error of that field, not a taken id
      .onConflict((conflict) => (name === 'station' ? conflict.column('id') : conflict).doNothing())
      .returningAll()
      .$castTo<RowOf<N>>()
      .executeTakeFirst()
  )
}

/** Writes columns of records, as the next version of each. */
export async function updateRows<N extends TableName>(
  { tx, by, now }: Transaction,
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

/** Writes columns of a locked record, as its next version. */
export async function updateRow<N extends TableName>(
  change: Transaction,
  name: N,
  id: string,
  columns: Columns<N>,
): Promise<RowOf<N>> {
  const [row] = await updateRows(change, name, [id], columns)
  if (!row) throw new Error(`The ${name} that was locked is gone`)
  return row
}
