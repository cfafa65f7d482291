import { HttpError } from '../http-error'
import { newId } from '../identity'
import { type AuditAction, note, type Written } from './audit'
import { equal } from './compare'
import { type Data, idsOf, type StoredRow } from './records'
import { type TableName, updateRows } from './rows'
import type { Change } from './transaction'
import { trashEnd } from './trash'

type Answer = { id: string }

/** The part of a table that deletion needs, which works on records of several malls at once. */
export type RemovableTable<R extends StoredRow, A extends Answer = Answer> = {
  name: TableName
  /** Locks records, also in the trash, and those that the fields of `after` reference. */
  lock(change: Change, ids: readonly string[], after?: Data): Promise<R[]>
  /** Whether the record exists for the author. */
  reaches(change: Change, row: R): boolean
  /** Throws when the author may read the record, but not change it. */
  requireWritable?(change: Change, row: R): void
  /** Names the record in the audit and in change events. */
  written(row: R): Omit<Written, 'id' | 'action' | 'before' | 'after'>
  /** The records as the contract answers them. */
  recordsOf(change: Change, rows: readonly R[]): Promise<A[]>
  /** Throws when records are in use. */
  requireUnused?(change: Change, rows: readonly R[]): Promise<void>
  /** Writes `deleted_at`, as a new version of each record. @default in one statement */
  mark?(change: Change, rows: readonly R[], deletedAt: Date | null): Promise<void>
  /** Updates what depends on records that were moved to the trash or out of it. */
  marked?(change: Change, rows: readonly R[], deletedAt: Date | null): Promise<void>
  /** Details of a removal in the audit. */
  auditOfRemoval?(row: R): Partial<Written>
  /** Permanently deletes records that were moved to the trash until then. @default all of them */
  purge?(change: Change, until: Date, removed: readonly R[]): Promise<void>
}

/** A table of records: `C` is the change that writes them, `F` their fields. */
export type Table<
  R extends StoredRow,
  A extends Answer = Answer,
  C extends Change = Change,
  F extends Data = Data,
> = RemovableTable<R, A> & {
  /** The fields of a record. Writing equal fields creates no version. */
  fieldsOf: (row: R) => F
  /** The fields that the audit keeps. @default those of `fieldsOf` */
  auditOf?: (row: R) => Data
  /** Throws when fields break a rule beyond their schema. A new record has no `before`. */
  check: (change: C, record: { id: string; before?: R; after: F }) => Promise<void>
  /** Inserts fields and other columns. Returns `undefined` when the id is taken. */
  insert: (change: C, id: string, after: F, columns: Data) => Promise<R | undefined>
  /** Writes the next version. */
  update: (change: C, before: R, after: F) => Promise<R>
  /** Throws when restored records reference deleted ones. */
  requireComplete?: (change: C, rows: readonly R[]) => Promise<void>
}

type Creation = { id?: string | undefined; action?: AuditAction; columns?: Data }

/** Creates a record. Repeated with the same id by the same author, it returns the record unchanged. */
export async function create<R extends StoredRow, C extends Change, F extends Data>(
  change: C,
  table: Table<R, Answer, C, F>,
  after: F,
  { id = newId(change.random, change.now), action = 'create', columns = {} }: Creation = {},
): Promise<R> {
  const [existing] = await table.lock(change, [id], after)
  if (existing) return sameCreate(change, table, existing)
  await table.check(change, { id, after })
  const row = await table.insert(change, id, after, columns)
  if (!row) return sameCreate(change, table, (await table.lock(change, [id]))[0])
  await noteWritten(change, table, action, row)
  return row
}

function sameCreate<R extends StoredRow>(change: Change, table: RemovableTable<R>, row: R | undefined): R {
  const same = row && table.reaches(change, row) && row.created_by?.id === change.by.id && !row.deleted_at
  // do not reveal the owner: omit `current` from the 409
  if (!same) throw new HttpError('conflict')
  return row
}

/** Replaces a record's fields, unless its version has changed. */
export async function replace<R extends StoredRow, C extends Change, F extends Data>(
  change: C,
  table: Table<R, Answer, C, F>,
  { id, version, fields }: { id: string; version: number; fields: F },
): Promise<R> {
  return write(change, table, await lockOne(change, table, id, fields), fields, { version })
}

/** Sets some fields of records: of all or, when one cannot be written, of none. */
export async function patch<R extends StoredRow, C extends Change, F extends Data>(
  change: C,
  table: Table<R, Answer, C, F>,
  ids: readonly string[],
  fields: Partial<F>,
  next: Next = {},
): Promise<R[]> {
  const rows: R[] = []
  for (const before of await lockAll(change, table, ids)) {
    rows.push(await write(change, table, before, { ...table.fieldsOf(before), ...fields }, next))
  }
  return rows
}

/** Locks a record, and those that the fields of `after` reference. Throws as `present` does. */
export async function lockOne<R extends StoredRow>(
  change: Change,
  table: RemovableTable<R>,
  id: string,
  after?: Data,
): Promise<R> {
  const [row] = await table.lock(change, [id], after)
  return present(change, table, row)
}

/** Locks records, each once. Throws as `refuse` does. */
export async function lockAll<R extends StoredRow>(
  change: Change,
  table: RemovableTable<R>,
  ids: readonly string[],
  refuse = present<R>,
): Promise<R[]> {
  const rows = new Map((await table.lock(change, ids)).map((row) => [row.id, row]))
  return [...new Set(ids)].map((id) => refuse(change, table, rows.get(id)))
}

