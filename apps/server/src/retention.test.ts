import { calls } from '@kiosk-admin/api-client'
import { expect, it } from 'vitest'
import { ClockJump } from './db/audit/clock-jump'
import { auditEntries } from './db/audit/entries'
import { recordedLog } from './platform/testing/recorded-log'
import { createRetention } from './retention'
import { createTestApp } from './testing/index'
import { ids, testMall } from './testing/mall'

const hour = 3_600_000

it('removes expired sessions and links, and old entries of the audit', async () => {
  const settings = { sessionIdleMs: 3 * hour, sessionLongestMs: 24 * hour, auditKeepMonths: 2 }
  const app = await createTestApp({ seed: testMall, settings })
  const retention = createRetention(app, app.settings, app.log)
  const { client } = await app.signIn('chief', ids.near)
  await client.call(calls.previewLink, { params: { mallId: ids.near }, body: {} })
  const kept = async () => [
    (await app.db.selectFrom('session').select('token_hash').execute()).length,
    (await app.db.selectFrom('preview_link').select('id').execute()).length,
    (await auditEntries(app.db).select('audit.id').where('action', '=', 'signIn').execute()).length,
  ]
  app.clock.advance(2 * hour)
  await retention.run()
  expect(await kept()).toEqual([1, 1, 1])
  app.clock.advance(2 * hour)
  await retention.run()
  expect(await kept()).toEqual([0, 1, 1])
  await expect(client.call(calls.session)).rejects.toMatchObject({ status: 401 })
  app.clock.advance(21 * hour)
  await retention.run()
  expect(await kept()).toEqual([0, 0, 1])
  app.clock.advance(70 * 24 * hour)
  await retention.run()
  expect(await kept()).toEqual([0, 0, 0])
  expect(app.errors).toEqual([])
})

it('removes no searches by a clock that is three years ahead, and says so', async () => {
  const app = await createTestApp({ seed: testMall })
  await app.signIn('chief', ids.near)
  const { entries, log } = recordedLog()
  app.clock.advance(3 * 365 * 24 * hour)
  await createRetention(app, app.settings, log).run()
  expect(entries).toEqual([['Old data was not removed', { error: expect.any(ClockJump) }]])
})
