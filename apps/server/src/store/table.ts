import { type AuditKind, may } from '@kiosk-admin/api-client'
import { permissionsIn } from '../db/people/rights'
import { type Data, idsOf, type StoredRow } from '../db/records'
import { HttpError, invalid } from '../http-error'
import { isId, newId } from '../identity'
import { createYield } from '../rules/yield-to-event-loop'
import type { Adapter, Edit } from './adapter'
import type { Change, Transaction, Written } from './change'
import { note } from './change'
import { checkFields, refuseIfWrong, unknownField } from './check'
import { equal } from './compare'
import { updateRows } from './rows'
import { trashEnd } from './trash'

type Creation = {
  id?: string | undefined
  action?: AuditKind
  columns?: Data | undefined
  /** Further fields of the entry in the audit. */
  details?: Data
}
type Replacement<F> = { id: string; version: number; fields: F }
/** What the last publication contains of a record; `undefined` if it does not contain it. */
type Reversion = { id: string; version: number; published: { fields: Data; number: number } | undefined }
type Next = { version?: number | undefined; action?: AuditKind | undefined }

/** Fields to set in many records: first those for all, then those for each. */
export type Edits = {
  ids: readonly string[]
  set: Data
  each?: Readonly<Record<string, { version?: number | undefined; set?: Data | undefined }>> | undefined
}

/** Whether a record has been in the trash for so long that it can't be restored. */
const isPurged = ({ now }: Change, { deleted_at }: StoredRow) => Boolean(deleted_at && deleted_at <= trashEnd(now))

/** The verbs of every table. They write the audit and the change events in the transaction of the change. */
export class Table<R extends StoredRow, A extends { id: string }, C extends Change, F extends Data> {
  readonly adapter: Adapter<R, A, C, F>

  constructor(adapter: Adapter<R, A, C, F>) {
    this.adapter = adapter
  }

  /** Creates a record. Repeated with the same id by the same author, it returns the record unchanged. */
  async create(change: C, fields: F, creation: Creation = {}): Promise<R> {
    const { id = newId(change.random, change.now), action = 'create', columns = {}, details } = creation
    const after = await this.#prepare(change, fields)
    const [existing] = await this.adapter.lock(change, [id], [after])
    if (existing) return this.#sameCreate(change, existing)
    await this.adapter.check(change, { id, after })
    const row = await this.adapter.insert(change, id, after, columns)
    if (!row) return this.#sameCreate(change, (await this.adapter.lock(change, [id]))[0])
    await this.noteWritten(change, action, row, undefined, details)
    return row
  }

