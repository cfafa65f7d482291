import type { TypeNumber, Usage } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import type { Db } from '../dependencies'
import { mayAccess, resourceOf } from './kinds'
import { permissionsIn, type Rights } from './people/rights'

/** All references to records: by content, malls and stations. */
const uses = sql`(
  select reference.to_id, content.mall_id, content.type, content.id, reference.path,
    coalesce(content.data -> 'name', content.data -> 'title') as name, content.data -> 'type' as number
  from reference
  join content on content.mall_id = reference.mall_id and content.id = reference.from_id
  where content.deleted_at is null
  union all
  select icon_id, id, 'mall', id, 'iconId', to_jsonb(name), null from mall
  union all
  select font_id, id, 'mall', id, 'fontId', to_jsonb(name), null from mall
  union all
  select event_category_id, id, 'mall', id, 'eventCategoryId', to_jsonb(name), null from mall
  union all
  select floor_id, mall_id, 'mallStation', id, 'floorId', to_jsonb(name), null from station where deleted_at is null
) use`

/** A record, mall or station that references another record, and the path of the reference. */
export type Use = { mallId: string; type: string; id: string; path: string; name: unknown; number: TypeNumber | null }

/** The uses of records by others that are not in the trash and not among `except`: content first. */
export async function usesOf(db: Db, ids: readonly string[], except = ids): Promise<(Use & { toId: string })[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Use & { toId: string }>`
    select to_id as "toId", mall_id as "mallId", type, id, path, name, number
    from ${uses}
    where to_id = any(${ids}::uuid[]) and id <> all(${except}::uuid[])
    order by array_position(array['mall', 'mallStation'], type) nulls first, id, path
  `.execute(db)
  return rows
}

/** Separates uses that the reader may see from those that are only counted. */
export function readableUsages(rights: Rights, all: readonly Use[]) {
  const readable = all.filter(({ mallId, type, number }) =>
    mayAccess(permissionsIn(rights, mallId), 'read', type, { type: number }),
  )
  const usedBy = readable.map(
    ({ type, id, name, path, number }): Usage => ({
      ...{ resource: resourceOf(type), id, name, path },
      ...(number === null ? {} : { type: number }),
    }),
  )
  return { usedBy, hiddenUses: all.length - usedBy.length }
}

/** Lists the uses of records that the reader may see. */
export const listUsages = async (db: Db, ids: readonly string[], rights: Rights): Promise<Usage[]> =>
  readableUsages(rights, await usesOf(db, ids)).usedBy

/** The number of records and malls that use each of these records. */
export async function countUses(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; records: number }>`
    select to_id as id, cast(count(distinct id) as integer) as records
    from ${uses}
    where to_id = any(${ids}::uuid[])
    group by to_id
  `.execute(db)
  return new Map(rows.map(({ id, records }) => [id, records]))
}
