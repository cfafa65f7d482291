import type { Area } from '@kiosk-admin/api-client'
import type * as z from '@kiosk-admin/api-client/zod'
import type { Holding, Rights } from '../../db/people/rights'
import type { Filter } from '../../db/people/user-lists'
import type { Data, StoredRow } from '../../db/records'
import type { Db } from '../../dependencies'
import { HttpError } from '../../http-error'
import type { Adapter } from '../adapter'
import type { Change } from '../change'
import { Table } from '../table'
import { trashEnd } from '../trash'

/** The part of an adapter that is the same for users and groups. */
type Shared = 'lock' | 'reaches' | 'requireWritable' | 'written' | 'recordsOf'

type PeopleKind<R extends StoredRow, A extends { id: string }, F extends Data> = Omit<
  Adapter<R, A, Change, F>,
  Shared
> & {
  resource: 'User' | 'UserGroup'
  area: Area
  body: z.ZodMiniObject
  /** Path of validation errors about lost permissions: the group of a user, the areas of a group. */
  lastAt: string
  /** Lists rows that exist for the author; with `inTrash` also deleted ones. */
  list(db: Db, author: Holding, filter: Filter): Promise<R[]>
  nameOf(row: R): string
  recordOf(author: Holding, row: R): A
  /** The fields of a copy that differ. */
  copyOf(author: Holding, row: R, sent: { name?: string | undefined; mallId?: string | undefined }): Partial<F>
  /** Whether a user with these rights may change the record. */
  isWritable(rights: Rights, row: R): boolean
  /** The mall of a record that belongs to one. @default none */
  mallOf?(row: R): string | null
}

/** A table of users or groups. It locks no rows, because changes of people run one at a time. */
export class PeopleTable<R extends StoredRow, A extends { id: string }, F extends Data> extends Table<R, A, Change, F> {
  readonly kind: PeopleKind<R, A, F>

  constructor(kind: PeopleKind<R, A, F>) {
    super({
      ...kind,
      async lock(change, ids) {
        const rows = await kind.list(change.tx, change, { ids, inTrash: true })
        return rows.filter(({ deleted_at }) => !deleted_at || deleted_at > trashEnd(change.now))
      },
      reaches: () => true,
      requireWritable(change, row) {
        if (!kind.isWritable(change.rights, row)) throw new HttpError('access_denied')
      },
      written: (row) => ({
        ...{ mallId: kind.mallOf?.(row) ?? null, area: kind.area },
        ...{ resource: kind.resource, name: kind.nameOf(row) },
      }),
      recordsOf: async (change, rows) => rows.map((row) => kind.recordOf(change, row)),
    })
    this.kind = kind
  }

  /** Finds a record that exists for the author and is not in the trash. */
  async find(db: Db, author: Holding, id: string): Promise<R> {
    const [row] = await this.kind.list(db, author, { ids: [id] })
    if (!row) throw new HttpError('not_found')
    return row
  }
}