/** Throws when the record does not exist for the author, is in the trash, or may not be changed by the author. */
export function present<R extends StoredRow>(change: Change, table: RemovableTable<R>, row: R | undefined): R {
  if (row?.deleted_at) throw new HttpError('not_found')
  return writable(change, table, row)
}

/** The same for records that may be in the trash. */
export function writable<R extends StoredRow>(change: Change, table: RemovableTable<R>, row: R | undefined): R {
  if (!row || !table.reaches(change, row)) throw new HttpError('not_found')
  table.requireWritable?.(change, row)
  return row
}

type Next = { version?: number | undefined; action?: AuditAction }

/** Writes the next version of a locked record, unless its version has changed. Equal fields create no version. */
export async function write<R extends StoredRow, C extends Change, F extends Data>(
  change: C,
  table: Table<R, Answer, C, F>,
  before: R,
  after: F,
  { version, action = 'replace' }: Next = {},
): Promise<R> {
  if (equal(table.fieldsOf(before), after)) return before
  if (version !== undefined && version !== before.version) throw await conflictWith(change, table, before)
  await table.check(change, { id: before.id, before, after })
  const row = await table.update(change, before, after)
  await noteWritten(change, table, action, row, before)
  return row
}

export async function conflictWith<R extends StoredRow>(change: Change, table: RemovableTable<R>, row: R) {
  const [current] = await table.recordsOf(change, [row])
  return new HttpError('conflict', { current })
}

/** Writes a record's changed fields to the audit. */
export function noteWritten<R extends StoredRow>(
  change: Change,
  table: Pick<Table<R>, 'written' | 'fieldsOf' | 'auditOf'>,
  action: AuditAction,
  row: R,
  before?: R,
): Promise<void> {
  const fieldsOf = table.auditOf ?? table.fieldsOf
  return note(change, [
    { ...table.written(row), id: row.id, action, before: before && fieldsOf(before), after: fieldsOf(row) },
  ])
}

/**
 * Moves records to the trash. Records with another version stay and are returned as conflicts. `versions` are in the order
 * of `ids`; a record without one is removed in any version. The returned ids include records that were in the trash
 * already, so that a repeated call returns the same.
 */
export async function remove<R extends StoredRow, A extends Answer>(
  change: Change,
  table: RemovableTable<R, A>,
  ids: readonly string[],
  versions: readonly number[] = [],
) {
  const sent = await lockAll(change, table, ids, writable)
  const hasMovedOn = ({ id, version, deleted_at }: R) => {
    const expected = versions[ids.indexOf(id)]
    return !deleted_at && expected !== undefined && expected !== version
  }
  const stale = sent.filter(hasMovedOn)
  const gone = sent.filter((row) => !hasMovedOn(row))
  const removed = gone.filter(({ deleted_at }) => !deleted_at)
  if (removed.length > 0) {
    await table.requireUnused?.(change, removed)
    await mark(change, table, removed, change.now)
    await noteMoved(change, table, 'remove', removed)
  }
  await purge(change, table, removed)
  const conflicts = await table.recordsOf(change, stale)
  return { ids: idsOf(gone), conflicts: conflicts.map((current) => ({ id: current.id, current })) }
}

/** Brings records back from the trash. */
export async function restore<R extends StoredRow, A extends Answer, C extends Change, F extends Data>(
  change: C,
  table: Table<R, A, C, F>,
  ids: readonly string[],
): Promise<A[]> {
  const end = trashEnd(change.now)
  const sent = await lockAll(change, table, ids, writable)
  if (sent.some(({ deleted_at }) => deleted_at && deleted_at <= end)) throw new HttpError('not_found')
  const deleted = sent.filter(({ deleted_at }) => deleted_at)
  if (deleted.length > 0) {
    await mark(change, table, deleted, null)
    await table.requireComplete?.(change, deleted)
    await noteMoved(change, table, 'restore', deleted)
  }
  return table.recordsOf(change, await table.lock(change, ids))
}

async function mark<R extends StoredRow>(
  change: Change,
  table: RemovableTable<R>,
  rows: readonly R[],
  deletedAt: Date | null,
): Promise<void> {
  if (table.mark) await table.mark(change, rows, deletedAt)
  else if (table.name !== 'mall') await updateRows(change, table.name, idsOf(rows), { deleted_at: deletedAt })
  await table.marked?.(change, rows, deletedAt)
}

/** Permanently deletes what has been in the trash for 30 days. Each removal does it, so that no timer is needed. */
export async function purge<R extends StoredRow>(
  change: Change,
  table: Pick<RemovableTable<R>, 'name' | 'purge'>,
  removed: readonly R[] = [],
): Promise<void> {
  const end = trashEnd(change.now)
  if (table.purge) await table.purge(change, end, removed)
  else if (table.name !== 'mall') await change.tx.deleteFrom(table.name).where('deleted_at', '<=', end).execute()
}

const noteMoved = <R extends StoredRow>(
  change: Change,
  table: RemovableTable<R>,
  action: 'remove' | 'restore',
  rows: readonly R[],
) =>
  note(
    change,
    rows.map((row) => ({
      ...{ ...table.written(row), id: row.id, action },
      ...(action === 'remove' ? table.auditOfRemoval?.(row) : {}),
    })),
  )
