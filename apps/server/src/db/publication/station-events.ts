import type { StationEvent } from '@kiosk-admin/api-client'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../dependencies'
import type { StationAnswer, StationEntry } from '../../relay/station-journal'
import { formerUser } from '../audit/authors'
import { json } from '../json'
import { inChunks } from '../kysely/chunks'
import { lockAccounts } from '../people/lock-accounts'
import type { StationEventTable } from '../schema'
import { inTransaction } from '../transaction'

/** Events stored for each station, besides the last one of each kind. */
const kept = 50

type Row = Selectable<StationEventTable>

const isAnswer = (entry: StationEntry): entry is StationAnswer => 'answeredAt' in entry

/** Stores events of stations in order. Events of deleted stations are dropped; deleted authors are former users. */
export const writeStationEvents = (db: Db, entries: readonly StationEntry[]): Promise<void> =>
  inTransaction(db, async (tx) => {
    const stationIds = await existing(tx, [...new Set(entries.map(({ stationId }) => stationId))])
    const known = entries.filter(({ stationId }) => stationIds.includes(stationId))
    if (known.length === 0) return
    const shown = await lastShown(tx, stationIds)
    const authorIds = known.flatMap((entry) => (!isAnswer(entry) && entry.by ? [entry.by.id] : []))
    const existingAuthors = await lockAccounts(tx, [...new Set(authorIds)])
    const rows = known.flatMap((entry) => {
      if (isAnswer(entry)) return []
      const { stationId, at, kind, publication = null, reason = null, by = null, frameId = null } = entry
      // a server that has just started does not know the previous publication
      if (kind === 'shown' && shown.get(stationId) === publication) return []
      if (kind === 'shown') shown.set(stationId, publication)
      const author = by && json(existingAuthors.includes(by.id) ? by : formerUser)
      return { station_id: stationId, at, kind, publication, reason, by: author, frame_id: frameId }
    })
    for (const some of inChunks(rows)) await tx.insertInto('station_event').values(some).execute()
    for (const { stationId, frameId, answeredAt } of known.filter(isAnswer)) {
      await tx
        .updateTable('station_event')
        .set({ answered_at: answeredAt })
        .where('station_id', '=', stationId)
        .where('frame_id', '=', frameId)
        .where('answered_at', 'is', null)
        .execute()
    }
    await forget(tx, stationIds)
  })

async function existing(tx: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.selectFrom('station').select('id').where('id', 'in', ids).execute()
  return rows.map(({ id }) => id)
}

async function lastShown(tx: Db, stationIds: readonly string[]): Promise<Map<string, number | null>> {
  const rows = await tx
    .selectFrom('station_event')
    .distinctOn('station_id')
    .select(['station_id', 'publication'])
    .where('station_id', 'in', stationIds)
    .where('kind', '=', 'shown')
    .orderBy('station_id')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map(({ station_id, publication }) => [station_id, publication]))
}

const forget = (tx: Db, stationIds: readonly string[]) =>
  sql`
    delete from station_event where id in (
      select id from (
        select id,
          row_number() over (partition by station_id order by id desc) as place,
          row_number() over (partition by station_id, kind order by id desc) as place_in_kind
        from station_event where station_id = any(${stationIds}::uuid[])
      ) ranked
      where place > ${kept} and place_in_kind > 1
    )
  `.execute(tx)

/** Lists the stored events of a station, newest first. */
export const listStationEvents = (db: Db, stationId: string): Promise<Row[]> =>
  db.selectFrom('station_event').selectAll().where('station_id', '=', stationId).orderBy('id', 'desc').execute()

export const stationEventOf = ({ id, at, kind, publication, reason, by, answered_at }: Row): StationEvent => ({
  id: String(id),
  at: at.toISOString(),
  kind,
  publication,
  reason,
  by,
  answeredAt: answered_at?.toISOString() ?? null,
})

/** A station's state before this server started. */
export type LastHeard = { lastSeenAt: Date | null; publication: number | null }

/** Reads the time and publication of the last contact with each station of a mall. */
export async function lastHeardOf(db: Db, mallId: string): Promise<Map<string, LastHeard>> {
  const { rows } = await sql<LastHeard & { id: string }>`
    select station.id,
      max(case when event.kind in ('connected', 'disconnected', 'shown') then event.at else event.answered_at end)
        as "lastSeenAt",
      (array_agg(event.publication order by event.id desc) filter (where event.kind = 'shown'))[1] as publication
    from station join station_event event on event.station_id = station.id
    where station.mall_id = ${mallId}
    group by station.id
  `.execute(db)
  return new Map(rows.map(({ id, lastSeenAt, publication }) => [id, { lastSeenAt, publication }]))
}
