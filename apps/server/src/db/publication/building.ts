import type { ItemHours, TypeNumber } from '@kiosk-admin/api-client'
import type { Building, Connector, Floor, Localised, StationPlace } from '@kiosk-admin/wayfinding'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../dependencies'
import type { SnapshotRow } from './snapshot'
import type { StationRow } from './stations'

/** A shop, restaurant, service company or service. */
export type SoughtRecord = {
  type: string
  id: string
  data: { name: Localised; type: TypeNumber | null; areaId: string | null; openingHours: ItemHours | null }
}

/** What visitors find their way by, without the stations. */
export type Plans = Pick<Building, 'floors' | 'connectors'> & { sought: SoughtRecord[] }

type FloorData = Omit<Floor, 'id' | 'picture'> & { floorMapId: string | null }

/** Reads the plans of a snapshot, and the records that visitors look for. */
export async function readPlans(db: Db, snapshot: RawBuilder<SnapshotRow>): Promise<Plans> {
  const { rows } = await sql<SnapshotRow>`
    select record_id, type, media,
      case when type in ('floor', 'connector') then data
        else jsonb_build_object(
          'name', data -> 'name', 'type', data -> 'type', 'areaId', data -> 'areaId', 'openingHours', data -> 'openingHours'
        ) end as data
    from (${snapshot}) source
    where type in ('floor', 'connector', 'item', 'service')
    order by type, record_id
  `.execute(db)
  // the contract has checked the fields of a kind before they were stored
  const dataOf = <T>(type: string) =>
    rows.filter((row) => row.type === type).map((row) => ({ ...(row.data as T), id: row.record_id, media: row.media }))
  return {
    floors: dataOf<FloorData>('floor').map(({ id, name, areaId, areas, map, floorMapId, media }) => {
      const { width = null, height = null } = media[floorMapId ?? ''] ?? {}
      return { id, name, areaId, areas, map, picture: { width, height } }
    }),
    connectors: dataOf<Omit<Connector, 'id'>>('connector').map(({ media: _, ...connector }) => connector),
    sought: rows
      .filter(({ type }) => type === 'item' || type === 'service')
      .map(({ type, record_id: id, data }) => ({ type, id, data: data as SoughtRecord['data'] })),
  }
}

/** The place of a station in the building. */
export const placeOf = ({ id, area_id: areaId, floor_id: floorId, position, bearing }: StationRow): StationPlace => ({
  id,
  areaId,
  floorId,
  position,
  bearing,
})

/** Whether there is anything to walk on. */
export const isDrawn = ({ floors }: Plans): boolean => floors.some(({ map }) => map && map.walkways.length > 0)