  #sameCreate(change: Change, row: R | undefined): R {
    const same = row && this.adapter.reaches(change, row) && row.created_by?.id === change.by.id && !row.deleted_at
    // do not reveal the owner: omit `current` from the 409
    if (!same) throw new HttpError('conflict')
    return row
  }

  /** Replaces a record's fields, unless its version has changed. */
  async replace(change: C, { id, version, fields }: Replacement<F>): Promise<R> {
    return this.write(change, await this.lockOne(change, id, fields), fields, { version })
  }

  /** Sets some fields of a record, unless its version has changed. */
  async set(change: C, { id, version, fields }: { id: string; version?: number; fields: Partial<F> }): Promise<R> {
    const before = await this.lockOne(change, id, fields)
    return this.write(change, before, { ...this.adapter.fieldsOf(before), ...fields }, { version })
  }

  /** Replaces a record when a version is given, otherwise creates it. Creating it again with equal fields returns it. */
  async save(change: C, { id, version, fields }: { id: string; version?: number | undefined; fields: F }): Promise<R> {
    if (version !== undefined) return this.replace(change, { id, version, fields })
    const [existing] = await this.adapter.lock(change, [id], [fields])
    const row = existing ?? (await this.create(change, fields, { id }))
    // do not reveal records of other malls or in the trash: omit `current` from the 409
    if (!this.adapter.reaches(change, row) || row.deleted_at) throw new HttpError('conflict')
    this.#requireWritable(change, row)
    if (!equal(this.adapter.fieldsOf(row), await this.#prepare(change, fields, row))) {
      throw await this.#conflictWith(change, row)
    }
    return row
  }

  /**
   * Sets fields of many records: of all or, when one is invalid or its version has changed, of none. The error names the
   * records that failed.
   */
  async patch(change: C, { ids, set, each = {} }: Edits, as?: AuditKind): Promise<R[]> {
    const { body, fieldsOf, many } = this.adapter
    const sets = [set, ...ids.map((id) => each[id]?.set ?? {})]
    const names = [...new Set(sets.flatMap((one) => Object.keys(one)))]
    const unknown = names.filter((name) => body && !Object.hasOwn(body.shape, name))
    const strangers = Object.keys(each).filter((id) => !ids.includes(id))
    refuseIfWrong([...unknown, ...strangers.map((id) => `each.${id}`)].map(unknownField))
    const action = as ?? (names.join() === 'status' ? 'status' : 'fields')
    const rows = await this.lockAll(change, ids, sets)
    await this.#requireVersions(change, rows, each)
    const pause = createYield()
    const written = new Map(rows.map((row) => [row.id, row]))
    const edits: Edit<R, F>[] = []
    for (const before of rows) {
      const fields = { ...fieldsOf(before), ...set, ...each[before.id]?.set }
      await this.#naming(before, async () => {
        const after = body ? (checkFields(body, fields, change.mall?.languages) as F) : fields
        if (!many) written.set(before.id, await this.write(change, before, after, { action }))
        else edits.push({ before, after: await this.#prepare(change, after, before) })
      })
      await pause()
    }
    const changed = edits.filter(({ before, after }) => !equal(fieldsOf(before), after))
    for (const row of await this.#writeMany(change, changed, action)) written.set(row.id, row)
    return [...written.values()]
  }

  /** Writes the next versions of locked records together. The error names the first one that breaks a rule. */
  async #writeMany(change: C, edits: readonly Edit<R, F>[], action: AuditKind): Promise<R[]> {
    const { many, check } = this.adapter
    if (!many || edits.length === 0) return []
    try {
      await many.check(change, edits)
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      for (const { before, after } of edits) {
        await this.#naming(before, () => check(change, { id: before.id, before, after }))
      }
      throw error
    }
    const rows = await many.update(change, edits)
    const before = new Map(edits.map((edit) => [edit.before.id, edit.before]))
    await note(
      change,
      rows.map((row) => this.#entryOf(action, row, before.get(row.id))),
    )
    return rows
  }

  /** Throws when records are deleted or have another version. The error lists all of them. */
  async #requireVersions(change: C, rows: readonly R[], each: NonNullable<Edits['each']>): Promise<void> {
    const stale = rows.filter(({ id, version, deleted_at }) => deleted_at || (each[id]?.version ?? version) !== version)
    if (stale.length === 0) return
    const records = stale.map((row) => this.#failedRecordOf(row))
    const current = stale.find(({ deleted_at }) => !deleted_at)
    throw current ? await this.#conflictWith(change, current, { records }) : new HttpError('not_found', { records })
  }

  #failedRecordOf(row: R) {
    return { id: row.id, name: this.adapter.written(row).name }
  }

  /** Adds the record to the errors of `work`. */
  async #naming<T>(row: R, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      // the session has to be confirmed, whatever the record
      const isOfRecord = error instanceof HttpError && error.code !== 'password_required'
      if (!isOfRecord || error.details.records) throw error
      throw new HttpError(error.code, { ...error.details, records: [this.#failedRecordOf(row)] })
    }
  }

  /** Creates the record of an imported row or, when its id is known, replaces it. */
  async import(change: C, sent: Data, columns?: Data): Promise<'created' | 'updated'> {
    const id = typeof sent.id === 'string' ? sent.id.toLowerCase() : undefined
    const [existing] = isId(id) ? await this.adapter.lock(change, [id]) : []
    const before = existing && this.#present(change, existing)
    const fields = (await this.adapter.parse?.(change, sent, before)) ?? (sent as F)
    if (before) await this.write(change, before, fields, { action: 'import' })
    else await this.create(change, fields, { id, columns, action: 'import' })
    return before ? 'updated' : 'created'
  }

  /** Writes the next version of a locked record, unless its version has changed. Equal fields create no version. */
  async write(change: C, before: R, fields: F, { version, action = 'replace' }: Next = {}): Promise<R> {
    const after = await this.#prepare(change, fields, before)
    if (equal(this.adapter.fieldsOf(before), after)) return before
    if (version !== undefined && version !== before.version) throw await this.#conflictWith(change, before)
    await this.adapter.check(change, { id: before.id, before, after })
    const row = await this.adapter.update(change, before, after)
    await this.noteWritten(change, action, row, before)
    return row
  }

  /**
   * Sets a record, also one in the trash, back to the fields of a publication, unless its version has changed. It is one
   * entry of the audit, with the publication's number.
   */
  async revert(change: C, { id, version, published }: Reversion): Promise<{ before: R; after: R }> {
    const { body } = this.adapter
    const [before] = await this.lockAll(change, [id], published && [published.fields])
    if (!before || isPurged(change, before)) throw new HttpError('not_found')
    if (!published) throw invalid('id', 'It isn’t in the last publication.')
    if (version !== before.version) throw await this.#conflictWith(change, before)
    const fields = body ? checkFields(body, published.fields, change.mall?.languages) : published.fields
    const next = await this.#prepare(change, fields as F, before)
    const isSame = equal(this.adapter.fieldsOf(before), next)
    if (isSame && !before.deleted_at) return { before, after: before }
    await this.adapter.check(change, { id, before, after: next })
    const present = before.deleted_at ? await this.#takeFromTrash(change, before) : before
    const after = isSame ? present : await this.adapter.update(change, present, next)
    await this.noteWritten(change, 'revert', after, before, { publication: published.number })
    return { before, after }
  }

  async #takeFromTrash(change: C, row: R): Promise<R> {
    const { name, mark, marked } = this.adapter
    if (mark) await mark(change, [row], null)
    else await updateRows(change, name, [row.id], { deleted_at: null })
    await marked?.(change, [row], null)
    return this.lockOne(change, row.id)
  }

  async #prepare(change: C, fields: F, before?: R): Promise<F> {
    return (await this.adapter.prepare?.(change, fields, before)) ?? fields
  }

  async #conflictWith(change: Change, row: R, details = {}): Promise<HttpError> {
    const [current] = await this.adapter.recordsOf(change, [row])
    return new HttpError('conflict', { current, ...details })
  }

  /** Writes a record's changed fields to the audit, and `details` as further fields. */
  noteWritten(change: Transaction, action: AuditKind, row: R, before?: R, details?: Data): Promise<void> {
    return note(change, [this.#entryOf(action, row, before, details)])
  }

  #entryOf(action: AuditKind, row: R, before?: R, details?: Data): Written {
    const fieldsOf = this.adapter.auditOf ?? this.adapter.fieldsOf
    const after = { ...fieldsOf(row), ...details }
    return { ...this.adapter.written(row), id: row.id, action, before: before && fieldsOf(before), after }
  }

  /** Locks a record, and those that its new fields reference. Throws when the author may not change it. */
  async lockOne(change: Change, id: string, fields?: Data): Promise<R> {
    const [row] = await this.adapter.lock(change, [id], fields && [fields])
    return this.#present(change, row)
  }

  /** Locks records, also in the trash, each once. Throws when the author may not change one. */
  async lockAll(change: Change, ids: readonly string[], sent?: readonly Data[]): Promise<R[]> {
    const rows = new Map((await this.adapter.lock(change, ids, sent)).map((row) => [row.id, row]))
    return [...new Set(ids)].map((id) => this.#writable(change, rows.get(id)))
  }

  #present(change: Change, row: R | undefined): R {
    if (row?.deleted_at) throw new HttpError('not_found')
    return this.#writable(change, row)
  }

  #writable(change: Change, row: R | undefined): R {
    if (!row || !this.adapter.reaches(change, row)) throw new HttpError('not_found')
    this.#requireWritable(change, row)
    return row
  }

  #requireWritable(change: Change, row: R): void {
    if (this.adapter.requireWritable) {
      this.adapter.requireWritable(change, row)
      return
    }
    const { mallId, area } = this.adapter.written(row)
    const permissions = mallId === null ? change.rights.house : permissionsIn(change.rights, mallId)
    if (!may(permissions, area, 'write')) throw new HttpError('access_denied')
  }

  /**
   * Moves records to the trash. Records with another version stay and are returned as conflicts. `versions` are in the
   * order of `ids`; a record without one is removed in any version. The returned ids include records that were in the
   * trash already, so that a repeated call returns the same.
   */
  async remove(change: Change, ids: readonly string[], versions: readonly number[] = []) {
    const sent = await this.lockAll(change, ids)
    const hasMovedOn = ({ id, version, deleted_at }: R) =>
      !deleted_at && (versions[ids.indexOf(id)] ?? version) !== version
    const gone = sent.filter((row) => !hasMovedOn(row))
    const removed = gone.filter(({ deleted_at }) => !deleted_at)
    if (removed.length > 0) {
      await this.adapter.requireUnused?.(change, removed)
      await this.#mark(change, removed, change.now)
    }
    await this.purge(change, removed)
    const conflicts = await this.adapter.recordsOf(change, sent.filter(hasMovedOn))
    return { ids: idsOf(gone), conflicts: conflicts.map((current) => ({ id: current.id, current })) }
  }

  /** Brings records back from the trash. */
  async restore(change: C, ids: readonly string[]): Promise<A[]> {
    const sent = await this.lockAll(change, ids)
    const deleted = sent.filter(({ deleted_at }) => deleted_at)
    if (deleted.some((row) => isPurged(change, row))) throw new HttpError('not_found')
    if (deleted.length > 0) {
      await this.#mark(change, deleted, null)
      await this.adapter.requireComplete?.(change, deleted)
    }
    const restored = new Map((await this.adapter.lock(change, ids)).map((row) => [row.id, row]))
    return this.adapter.recordsOf(
      change,
      sent.map((row) => restored.get(row.id) ?? row),
    )
  }

  /** Moves records to the trash or out of it. */
  async #mark(change: Change, rows: readonly R[], deletedAt: Date | null): Promise<void> {
    const { name, mark, marked, auditOfRemoval } = this.adapter
    if (mark) await mark(change, rows, deletedAt)
    else await updateRows(change, name, idsOf(rows), { deleted_at: deletedAt })
    await marked?.(change, rows, deletedAt)
    const action = deletedAt ? 'remove' : 'restore'
    const details = (row: R) => (deletedAt ? auditOfRemoval?.(row) : {})
    const entries = rows.map((row) => ({ ...this.adapter.written(row), id: row.id, action, ...details(row) }) as const)
    await note(change, entries)
  }

  /** Permanently deletes what has been in the trash for 30 days. Each removal does it, so that no timer is needed. */
  async purge(change: Change, removed: readonly R[] = []): Promise<void> {
    const { name, purge } = this.adapter
    const end = trashEnd(change.now)
    if (purge) await purge(change, end, removed)
    else await change.tx.deleteFrom(name).where('deleted_at', '<=', end).execute()
  }
}
