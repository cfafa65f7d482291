import type { FloorPlan } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import type { Db } from '../dependencies'

/** Lists floors that have a picture of their plan: the mall's own first, then those of garages. */
export async function listFloorPlans(db: Db, mallId: string): Promise<FloorPlan[]> {
  const { rows } = await sql<FloorPlan>`
    select content.id, data ->> 'garageId' as "garageId", data -> 'name' as name, data ->> 'areaId' as "areaId",
      jsonb_build_object('url', media.url, 'width', media.width, 'height', media.height) as picture,
      coalesce(data -> 'areas', '[]') as areas, data -> 'map' as map
    from content
    join media on media.id = cast(data ->> 'floorMapId' as uuid) and media.mall_id = content.mall_id
      and media.deleted_at is null
    where content.mall_id = ${mallId} and content.type = 'floor' and content.deleted_at is null
    order by data ->> 'garageId' nulls first, cast(data ->> 'index' as integer), content.created_at, content.id
  `.execute(db)
  return rows
}
