import { calls, contentTypes } from '@kiosk-admin/api-client'
import { demoUsernames } from '@kiosk-admin/api-client/demo'
import { beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/index'
import { checkDemo, demoStation } from './demo'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ seed: true })
})

it('passes the rules that everyone’s content passes, and is published', async () => {
  const { client, mallId } = await app.signIn(String(demoUsernames[0]))
  const query = { mallId }
  expect(await client.call(contentTypes.offer.calls.list, { query })).not.toHaveLength(0)
  expect(await client.call(contentTypes.item.calls.list, { query })).not.toHaveLength(0)
  expect((await client.call(calls.published, { query })).tiles.event.count).toBeGreaterThan(0)
  const states = (await client.call(calls.stations, { params: query })).map(({ state }) => state)
  // simulated stations never count as real ones
  expect(new Set(states)).toEqual(new Set(['offline']))
  expect(await client.call(calls.changes, { query })).toMatchObject({ next: 2, changes: [] })
  for (const type of Object.values(contentTypes)) {
    const stored = await app.db.selectFrom('content').select('data').where('type', '=', type.type).execute()
    // stored data equals the contract's output
    for (const { data } of stored) expect(type.body.parse(data)).toEqual(data)
  }
})

it('is loaded into an empty database alone, and never shown unasked', async () => {
  expect(await checkDemo(app.db, true)).toBe('loaded')
  expect(await checkDemo(app.db, false)).toBe('forbidden')
  expect((await demoStation(app.db))?.key).toBe('k_demo-station')
  const bare = await createTestApp()
  expect(await checkDemo(bare.db, true)).toBe('load')
  expect(await checkDemo(bare.db, false)).toBe('none')
  expect(await demoStation(bare.db)).toBeUndefined()
})

it('is put back as fast as a story needs it', async () => {
  const first = await createTestApp({ seed: true })
  const before = await first.db.selectFrom('content').selectAll().orderBy('id').execute()
  await first.db.deleteFrom('content').execute()
  const second = await createTestApp({ seed: true })
  expect(await second.db.selectFrom('content').selectAll().orderBy('id').execute()).toEqual(before)
})
