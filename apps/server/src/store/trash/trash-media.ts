import { may } from '@kiosk-admin/api-client'
import { type TrashSource, trashEnd, trashedOf } from './trashed'

/** Files and their categories. */
export const mediaTrash: TrashSource = async (db, { mallId, permissions, now }) => {
  if (!may(permissions, 'MediaLibrary', 'read')) return []
  const lying = async (table: 'media' | 'media_category', resource: 'MediaLibrary' | 'MediaCategory') => {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'name', 'deleted_at', 'updated_by'])
      .where('mall_id', '=', mallId)
      .where('deleted_at', '>', trashEnd(now))
      .execute()
    return rows.flatMap(({ deleted_at, updated_by, ...row }) =>
      deleted_at ? [trashedOf({ ...row, resource, deletedAt: deleted_at, deletedBy: updated_by })] : [],
    )
  }
  return [...(await lying('media', 'MediaLibrary')), ...(await lying('media_category', 'MediaCategory'))]
}
