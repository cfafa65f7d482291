import { type Area, areas } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import { json } from '../../db/json'
import { hashCredential, newCredential, newId } from '../../identity'
import type { TestApp } from '../../testing/index'

export type Grants = { area: Area; read: boolean; write: boolean }[]

export const readAll: Grants = areas.map((area) => ({ area, read: true, write: false }))
export const writeAll: Grants = areas.map((area) => ({ area, read: true, write: true }))

const by = json({ id: '00000000-0000-0000-0000-000000000000', name: 'Test' })

/** Users, stations and links of a test app with their credentials, created directly in the database. */
export function callersOf(app: TestApp) {
  const { db, random, clock, settings } = app
  const common = () => ({ created_at: clock.now(), updated_at: clock.now(), updated_by: by })

  async function session(userId: string, from = clock.now()): Promise<string> {
    const token = newCredential(random, 'session')
    const row = {
      token_hash: await hashCredential(token),
      user_id: userId,
      created_at: from,
      used_at: from,
      confirmed_at: from,
    }
    await db.insertInto('session').values(row).execute()
    return token
  }

  async function group(grants: Grants, mallId: string | null = null): Promise<string> {
    const id = newId(random, clock.now())
    const columns = { id, name: `Group ${id}`, areas: json(grants), mall_id: mallId, deleted_at: null }
    await db
      .insertInto('user_group')
      .values({ ...common(), ...columns })
      .execute()
    return id
  }

  async function user(groupId: string | null): Promise<string> {
    const id = newId(random, clock.now())
    await db
      .insertInto('user_account')
      .values({
        ...common(),
        id,
        username: `person-${id}`,
        email: `${id}@example.com`,
        password_hash: 'none',
        group_id: groupId,
        status: 'Active',
        last_sign_in_at: null,
        deleted_at: null,
      })
      .execute()
    return id
  }

  const setGrants = (groupId: string, grants: Grants) =>
    db
      .updateTable('user_group')
      .set({ areas: json(grants) })
      .where('id', '=', groupId)
      .execute()

  /** A person with a group of the house, and the same rights in each mall. */
  async function person(mallIds: readonly string[], grants: Grants) {
    const groupId = await group(grants)
    const id = await user(groupId)
    for (const mallId of mallIds) await db.insertInto('user_mall').values({ user_id: id, mall_id: mallId }).execute()
    return {
      id,
      token: await session(id),
      groupId,
      /** Changes the permissions; they apply from the next call. */
      may: (other: Grants) => setGrants(groupId, other),
    }
  }

  /** A person without a group of the house, with a group in each mall: one of that mall, or one of the house. */
  async function member(kind: 'mall' | 'house', grantsIn: Readonly<Record<string, Grants>>) {
    const id = await user(null)
    const groups = new Map<string, string>()
    for (const [mallId, grants] of Object.entries(grantsIn)) {
      const groupId = await group(grants, kind === 'mall' ? mallId : null)
      groups.set(mallId, groupId)
      await db.insertInto('user_mall').values({ user_id: id, mall_id: mallId, group_id: groupId }).execute()
    }
    return {
      id,
      token: await session(id),
      mayIn: (mallId: string, other: Grants) => setGrants(groups.get(mallId) ?? '', other),
    }
  }

  async function preview(userId: string, mallId: string, until: Date): Promise<string> {
    const token = newCredential(random, 'preview')
    await db
      .insertInto('preview_link')
      .values({
        id: newId(random, clock.now()),
        token_hash: await hashCredential(token),
        mall_id: mallId,
        user_id: userId,
        created_at: clock.now(),
        expires_at: until,
      })
      .execute()
    return token
  }

  /** Sets a key for the mall's first station. */
  async function stationKey(mallId: string): Promise<string> {
    const key = newCredential(random, 'station')
    await sql`
      update station set key_hash = ${await hashCredential(key)}
      where id = (select id from station where mall_id = ${mallId} and deleted_at is null order by id limit 1)
    `.execute(db)
    return key
  }

  const expired = () => new Date(clock.now().getTime() - settings.sessionLongestMs)
  const setUser = (id: string, set: { status?: 'InActive'; deleted_at?: Date }) =>
    db.updateTable('user_account').set(set).where('id', '=', id).execute()

  /** Expired and invented credentials. */
  async function refused(mallId: string): Promise<Record<string, string | undefined>> {
    const [late, disabled, deleted, leaver] = await Promise.all([
      person([mallId], writeAll),
      person([mallId], writeAll),
      person([mallId], writeAll),
      person([mallId], writeAll),
    ])
    await setUser(disabled.id, { status: 'InActive' })
    await setUser(deleted.id, { deleted_at: clock.now() })
    const linkOfLeaver = await preview(leaver.id, mallId, new Date(clock.now().getTime() + 1000))
    await db.deleteFrom('user_mall').where('user_id', '=', leaver.id).execute()
    const oldKey = await stationKey(mallId)
    await stationKey(mallId) // revokes the previous key
    return {
      'no session': undefined,
      'a made-up session': `s_${'a'.repeat(43)}`,
      'no credential of ours': 'Basic',
      'an expired session': await session(late.id, expired()),
      'a disabled user': disabled.token,
      'a deleted user': deleted.token,
      "a station's old key": oldKey,
      'a set-up token': `f_${'a'.repeat(43)}`,
      'an expired preview link': await preview(late.id, mallId, clock.now()),
      'the preview link of who may no longer': linkOfLeaver,
    }
  }

  return { person, member, session, preview, stationKey, refused }
}

type TableWrites = { name: string; rows: number; last: string | null }
type Writes = { next: string | undefined; of: Map<string | undefined, TableWrites[]> }

/** Counted again only after a transaction that wrote, because a count reads every table. */
const counted = new WeakMap<TestApp['db'], Writes>()

/** The number of rows and the last transaction of each table, of one mall or in all; they differ after any write. */
export async function writesOf({ db }: Pick<TestApp, 'db'>, about?: { mallId: string }): Promise<TableWrites[]> {
  const snapshot = await sql<{ next: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(db)
  const next = snapshot.rows[0]?.next
  const last = counted.get(db)
  const writes: Writes = last && last.next === next ? last : { next, of: new Map() }
  counted.set(db, writes)
  const rows = writes.of.get(about?.mallId) ?? (await countWrites(db, about?.mallId))
  writes.of.set(about?.mallId, rows)
  return rows
}

/** The same without uploads under way: a reservation ends with its request. */
export async function writesBeyondUploads(app: Pick<TestApp, 'db'>): Promise<unknown> {
  const rows = await writesOf(app)
  return rows.filter(({ name }) => name !== 'media_upload')
}

async function countWrites(db: TestApp['db'], mallId: string | undefined): Promise<TableWrites[]> {
  const tables = await sql<{ name: string; hasMall: boolean }>`
    select relname as name, exists (
      select from pg_attribute where attrelid = pg_class.oid and attname = 'mall_id' and not attisdropped
    ) as "hasMall"
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    order by relname
  `.execute(db)
  const each = tables.rows
    .filter(({ hasMall }) => hasMall || !mallId)
    .map(
      ({ name }) => sql`
        select ${name}::text as name, count(*)::int as rows, max(xmin::text::bigint)::text as last
        from ${sql.table(name)} ${mallId ? sql`where mall_id = ${mallId}` : sql``}`,
    )
  return (await sql<TableWrites>`${sql.join(each, sql` union all `)} order by name`.execute(db)).rows
}
