import { type Selectable, sql } from 'kysely'
import type { Db } from '../../dependencies'
import type { StationTable } from '../schema'
import { lastPublished, type SnapshotRow } from './snapshot'

export type StationRow = Selectable<StationTable>

export const listStations = (db: Db, mallId: string): Promise<StationRow[]> =>
  db
    .selectFrom('station')
    .selectAll()
    .where('mall_id', '=', mallId)
    .where('deleted_at', 'is', null)
    .orderBy('code')
    .execute()

/** The published slideshows of a mall, in the order of staff. */
export async function publishedSlideshows(db: Db, mallId: string): Promise<object[]> {
  const { rows } = await sql<SnapshotRow>`
    select record_id, data from (${lastPublished(mallId)}) published
    where type = 'slideshow' order by cast(data ->> 'index' as integer), record_id
  `.execute(db)
  return rows.map(({ record_id, data }) => ({ ...data, id: record_id }))
}
