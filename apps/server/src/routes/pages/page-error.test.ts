import { type Body, calls } from '@kiosk-admin/api-client'
import { expect, it } from 'vitest'
import { recordedLog } from '../../platform/testing/recorded-log'
import { createTestApp } from '../../testing/index'
import { ids, testMall } from '../../testing/mall'
import { callersOf } from '../testing/callers'

type Report = Body<typeof calls.reportPageError>

const report: Report = {
  app: 'kiosk',
  release: '0.3.0',
  screen: 'item',
  name: 'TypeError',
  stack: ['kiosk/assets/index-B2x9kQ.js:1:2345', 'kiosk/assets/guide-page-x_1.js:2:17'],
}

async function setUp() {
  const { log, entries } = recordedLog()
  const counted: string[] = []
  const metrics = { called: () => {}, pageFailed: (app: string) => void counted.push(app) }
  const app = await createTestApp({ seed: testMall, native: { log, metrics } })
  const send = (body: unknown, { token, address = '192.0.2.7' }: { token?: string; address?: string } = {}) =>
    app.app.fetch(
      new Request(`http://localhost/api${calls.reportPageError.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        body: JSON.stringify(body),
      }),
      { address },
    )
  const logged = () =>
    entries.flatMap((entry) => (Array.isArray(entry) && entry[0] === 'An exception in a page' ? [entry[1]] : []))
  return { app, send, logged, counted }
}

it('logs an exception once, whoever reports it, and counts each report', async () => {
  const { app, send, logged, counted } = await setUp()
  const { token } = await app.signIn('chief')
  const key = await callersOf(app).stationKey(ids.near)
  for (const caller of [undefined, token, key, 'k_ended']) {
    const answer = await send(report, caller ? { token: caller } : {})
    expect(await answer.json()).toEqual({ success: true, message: {} })
  }
  expect(logged()).toEqual([
    { app: 'kiosk', release: '0.3.0', screen: 'item', error: 'TypeError', stack: report.stack },
  ])
  await send({ ...report, app: 'admin', screen: '/published/shops/:id' })
  expect(logged()).toHaveLength(2)
  expect(counted).toEqual(['kiosk', 'kiosk', 'kiosk', 'kiosk', 'admin'])
})

it.each([
  ['a message', { message: 'astrid@example.com is no number' }],
  ['a text as the screen', { screen: 'Shoes for Astrid' }],
  ['a text as the name', { name: 'astrid@example.com' }],
  ['a text as a place', { stack: ['at Shoes for Astrid (index.js:1:2)'] }],
  ['a text as the release', { release: 'Shoes' }],
])('%s is not logged', async (_, part) => {
  const { send, logged } = await setUp()
  await send({ ...report, ...part })
  expect(JSON.stringify(logged())).not.toMatch(/shoes|astrid/i)
})

it('refuses long reports', async () => {
  const { send, logged } = await setUp()
  expect((await send({ ...report, stack: Array(21).fill(report.stack[0]) })).status).toBe(422)
  expect((await send({ ...report, stack: ['a'.repeat(70_000)] })).status).toBe(413)
  expect(logged()).toEqual([])
})

const different = (line: number) => ({ ...report, stack: [`kiosk/assets/index.js:1:${line}`] })

it('limits the reports of a station and of an address', async () => {
  const { app, send, logged } = await setUp()
  const { stationKey } = callersOf(app)
  const keys = [await stationKey(ids.near), await stationKey(ids.far)]
  for (let line = 0; line < 10; line += 1) {
    for (const token of [undefined, keys[0]]) expect((await send(report, token ? { token } : {})).status).toBe(200)
  }
  const refused = await send(report)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await send(report, { token: keys[0] ?? '' })).status).toBe(429)
  // others at the same address, and at another one
  expect((await send(report, { token: keys[1] ?? '' })).status).toBe(200)
  expect((await send(report, { address: '198.51.100.1' })).status).toBe(200)
  expect(logged()).toHaveLength(1)
})

it('limits the lines of all callers together', async () => {
  const { send, logged } = await setUp()
  const statuses: number[] = []
  for (let line = 0; line < 40; line += 1) {
    statuses.push((await send(different(line), { address: `192.0.2.${line}` })).status)
  }
  expect(statuses).toEqual([...Array(30).fill(200), ...Array(10).fill(429)])
  expect(logged()).toHaveLength(30)
})
