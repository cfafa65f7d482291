import type { Permissions, Trashed, TypeNumber } from '@kiosk-admin/api-client'
import { resourceNames } from '@kiosk-admin/api-client/internal'
import { sql } from 'kysely'
import type { Db } from '../dependencies'
import { trashEnd, trashKept } from '../store/trash'
import { mayAccess, resourceOf } from './kinds'
import type { Author } from './schema'

/** The mall whose trash is read, and the permissions of its reader. */
type TrashReader = { mallId: string; permissions: Permissions; now: Date }

type Need = { type: string; id: string; name: unknown; path: string }
type Row = Omit<Need, 'path'> & { number: TypeNumber | null; deleted_at: Date; updated_by: Author; needs: Need[] }

/**
 * Lists the records in a mall's trash that the reader may read, the last deleted first, each with the deleted records that
 * it references. Groups belong to no mall and are in the trash of each.
 */
export async function listTrash(db: Db, { mallId, permissions, now }: TrashReader): Promise<Trashed[]> {
  const inTrash = sql`mall_id = ${mallId} and deleted_at is not null`
  const { rows } = await sql<Row>`
    with deleted as (
      select type, id, coalesce(data -> 'name', data -> 'title') as name, data -> 'type' as number, deleted_at, updated_by
      from content where ${inTrash}
      union all
      select 'mediaLibrary', id, to_jsonb(name), null, deleted_at, updated_by from media where ${inTrash}
      union all
      select 'mediaCategory', id, to_jsonb(name), null, deleted_at, updated_by from media_category where ${inTrash}
      union all
      select 'mallStation', id, to_jsonb(name), null, deleted_at, updated_by from station where ${inTrash}
      union all
      select 'user', id, to_jsonb(username), null, deleted_at, updated_by
      from user_account join user_mall on user_id = id where ${inTrash}
      union all
      select 'userGroup', id, to_jsonb(name), null, deleted_at, updated_by from user_group where deleted_at is not null
    ), naming as (
      select from_id, path, to_id from reference where mall_id = ${mallId}
      union all
      select id, 'floorId', floor_id from station where ${inTrash}
      union all
      select id, 'groupId', group_id from user_account where deleted_at is not null
    )
    select deleted.*, coalesce(needed.needs, '[]') as needs
    from deleted
    left join (
      select naming.from_id, jsonb_agg(
        jsonb_build_object('type', type, 'id', id, 'name', name, 'path', path) order by path
      ) as needs
      from naming join deleted on deleted.id = naming.to_id
      group by naming.from_id
    ) needed on needed.from_id = deleted.id
    where deleted_at > ${trashEnd(now)}
    order by deleted_at desc, id
  `.execute(db)
  return rows.flatMap(({ type, id, name, number, deleted_at, updated_by, needs }) => {
    const resource = resourceNames.find((one) => one === resourceOf(type))
    if (!resource || !mayAccess(permissions, 'read', type, { type: number })) return []
    return {
      ...{ resource, id, name, type: number },
      deletedAt: deleted_at.toISOString(),
      deletedBy: updated_by,
      until: new Date(deleted_at.getTime() + trashKept).toISOString(),
      needs: needs.map(({ type: of, ...need }) => ({ ...need, resource: resourceOf(of) })),
    }
  })
}
