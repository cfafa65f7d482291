import type { Author } from '../db/schema'
import { HttpError } from '../http-error'
import { newId } from '../identity'
import { type AuditAction, note, type Written } from './audit'
import { equal } from './compare'
import { type Data, idsOf } from './records'
import { type TableName, updateRows } from './rows'
import type { Change } from './transaction'
import { trashEnd } from './trash/trashed'

export type StoredRow = {
  id: string
  version: number
  created_at: Date
  updated_at: Date
  updated_by: Author
  created_by?: Author | null
  deleted_at?: Date | null
}

type Answer = { id: string }

/** A table for the verbs that write records of any kind and mall: trash and purge. */
export type RemovableTable<R extends StoredRow, A extends Answer> = {
  name: TableName
  /** Locks records, in the trash or not; `after` are fields about to be written, whose references are locked as well. */
  lock(change: Change, ids: readonly string[], after?: Data): Promise<R[]>
  /** Whether the record exists for the author. */
  reaches(change: Change, row: R): boolean
  /** Refuses an author who may read the record, but not change it. */
  requireWritable?(change: Change, row: R): void
  /** Names the record in the audit and in change events. */
  written(row: R): Omit<Written, 'id' | 'action' | 'before' | 'after'>
  /** The records as the contract answers them. */
  recordsOf(change: Change, rows: readonly R[]): Promise<A[]>
  /** Refuses to remove records that others use. */
  requireUnused?(change: Change, rows: readonly R[]): Promise<void>
  /** Moves records into the trash or out of it, each as a new version. @default all in one statement */
  mark?(change: Change, rows: readonly R[], deletedAt: Date | null): Promise<void>
  /** Follows the records into the trash or out of it. */
  marked?(change: Change, rows: readonly R[], deletedAt: Date | null): Promise<void>
  /** What the audit says of a removal beside the record's name. */
  auditOfRemoval?(row: R): Partial<Written>
  /** Deletes for good what was moved to the trash until then. @default all of it */
  purge?(change: Change, until: Date, removed: readonly R[]): Promise<void>
}

/** A table for all verbs; `C` is the change that creates its records. */
export type Table<R extends StoredRow, A extends Answer, C extends Change = Change> = RemovableTable<R, A> & {
  /** The fields that are compared: equal ones are no new version. */
  fieldsOf(row: R): Data
  /** The fields that the audit keeps. @default those of `fieldsOf` */
  auditOf?(row: R): Data
  /** Refuses fields that break a rule which their schema cannot express; without `before` they are a new record's. */
  check(change: C, record: { id: string; before?: R; after: Data }): Promise<void>
  /** `columns` are no fields. `undefined`: the id is taken. */
  insert(change: C, id: string, after: Data, columns: Data): Promise<R | undefined>
  /** Writes the next version. */
  update(change: C, before: R, after: Data): Promise<R>
  /** Refuses restored records that refer to something in the trash. */
  requireComplete?(change: C, rows: readonly R[]): Promise<void>
}

type Creation = { id?: string | undefined; action?: AuditAction; columns?: Data }

/** Creates a record. The same id from the same author again is the same create, and gives the record as it is. */
export async function create<R extends StoredRow, A extends Answer, C extends Change>(
  change: C,
  table: Table<R, A, C>,
  after: Data,
  { id = newId(change.random, change.now), action = 'create', columns = {} }: Creation = {},
): Promise<R> {
  const [existing] = await table.lock(change, [id], after)
  if (existing) return sameCreate(change, table, existing)
  await table.check(change, { id, after })
  const row = await table.insert(change, id, after, columns)
  if (!row) {
    const [first] = await table.lock(change, [id])
    return sameCreate(change, table, first)
  }
  await noteWritten(change, table, action, row)
  return row
}

function sameCreate<R extends StoredRow, A extends Answer>(
  change: Change,
  table: RemovableTable<R, A>,
  row: R | undefined,
): R {
  const same = row && table.reaches(change, row) && row.created_by?.id === change.by.id && !row.deleted_at
  // do not reveal the owner: omit `current` from the 409
  if (!same) throw new HttpError('conflict')
  return row
}

/** Replaces a record's fields, unless it has moved on from `version`. */
export async function replace<R extends StoredRow, A extends Answer, C extends Change>(
  change: C,
  table: Table<R, A, C>,
  { id, version, fields }: { id: string; version: number; fields: Data },
): Promise<R> {
  return write(change, table, await lockOne(change, table, id, fields), fields, { version })
}

/** Locks a record, and with it what `after` refers to. Refuses as `present` does. */
export async function lockOne<R extends StoredRow, A extends Answer>(
  change: Change,
  table: RemovableTable<R, A>,
  id: string,
  after?: Data,
): Promise<R> {
  const [row] = await table.lock(change, [id], after)
  return present(change, table, row)
}

