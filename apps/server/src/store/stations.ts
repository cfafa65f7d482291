import { calls } from '@kiosk-admin/api-client'
import type * as z from '@kiosk-admin/api-client/zod'
import type { StationRow } from '../db/publication/stations'
import { columnsFrom, type Data, fieldsFrom, idsOf } from '../db/records'
import type { Db } from '../dependencies'
import { invalid } from '../http-error'
import { inMall } from './adapter'
import type { MallChange } from './change'
import { note } from './change'
import { requireConfirmedFor } from './confirm'
import { requireReferences } from './references'
import { updateRow } from './rows'
import { Table } from './table'

type Fields = z.output<typeof calls.replaceStation.body>
type StationTable<A extends { id: string }> = Table<StationRow, A, MallChange, Fields>

export const fieldsOf = (row: StationRow) => fieldsFrom(calls.replaceStation.body, row)

/** Converts the violation of unique codes to an error of the field. */
async function withOwnCode<T>(code: unknown, write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'station_code') throw error
    throw invalid('code', `Another station already has the code ${code}.`)
  }
}

/** Locks the floor, and throws when it is not in the mall. */
const requireFloor = (tx: Db, mallId: string, fields: Data): Promise<void> =>
  requireReferences(tx, mallId, calls.replaceStation, [{ after: fields }])

const stationKeyChanged = (row: StationRow) =>
  ({ kind: 'stationKeyChanged', mallId: row.mall_id, stationId: row.id }) as const

const columns = inMall('station', (fields: Fields) => columnsFrom(fields))

/** The table of stations; `answer` converts rows to the contract's form, with their live state. */
export const stationTable = <A extends { id: string }>(
  answer: (db: Db, rows: readonly StationRow[]) => Promise<A[]>,
): StationTable<A> =>
  new Table<StationRow, A, MallChange, Fields>({
    ...columns,
    written: ({ mall_id: mallId, name }) => ({ mallId, area: 'Mall', resource: 'MallStation', name }),
    recordsOf: ({ tx }, rows) => answer(tx, rows),
    fieldsOf,
    check: ({ tx, mall }, { after }) => requireFloor(tx, mall.id, after),
    insert: (change, id, after) => withOwnCode(after.code, columns.insert(change, id, after)),
    update: (change, before, after) => withOwnCode(after.code, columns.update(change, before, after)),

    // a deleted or restored station has no key, so the former one is never valid again
    async mark(change, rows, deletedAt) {
      if (deletedAt) await requireConfirmedFor(change, idsOf(rows))
      for (const row of rows) {
        if (deletedAt) change.events.push(stationKeyChanged(row))
        else await requireFloor(change.tx, row.mall_id, fieldsOf(row))
        await withOwnCode(row.code, updateRow(change, 'station', row.id, { deleted_at: deletedAt, key_hash: null }))
      }
    },
  })

/** Stores the hash of a station's new key, which replaces the former one. */
export async function setStationKey<A extends { id: string }>(
  change: MallChange,
  table: StationTable<A>,
  id: string,
  hash: string,
) {
  await table.lockOne(change, id)
  const after = await updateRow(change, 'station', id, { key_hash: hash })
  change.events.push(stationKeyChanged(after))
  await note(change, [{ ...table.adapter.written(after), id, action: 'key' }])
}
