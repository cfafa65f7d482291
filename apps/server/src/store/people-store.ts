import { type Area, check, type z } from '@kiosk-admin/api-client'
import type { Author } from '../db/schema'
import type { Db } from '../dependencies'
import { HttpError } from '../http-error'
import { newId } from '../identity'
import { type AuditAction, note } from './audit'
import { equal } from './compare'
import { refuseIfWrong } from './content-table'
import type { Data } from './records'
import { covers, type Holding, type PeopleChange } from './standing'
import { partForTrash, trashEnd } from './trashed'

export type PeopleRow = {
  id: string
  version: number
  created_at: Date
  updated_at: Date
  updated_by: Author
  created_by: Author | null
  deleted_at: Date | null
}

type Which = { ids?: readonly string[]; inTrash?: true; mallId?: string | undefined }

/** What is different between users and groups. */
export type PeopleKind<R extends PeopleRow, A> = {
  resource: 'User' | 'UserGroup'
  area: Area
  /** What staff write, and what they write to make one. */
  body: z.ZodMiniType
  creation: z.ZodMiniType
  /** The field that takes rights away. */
  lastAt: string
  /** Those that the caller may know of; with `inTrash` also those that lie there. */
  rows(db: Db, me: Holding, which: Which): Promise<R[]>
  fieldsOf(row: R): Data
  nameOf(row: R): string
  recordOf(me: Holding, row: R): A
  /** What is different in a copy. */
  copyOf(me: Holding, row: R, asked: { name?: string | undefined; mallId?: string | undefined }): Data
  /** Permissions granted by this record. */
  holdingOf(row: R): Holding
  /** Refuses fields that the caller may not give it. */
  requireAllowed(change: PeopleChange, id: string, before: R | undefined, after: Data): Promise<void>
  /** `false`: the id is another's. */
  insert(change: PeopleChange, id: string, fields: Data, once: Data): Promise<boolean>
  update(change: PeopleChange, before: R, after: Data): Promise<void>
  /** Refuses what cannot go. */
  requireRemovable(change: PeopleChange, rows: readonly R[]): Promise<void>
  /** Revokes sessions that depend on the record. */
  removed(change: PeopleChange, ids: readonly string[]): Promise<void>
  requireRestorable(change: PeopleChange, rows: readonly R[]): Promise<void>
  markDeleted(change: PeopleChange, ids: readonly string[], at: Date | null): Promise<void>
  /** Ends for good what has lain in the trash for its time. */
  purge(tx: Db, until: Date): Promise<void>
}

type Creation = { id?: string | undefined; fields: Data; once: Data }

/** Creates a record. The same id from the same sender again is the same create, and gives the record as it is. */
export async function createIn<R extends PeopleRow, A>(
  change: PeopleChange,
  kind: PeopleKind<R, A>,
  { id = newId(change.random, change.now), fields, once }: Creation,
  action: AuditAction = 'create',
): Promise<R> {
  const [existing] = await kind.rows(change.tx, change.me, { ids: [id] })
  if (existing) {
    // whose it is, is nobody's business: no `current`
    if (existing.created_by?.id !== change.me.id) throw new HttpError('conflict')
    return existing
  }
  // a name is free again when its user has left the trash
  await kind.purge(change.tx, trashEnd(change.now))
  await kind.requireAllowed(change, id, undefined, fields)
  if (!(await kind.insert(change, id, fields, once))) throw new HttpError('conflict')
  const row = await found(change, kind, id)
  await notePeople(change, kind, [row], action, undefined, kind.fieldsOf(row))
  return row
}

/** Writes a record's next version, unless it has moved on from `version`; equal fields are no new version. */
export async function changeIn<R extends PeopleRow, A>(
  change: PeopleChange,
  kind: PeopleKind<R, A>,
  { id, version, next }: { id: string; version?: number; next: (fields: Data) => Data },
  action: AuditAction,
): Promise<R> {
  const before = await found(change, kind, id)
  requireEditable(change, kind, before)
  const fields = kind.fieldsOf(before)
  const after = next(fields)
  if (equal(fields, after)) return before
  if (version !== undefined && version !== before.version) {
    throw new HttpError('conflict', { current: kind.recordOf(change.me, before) })
  }
  await kind.requireAllowed(change, id, before, after)
  await kind.update(change, before, after)
  const row = await found(change, kind, id)
  await notePeople(change, kind, [row], action, fields, kind.fieldsOf(row))
  return row
}

