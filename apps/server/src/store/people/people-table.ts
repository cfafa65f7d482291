import type { Area, z } from '@kiosk-admin/api-client'
import type { Db } from '../../dependencies'
import { HttpError } from '../../http-error'
import { isId } from '../../identity'
import { checkFields, refuseIfWrong, unknownField } from '../check'
import type { Data, StoredRow } from '../records'
import { create, present, type Table, write } from '../store'
import type { Change, Holding } from '../transaction'
import { trashEnd } from '../trash'
import { covers } from './change-people'

type Filter = { ids?: readonly string[]; inTrash?: true; mallId?: string | undefined }

/** The part of a table that is the same for users and groups. */
type Shared = 'lock' | 'reaches' | 'requireWritable' | 'written' | 'recordsOf'

type PeopleKind<R extends StoredRow, A extends { id: string }, F extends Data> = Omit<
  Table<R, A, Change, F>,
  Shared
> & {
  resource: 'User' | 'UserGroup'
  area: Area
  body: z.ZodMiniType<F>
  /** Validates the fields of a new record. */
  newRecord(change: Change, sent: Data): Promise<{ id?: string | undefined; fields: F }>
  /** Path of validation errors about lost permissions: the group of a user, the areas of a group. */
  lastAt: string
  /** Finds rows that exist for the author; with `inTrash` also deleted ones. */
  rows(db: Db, author: Holding, filter: Filter): Promise<R[]>
  nameOf(row: R): string
  recordOf(author: Holding, row: R): A
  /** The fields of a copy that differ. */
  copyOf(author: Holding, row: R, sent: { name?: string | undefined; mallId?: string | undefined }): Data
  /** Permissions granted by this record. */
  holdingOf(row: R): Holding
}

export type PeopleTable<R extends StoredRow, A extends { id: string }, F extends Data> = PeopleKind<R, A, F> &
  Pick<Table<R, A>, Shared>

/** A table of users or groups. It locks no rows, because changes of people run one at a time. */
export const peopleTable = <R extends StoredRow, A extends { id: string }, F extends Data>(
  kind: PeopleKind<R, A, F>,
): PeopleTable<R, A, F> => ({
  ...kind,
  async lock(change, ids) {
    const rows = await kind.rows(change.tx, change, { ids, inTrash: true })
    return rows.filter(({ deleted_at }) => !deleted_at || deleted_at > trashEnd(change.now))
  },
  reaches: () => true,
  requireWritable(change, row) {
    if (!covers(change, kind.holdingOf(row))) throw new HttpError('access_denied')
  },
  written: (row) => ({ mallId: null, area: kind.area, resource: kind.resource, name: kind.nameOf(row) }),
  recordsOf: async (change, rows) => rows.map((row) => kind.recordOf(change, row)),
})

/** Sets some fields and validates the whole. */
export function withSet<F extends Data>({ body }: { body: z.ZodMiniType<F> }, fields: F, set: Data): F {
  const unknown = Object.keys(set).filter((name) => !Object.hasOwn(fields, name))
  refuseIfWrong(unknown.map(unknownField))
  return checkFields(body, { ...fields, ...set })
}

/** Finds a record that exists for the author and is not in the trash. */
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

/** A row of an import, with the columns that are stored instead of its password. */
export type ImportRow = { sent: Data; columns: Data }

/** Creates the record of an imported row or, when its id is known, replaces it. */
export async function importPeople<R extends StoredRow, A extends { id: string }, F extends Data>(
  change: Change,
  table: PeopleTable<R, A, F>,
  { sent, columns }: ImportRow,
): Promise<'created' | 'updated'> {
  const id = typeof sent.id === 'string' ? sent.id.toLowerCase() : undefined
  const [existing] = isId(id) ? await table.rows(change.tx, change, { ids: [id] }) : []
  if (existing) {
    const after = checkFields(table.body, sent)
    await write(change, table, present(change, table, existing), after, { action: 'import' })
    return 'updated'
  }
  const { fields, ...record } = await table.newRecord(change, sent)
  await create(change, table, fields, { ...record, action: 'import', columns })
  return 'created'
}
