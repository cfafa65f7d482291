// Seeds the database of a test app, and restores it for the next test.

import type { DemoData } from '@kiosk-admin/api-client/demo'
import { sql } from 'kysely'
import { loadDemoClicks } from '../db/demo/clicks'
import { loadDemo } from '../db/demo/demo'
import type { Db, Dependencies, Files } from '../dependencies'
import { equal } from '../store/compare'

type Table = { name: string; columns: string[]; identity: string | null }
/** The number of rows, their latest transaction, and the last value of the identity column. */
type State = { count: string; xid: string | null; last: string | null }
type States = ReadonlyMap<string, State>
type Rows = ReadonlyMap<string, string>
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

/** The rows as JSON text, which keeps the order of keys in `json` columns. */
async function readAll(db: Db, tables: readonly Table[]): Promise<Rows> {
  const all = new Map<string, string>()
  for (const { name } of tables) {
    const { rows } = await sql<{ rows: string }>`
      select coalesce(json_agg(one), '[]')::text as rows from ${sql.table(name)} one
    `.execute(db)
    all.set(name, rows[0]?.rows ?? '[]')
  }
  return all
}

/** Keeps what was loaded, to restore it. */
export async function keepSeeded(db: Db, data: DemoData, files: Files): Promise<void> {
  const tables = await tablesOf(db)
  seeded.set(db, { data, files, rows: await readAll(db, tables), states: await statesOf(db, tables) })
}

async function insert(db: Db, { name, columns, identity }: Table, rows = '[]'): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  await sql`
    insert into ${sql.table(name)} (${names}) overriding system value
    select ${names} from json_populate_recordset(null::${sql.table(name)}, ${rows}::text::json)
  `.execute(db)
  if (identity === null) return
  await sql`
    select setval(pg_get_serial_sequence(${name}, ${identity}), max(${sql.ref(identity)})) from ${sql.table(name)}
  `.execute(db)
}

async function empty(db: Db, tables: readonly Table[]): Promise<void> {
  // `cascade` also truncates partitions and referencing tables
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))} restart identity cascade`.execute(db)
}

const later = ({ xid }: State) => sql`xmin::text::bigint > ${xid ?? '0'}::bigint`

/** Whether rows were added to a table, and none were changed or removed. */
async function hasOnlyAdditions(db: Db, { name }: Table, state: State): Promise<boolean> {
  const { rows } = await sql<{ count: string }>`
    select count(*)::text as count from ${sql.table(name)} where not ${later(state)}
  `.execute(db)
  return rows[0]?.count === state.count
}

/** Removes the added rows and resets the identity. */
async function removeAdded(db: Db, { name, identity }: Table, state: State): Promise<void> {
  await sql`delete from ${sql.table(name)} where ${later(state)}`.execute(db)
  if (identity === null) return
  const { last } = state
  await sql`
    select setval(pg_get_serial_sequence(${name}, ${identity}), coalesce(${last}::bigint, 1), ${last !== null})
  `.execute(db)
}

/** Restores the tables that differ from the seeded state. Returns the new states. */
async function restore(db: Db, rows: Rows, states: States): Promise<States> {
  const tables = await tablesOf(db)
  const differing = async () => {
    const now = await statesOf(db, tables)
    return tables.flatMap((table) => {
      const before = states.get(table.name)
      return before && !equal(now.get(table.name), before) ? [{ table, before }] : []
    })
  }
  const written = await differing()
  if (written.length === 0) return states
  const changed: Table[] = []
  const extended: typeof written = []
  for (const one of written) {
    if (await hasOnlyAdditions(db, one.table, one.before)) extended.push(one)
    else changed.push(one.table)
  }
  if (changed.length > 0) await empty(db, changed)
  // not emptied, because the audit takes longer to load than all others; tables that reference others first
  for (const { table, before } of extended.toReversed()) await removeAdded(db, table, before)
  if (changed.length === 0) return states
  // tables that reference the changed ones are empty now, too
  for (const { table } of await differing()) await insert(db, table, rows.get(table.name))
  return statesOf(db, tables)
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
