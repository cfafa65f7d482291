import type { Building, Connector, Floor } from '@kiosk-admin/wayfinding'
import { sql } from 'kysely'
import type { Db } from '../../dependencies'
import { type MallRow, todayIn } from '../malls'
import { currentSnapshot, type SnapshotRow } from './snapshot'
import { listStations, type StationRow } from './stations'

/** A shop, restaurant, service company or service of the draft that has a code. */
export type CodedRecord = { type: string; id: string; data: SnapshotRow['data'] & { areaId: string } }

export type DraftBuilding = { building: Building; coded: CodedRecord[]; stations: StationRow[] }

type FloorData = Omit<Floor, 'id' | 'picture'> & { floorMapId: string | null }

/** Reads the plans that Publish would include now, with the records that have a code, and the stations. */
export async function readDraftBuilding(db: Db, mall: MallRow, now: Date): Promise<DraftBuilding> {
  const snapshot = currentSnapshot(mall.id, todayIn(mall.time_zone, now))
  const { rows } = await sql<SnapshotRow>`
    select record_id, type, media,
      case when type in ('floor', 'connector') then data
        else jsonb_build_object('name', data -> 'name', 'type', data -> 'type', 'areaId', data -> 'areaId') end as data
    from (${snapshot}) source
    where type in ('floor', 'connector') or (type in ('item', 'service') and data ->> 'areaId' is not null)
    order by type, record_id
  `.execute(db)
  const stations = await listStations(db, mall.id)
  // the contract has checked the fields of a kind before they were stored
  const dataOf = <T>(type: string) =>
    rows.filter((row) => row.type === type).map((row) => ({ ...(row.data as T), id: row.record_id, media: row.media }))
  return {
    building: {
      floors: dataOf<FloorData>('floor').map(({ id, name, areaId, areas, map, floorMapId, media }) => {
        const { width = null, height = null } = media[floorMapId ?? ''] ?? {}
        return { id, name, areaId, areas, map, picture: { width, height } }
      }),
      connectors: dataOf<Omit<Connector, 'id'>>('connector').map(({ media: _, ...connector }) => connector),
      stations: stations.map(({ id, area_id: areaId, floor_id: floorId, position, bearing }) => ({
        id,
        areaId,
        floorId,
        position,
        bearing,
      })),
    },
    coded: rows
      .filter(({ type }) => type === 'item' || type === 'service')
      .map(({ type, record_id: id, data }) => ({ type, id, data: data as CodedRecord['data'] })),
    stations,
  }
}
