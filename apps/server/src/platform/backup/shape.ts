// Tables and columns of the database, in the order of a restore.

import type pg from 'pg'
import type { Manifest, TableShape } from './archive'

/** Tables that are not in archives: sessions, links, sign-in limits, unfinished uploads. After a restore everyone signs in again. */
export const notKept = ['session', 'preview_link', 'password_link', 'sign_in_try', 'rate_bucket', 'media_upload']

type Queried = Pick<pg.ClientBase, 'query'>

const ours = `
  relnamespace = 'public'::regnamespace and relname not like 'kysely\\_%'
  and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
`

/** Whether the database has no data yet. */
export async function isEmpty(client: Queried): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from pg_class where relkind in ('r', 'p', 'v', 'm') and ${ours} limit 1`,
  )
  return rows.length === 0
}

/** The tables of the database in the order of their references, with their partitions. */
export async function shapeOf(
  client: Queried,
  { sessions }: { sessions: boolean },
): Promise<Pick<Manifest, 'tables' | 'partitions' | 'migrations'>> {
  const { rows } = await client.query<TableShape & { refers: string[] }>(`
    select relname::text as name,
      array(
        select attname::text from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
      ) as columns,
      array(
        select attname::text from pg_attribute
        where attrelid = pg_class.oid and not attisdropped and attidentity <> ''
      ) as numbered,
      array(
        select distinct confrelid::regclass::text from pg_constraint
        where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid
      ) as refers
    from pg_class
    where relkind in ('r', 'p') and not relispartition and ${ours}
    order by relname
  `)
  const partitions = await client.query<Manifest['partitions'][number]>(`
    select part.relname::text as name, parent.relname::text as parent, pg_get_expr(part.relpartbound, part.oid) as bound
    from pg_inherits
    join pg_class part on part.oid = inhrelid and part.relispartition and part.relkind in ('r', 'p')
    join pg_class parent on parent.oid = inhparent
    where part.relnamespace = 'public'::regnamespace
    order by part.relname
  `)
  const migrations = await client.query<{ name: string }>('select name from kysely_migration order by name')
  return {
    tables: sorted(rows).filter(({ name }) => sessions || !notKept.includes(name)),
    partitions: partitions.rows,
    migrations: migrations.rows.map(({ name }) => name),
  }
}

function sorted(all: readonly (TableShape & { refers: string[] })[]): TableShape[] {
  const done: TableShape[] = []
  const visit = ({ refers, ...table }: (typeof all)[number]): void => {
    if (done.some(({ name }) => name === table.name)) return
    for (const other of all) if (refers.includes(other.name)) visit(other)
    done.push(table)
  }
  for (const table of all) visit(table)
  return done
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
export const columnsOf = ({ columns }: TableShape) => columns.map(quoted).join(', ')
export const tableOf = ({ name }: { name: string }) => `public.${quoted(name)}`
