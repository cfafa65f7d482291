import { type Area, check, type z } from '@kiosk-admin/api-client'
import type { Author } from '../../db/schema'
import type { Db } from '../../dependencies'
import { HttpError } from '../../http-error'
import { refuseIfWrong } from '../content/content-table'
import { unknownField } from '../import'
import type { Data } from '../records'
import type { Removable, Restorable, Writable } from '../store'
import type { Change } from '../transaction'
import { trashEnd } from '../trash/trashed'
import { covers, type Holding } from './people-change'

export type PeopleRow = {
  id: string
  version: number
  created_at: Date
  updated_at: Date
  updated_by: Author
  created_by: Author | null
  deleted_at: Date | null
}

export type PeopleTable<R extends PeopleRow, A> = Writable<R, A> & Removable<R, A> & Restorable<R, A>

type Filter = { ids?: readonly string[]; inTrash?: true; mallId?: string | undefined }

/** What is different between users and groups. */
export type PeopleKind<R extends PeopleRow, A> = {
  resource: 'User' | 'UserGroup'
  area: Area
  /** What staff write, and what they write to make one. */
  body: z.ZodMiniType
  creation: z.ZodMiniType
  /** The field that takes rights away. */
  lastAt: string
  /** Those that the caller may know of; with `inTrash` also those that are there. */
  rows(db: Db, me: Holding, filter: Filter): Promise<R[]>
  fieldsOf(row: R): Data
  nameOf(row: R): string
  recordOf(me: Holding, row: R): A
  /** What is different in a copy. */
  copyOf(me: Holding, row: R, asked: { name?: string | undefined; mallId?: string | undefined }): Data
  /** Permissions granted by this record. */
  holdingOf(row: R): Holding
  /** The records that `me` may know of; `once` is stored with a new one, and never answered. */
  table(me: Holding, once?: Data): PeopleTable<R, A>
}

/** What the tables of users and groups have in common. Changes of people wait for each other, so no rows are locked. */
export const peopleRecords = <R extends PeopleRow, A>(kind: PeopleKind<R, A>, me: Holding) => ({
  async lock({ tx, now }: Change, ids: readonly string[]) {
    const rows = await kind.rows(tx, me, { ids, inTrash: true })
    return rows.filter(({ deleted_at }) => deleted_at === null || deleted_at > trashEnd(now))
  },
  reaches: () => true,
  requireWritable: (row: R) => requireEditable(me, kind, row),
  written: (row: R) => ({ mallId: null, area: kind.area, resource: kind.resource, name: kind.nameOf(row) }),
  recordsOf: async (_: Change, rows: readonly R[]) => rows.map((row) => kind.recordOf(me, row)),
  fieldsOf: kind.fieldsOf,
})

/** The fields with some of them set, checked as the whole is. */
export function withSet(kind: { body: z.ZodMiniType }, fields: Data, set: Data): Data {
  const unknown = Object.keys(set).filter((name) => !Object.hasOwn(fields, name))
  refuseIfWrong(unknown.map(unknownField))
  const checked = check(kind.body, { ...fields, ...set }, { languages: [] })
  if (!checked.ok) throw new HttpError('validation', { errors: checked.errors })
  return checked.value as Data
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

export function requireEditable<R extends PeopleRow, A>(me: Holding, kind: PeopleKind<R, A>, row: R): void {
  if (!covers(me, kind.holdingOf(row))) throw new HttpError('access_denied')
}
