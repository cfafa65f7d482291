import type { DemoSearches } from '@kiosk-admin/api-client/demo'
import { sql } from 'kysely'
import type { Db } from '../../dependencies'
import { json } from '../json'

/** Stores counted searches of the demo. */
export async function insertSearches(tx: Db, mallId: string, { found, missed }: DemoSearches): Promise<void> {
  await sql`
    insert into search_found (mall_id, day, station_id, kind, ref, count)
    select ${mallId}, day, "stationId", kind, id, count
    from jsonb_to_recordset(${json(found)}) as one ("stationId" uuid, day date, kind text, id uuid, count integer)
  `.execute(tx)
  await sql`
    insert into search_missed (mall_id, week, text, visit, station_id)
    select ${mallId}, week, text, visit, "stationId"
    from jsonb_to_recordset(${json(missed)}) as one ("stationId" uuid, week date, text text, visit uuid)
  `.execute(tx)
}
