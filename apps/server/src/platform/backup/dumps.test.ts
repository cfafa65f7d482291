// Dumps of PostgreSQL's own tools are restored, and its major versions upgraded, without a search path.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrateTo } from '../../db/migrate'
import { repository } from '../testing/start-child'
import { notKept } from './shape'

const pglite = new PGlite()
const db = new Kysely<unknown>({ dialect: new PGliteDialect({ pglite }) })

const foldedText = async () => {
  const { rows } = await sql<{ text: string }>`
    select public.search_name('{"en": "Café  Öl"}') || public.search_text('{"title": {"en": "<b>Ærø</b>"}}') as text
  `.execute(db)
  return rows[0]?.text
}

let before: string | undefined

beforeAll(async () => {
  await migrateTo(db, '0029-unconfirmed-actions')
  before = await foldedText()
  await migrateTo(db)
  await sql`set search_path = ''`.execute(db)
})
afterAll(() => db.destroy())

it('functions of the database work without a search path', async () => {
  expect(before).toContain('cafe ol')
  expect(await foldedText()).toBe(before)
})

it('no function finds another one of ours by the search path', async () => {
  const { rows } = await sql<{ name: string; body: string; parsed: boolean }>`
    select proname as name, prosrc as body, prosqlbody is not null as parsed from pg_catalog.pg_proc
    where pronamespace operator(pg_catalog.=) 'public'::pg_catalog.regnamespace
  `.execute(db)
  expect(rows.length).toBeGreaterThan(5)
  // others are parsed when they run
  for (const { name, body } of rows.filter(({ parsed }) => !parsed)) {
    for (const other of rows) expect(body, name).not.toContain(`${other.name}(`)
  }
})

it('the documented dump leaves out what back-ups leave out', async () => {
  const page = await readFile(join(repository, 'docs/operating.md'), 'utf8')
  expect(page).toContain(`--exclude-table-data='(${notKept.join('|')})'`)
})
