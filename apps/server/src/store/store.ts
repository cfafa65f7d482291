import { json } from '../db/json'
import type { Author } from '../db/schema'
import type { Db } from '../dependencies'
import { HttpError } from '../http-error'
import { newId } from '../identity'
import { type AuditAction, note, type Written } from './audit'
import { equal } from './compare'
import { type Data, idsOf } from './records'
import type { Change } from './transaction'
import { trashEnd } from './trash/trashed'

export type StoredRow = { id: string; version: number; created_by?: Author | null; deleted_at?: Date | null }

/** What the verbs ask of any table. */
type Records<R extends StoredRow, A> = {
  /** Locks records, in the trash or not; `after` are fields about to be written, whose references are locked as well. */
  lock(change: Change, ids: readonly string[], after?: Data): Promise<R[]>
  /** Whether the record exists for the author. */
  reaches(row: R): boolean
  /** Refuses an author who may know the record, but not change it. */
  requireWritable?(row: R): void
  /** How the audit and the open sockets know the record. */
  written(row: R): Omit<Written, 'id' | 'action' | 'before' | 'after'>
  /** The records as the contract answers them. */
  recordsOf(change: Change, rows: readonly R[]): Promise<A[]>
}

/** A table whose records are created and replaced. */
export type Writable<R extends StoredRow, A> = Records<R, A> & {
  /** The fields that are compared: equal ones are no new version. */
  fieldsOf(row: R): Data
  /** The fields that the audit keeps. @default those of `fieldsOf` */
  auditOf?(row: R): Data
  /** Refuses fields that break a rule which their schema cannot express; without `before` they are a new record's. */
  check(change: Change, record: { id: string; before?: R; after: Data }): Promise<void>
  /** `undefined`: the id is taken. */
  insert(change: Change, id: string, after: Data): Promise<R | undefined>
  /** Writes the next version. */
  update(change: Change, before: R, after: Data): Promise<R>
}

type Trashable<R extends StoredRow, A> = Records<R, A> & {
  name: 'content' | 'media' | 'media_category' | 'station' | 'user_account' | 'user_group'
  /** Moves records into the trash or out of it, each as a new version. @default all in one statement */
  mark?(change: Change, rows: readonly R[], deletedAt: Date | null): Promise<void>
  /** Follows the records into the trash or out of it. */
  marked?(change: Change, rows: readonly R[], deletedAt: Date | null): Promise<void>
}

/** A table whose records go to the trash. */
export type Removable<R extends StoredRow, A> = Trashable<R, A> & {
  /** Refuses to remove what others use. */
  requireUnused(change: Change, rows: readonly R[]): Promise<void>
  /** Deletes for good what was moved to the trash until then. @default all of it */
  purge?(tx: Db, until: Date): Promise<void>
}

/** A table whose records come back from the trash. */
export type Restorable<R extends StoredRow, A> = Trashable<R, A> & {
  /** Refuses records that are out of the trash and refer to something that is in it. */
  requireComplete?(change: Change, rows: readonly R[]): Promise<void>
}

type Creation = { id?: string | undefined; action?: AuditAction }

/** Creates a record. The same id from the same author again is the same create, and gives the record as it is. */
export async function create<R extends StoredRow, A>(
  change: Change,
  table: Writable<R, A>,
  after: Data,
  { id = newId(change.random, change.now), action = 'create' }: Creation = {},
): Promise<R> {
  const [existing] = await table.lock(change, [id], after)
  if (existing) return sameCreate(change, table, existing)
  await table.check(change, { id, after })
  const row = await table.insert(change, id, after)
  if (!row) {
    const [first] = await table.lock(change, [id])
    return sameCreate(change, table, first)
  }
  await noteWritten(change, table, action, row)
  return row
}

function sameCreate<R extends StoredRow, A>({ by }: Change, table: Records<R, A>, row: R | undefined): R {
  const same = row && table.reaches(row) && row.created_by?.id === by.id && !row.deleted_at
  // do not reveal the owner: omit `current` from the 409
  if (!same) throw new HttpError('conflict')
  return row
}

/** Replaces a record's fields, unless it has moved on from `version`. */
export async function replace<R extends StoredRow, A>(
  change: Change,
  table: Writable<R, A>,
  { id, version, fields }: { id: string; version: number; fields: Data },
): Promise<R> {
  const [row] = await table.lock(change, [id], fields)
  return write(change, table, present(table, row), fields, { version })
}

/** Refuses a record that does not exist for the author or is in the trash, and one that the author may not change. */
export function present<R extends StoredRow, A>(table: Records<R, A>, row: R | undefined): R {
  if (!row || !table.reaches(row) || row.deleted_at) throw new HttpError('not_found')
  table.requireWritable?.(row)
  return row
}

type Next = { version?: number | undefined; action?: AuditAction }