/** Locks records, each once. Refuses as `present` does. */
export const lockAll = async <R extends StoredRow, A extends Answer>(
  change: Change,
  table: RemovableTable<R, A>,
  ids: readonly string[],
): Promise<R[]> => (await lockEach(change, table, ids)).map((row) => present(change, table, row))

/** Refuses a record that does not exist for the author or is in the trash, and one that the author may not change. */
export function present<R extends StoredRow, A extends Answer>(
  change: Change,
  table: RemovableTable<R, A>,
  row: R | undefined,
): R {
  if (row?.deleted_at) throw new HttpError('not_found')
  return writable(change, table, row)
}

/** The same for a record that may be in the trash. */
function writable<R extends StoredRow, A extends Answer>(
  change: Change,
  table: RemovableTable<R, A>,
  row: R | undefined,
): R {
  if (!row || !table.reaches(change, row)) throw new HttpError('not_found')
  table.requireWritable?.(change, row)
  return row
}

async function lockEach<R extends StoredRow, A extends Answer>(
  change: Change,
  table: RemovableTable<R, A>,
  ids: readonly string[],
) {
  const rows = new Map((await table.lock(change, ids)).map((row) => [row.id, row]))
  return [...new Set(ids)].map((id) => rows.get(id))
}

type Next = { version?: number | undefined; action?: AuditAction }

/** Writes the next version of a locked record, unless it has moved on from `version`; equal fields are no new version. */
export async function write<R extends StoredRow, A extends Answer, C extends Change>(
  change: C,
  table: Table<R, A, C>,
  before: R,
  after: Data,
  { version, action = 'replace' }: Next = {},
): Promise<R> {
  if (equal(table.fieldsOf(before), after)) return before
  if (version !== undefined && version !== before.version) throw await conflictWith(change, table, before)
  await table.check(change, { id: before.id, before, after })
  const row = await table.update(change, before, after)
  await noteWritten(change, table, action, row, before)
  return row
}

export async function conflictWith<R extends StoredRow, A extends Answer>(
  change: Change,
  table: RemovableTable<R, A>,
  row: R,
) {
  const [current] = await table.recordsOf(change, [row])
  return new HttpError('conflict', { current })
}

/** Writes the audit of one record's version, with the fields that changed. */
export function noteWritten<R extends StoredRow, A extends Answer>(
  change: Change,
  table: Pick<Table<R, A>, 'written' | 'fieldsOf' | 'auditOf'>,
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
 * Moves records to the trash. Those that have moved on from their version stay, and are given back as conflicts. `ids`
 * are of all that are in the trash afterwards, so that a repeat after a lost answer gives the same. `versions` are in the
 * order of `ids`; a record without one is removed in any version.
 */
export async function remove<R extends StoredRow, A extends Answer>(
  change: Change,
  table: RemovableTable<R, A>,
  ids: readonly string[],
  versions: readonly number[] = [],
) {
  const sent = (await lockEach(change, table, ids)).map((row) => writable(change, table, row))
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
export async function restore<R extends StoredRow, A extends Answer, C extends Change>(
  change: C,
  table: Table<R, A, C>,
  ids: readonly string[],
): Promise<A[]> {
  const end = trashEnd(change.now)
  const sent = (await lockEach(change, table, ids)).map((row) => writable(change, table, row))
  if (sent.some(({ deleted_at }) => deleted_at && deleted_at <= end)) throw new HttpError('not_found')
  const deleted = sent.filter(({ deleted_at }) => deleted_at)
  if (deleted.length > 0) {
    await mark(change, table, deleted, null)
    await table.requireComplete?.(change, deleted)
    await noteMoved(change, table, 'restore', deleted)
  }
  return table.recordsOf(change, await table.lock(change, ids))
}

async function mark<R extends StoredRow, A extends Answer>(
  change: Change,
  table: RemovableTable<R, A>,
  rows: readonly R[],
  deletedAt: Date | null,
): Promise<void> {
  if (table.mark) await table.mark(change, rows, deletedAt)
  else if (table.name !== 'mall') await updateRows(change, table.name, idsOf(rows), { deleted_at: deletedAt })
  await table.marked?.(change, rows, deletedAt)
}

/** Deletes for good what has been in the trash for its time. Each removal does it, so that no timer is needed. */
export async function purge<R extends StoredRow, A extends Answer>(
  change: Change,
  table: Pick<RemovableTable<R, A>, 'name' | 'purge'>,
  removed: readonly R[] = [],
): Promise<void> {
  const end = trashEnd(change.now)
  if (table.purge) await table.purge(change, end, removed)
  else if (table.name !== 'mall') await change.tx.deleteFrom(table.name).where('deleted_at', '<=', end).execute()
}

const noteMoved = <R extends StoredRow, A extends Answer>(
  change: Change,
  table: RemovableTable<R, A>,
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
