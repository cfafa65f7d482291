// Seeds the database of a test app, and restores it for the next test.

import type { DemoData } from '@kiosk-admin/api-client/demo'
import { sql } from 'kysely'
import { loadDemoClicks } from '../db/demo/clicks'
import { loadDemo } from '../db/demo/demo'
import type { Db, Dependencies, Files } from '../dependencies'
import { equal } from '../store/compare'

type Table = { name: string; columns: string[]; key: string[] | null; identity: string | null }
/** The number of rows, their latest transaction, and the last value of the identity column. */
type State = { count: string; xid: string | null; last: string | null }
type States = ReadonlyMap<string, State>
/** By table and key. */
type Rows = ReadonlyMap<string, ReadonlyMap<string, string>>
type Loaded = {
  data: DemoData
  files: Files
  rows: Rows
  /** Without clicks. */
  states: States
  /** The states with the clicks until a moment, if they are loaded. */
  clicks?: { now: string; states: States } | undefined
}

/** The rows after seeding. Restoring the tables that a test has changed is ten times as fast as seeding again. */
const seeded = new WeakMap<Db, Loaded>()

/** In the order of creation, so that a table follows the tables that it references. */
async function tablesOf(db: Db): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select relname as name, (
      select jsonb_agg(attname order by attnum) from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    ) as columns, (
      select jsonb_agg(attname) from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
      where indrelid = pg_class.oid and indisprimary
    ) as key, (
      select attname from pg_attribute where attrelid = pg_class.oid and attidentity <> ''
    ) as identity
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname not like 'kysely_%'
    order by oid
  `.execute(db)
  return rows
}

/** The state of each table: every write changes it. */
async function statesOf(db: Db, tables: readonly Table[]): Promise<States> {
  const states = tables.map(
    ({ name, identity }) => sql`
      select ${name} as name, count(*)::text as count, max(xmin::text::bigint)::text as xid,
        pg_sequence_last_value(pg_get_serial_sequence(${name}, ${identity}))::text as last
      from ${sql.table(name)}`,
  )
  const { rows } = await sql<State & { name: string }>`${sql.join(states, sql` union all `)}`.execute(db)
  return new Map(rows.map(({ name, ...state }) => [name, state]))
}

/** The primary key as text; without one the whole row, as no two rows of the demo are equal. */
const keyOf = ({ key, columns }: Table) =>
  sql`row(${sql.join((key ?? columns).map((column) => sql.ref(column)))})::text`

/** The rows as JSON text, which keeps the order of keys in `json` columns. */
async function readAll(db: Db, tables: readonly Table[]): Promise<Rows> {
  const all = new Map<string, ReadonlyMap<string, string>>()
  for (const table of tables) {
    const { rows } = await sql<{ key: string; row: string }>`
      select ${keyOf(table)} as key, to_json(one)::text as row from ${sql.table(table.name)} one
    `.execute(db)
    all.set(table.name, new Map(rows.map(({ key, row }) => [key, row])))
  }
  return all
}

/** Keeps what was loaded, to restore it. */
export async function keepSeeded(db: Db, data: DemoData, files: Files): Promise<void> {
  const tables = await tablesOf(db)
  seeded.set(db, { data, files, rows: await readAll(db, tables), states: await statesOf(db, tables) })
}

/** Inserts the rows that a table does not have. */
async function insertMissing(db: Db, table: Table, all: ReadonlyMap<string, string>): Promise<void> {
  const name = sql.table(table.name)
  const { rows } = await sql<{ key: string }>`select ${keyOf(table)} as key from ${name}`.execute(db)
  const present = new Set(rows.map(({ key }) => key))
  const missing = [...all].filter(([key]) => !present.has(key)).map(([, row]) => row)
  const columns = sql.join(table.columns.map((column) => sql.ref(column)))
  await sql`
    insert into ${name} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${name}, ${`[${missing.join()}]`}::text::json)
  `.execute(db)
}

/** Sets the last value of a table's identity. */
async function setIdentity(db: Db, { name, identity }: Table, { last }: State): Promise<void> {
  if (identity === null) return
  await sql`
    select setval(pg_get_serial_sequence(${name}, ${identity}), coalesce(${last}::bigint, 1), ${last !== null})
  `.execute(db)
}

/** Removes the rows that were added or changed since the seeded state, and returns how many are left. */
async function removeLater(db: Db, { name }: Table, { xid }: State): Promise<string | undefined> {
  const table = sql.table(name)
  await sql`delete from ${table} where xmin::text::bigint > ${xid ?? '0'}::bigint`.execute(db)
  const { rows } = await sql<{ count: string }>`select count(*)::text as count from ${table}`.execute(db)
  return rows[0]?.count
}

async function empty(db: Db, tables: readonly Table[]): Promise<void> {
  // `cascade` also truncates partitions and referencing tables
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))} restart identity cascade`.execute(db)
}

/** Restores the tables that differ from the seeded state, row by row. Returns the new states. */
async function restore(db: Db, rows: Rows, states: States): Promise<States> {
  const tables = await tablesOf(db)
  const now = await statesOf(db, tables)
  let inserted = false
  // no foreign keys: each table is restored by itself
  await sql`set local session_replication_role = replica`.execute(db)
  for (const table of tables) {
    const before = states.get(table.name)
    if (!before || equal(now.get(table.name), before)) continue
    const left = await removeLater(db, table, before)
    if (left !== before.count) {
      await insertMissing(db, table, rows.get(table.name) ?? new Map())
      inserted = true
    }
    await setIdentity(db, table, before)
  }
  return inserted ? statesOf(db, tables) : states
}

/** Whether tables have as many rows as in another state. */
const hasSameCounts = (one: States, other: States) =>
  [...one].every(([name, { count }]) => other.get(name)?.count === count)

/** Restores the data with the clicks of the demo, which are kept while no test changes what they refer to. */
async function restoreWithClicks(dependencies: Dependencies, before: Loaded): Promise<Loaded> {
  const { db, clock } = dependencies
  const now = clock.now().toISOString()
  const { clicks } = before
  if (clicks?.now === now) {
    const states = await db.transaction().execute((tx) => restore(tx, before.rows, clicks.states))
    const isOfClicks = (name: string) => before.states.get(name)?.count !== clicks.states.get(name)?.count
    const base = new Map(
      [...states].map(([name, state]) => [name, isOfClicks(name) ? (before.states.get(name) ?? state) : state]),
    )
    if (hasSameCounts(states, clicks.states)) return { ...before, states: base, clicks: { now, states } }
  }
  const states = await db.transaction().execute((tx) => restore(tx, before.rows, before.states))
  await loadDemoClicks(dependencies, before.data.malls)
  return { ...before, states, clicks: { now, states: await statesOf(db, await tablesOf(db)) } }
}

async function restoreWithoutClicks({ db }: Dependencies, before: Loaded): Promise<Loaded> {
  const states = await db.transaction().execute((tx) => restore(tx, before.rows, before.states))
  return { ...before, states, clicks: undefined }
}

/** Empties the database and loads the data. Returns the files of the data. */
export async function seed(dependencies: Dependencies, data: DemoData | undefined, clicks: boolean): Promise<Files> {
  const { db, files } = dependencies
  if (data && seeded.get(db)?.data !== data) {
    await empty(db, await tablesOf(db))
    await loadDemo(dependencies, data)
    await keepSeeded(db, data, files)
  }
  const before = data && seeded.get(db)
  if (!before) {
    await empty(db, await tablesOf(db))
    return files
  }
  seeded.set(db, await (clicks ? restoreWithClicks : restoreWithoutClicks)(dependencies, before))
  return before.files
}
