import { calls, type Mall, type z } from '@kiosk-admin/api-client'
import { json } from '../../db/json'
import { HttpError } from '../../http-error'
import { note } from '../audit'
import { refuseIfWrong } from '../content/content-table'
import type { PeopleChange } from '../people/people-change'
import { danglingReferences, referencesIn } from '../references'
import { create, present, type Writable, write } from '../store'
import { type Change, rightsChanged } from '../transaction'
import { findMall, findMalls, type MallRow, mallOf } from './malls'

type Fields = z.output<typeof calls.replaceMall.body>

const fieldsOf = (row: MallRow): Fields => {
  const { id, version, createdAt, updatedAt, updatedBy, icon, ...fields } = mallOf(row)
  return fields
}

const columnsOf = (fields: Fields) => ({
  name: fields.name,
  time_zone: fields.timeZone,
  languages: json(fields.languages),
  icon_id: fields.iconId,
  event_url: fields.eventUrl,
  event_category_id: fields.eventCategoryId,
  location: fields.location && json(fields.location),
  brand_color: fields.brandColor,
})

/** Malls, locked against everyone else who writes them or publishes in them. */
export const mallTable: Writable<MallRow, Mall> = {
  async lock({ tx }, ids) {
    await tx.selectFrom('mall').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
    return findMalls(tx, ids)
  },
  reaches: () => true,
  written: ({ id, name }) => ({ mallId: id, area: 'Mall', resource: 'Mall', name }),
  recordsOf: async (_, rows) => rows.map(mallOf),
  fieldsOf,

  // what a mall names is in the mall itself, and stays until the transaction ends
  async check({ tx }, { id, after }) {
    refuseIfWrong(await danglingReferences(tx, id, referencesIn({ body: calls.replaceMall.body }, after)))
  },

  async insert({ tx, by, now, events }, id, after) {
    const stamps = { created_at: now, created_by: json(by), updated_at: now, updated_by: json(by) }
    const made = await tx
      .insertInto('mall')
      .values({ ...columnsOf(after as Fields), ...stamps, id })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (!made.numInsertedOrUpdatedRows) return undefined
    await tx.insertInto('user_mall').values({ mall_id: id, user_id: by.id }).execute()
    // the creator's open sockets belong to it at once
    events.push(...rightsChanged([by.id]))
    return findMall(tx, id)
  },

  async update({ tx, by, now }, before, after) {
    await tx
      .updateTable('mall')
      .set({ ...columnsOf(after as Fields), version: before.version + 1, updated_at: now, updated_by: json(by) })
      .where('id', '=', before.id)
      .execute()
    const row = await findMall(tx, before.id)
    if (!row) throw new Error('A mall that was locked is gone')
    return row
  },
}

/** Creates a mall that its creator may reach. */
export async function createMall(
  change: Change,
  { id, ...fields }: Fields & { id?: string | undefined },
): Promise<MallRow> {
  const row = await create(change, mallTable, fields, { id })
  const reached = await change.tx
    .selectFrom('user_mall')
    .select('user_id')
    .where('mall_id', '=', row.id)
    .where('user_id', '=', change.by.id)
    .executeTakeFirst()
  // repeated by a creator who lost the mall: do not reveal it, omit `current` from the 409
  if (!reached) throw new HttpError('conflict')
  return row
}

/** Sets or takes away a mall's logo, whatever its version. */
export async function setMallIcon(change: Change, id: string, iconId: string | null): Promise<MallRow> {
  const [row] = await mallTable.lock(change, [id])
  const before = present(mallTable, row)
  return write(change, mallTable, before, { ...fieldsOf(before), iconId })
}

/** Ends malls for good, with everything in them; those that moved on from the version named are kept. */
export async function removeMalls(change: PeopleChange, ids: readonly string[], versions: readonly number[] = []) {
  const { me } = change
  if (!ids.every((id) => me.mallIds.includes(id))) throw new HttpError('not_found')
  const ended: string[] = []
  const conflicts: { id: string; current: ReturnType<typeof mallOf> }[] = []
  for (const id of [...new Set(ids)].sort()) {
    const [row] = await mallTable.lock(change, [id])
    if (!row) throw new HttpError('not_found')
    const version = versions[ids.indexOf(id)]
    if (version !== undefined && version !== row.version) conflicts.push({ id, current: mallOf(row) })
    else {
      await endMall(change, row)
      ended.push(id)
    }
  }
  return { ids: ended, conflicts }
}

async function endMall(change: Change, row: MallRow): Promise<void> {
  const { tx, events } = change
  const users = await tx.selectFrom('user_mall').select('user_id').where('mall_id', '=', row.id).execute()
  const stations = await tx.selectFrom('station').select('id').where('mall_id', '=', row.id).execute()
  const userIds = users.map(({ user_id }) => user_id)
  // whoever could reach it reads of its end in the audit of their other malls
  const before = { ...fieldsOf(row), userIds }
  await note(change, [{ ...mallTable.written(row), id: row.id, mallId: null, action: 'remove', before, after: {} }])
  // the tables of what lies in a mall say that it goes with the mall
  await tx.deleteFrom('mall').where('id', '=', row.id).execute()
  events.push(
    ...stations.map(({ id }) => ({ kind: 'stationKeyChanged' as const, mallId: row.id, stationId: id })),
    ...rightsChanged(userIds),
  )
}
