import { calls, type Permissions, type z } from '@kiosk-admin/api-client'
import type { Selectable } from 'kysely'
import { json } from '../db/json'
import type { StationTable as Columns } from '../db/schema'
import type { Db } from '../dependencies'
import { HttpError, invalid } from '../http-error'
import { note } from './audit'
import { refuseIfWrong } from './content/content-table'
import { idsOf } from './records'
import { danglingReferences, referencesIn, requireUnused } from './references'
import type { Removable, Restorable, Writable } from './store'
import type { Change } from './transaction'

export type StationRow = Selectable<Columns>
type Fields = z.output<typeof calls.replaceStation.body>

export const listStations = (db: Db, mallId: string): Promise<StationRow[]> =>
  db
    .selectFrom('station')
    .selectAll()
    .where('mall_id', '=', mallId)
    .where('deleted_at', 'is', null)
    .orderBy('code')
    .execute()

export const fieldsOf = (row: StationRow): Fields => ({
  code: row.code,
  name: row.name,
  latitude: row.latitude,
  longitude: row.longitude,
  areaId: row.area_id,
  floorId: row.floor_id,
})

const columnsOf = ({ areaId, floorId, ...fields }: Fields) => ({ ...fields, area_id: areaId, floor_id: floorId })

/** CallConcurrency the database's refusal of a code that another station has into a mistake in that field. */
async function withOwnCode<T>(code: string, write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'station_code') throw error
    throw invalid('code', `Another station already has the code ${code}.`)
  }
}

/** Refuses a floor that is not in the mall; it stays until the transaction ends. */
async function requireFloor(tx: Db, mallId: string, fields: Fields): Promise<void> {
  refuseIfWrong(await danglingReferences(tx, mallId, referencesIn({ body: calls.replaceStation.body }, fields)))
}

const stationKeyChanged = (row: StationRow) =>
  ({ kind: 'stationKeyChanged', mallId: row.mall_id, stationId: row.id }) as const

/** How stations are answered: with what the relay has heard of them. */
export type AnswerStations<A> = (db: Db, rows: readonly StationRow[]) => Promise<A[]>

const recordsIn = <A>(mallIds: readonly string[], answer: AnswerStations<A>) => ({
  name: 'station' as const,
  // always in the order of their ids, so that two writers wait for each other instead of blocking each other for good
  lock: ({ tx }: Change, ids: readonly string[]) =>
    tx.selectFrom('station').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute(),
  reaches: (row: StationRow) => mallIds.includes(row.mall_id),
  written: ({ mall_id: mallId, name }: StationRow) =>
    ({ mallId, area: 'Mall', resource: 'MallStation', name }) as const,
  recordsOf: ({ tx }: Change, rows: readonly StationRow[]) => answer(tx, rows),

  // In the trash or out of it, a station has no key: the old one lets nobody in again.
  async mark({ tx, by, now, events }: Change, rows: readonly StationRow[], deletedAt: Date | null) {
    for (const row of rows) {
      if (deletedAt) events.push(stationKeyChanged(row))
      else await requireFloor(tx, row.mall_id, fieldsOf(row))
      const update = tx
        .updateTable('station')
        .set({
          ...{ deleted_at: deletedAt, key_hash: null },
          ...{ version: row.version + 1, updated_at: now, updated_by: json(by) },
        })
        .where('id', '=', row.id)
        .execute()
      await withOwnCode(row.code, update)
    }
  },
})

type StationTable<A> = Writable<StationRow, A> & Restorable<StationRow, A>

export const stationTable = <A>(mallId: string, answer: AnswerStations<A>): StationTable<A> => ({
  ...recordsIn([mallId], answer),
  fieldsOf,
  check: ({ tx }, { after }) => requireFloor(tx, mallId, after as Fields),

  insert({ tx, by, now }, id, after) {
    const fields = after as Fields
    const stamps = { created_at: now, created_by: json(by), updated_at: now, updated_by: json(by), deleted_at: null }
    const insert = tx
      .insertInto('station')
      .values({ ...columnsOf(fields), ...stamps, mall_id: mallId, id, key_hash: null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst()
    return withOwnCode(fields.code, insert)
  },

  update({ tx, by, now }, before, after) {
    const fields = after as Fields
    const update = tx
      .updateTable('station')
      .set({ ...columnsOf(fields), version: before.version + 1, updated_at: now, updated_by: json(by) })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return withOwnCode(fields.code, update)
  },
})

type Remover = { mallIds: readonly string[]; permissions: Permissions }

export const removableStations = <A>(
  { mallIds, permissions }: Remover,
  answer: AnswerStations<A>,
): Removable<StationRow, A> => ({
  ...recordsIn(mallIds, answer),
  // a slideshow for this station alone would show nowhere, or everywhere: staff decide which before the station goes
  requireUnused: ({ tx }, rows) => requireUnused(tx, idsOf(rows), permissions),
})

/** Gives a station a key, known by its hash alone, in place of the one that it had. */
export async function setStationKey(change: Change, mallId: string, id: string, hash: string): Promise<void> {
  const { tx, by, now, events } = change
  const row = await tx
    .updateTable('station')
    .set((eb) => ({ key_hash: hash, version: eb('version', '+', 1), updated_at: now, updated_by: json(by) }))
    .where('id', '=', id)
    .where('mall_id', '=', mallId)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new HttpError('not_found')
  events.push(stationKeyChanged(row))
  await note(change, [{ mallId, area: 'Mall', resource: 'MallStation', id, name: row.name, action: 'key' }])
}
