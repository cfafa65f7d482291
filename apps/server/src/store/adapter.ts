import type * as z from '@kiosk-admin/api-client/zod'
import type { TableName } from '../db/find-rows'
import { type Data, idsOf, type StoredRow } from '../db/records'
import type { Change, MallChange, Written } from './change'
import { requireUnused } from './references'
import { type Columns, insertRow, lockRows, updateRow } from './rows'

/** The next fields of a locked record. */
export type Edit<R, F> = { before: R; after: F }

/** The particulars of a table: `R` its rows, `A` their answers, `C` the change that writes them, `F` their fields. */
export type Adapter<R extends StoredRow, A extends { id: string }, C extends Change, F extends Data> = {
  name: TableName
  /** Locks records, also in the trash, and those that the fields `sent` reference. */
  lock(change: Change, ids: readonly string[], sent?: readonly Data[]): Promise<R[]>
  /** Whether the record exists for the author. */
  reaches(change: Change, row: R): boolean
  /** Throws when the author may read the record, but not change it. @default without its area's right in its mall */
  requireWritable?(change: Change, row: R): void
  /** Names the record in the audit and in change events. */
  written(row: R): Omit<Written, 'id' | 'action' | 'before' | 'after'>
  /** The records as the contract answers them. */
  recordsOf(change: Change, rows: readonly R[]): Promise<A[]>
  /** The fields of a record. Writing equal fields creates no version. */
  fieldsOf(row: R): F
  /** The fields that the audit keeps. @default those of `fieldsOf` */
  auditOf?(row: R): Data
  /** Validates a record of which some fields were set. @default no validation beyond `check` */
  body?: z.ZodMiniObject
  /** Validates an imported row, which replaces `before`. */
  parse?(change: C, sent: Data, before?: R): Promise<F>
  /** Completes the fields before they are compared and stored. A new record has no `before`. */
  prepare?(change: C, fields: F, before?: R): Promise<F>
  /** Throws when fields break a rule beyond their schema. A new record has no `before`. */
  check(change: C, record: { id: string; before?: R; after: F }): Promise<void>
  /** Inserts fields and other columns. Returns `undefined` when the id is taken. */
  insert(change: C, id: string, after: F, columns: Data): Promise<R | undefined>
  /** Writes the next version. */
  update(change: C, before: R, after: F): Promise<R>
  /** Writes many records with few statements, where no record's rules depend on another one's fields. @default one by one */
  many?: {
    check(change: C, edits: readonly Edit<R, F>[]): Promise<void>
    update(change: C, edits: readonly Edit<R, F>[]): Promise<R[]>
  }
  /** Throws when records are in use. */
  requireUnused?(change: Change, rows: readonly R[]): Promise<void>
  /** Throws when restored records reference deleted ones. */
  requireComplete?(change: C, rows: readonly R[]): Promise<void>
  /** Writes `deleted_at`, as a new version of each record. @default in one statement */
  mark?(change: Change, rows: readonly R[], deletedAt: Date | null): Promise<void>
  /** Updates what depends on records that were moved to the trash or out of it. */
  marked?(change: Change, rows: readonly R[], deletedAt: Date | null): Promise<void>
  /** Details of a removal in the audit. */
  auditOfRemoval?(row: R): Partial<Written>
  /** Permanently deletes records that were moved to the trash until then. @default all of them */
  purge?(change: Change, until: Date, removed: readonly R[]): Promise<void>
}

/** The parts of an adapter that tables of a mall's records share. `columnsOf` converts fields to columns. */
export const inMall = <N extends Exclude<TableName, 'mall' | 'user_account' | 'user_group'>, F extends Data>(
  name: N,
  columnsOf: (fields: F) => Columns<N>,
) => ({
  name,
  lock: ({ tx }: Change, ids: readonly string[]) => lockRows(tx, name, ids),
  reaches: ({ mallIds }: Change, row: { mall_id: string }) => mallIds.includes(row.mall_id),
  insert: (change: MallChange, id: string, after: F) =>
    insertRow(change, name, { ...columnsOf(after), id, mall_id: change.mall.id }),
  requireUnused: ({ tx, rights }: Change, rows: readonly { id: string }[]) => requireUnused(tx, idsOf(rows), rights),
  update: (change: MallChange, { id }: { id: string }, after: F) => updateRow(change, name, id, columnsOf(after)),
})
