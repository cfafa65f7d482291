import { sql } from 'kysely'
import type { Db } from '../../dependencies'
import { HttpError, invalid } from '../../http-error'
import { newId } from '../../identity'
import type { Random } from '../../random'
import { audit } from '../../store/audit'
import { inTransaction, type Stamp } from '../transaction'

/** How many files one account may have under way. */
const mostOfOne = 200

/** Use of a mall's media quota, in bytes; `allowed: null` means no limit. */
export type MediaStorage = { used: number; trash: number; coming: number; allowed: number | null }

/** Returns the mall's own quota, or else the default of the settings. */
export const quotaOf = (mall: { media_quota: number | null }, usual: number | null): number | null =>
  mall.media_quota ?? usual

/** `except` is an upload that is counted elsewhere. */
export async function storageOf(
  db: Db,
  { mallId, allowed, now, except }: { mallId: string; allowed: number | null; now: Date; except?: string | undefined },
): Promise<MediaStorage> {
  const { rows } = await sql<{ used: number; trash: number; coming: number }>`
    select
      coalesce(sum(size), 0)::float8 as used,
      coalesce(sum(size) filter (where deleted_at is not null), 0)::float8 as trash,
      (
        select coalesce(sum(room), 0)::float8 from media_upload
        where mall_id = ${mallId} and media_id is null and expires_at > ${now}
          and id is distinct from ${except ?? null}::uuid
      ) as coming
    from media where mall_id = ${mallId}
  `.execute(db)
  return { used: 0, trash: 0, coming: 0, ...rows[0], allowed }
}

/** Prevents two transactions of one mall from both taking the last room; held until the transaction ends. */
const lockQuota = (tx: Db, mallId: string) =>
  sql`select pg_advisory_xact_lock(hashtext('media_quota'), hashtext(${mallId}))`.execute(tx)

type Room = { mallId: string; allowed: number | null; now: Date; added: number; except?: string | undefined }

/** Throws `quota_full` when the bytes exceed the quota. A change that needs less room than before always passes. */
export async function requireRoom(tx: Db, { added, ...of }: Room): Promise<void> {
  await lockQuota(tx, of.mallId)
  if (of.allowed === null || added <= 0) return
  const { used, coming } = await storageOf(tx, of)
  if (used + coming + added > of.allowed) throw new HttpError('quota_full')
}

type Coming = Omit<Room, 'except'> & { userId: string; name: string; size: number; expiresAt: Date; random: Random }

/** Reserves room before an upload starts and returns the id of the reservation. */
export const reserveRoom = (db: Db, { userId, name, size, expiresAt, random, ...room }: Coming): Promise<string> =>
  inTransaction(db, async (tx) => {
    await requireRoom(tx, room)
    const { count } = await tx
      .selectFrom('media_upload')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('user_id', '=', userId)
      .where('media_id', 'is', null)
      .where('expires_at', '>', room.now)
      .executeTakeFirstOrThrow()
    if (Number(count) >= mostOfOne) throw invalid('file', 'Too many files at once.')
    const id = newId(random, room.now)
    await tx
      .insertInto('media_upload')
      .values({ id, mall_id: room.mallId, user_id: userId, name, size, room: room.added, expires_at: expiresAt })
      .execute()
    return id
  })

/** Grows the reservation `except` to the room that an upload takes by now. */
export const growRoom = (db: Db, room: Room & { except: string }): Promise<void> =>
  inTransaction(db, async (tx) => {
    await requireRoom(tx, room)
    await tx.updateTable('media_upload').set({ room: room.added }).where('id', '=', room.except).execute()
  })

/** Deletes a reservation whose upload has ended or has become a record. */
export const releaseRoom = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('media_upload').where('id', '=', id).execute()
}

type NewQuota = { name: string; bytes: number | null }

/** Sets the quota of the mall with this name. Changes nothing unless exactly one mall has it; returns their number. */
export async function setMediaQuota(stamp: Stamp, { name, bytes }: NewQuota): Promise<number> {
  const { tx } = stamp
  const malls = await tx.selectFrom('mall').select(['id', 'media_quota']).where('name', '=', name).execute()
  const [mall, ...others] = malls
  if (!mall || others.length > 0) return malls.length
  await tx.updateTable('mall').set({ media_quota: bytes }).where('id', '=', mall.id).execute()
  const about = { mallId: mall.id, area: 'Mall', action: 'fields', resource: 'Mall', id: mall.id, name } as const
  const changes = { before: { mediaQuota: mall.media_quota }, after: { mediaQuota: bytes } }
  await audit(stamp, [{ ...about, ...changes }])
  return 1
}
