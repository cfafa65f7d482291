import { type Area, may } from '@kiosk-admin/api-client'
import type { StoredKind } from '@kiosk-admin/api-client/internal'
import type { Selectable } from 'kysely'
import type { Db } from '../dependencies'
import { HttpError } from '../http-error'
import { permissionsIn, type Rights } from './people/rights'
import type { ContentRow } from './records'
import type { Database } from './schema'

/** Tables of records that the store writes. */
export type TableName = 'content' | 'mall' | 'media' | 'media_category' | 'station' | 'user_account' | 'user_group'

export type RowOf<N extends TableName> = Selectable<Database[N]>

/** Finds records of any mall, except those in the trash. */
export async function findRows<N extends TableName>(db: Db, name: N, ids: readonly string[]): Promise<RowOf<N>[]> {
  if (ids.length === 0) return []
  const table: TableName = name
  return db
    .selectFrom(table)
    .selectAll()
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .$castTo<RowOf<N>>()
    .execute()
}

/** Finds a record of any mall; `undefined` when it is in the trash. */
export const findRow = async <N extends TableName>(db: Db, name: N, id: string): Promise<RowOf<N> | undefined> =>
  (await findRows(db, name, [id]))[0]

/** Throws unless rows of malls that the reader reaches were found for all ids, and the reader may read the area there. */
export function requireReached(
  found: readonly { mall_id: string }[],
  ids: readonly string[],
  { rights, area }: { rights: Rights; area?: Area },
): void {
  const reached = found.filter((row) => rights.malls.has(row.mall_id))
  if (reached.length < new Set(ids).size) throw new HttpError('not_found')
  if (area && reached.some((row) => !may(permissionsIn(rights, row.mall_id), area, 'read'))) {
    throw new HttpError('access_denied')
  }
}

/** Finds a record of a kind in any mall; `undefined` when it is in the trash. */
export async function findRecord(db: Db, type: StoredKind, id: string): Promise<ContentRow | undefined> {
  const row = await findRow(db, 'content', id)
  return row?.type === type.type ? row : undefined
}
