// @module-tag nightly

import { PGlite } from '@electric-sql/pglite'
import { areas, type Permissions } from '@kiosk-admin/api-client'
import { Kysely, PGliteDialect, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate, migrateTo } from '../migrate'
import type { Database } from '../schema'
import { activeUsers, rightsOf } from './authority'
import { administration, isFullAdministrator } from './rights'

/** Installations of 0.1.0, all in one database: none of them knows the others. */
const installations = 1000
const lastOfFirstVersion = '0006-published-files'

type Group = { id: string; areas: { area: string; read: boolean; write: boolean }[] }
type User = { id: string; groupId: string; status: string; deleted: boolean; mallIds: string[] }

// mulberry32, so that a failure can be repeated
let state = 20_261_125
function random(): number {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}
const upTo = (count: number) => 1 + Math.floor(random() * count)
const some = <T>(all: readonly T[], share = 0.5) => all.filter(() => random() < share)
const times = <T>(count: number, create: () => T) => Array.from({ length: count }, create)

let lastId = 0
const nextId = () => `01990000-0000-7000-8000-${String(++lastId).padStart(12, '0')}`

// an area that a later version removed gave nothing, either
const knownAndOld = [...areas, 'Newsletter']

const createGroup = (): Group => ({
  id: nextId(),
  areas: some(knownAndOld, random()).map((area) => ({ area, read: random() < 0.8, write: random() < 0.5 })),
})

function createInstallation() {
  const malls = times(upTo(3), nextId)
  const administrators = { id: nextId(), areas: areas.map((area) => ({ area, read: true, write: true })) }
  const groups = [administrators, ...times(upTo(4), createGroup)]
  const users: User[] = times(upTo(6), () => ({
    id: nextId(),
    groupId: groups[Math.floor(random() * groups.length)]?.id ?? administrators.id,
    status: random() < 0.8 ? 'Active' : 'InActive',
    deleted: random() < 0.1,
    mallIds: some(malls, 0.7),
  }))
  return { malls, groups, users }
}

/** Rights by mall, as 0.1.0 decided: those of the group, in each mall of the user. */
function rightsBefore({ groupId, mallIds }: User, groups: Map<string, Group>): [string, Permissions][] {
  const granted = groups.get(groupId)?.areas.filter(({ area }) => area !== 'Newsletter') ?? []
  const permissions = Object.fromEntries(granted.map(({ area, read, write }) => [area, { read: read || write, write }]))
  return mallIds.map((id) => [id, permissions])
}

let db: Kysely<Database>
let after: Map<string, ReturnType<typeof rightsOf>>
const all = times(installations, createInstallation)
const malls = all.flatMap((one) => one.malls)
const groups = new Map(all.flatMap((one) => one.groups.map((group) => [group.id, group])))
const users = all.flatMap((one) => one.users)

beforeAll(async () => {
  db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite: await PGlite.create() }) })
  await migrateTo(db, lastOfFirstVersion)
  const stamps = sql`now() as created_at, now() as updated_at, '{}'::jsonb as updated_by`
  const rows = (values: unknown) => sql`jsonb_to_recordset(${JSON.stringify(values)}::jsonb)`
  await sql`
    insert into mall (id, name, time_zone, languages, created_at, updated_at, updated_by)
    select one.id, 'Mall', 'Europe/Stockholm', '["se"]', ${stamps} from ${rows(malls.map((id) => ({ id })))} as one (id uuid)
  `.execute(db)
  await sql`
    insert into user_group (id, name, areas, created_at, updated_at, updated_by)
    select one.id, 'Group', one.areas, ${stamps} from ${rows([...groups.values()])} as one (id uuid, areas jsonb)
  `.execute(db)
  await sql`
    insert into user_account (id, username, email, password_hash, group_id, status, deleted_at, created_at, updated_at, updated_by)
    select one.id, one.id::text, 'mail', 'none', one."groupId", one.status, case when one.deleted then now() end, ${stamps}
    from ${rows(users)} as one (id uuid, "groupId" uuid, status text, deleted boolean)
  `.execute(db)
  const reached = users.flatMap(({ id, mallIds }) => mallIds.map((mallId) => ({ id, mallId })))
  await sql`
    insert into user_mall (user_id, mall_id) select id, "mallId" from ${rows(reached)} as one (id uuid, "mallId" uuid)
  `.execute(db)
  await migrate(db)
  after = new Map((await activeUsers(db).execute()).map((row) => [row.userId, rightsOf(row)]))
})

afterAll(() => db.destroy())

it(`${installations} installations of 0.1.0 migrate with every right as before`, () => {
  const signIn = users.filter(({ status, deleted }) => status === 'Active' && !deleted)
  const before = signIn.map((user) => [user.id, rightsBefore(user, groups)])
  const migrated = [...after].map(([id, { malls }]) => [id, [...malls]])
  expect(Object.fromEntries(migrated)).toEqual(Object.fromEntries(before))
})

it('full administrators are those whose group wrote users, groups and malls', () => {
  const wroteAll = ({ groupId }: User) => {
    const granted = groups.get(groupId)?.areas ?? []
    return administration.every((area) => granted.some((grant) => grant.area === area && grant.write))
  }
  const full = [...after].filter(([, rights]) => isFullAdministrator(rights)).map(([id]) => id)
  expect(full.sort()).toEqual(
    users
      .filter((user) => after.has(user.id) && wroteAll(user))
      .map(({ id }) => id)
      .sort(),
  )
})
