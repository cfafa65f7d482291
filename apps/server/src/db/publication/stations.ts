import type { Selectable } from 'kysely'
import type { Db } from '../../dependencies'
import type { StationTable } from '../schema'

export type StationRow = Selectable<StationTable>

export const listStations = (db: Db, mallId: string): Promise<StationRow[]> =>
  db
    .selectFrom('station')
    .selectAll()
    .where('mall_id', '=', mallId)
    .where('deleted_at', 'is', null)
    .orderBy('code')
    .execute()
