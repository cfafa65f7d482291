import { type Area, check, type z } from '@kiosk-admin/api-client'
import type { Db } from '../../dependencies'
import { HttpError } from '../../http-error'
import { refuseIfWrong } from '../content/content-table'
import { unknownField } from '../import'
import type { Data } from '../records'
import type { StoredRow, Table } from '../store'
import type { Holding } from '../transaction'
import { trashEnd } from '../trash/trashed'
import { covers } from './people-change'

type Filter = { ids?: readonly string[]; inTrash?: true; mallId?: string | undefined }

/** The part of a table that is different between users and groups. */
type PeopleKind<R extends StoredRow, A extends { id: string }> = Omit<Table<R, A>, keyof Derived<R, A>> & {
  resource: 'User' | 'UserGroup'
  area: Area
  /** The fields that staff write, and those of a new record. */
  body: z.ZodMiniType
  creation: z.ZodMiniType
  /** The field that can take rights away. */
  lastAt: string
  /** Those that the author may know of; with `inTrash` also deleted ones. */
  rows(db: Db, author: Holding, filter: Filter): Promise<R[]>
  nameOf(row: R): string
  recordOf(author: Holding, row: R): A
  /** The fields of a copy that differ. */
  copyOf(author: Holding, row: R, sent: { name?: string | undefined; mallId?: string | undefined }): Data
  /** Permissions granted by this record. */
  holdingOf(row: R): Holding
}

type Derived<R extends StoredRow, A extends { id: string }> = Required<
  Pick<Table<R, A>, 'lock' | 'reaches' | 'requireWritable' | 'written' | 'recordsOf'>
>

export type PeopleTable<R extends StoredRow, A extends { id: string }> = PeopleKind<R, A> & Derived<R, A>

/** A table of users or groups. Changes of people wait for each other, so no rows are locked. */
export const peopleTable = <R extends StoredRow, A extends { id: string }>(
  kind: PeopleKind<R, A>,
): PeopleTable<R, A> => ({
  ...kind,
  async lock(change, ids) {
    const rows = await kind.rows(change.tx, change, { ids, inTrash: true })
    return rows.filter(({ deleted_at }) => !deleted_at || deleted_at > trashEnd(change.now))
  },
  reaches: () => true,
  requireWritable: (change, row) => requireEditable(change, kind, row),
  written: (row) => ({ mallId: null, area: kind.area, resource: kind.resource, name: kind.nameOf(row) }),
  recordsOf: async (change, rows) => rows.map((row) => kind.recordOf(change, row)),
})

/** Fields checked by the schema of a call's body. */
export function checkedBy(schema: z.ZodMiniType, fields: Data): Data {
  const checked = check(schema, fields, { languages: [] })
  if (!checked.ok) throw new HttpError('validation', { errors: checked.errors })
  return checked.value as Data
}

/** The fields with some of them set, checked as a whole. */
export function withSet({ body }: { body: z.ZodMiniType }, fields: Data, set: Data): Data {
  const unknown = Object.keys(set).filter((name) => !Object.hasOwn(fields, name))
  refuseIfWrong(unknown.map(unknownField))
  return checkedBy(body, { ...fields, ...set })
}

/** The record that is not in the trash, if the author may know of it. */
export async function found<R extends StoredRow>(
  db: Db,
  author: Holding,
  { rows }: { rows(db: Db, author: Holding, filter: Filter): Promise<R[]> },
  id: string,
): Promise<R> {
  const [row] = await rows(db, author, { ids: [id] })
  if (!row) throw new HttpError('not_found')
  return row
}

function requireEditable<R>(author: Holding, table: { holdingOf(row: R): Holding }, row: R): void {
  if (!covers(author, table.holdingOf(row))) throw new HttpError('access_denied')
}
