import { may } from '@kiosk-admin/api-client'
import { type TrashSource, trashEnd, trashedOf } from './trashed'

/** Users who reach the mall, each with its group when that was deleted as well. */
export const userTrash: TrashSource = async (db, { mallId, permissions, now }) => {
  if (!may(permissions, 'User', 'read')) return []
  const rows = await db
    .selectFrom('user_account')
    .innerJoin('user_mall', 'user_mall.user_id', 'user_account.id')
    .innerJoin('user_group', 'user_group.id', 'user_account.group_id')
    .select(['user_account.id', 'username', 'user_account.deleted_at', 'user_account.updated_by', 'group_id'])
    .select(['user_group.name as groupName', 'user_group.deleted_at as groupDeletedAt'])
    .where('user_mall.mall_id', '=', mallId)
    .where('user_account.deleted_at', '>', trashEnd(now))
    .$narrowType<{ deleted_at: Date }>()
    .execute()
  return rows.map(({ id, username, deleted_at, updated_by, group_id, groupName, groupDeletedAt }) =>
    trashedOf({
      ...{ resource: 'User', id, name: username, deletedAt: deleted_at, deletedBy: updated_by },
      needs: groupDeletedAt ? [{ resource: 'UserGroup', id: group_id, name: groupName, path: 'groupId' }] : [],
    }),
  )
}

/** Groups belong to no mall, so they lie in the trash of each. */
export const groupTrash: TrashSource = async (db, { permissions, now }) => {
  if (!may(permissions, 'UserGroup', 'read')) return []
  const rows = await db
    .selectFrom('user_group')
    .select(['id', 'name', 'deleted_at', 'updated_by'])
    .where('deleted_at', '>', trashEnd(now))
    .$narrowType<{ deleted_at: Date }>()
    .execute()
  return rows.map(({ id, name, deleted_at, updated_by }) =>
    trashedOf({ resource: 'UserGroup', id, name, deletedAt: deleted_at, deletedBy: updated_by }),
  )
}
