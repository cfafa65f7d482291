import { areaOf, may, type TypeNumber } from '@kiosk-admin/api-client'
import { resourceNames, storedKinds } from '@kiosk-admin/api-client/internal'
import { sql } from 'kysely'
import type { Author } from '../../db/schema'
import { type Data, nameOf } from '../records'
import { resourceOf } from '../references'
import { type TrashSource, trashEnd, trashedOf } from './trashed'

type Need = { type: string; id: string; name: unknown; path: string }
type Row = { id: string; type: string; data: Data; deleted_at: Date; updated_by: Author; needs: Need[] }

/** Content, with what it names that lies there as well. */
export const contentTrash: TrashSource = async (db, { mallId, permissions, now }) => {
  const { rows } = await sql<Row>`
    select content.id, content.type, content.data, content.deleted_at, content.updated_by,
      coalesce(needed.needs, '[]') as needs
    from content
    left join lateral (
      select jsonb_agg(
        jsonb_build_object('type', named.type, 'id', named.id, 'name', named.name, 'path', reference.path)
        order by reference.path
      ) as needs
      from reference
      join (
        select mall_id, id, type, coalesce(data -> 'name', data -> 'title') as name
        from content where deleted_at is not null
        union all
        select mall_id, id, 'mediaLibrary', to_jsonb(name) from media where deleted_at is not null
        union all
        select mall_id, id, 'mallStation', to_jsonb(name) from station where deleted_at is not null
      ) named on named.mall_id = reference.mall_id and named.id = reference.to_id
      where reference.mall_id = content.mall_id and reference.from_id = content.id
    ) needed on true
    where content.mall_id = ${mallId} and content.deleted_at > ${trashEnd(now)}
  `.execute(db)
  return rows.flatMap(({ id, type, data, deleted_at, updated_by, needs }) => {
    const resource = resourceNames.find((name) => name === resourceOf(type))
    const kind = storedKinds.find((one) => one.type === type)
    const area = kind && areaOf(kind.area, data.type as TypeNumber | undefined)
    if (!resource || !area || !may(permissions, area, 'read')) return []
    return trashedOf({
      resource,
      id,
      type: (data.type as TypeNumber | undefined) ?? null,
      name: nameOf(data),
      deletedAt: deleted_at,
      deletedBy: updated_by,
      needs: needs.map(({ type: of, ...need }) => ({ ...need, resource: resourceOf(of) })),
    })
  })
}
