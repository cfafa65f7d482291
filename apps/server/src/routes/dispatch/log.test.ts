import { calls } from '@kiosk-admin/api-client'
import { allCalls } from '@kiosk-admin/api-client/internal'
import { Kysely, PostgresDialect } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { createApp } from '../../app'
import type { Database } from '../../db/schema'
import { createLog } from '../../platform/log'
import { createTestApp } from '../../testing/index'
import { ids, testMall } from '../../testing/mall'
import { callersOf, writeAll } from '../testing/callers'
import { partsOf, requestOf } from '../testing/requests'

const noDatabase = new Kysely<Database>({
  dialect: new PostgresDialect({
    pool: { connect: () => Promise.reject(new Error('The database is gone')), end: async () => {}, options: {} },
  }),
})

let lines: string[]
const log = createLog({ write: (line) => lines.push(line) }, () => new Date(0))
beforeEach(() => {
  lines = []
})

it('no call logs a token, password or key, failing ones included', async () => {
  const app = await createTestApp({ seed: testMall, native: { log } })
  const callers = callersOf(app)
  const { id, token } = await callers.person([ids.near], writeAll)
  const key = await callers.stationKey(ids.near)
  const link = await callers.preview(id, ids.near, new Date(app.clock.now().getTime() + 60_000))
  const secret = 'a-secret-that-somebody-typed'
  const about = { mallId: ids.near, record: () => ids.running }

  // also without a database, which logs most
  const broken = createApp({ ...app, db: noDatabase })
  const fetchBroken: typeof app.fetch = async (address, init) =>
    broken.fetch(new Request(new URL(String(address), 'http://localhost'), init), { address: '127.0.0.1' })
  for (const fetch of [app.fetch, fetchBroken]) {
    for (const call of allCalls) {
      const { body } = partsOf(call, about)
      const json = JSON.stringify(spokenIn(body, secret))
      for (const credential of [token, key, link, secret]) {
        const [address, init] = requestOf(call, about)
        const headers = { ...init.headers, authorization: `Bearer ${credential}` }
        const answer = await fetch(`${address}&secret=${secret}`, {
          ...init,
          headers,
          ...(typeof init.body === 'string' ? { body: json } : {}),
        })
        await answer.arrayBuffer()
      }
    }
    await fetch(`/api${calls.login.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'chief', password: secret }),
    })
  }
  const all = lines.join('')
  expect(lines.length).toBeGreaterThan(100)
  for (const hidden of [token, key, link, secret]) expect(all).not.toContain(hidden)
  expect(all).not.toMatch(/[skpf]_[\w-]{43}/)
})

it('each line has the request id of its response', async () => {
  const app = await createTestApp({ seed: testMall, native: { log } })
  const answer = await app.fetch('/api/Session')
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      at: '1970-01-01T00:00:00.000Z',
      level: 'info',
      message: 'A call',
      requestId: answer.headers.get('x-request-id'),
      call: 'session.get',
      status: 401,
      ms: expect.any(Number),
    },
  ])
})

/** The body with the secret in every text field. */
function spokenIn(body: unknown, words: string): unknown {
  if (Array.isArray(body)) return body.map((one) => spokenIn(one, words))
  if (body === null || typeof body !== 'object') return body
  const secret = /password|token|key|secret|^current$|^next$/i
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'string' && secret.test(name) ? words : spokenIn(value, words),
    ]),
  )
}
