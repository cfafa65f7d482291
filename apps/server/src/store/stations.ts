import { type Permissions, stationBody, type z } from '@kiosk-admin/api-client'
import type { Selectable } from 'kysely'
import { json } from '../db/json'
import type { StationTable } from '../db/schema'
import { newId } from '../identity'
import { invalid, Refusal } from '../refusal'
import type { Db } from '../seams'
import { type AuditAction, note } from './audit'
import { equal } from './compare'
import { refuseIfWrong } from './content-table'
import { danglingIn, lockRecords, referencesIn, requireUnused } from './references'
import { type Change, inTransaction } from './transaction'
import { partForTrash, trashEnd } from './trashed'

export type StationRow = Selectable<StationTable>
type Fields = z.output<typeof stationBody>

type InMall = Change & { mallId: string }

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

const writtenOf = (row: Pick<StationRow, 'mall_id' | 'id' | 'name'>, action: AuditAction) => ({
  mallId: row.mall_id,
  area: 'Mall' as const,
  action,
  resource: 'MallStation' as const,
  id: row.id,
  name: row.name,
})

/** Turns the database's refusal of a code that another station has into a mistake in that field. */
async function withOwnCode<T>(code: string, write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'station_code') throw error
    throw invalid('code', `Another station already has the code ${code}.`)
  }
}

/** The floor is there, in the same mall, and stays until the transaction ends. */
async function requireSound(tx: Db, mallId: string, fields: Fields): Promise<void> {
  const references = referencesIn({ body: stationBody }, fields)
  const locked = await lockRecords(
    tx,
    references.map(({ toId }) => toId),
  )
  refuseIfWrong(await danglingIn(tx, mallId, references, locked))
}

/** Always in the order of their ids, so that two writers wait for each other instead of for good. */
const lockStations = (tx: Db, ids: readonly string[]): Promise<StationRow[]> =>
  tx.selectFrom('station').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute()

/** Creates a station, without a key. The same id from the same sender again is the same create. */
export const createStation = (writer: InMall, { id: wanted, ...fields }: Fields & { id?: string | undefined }) =>
  inTransaction(writer.tx, async (tx) => {
    const { random, by, now, mallId } = writer
    const id = wanted ?? newId(random, now)
    const [existing] = await lockStations(tx, [id])
    if (existing) return sameCreate(writer, existing)
    await requireSound(tx, mallId, fields)
    const stamps = { created_at: now, created_by: json(by), updated_at: now, updated_by: json(by), deleted_at: null }
    const insert = tx
      .insertInto('station')
      .values({ ...columnsOf(fields), ...stamps, mall_id: mallId, id, key_hash: null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst()
    const row = await withOwnCode(fields.code, insert)
    if (!row) {
      const [first] = await lockStations(tx, [id])
      return sameCreate(writer, first)
    }
    await note(writer, [{ ...writtenOf(row, 'create'), after: fields }])
    return row
  })

function sameCreate({ mallId, by }: InMall, row: StationRow | undefined): StationRow {
  const same = row?.mall_id === mallId && row.created_by?.id === by.id && !row.deleted_at
  // whose it is, is nobody's business: no `current`
  if (!row || !same) throw new Refusal('conflict')
  return row
}

export type Replaced = { row: StationRow } | { conflict: StationRow }

/** Replaces a station, unless it has moved on from `version`; equal content is no new version. */
export const replaceStation = (writer: InMall, id: string, version: number, fields: Fields): Promise<Replaced> =>
  inTransaction(writer.tx, async (tx) => {
    const [before] = await lockStations(tx, [id])
    if (before?.mall_id !== writer.mallId || before.deleted_at) throw new Refusal('not_found')
    if (equal(fieldsOf(before), fields)) return { row: before }
    if (before.version !== version) return { conflict: before }
    await requireSound(tx, writer.mallId, fields)
    const { by, now } = writer
    const update = tx
      .updateTable('station')
      .set({ ...columnsOf(fields), version: before.version + 1, updated_at: now, updated_by: json(by) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const row = await withOwnCode(fields.code, update)
    await note(writer, [{ ...writtenOf(row, 'replace'), before: fieldsOf(before), after: fields }])
    return { row }
  })

/** Moves stations to the trash and ends their keys; those that moved on from the version named are kept. */
export const removeStations = (
  writer: Change & { mallIds: readonly string[]; permissions: Permissions },
  ids: readonly string[],
  versions: readonly number[] = [],
) =>
  inTransaction(writer.tx, async (tx) => {
    const { mallIds, now } = writer
    const asked = await lockStations(tx, ids)
    if (asked.length < new Set(ids).size) throw new Refusal('not_found')
    if (!asked.every((row) => mallIds.includes(row.mall_id))) throw new Refusal('not_found')
    const { ids: gone, removed, movedOn } = partForTrash(asked, ids, versions)
    // a slideshow for this station alone would show nowhere, or everywhere: staff decide which before the station goes
    const removedIds = removed.map(({ id }) => id)
    await requireUnused(tx, removedIds, writer.permissions)
    await mark(tx, writer, removed, now)
    endKeys(writer, removed)
    await note(
      writer,
      removed.map((row) => writtenOf(row, 'remove')),
    )
    await tx.deleteFrom('station').where('deleted_at', '<=', trashEnd(now)).execute()
    return { ids: gone, conflicts: movedOn }
  })

/** Brings stations back from the trash, when their codes are still free and their floors there. */
export const restoreStations = (writer: InMall, ids: readonly string[]): Promise<StationRow[]> =>
  inTransaction(writer.tx, async (tx) => {
    const { mallId, now } = writer
    const asked = await lockStations(tx, ids)
    const gone = asked.some((row) => row.mall_id !== mallId || (row.deleted_at && row.deleted_at <= trashEnd(now)))
    if (gone || asked.length < new Set(ids).size) throw new Refusal('not_found')
    const deleted = asked.filter((row) => row.deleted_at !== null)
    for (const row of deleted) {
      await requireSound(tx, mallId, fieldsOf(row))
      await withOwnCode(row.code, mark(tx, writer, [row], null))
    }
    await note(
      writer,
      deleted.map((row) => writtenOf(row, 'restore')),
    )
    return lockStations(tx, ids)
  })

/** The open sockets of these stations close. */
const endKeys = ({ events }: Change, rows: readonly StationRow[]) =>
  events.push(...rows.map((row) => ({ kind: 'stationKeyChanged' as const, mallId: row.mall_id, stationId: row.id })))

/** In the trash or out of it, a station has no key: whoever has the old one is not let in again. */
async function mark(tx: Db, { by, now }: Change, rows: readonly StationRow[], at: Date | null): Promise<void> {
  if (rows.length === 0) return
  await tx
    .updateTable('station')
    .set((eb) => ({
      deleted_at: at,
      key_hash: null,
      version: eb('version', '+', 1),
      updated_at: now,
      updated_by: json(by),
    }))
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
}

/** Gives a station a key, known by its hash alone, in place of the one that it had. */
export const setStationKey = (writer: InMall, id: string, hash: string): Promise<void> =>
  inTransaction(writer.tx, async (tx) => {
    const { by, now, mallId } = writer
    const row = await tx
      .updateTable('station')
      .set((eb) => ({ key_hash: hash, version: eb('version', '+', 1), updated_at: now, updated_by: json(by) }))
      .where('id', '=', id)
      .where('mall_id', '=', mallId)
      .where('deleted_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!row) throw new Refusal('not_found')
    endKeys(writer, [row])
    await note(writer, [writtenOf(row, 'key')])
  })