/** Writes the next version of a locked record, unless it has moved on from `version`; equal fields are no new version. */
export async function write<R extends StoredRow, A>(
  change: Change,
  table: Writable<R, A>,
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

export async function conflictWith<R extends StoredRow, A>(change: Change, table: Records<R, A>, row: R) {
  const [current] = await table.recordsOf(change, [row])
  return new HttpError('conflict', { current })
}

/** Writes the audit of one record's version, with the fields that changed. */
export function noteWritten<R extends StoredRow, A>(
  change: Change,
  table: Pick<Writable<R, A>, 'written' | 'fieldsOf' | 'auditOf'>,
  action: AuditAction,
  row: R,
  before?: R,
): Promise<void> {
  const fieldsOf = table.auditOf ?? table.fieldsOf
  return note(change, [
    { ...table.written(row), id: row.id, action, before: before && fieldsOf(before), after: fieldsOf(row) },
  ])
}

/** All of these records, in the trash or not. */
async function allOf<R extends StoredRow, A>(change: Change, table: Records<R, A>, ids: readonly string[]) {
  const rows = new Map((await table.lock(change, ids)).map((row) => [row.id, row]))
  return [...new Set(ids)].map((id) => {
    const row = rows.get(id)
    if (!row || !table.reaches(row)) throw new HttpError('not_found')
    table.requireWritable?.(row)
    return row
  })
}

/**
 * Moves records to the trash. Those that have moved on from their version stay, and are given back as conflicts. `ids`
 * are of all that are in the trash afterwards, so that a repeat after a lost answer gives the same. `versions` are in the
 * order of `ids`; a record without one is removed in any version.
 */
export async function remove<R extends StoredRow, A>(
  change: Change,
  table: Removable<R, A>,
  ids: readonly string[],
  versions: readonly number[] = [],
) {
  const asked = await allOf(change, table, ids)
  const hasMovedOn = ({ id, version, deleted_at }: R) => {
    const expected = versions[ids.indexOf(id)]
    return !deleted_at && expected !== undefined && expected !== version
  }
  const gone = asked.filter((row) => !hasMovedOn(row))
  const removed = gone.filter(({ deleted_at }) => !deleted_at)
  if (removed.length > 0) {
    await table.requireUnused(change, removed)
    await mark(change, table, removed, change.now)
    await noteMoved(change, table, 'remove', removed)
  }
  await purge(change, table)
  const conflicts = await table.recordsOf(change, asked.filter(hasMovedOn))
  return {
    ids: idsOf(gone),
    conflicts: asked.filter(hasMovedOn).flatMap(({ id }, index) => {
      const current = conflicts[index]
      return current === undefined ? [] : [{ id, current }]
    }),
  }
}

/** Brings records back from the trash. */
export async function restore<R extends StoredRow, A>(
  change: Change,
  table: Restorable<R, A>,
  ids: readonly string[],
): Promise<A[]> {
  const end = trashEnd(change.now)
  const asked = await allOf(change, table, ids)
  if (asked.some(({ deleted_at }) => deleted_at && deleted_at <= end)) throw new HttpError('not_found')
  const deleted = asked.filter(({ deleted_at }) => deleted_at)
  if (deleted.length > 0) {
    await mark(change, table, deleted, null)
    await table.requireComplete?.(change, deleted)
    await noteMoved(change, table, 'restore', deleted)
  }
  return table.recordsOf(change, await table.lock(change, ids))
}

async function mark<R extends StoredRow, A>(
  change: Change,
  table: Trashable<R, A>,
  rows: readonly R[],
  deletedAt: Date | null,
): Promise<void> {
  const { tx, by, now } = change
  const stamps = { deleted_at: deletedAt, updated_at: now, updated_by: json(by) }
  const ids = idsOf(rows)
  if (table.mark) await table.mark(change, rows, deletedAt)
  else {
    await tx
      .updateTable(table.name)
      .set((eb) => ({ ...stamps, version: eb('version', '+', 1) }))
      .where('id', 'in', ids)
      .execute()
  }
  await table.marked?.(change, rows, deletedAt)
}

/** Deletes for good what has been in the trash for its time; done with every deletion, so that no timer is needed. */
export async function purge<R extends StoredRow, A>(
  { tx, now }: Change,
  table: Pick<Removable<R, A>, 'name' | 'purge'>,
): Promise<void> {
  if (table.purge) await table.purge(tx, trashEnd(now))
  else await tx.deleteFrom(table.name).where('deleted_at', '<=', trashEnd(now)).execute()
}

const noteMoved = <R extends StoredRow, A>(
  change: Change,
  table: Records<R, A>,
  action: AuditAction,
  rows: readonly R[],
) =>
  note(
    change,
    rows.map((row) => ({ ...table.written(row), id: row.id, action })),
  )
