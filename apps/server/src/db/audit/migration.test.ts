import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSecrets } from '../../secrets'
import { seededRandom, testClock } from '../../testing/index'
import { testId } from '../../testing/mall'
import { migrateTo } from '../migrate'
import type { Database } from '../schema'
import { auditEntries } from './entries'
import { sealAudit } from './seal'
import { verifyAudit } from './verify'

const pglite = new PGlite()
const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) })
const sealing = {
  db,
  secrets: createSecrets('k'.repeat(40), seededRandom()),
  random: seededRandom(),
  clock: testClock(),
}
const names = [{ se: 'Kaffe' }, 'anna', null]

// the database of 0.1.0, made by its migrations
beforeAll(async () => {
  await migrateTo(db, '0013-confirmed-sessions')
  for (const [index, name] of names.entries()) {
    await sql`
      insert into audit (mall_id, at, by, area, action, resource, record_id, record_name, changes)
      values (${testId(1, 1)}, ${new Date(index)}, ${JSON.stringify({ id: testId(9, 1), name: 'chief' })}::jsonb, 'Offer',
        'replace', 'Offer', ${testId(5, index)}, ${JSON.stringify(name)}::jsonb,
        ${JSON.stringify([{ path: 'name', before: 'x', after: 'y' }])}::jsonb)
    `.execute(db)
  }
  await migrateTo(db)
}, 120_000)
afterAll(() => db.destroy())

it('keeps entries of earlier versions, and seals them after the next start', async () => {
  const entries = await auditEntries(db).selectAll().orderBy('id').execute()
  expect(entries.map(({ record_name }) => record_name)).toEqual(names)
  expect(entries[0]).toMatchObject({
    ...{
      mall_id: testId(1, 1),
      by: { id: testId(9, 1), name: 'chief' },
      action: 'replace',
      address: null,
      client: null,
    },
    changes: [{ path: 'name', before: 'x', after: 'y' }],
  })
  expect(await sealAudit(sealing)).toBe(3)
  expect(await verifyAudit({ ...sealing, wait: async () => {} })).toMatchObject({ sealed: 3, problems: [] })
})
