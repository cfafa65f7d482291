import { may } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import { type TrashSource, trashEnd, trashedOf } from './trashed'

/** Stations, each with its floor when that was deleted as well. */
export const stationTrash: TrashSource = async (db, { mallId, permissions, now }) => {
  if (!may(permissions, 'Mall', 'read')) return []
  const rows = await db
    .selectFrom('station')
    .leftJoin('content as floor', (join) =>
      join.onRef('floor.id', '=', 'station.floor_id').on('floor.deleted_at', 'is not', null),
    )
    .select(['station.id', 'station.name', 'station.deleted_at', 'station.updated_by', 'floor.id as floorId'])
    .select(sql<unknown>`floor.data -> 'name'`.as('floorName'))
    .where('station.mall_id', '=', mallId)
    .where('station.deleted_at', '>', trashEnd(now))
    .$narrowType<{ deleted_at: Date }>()
    .execute()
  return rows.map(({ id, name, deleted_at, updated_by, floorId, floorName }) =>
    trashedOf({
      ...{ resource: 'MallStation', id, name, deletedAt: deleted_at, deletedBy: updated_by },
      needs: floorId ? [{ resource: 'Floor', id: floorId, name: floorName, path: 'floorId' }] : [],
    }),
  )
}
