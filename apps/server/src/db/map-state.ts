import type { MapState } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import type { Db } from '../dependencies'

/** Reads what is out of order in a mall, except closures whose end has passed. */
export async function readMapState(db: Db, mallId: string, now: Date): Promise<MapState> {
  const rows = await db.selectFrom('map_state').selectAll().where('mall_id', '=', mallId).orderBy('target').execute()
  const closed = rows.filter((row) => row.closed && (row.until === null || row.until > now))
  return {
    version: Math.max(0, ...rows.map(({ version }) => version)),
    closed: closed.map(({ target, until }) => ({ target, ...(until ? { until: until.toISOString() } : {}) })),
  }
}

/** The record of a target: the connector itself, or the floor of a door, walkway or amenity. */
export type TargetRecord = { id: string; type: 'connector' | 'floor'; name: unknown }

/** Finds a connector, or the floor with this door, walkway or amenity. */
export async function findTarget(db: Db, mallId: string, target: string): Promise<TargetRecord | undefined> {
  const { rows } = await sql<TargetRecord>`
    select id, type, data -> 'name' as name from content
    where mall_id = ${mallId} and deleted_at is null and (
      (type = 'connector' and id = ${target})
      or (type = 'floor' and jsonb_path_exists(
        data, '$.**.id ? (@ == $target)', jsonb_build_object('target', cast(${target} as text))
      ))
    )
    limit 1
  `.execute(db)
  return rows[0]
}
