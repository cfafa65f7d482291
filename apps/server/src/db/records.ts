import type { Selectable } from 'kysely'
import type { ContentTable } from './schema'

export type ContentRow = Selectable<ContentTable>
export type Data = Record<string, unknown>

/** The record as the contract answers it. */
export const recordOf = (row: Omit<ContentRow, 'created_by' | 'status' | 'deleted_at'>) => ({
  ...row.data,
  id: row.id,
  mallId: row.mall_id,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  updatedBy: row.updated_by,
})
