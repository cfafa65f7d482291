// The order of texts in indexes is that of ICU. Each PostgreSQL comes with its own version of it.
import type pg from 'pg'
import type { Log } from '../log'

// collations of the catalogue itself are not used
const stale = `
  select format('database %I', datname) as name from pg_database
  where datname = current_database() and datcollversion <> pg_database_collation_actual_version(oid)
  union all
  select format('collation %s', oid::regcollation) from pg_collation
  where collnamespace <> 'pg_catalog'::regnamespace and collversion <> pg_collation_actual_version(oid)`

/** Rebuilds the indexes if other programs, with another ICU, have written them: they would miss rows. */
export async function renewIndexes(client: pg.Client, log: Log): Promise<void> {
  const { rows } = await client.query<{ name: string }>(stale)
  if (rows.length === 0) return
  log.info('PostgreSQL has another version of ICU than before: its indexes are being rebuilt')
  await client.query('reindex database')
  // last, so that an interrupted start repeats it
  for (const { name } of rows) {
    await client.query(`alter ${name} refresh ${name.startsWith('database') ? 'collation ' : ''}version`)
  }
  log.info('The indexes of PostgreSQL are rebuilt')
}
