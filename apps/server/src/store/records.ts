import type { Selectable } from 'kysely'
import type { ContentTable } from '../db/schema'

export type ContentRow = Selectable<ContentTable>
export type Data = Record<string, unknown>

/** What staff know a record by; the information page has a title only. */
export const nameOf = (data: Data): unknown => data.name ?? data.title ?? null

/** The record as the contract answers it. */
export const recordOf = (
  row: Pick<ContentRow, 'id' | 'mall_id' | 'data' | 'version' | 'created_at' | 'updated_at' | 'updated_by'>,
) => ({
  ...row.data,
  id: row.id,
  mallId: row.mall_id,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  updatedBy: row.updated_by,
})

export const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

/** Rows in the order in which they were asked for. */
export const inOrderOf = <R extends { id: string }>(ids: readonly string[], rows: readonly R[]): R[] =>
  rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
