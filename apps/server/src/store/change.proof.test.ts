import { contentTypes, peopleTypes } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPostgres } from '../testing/engines'
import { createTestApp } from '../testing/index'
import { ids, testId, testMall } from '../testing/mall'

let engine: Awaited<ReturnType<typeof openPostgres>>

beforeAll(async () => {
  engine = await openPostgres()
})
afterAll(() => engine.close())

it('an import of a person who is disabled between its rows writes nothing', async () => {
  const { db } = engine
  const app = await createTestApp({ seed: testMall, db })
  const [chief, editor] = [await app.signIn('chief'), await app.signIn('editor')]
  const dates = { startDate: '2026-11-01', endDate: '2026-11-30' }
  const rows = [
    { name: { se: 'Ny' }, ...dates },
    { id: ids.running, name: { se: 'Annan' }, ...dates },
  ]
  const waiting = async () => {
    const { rows: some } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return some.length
  }
  const importing = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('content').select('id').where('id', '=', ids.running).forUpdate().execute()
    const late = editor.client
      .call(contentTypes.offer.calls.import, { query: { mallId: ids.near }, body: { rows } })
      .catch((error) => error)
    await expect.poll(waiting).toBe(1)
    await chief.client.call(peopleTypes.user.calls.status, { body: { ids: [testId(9, 2)], status: 'InActive' } })
    return { late }
  })
  expect(await importing.late).toMatchObject({ status: 401 })
  const names = await db.selectFrom('content').select('data').where('type', '=', 'offer').execute()
  expect(JSON.stringify(names)).not.toMatch(/Ny|Annan/)
})