/** The fields with some of them set, checked as the whole is. */
export const withSet =
  (kind: { body: z.ZodMiniType }, set: Data) =>
  (fields: Data): Data => {
    const unknown = Object.keys(set).filter((name) => !Object.hasOwn(fields, name))
    refuseIfWrong(unknown.map((path) => ({ path, rule: 'invalid' as const, message: 'Invalid value' })))
    const checked = check(kind.body, { ...fields, ...set }, { languages: [] })
    if (!checked.ok) throw new HttpError('validation', { errors: checked.errors })
    return checked.value as Data
  }

/** Moves records to the trash; those that moved on from the version named are kept, and given back as conflicts. */
export async function removeIn<R extends PeopleRow, A>(
  change: PeopleChange,
  kind: PeopleKind<R, A>,
  ids: readonly string[],
  versions: readonly number[] = [],
) {
  const asked = await allOf(change, kind, ids)
  const { ids: gone, removed, movedOn } = partForTrash(asked, ids, versions)
  await kind.requireRemovable(change, removed)
  await mark(change, kind, removed, change.now)
  await kind.removed(
    change,
    removed.map(({ id }) => id),
  )
  await notePeople(change, kind, removed, 'remove')
  await kind.purge(change.tx, trashEnd(change.now))
  return {
    ids: gone,
    conflicts: movedOn.map((row) => ({ id: row.id, current: kind.recordOf(change.me, row) })),
  }
}

/** Brings records back from the trash, when everything that they refer to is there. */
export async function restoreIn<R extends PeopleRow, A>(
  change: PeopleChange,
  kind: PeopleKind<R, A>,
  ids: readonly string[],
): Promise<R[]> {
  const deleted = (await allOf(change, kind, ids)).filter((row) => row.deleted_at !== null)
  await kind.requireRestorable(change, deleted)
  await mark(change, kind, deleted, null)
  await notePeople(change, kind, deleted, 'restore')
  return kind.rows(change.tx, change.me, { ids })
}

const mark = async <R extends PeopleRow, A>(
  change: PeopleChange,
  kind: PeopleKind<R, A>,
  rows: readonly R[],
  at: Date | null,
) => {
  if (rows.length === 0) return
  await kind.markDeleted(
    change,
    rows.map(({ id }) => id),
    at,
  )
}

/** The record, when it is there and the caller may know of it. */
export async function found<R extends PeopleRow, A>(
  { tx, me }: { tx: Db; me: Holding },
  kind: PeopleKind<R, A>,
  id: string,
): Promise<R> {
  const [row] = await kind.rows(tx, me, { ids: [id] })
  if (!row) throw new HttpError('not_found')
  return row
}

/** All of these that the caller may change, in the trash or not. */
async function allOf<R extends PeopleRow, A>(
  change: PeopleChange,
  kind: PeopleKind<R, A>,
  ids: readonly string[],
): Promise<R[]> {
  const rows = await kind.rows(change.tx, change.me, { ids, inTrash: true })
  const kept = new Map(
    rows
      .filter(({ deleted_at }) => deleted_at === null || deleted_at > trashEnd(change.now))
      .map((row) => [row.id, row]),
  )
  return [...new Set(ids)].map((id) => {
    const row = kept.get(id)
    if (!row) throw new HttpError('not_found')
    requireEditable(change, kind, row)
    return row
  })
}

export function requireEditable<R extends PeopleRow, A>({ me }: PeopleChange, kind: PeopleKind<R, A>, row: R): void {
  if (!covers(me, kind.holdingOf(row))) throw new HttpError('access_denied')
}

/** Notes who did what, when; of no mall, and never a password. */
export async function notePeople<R extends PeopleRow, A>(
  change: PeopleChange,
  { resource, area, nameOf }: PeopleKind<R, A>,
  rows: readonly R[],
  action: AuditAction,
  before?: Data,
  after?: Data,
): Promise<void> {
  await note(
    change,
    rows.map((row) => ({
      ...{ mallId: null, area, action, resource },
      id: row.id,
      name: nameOf(row),
      before,
      after,
    })),
  )
}
