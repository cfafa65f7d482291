import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testId } from '../../testing/mall'
import { json } from '../json'
import { migrateTo } from '../migrate'
import type { Database } from '../schema'

const pglite = new PGlite()
const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) })
const mallId = testId(1, 1)
const by = { id: testId(9, 1), name: 'chief' }

type Stored = [type: string, id: number, fields: object, deleted?: boolean]

// one order for all types and levels, with gaps and equal numbers, as earlier versions stored it
const stored: Stored[] = [
  ['category', 1, { type: 1, parentId: null, index: 4 }],
  ['category', 2, { type: 1, parentId: testId(20, 1), index: 5 }],
  ['category', 3, { type: 1, parentId: testId(20, 1), index: 9 }],
  ['category', 4, { type: 1, parentId: null, index: 13 }],
  ['category', 5, { type: 2, parentId: null, index: 8 }],
  ['category', 6, { type: 1, parentId: null, index: 6 }, true],
  ['slideshow', 7, { kind: 'info', index: 0 }],
  ['slideshow', 8, { kind: 'screensaver', index: 1 }],
  ['floor', 9, { garageId: null, index: 0 }],
  ['floor', 10, { garageId: null, index: 0 }],
  ['floor', 11, { garageId: testId(20, 99), index: 2 }],
]

beforeAll(async () => {
  await migrateTo(db, '0022-media-formats')
  await sql`
    insert into mall (id, name, time_zone, languages, created_at, updated_at, updated_by)
    values (${mallId}, 'Near', 'Europe/Stockholm', '["se"]', now(), now(), ${json(by)})
  `.execute(db)
  for (const [at, [type, id, fields, deleted]] of stored.entries()) {
    await sql`
      insert into content (mall_id, id, type, data, created_at, updated_at, updated_by, created_by, deleted_at)
      values (${mallId}, ${testId(20, id)}, ${type}, ${json({ ...fields, name: { se: 'N' } })}, ${new Date(at)},
        ${new Date(at)}, ${json(by)}, ${json(by)}, ${deleted ? new Date(at) : null})
    `.execute(db)
  }
  await migrateTo(db)
}, 120_000)
afterAll(() => db.destroy())

it('numbers records from 1 in each level, in their order, as the same version', async () => {
  const rows = await db.selectFrom('content').select(['id', 'data', 'version']).orderBy('id').execute()
  expect(rows.map(({ data }) => data.index)).toEqual([1, 1, 2, 2, 1, 2, 1, 1, 1, 2, 1])
  expect(new Set(rows.map(({ version }) => version))).toEqual(new Set([1]))
})
