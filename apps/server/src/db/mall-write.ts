import { mallBody, type z } from '@kiosk-admin/api-client'
import { newId } from '../identity'
import { Refusal } from '../refusal'
import type { Db, Random } from '../seams'
import { audit } from './audit'
import { equal } from './compare'
import { refuseIfWrong } from './content-write'
import { json } from './json'
import { findMall, type MallRow, mallOf } from './malls'
import { danglingIn, lockRecords, referencesIn } from './references'
import type { Author } from './schema'
import type { Acting } from './standing'
import { inTransaction } from './transaction'

/** Who changes malls, and when. */
export type MallWriter = { db: Db; random: Random; by: Author; now: Date }
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

const entryOf = ({ by, now }: MallWriter, { id, name }: { id: string; name: string }) => ({
  mallId: id,
  at: now,
  by,
  area: 'Mall',
  resource: 'Mall',
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
  if (!row) throw new Refusal('not_found')
  return row
}

/** Creates a mall that its creator may reach. The same id from the same sender again is the same create. */
export const createMall = (writer: MallWriter, { id: wanted, ...fields }: Fields & { id?: string | undefined }) =>
  inTransaction(writer.db, async (tx) => {
    const { random, by, now } = writer
    const id = wanted ?? newId(random, now)
    await requireSound(tx, id, fields)
    const author = json(by)
    const made = await tx
      .insertInto('mall')
      .values({ ...columnsOf(fields), id, created_at: now, created_by: author, updated_at: now, updated_by: author })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (!made.numInsertedOrUpdatedRows) return { mall: await sameCreate(tx, id, by), created: false }
    await tx.insertInto('user_mall').values({ mall_id: id, user_id: by.id }).execute()
    await audit(tx, [{ ...entryOf(writer, { ...fields, id }), action: 'create', after: fields }])
    return { mall: await stored(tx, id), created: true }
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
  if (row?.created_by?.id !== by.id || !reached) throw new Refusal('conflict')
  return row
}

/** Replaces a mall, unless it has moved on from `version`; equal content is no new version. */
export const replaceMall = (writer: MallWriter, id: string, version: number, fields: Fields) =>
  inTransaction(writer.db, async (tx) => {
    const before = await lockMall(tx, id)
    if (equal(fieldsOf(before), fields)) return before
    if (before.version !== version) throw new Refusal('conflict', { current: mallOf(before) })
    return write(tx, writer, before, fields)
  })

/** Sets or takes away a mall's logo, whatever its version. */
export const setMallIcon = (writer: MallWriter, id: string, iconId: string | null) =>
  inTransaction(writer.db, async (tx) => {
    const before = await lockMall(tx, id)
    return before.icon_id === iconId ? before : write(tx, writer, before, { ...fieldsOf(before), iconId })
  })

async function write(tx: Db, writer: MallWriter, before: MallRow, fields: Fields): Promise<MallRow> {
  await requireSound(tx, before.id, fields)
  const { by, now } = writer
  await tx
    .updateTable('mall')
    .set({ ...columnsOf(fields), version: before.version + 1, updated_at: now, updated_by: json(by) })
    .where('id', '=', before.id)
    .execute()
  const entry = entryOf(writer, { id: before.id, name: fields.name })
  await audit(tx, [{ ...entry, action: 'replace', before: fieldsOf(before), after: fields }])
  return stored(tx, before.id)
}

/** Who and what has to hear of a mall's end. */
type Ended = { id: string; userIds: string[]; stationIds: string[] }

/** Ends malls for good, with everything in them; those that moved on from the version named are kept. */
export async function removeMalls(acting: Acting, ids: readonly string[], versions: readonly number[] = []) {
  const { tx, me, random, now } = acting
  if (!ids.every((id) => me.mallIds.includes(id))) throw new Refusal('not_found')
  const writer = { db: tx, random, now, by: { id: me.id, name: me.name } }
  const ended: Ended[] = []
  const conflicts: { id: string; current: ReturnType<typeof mallOf> }[] = []
  for (const id of [...new Set(ids)].sort()) {
    const row = await lockMall(tx, id)
    const version = versions[ids.indexOf(id)]
    if (version !== undefined && version !== row.version) conflicts.push({ id, current: mallOf(row) })
    else ended.push(await endMall(tx, writer, row))
  }
  return { ended, conflicts }
}

async function endMall(tx: Db, writer: MallWriter, row: MallRow): Promise<Ended> {
  const users = await tx.selectFrom('user_mall').select('user_id').where('mall_id', '=', row.id).execute()
  const stations = await tx.selectFrom('station').select('id').where('mall_id', '=', row.id).execute()
  const userIds = users.map(({ user_id }) => user_id)
  // whoever could reach it reads of its end in the audit of their other malls
  const before = { ...fieldsOf(row), userIds }
  await audit(tx, [{ ...entryOf(writer, row), mallId: null, action: 'remove', before, after: {} }])
  // the tables of what lies in a mall say that it goes with the mall
  await tx.deleteFrom('mall').where('id', '=', row.id).execute()
  return { id: row.id, userIds, stationIds: stations.map(({ id }) => id) }
}
