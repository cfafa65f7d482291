// @module-tag nightly

import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '../dependencies'
import { createTestApp } from './index'

/** The rows of every table, and the last identities. */
async function contentsOf(db: Db) {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by oid
  `.execute(db)
  const contents: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ hash: string }>`
      select concat_ws(' ', count(*), md5(string_agg(one::text, ',' order by one::text))) as hash from ${sql.table(name)} one
    `.execute(db)
    contents[name] = rows[0]?.hash ?? ''
  }
  const { rows: identities } = await sql`
    select oid::regclass::text as name, pg_sequence_last_value(oid) as last from pg_class where relkind = 'S' order by oid
  `.execute(db)
  return { contents, identities }
}

type Contents = Awaited<ReturnType<typeof contentsOf>>

const seeded = async (clicks: boolean) => (await createTestApp({ seed: true, clicks })).db

/** Changes of the seeded data by tests. */
const changes: [string, (db: Db) => Promise<unknown>][] = [
  ['nothing', async () => {}],
  ['an update', (db) => db.updateTable('content').set({ version: 9 }).where('type', '=', 'Offer').execute()],
  ['a deletion', (db) => db.deleteFrom('reference').execute()],
  [
    'a deletion and an insertion',
    async (db) => {
      const [row] = await db.deleteFrom('media_category').returningAll().execute()
      if (row) await db.insertInto('media_category').values(row).execute()
    },
  ],
  [
    'an insertion that is rolled back',
    (db) =>
      db
        .transaction()
        .execute(async (tx) => {
          await sql`insert into audit (at, area, action, resource, record_id)
            select at, area, action, resource, record_id from audit limit 1`.execute(tx)
          throw new Error('rolled back')
        })
        .catch(() => {}),
  ],
  ['a table that others reference', (db) => sql`update mall set name = 'Renamed'`.execute(db)],
  ['a click', (db) => sql`update statistic_hour set count = count + 1`.execute(db)],
  ['an app with clicks', () => createTestApp({ seed: true, clicks: true })],
  ['an app without clicks', () => createTestApp({ seed: true })],
  ['an empty database', () => createTestApp()],
]

describe.each([
  ['a seeded app', false],
  ['a seeded app with clicks', true],
])('%s', (_, clicks) => {
  let before: Contents
  beforeEach(async () => {
    before = await contentsOf(await seeded(clicks))
  })

  test.each(changes)('starts with the same data after %s', async (_, change) => {
    await change(await seeded(clicks))
    expect(await contentsOf(await seeded(clicks))).toEqual(before)
  })
})
