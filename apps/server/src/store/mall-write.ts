import { mallBody, type z } from '@kiosk-admin/api-client'
import { json } from '../db/json'
import type { Author } from '../db/schema'
import type { Db } from '../dependencies'
import { HttpError } from '../http-error'
import { newId } from '../identity'
import { note } from './audit'
import { equal } from './compare'
import { refuseIfWrong } from './content-table'
import { findMall, type MallRow, mallOf } from './malls'
import { danglingIn, lockRecords, referencesIn } from './references'
import type { PeopleChange } from './standing'
import { type Change, inTransaction, rightsChanged } from './transaction'

type Fields = z.output<typeof mallBody>

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

const writtenOf = ({ id, name }: { id: string; name: string }) => ({
  mallId: id,
  area: 'Mall' as const,
  resource: 'Mall' as const,
  id,
  name,
})

/** What a mall names is there, in the mall itself, and stays until the transaction ends. */
async function requireSound(tx: Db, id: string, fields: Fields): Promise<void> {
  const references = referencesIn({ body: mallBody }, fields)
  const locked = await lockRecords(
    tx,
    references.map(({ toId }) => toId),
  )
  refuseIfWrong(await danglingIn(tx, id, references, locked))
}

/** Locks a mall against everyone else who writes it, or publishes in it. */
async function lockMall(tx: Db, id: string): Promise<MallRow> {
  await tx.selectFrom('mall').select('id').where('id', '=', id).forUpdate().execute()
  return stored(tx, id)
}

async function stored(tx: Db, id: string): Promise<MallRow> {
  const row = await findMall(tx, id)
  if (!row) throw new HttpError('not_found')
  return row
}

/** Creates a mall that its creator may reach. The same id from the same sender again is the same create. */
export const createMall = (writer: Change, { id: wanted, ...fields }: Fields & { id?: string | undefined }) =>
  inTransaction(writer.tx, async (tx) => {
    const { random, by, now } = writer
    const id = wanted ?? newId(random, now)
    await requireSound(tx, id, fields)
    const author = json(by)
    const made = await tx
      .insertInto('mall')
      .values({ ...columnsOf(fields), id, created_at: now, created_by: author, updated_at: now, updated_by: author })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (!made.numInsertedOrUpdatedRows) return sameCreate(tx, id, by)
    await tx.insertInto('user_mall').values({ mall_id: id, user_id: by.id }).execute()
    // the creator's open sockets belong to it at once
    writer.events.push(...rightsChanged([by.id]))
    await note(writer, [{ ...writtenOf({ ...fields, id }), action: 'create', after: fields }])
    return stored(tx, id)
  })

async function sameCreate(tx: Db, id: string, by: Author): Promise<MallRow> {
  const row = await findMall(tx, id)
  const reached = await tx
    .selectFrom('user_mall')
    .select('user_id')
    .where('mall_id', '=', id)
    .where('user_id', '=', by.id)
    .executeTakeFirst()
  // whose it is, is nobody's business: no `current`
  if (row?.created_by?.id !== by.id || !reached) throw new HttpError('conflict')
  return row
}

/** Replaces a mall, unless it has moved on from `version`; equal content is no new version. */
export const replaceMall = (writer: Change, id: string, version: number, fields: Fields) =>
  inTransaction(writer.tx, async (tx) => {
    const before = await lockMall(tx, id)
    if (equal(fieldsOf(before), fields)) return before
    if (before.version !== version) throw new HttpError('conflict', { current: mallOf(before) })
    return write(tx, writer, before, fields)
  })

/** Sets or takes away a mall's logo, whatever its version. */
export const setMallIcon = (writer: Change, id: string, iconId: string | null) =>
  inTransaction(writer.tx, async (tx) => {
    const before = await lockMall(tx, id)
    return before.icon_id === iconId ? before : write(tx, writer, before, { ...fieldsOf(before), iconId })
  })

async function write(tx: Db, writer: Change, before: MallRow, fields: Fields): Promise<MallRow> {
  await requireSound(tx, before.id, fields)
  const { by, now } = writer
  await tx
    .updateTable('mall')
    .set({ ...columnsOf(fields), version: before.version + 1, updated_at: now, updated_by: json(by) })
    .where('id', '=', before.id)
    .execute()
  const entry = writtenOf({ id: before.id, name: fields.name })
  await note(writer, [{ ...entry, action: 'replace', before: fieldsOf(before), after: fields }])
  return stored(tx, before.id)
}

/** Ends malls for good, with everything in them; those that moved on from the version named are kept. */
export async function removeMalls(change: PeopleChange, ids: readonly string[], versions: readonly number[] = []) {
  const { tx, me } = change
  if (!ids.every((id) => me.mallIds.includes(id))) throw new HttpError('not_found')
  const ended: string[] = []
  const conflicts: { id: string; current: ReturnType<typeof mallOf> }[] = []
  for (const id of [...new Set(ids)].sort()) {
    const row = await lockMall(tx, id)
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
  await note(change, [{ ...writtenOf(row), mallId: null, action: 'remove', before, after: {} }])
  // the tables of what lies in a mall say that it goes with the mall
  await tx.deleteFrom('mall').where('id', '=', row.id).execute()
  events.push(
    ...stations.map(({ id }) => ({ kind: 'stationKeyChanged' as const, mallId: row.id, stationId: id })),
    ...rightsChanged(userIds),
  )
}
