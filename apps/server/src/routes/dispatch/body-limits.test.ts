import { calls, contentTypes } from '@kiosk-admin/api-client'
import { bodyLimit, type Method } from '@kiosk-admin/api-client/internal'
import { beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testMall } from '../../testing/mall'
import { callersOf } from '../testing/callers'

const KB = 1024

let app: TestApp
let staff: string
let station: string

beforeAll(async () => {
  app = await createTestApp({ seed: testMall })
  staff = (await app.signIn('chief')).token
  station = await callersOf(app).stationKey(ids.near)
})

type Sent = { method?: Method; path?: string; token?: string; headers?: Record<string, string> }

async function send(
  body: BodyInit,
  { method = 'POST', path = `/Offer?mallId=${ids.near}`, token = staff, headers = {} }: Sent = {},
) {
  const authorization = token ? { authorization: `Bearer ${token}` } : {}
  const response = await app.fetch(`/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...authorization, ...headers },
    body,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  } as RequestInit)
  return { status: response.status, body: await response.json() }
}

/** An endless body that counts the bytes read. */
function endless() {
  let read = 0
  const piece = new TextEncoder().encode(`"${'a'.repeat(16 * KB - 3)}",`)
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    read += piece.length
    controller.enqueue(piece)
  }
  return { body: new ReadableStream({ pull }, { highWaterMark: 0 }), read: () => read }
}

const tooLarge = { status: 413, body: { success: false, code: 'body_too_large' } }

const limited: [string, number, () => Sent][] = [
  ['an offer', bodyLimit(contentTypes.offer.calls.create), () => ({})],
  ['a service', 64 * KB, () => ({ path: `/Service?mallId=${ids.near}` })],
  [
    'the status of many',
    bodyLimit(contentTypes.service.calls.status),
    () => ({ method: 'PUT', path: `/Service/Status?mallId=${ids.near}` }),
  ],
  ['an import', 8192 * KB, () => ({ path: `/Offer/Import?mallId=${ids.near}` })],
  ['the clicks of a station', bodyLimit(calls.kioskStatistic), () => ({ path: '/Kiosk/Statistic', token: station })],
  ['a sign-in', bodyLimit(calls.login), () => ({ path: '/Login', token: '' })],
]

it.each(limited)('refuses %s by Content-Length before reading', async (_, limit, sent) => {
  const { body, read } = endless()
  expect(await send(body, { ...sent(), headers: { 'content-length': String(limit + 1) } })).toMatchObject(tooLarge)
  expect(read()).toBe(0)
})

it.each(limited)('refuses %s without Content-Length at the limit', async (_, limit, sent) => {
  const { body, read } = endless()
  expect(await send(body, sent())).toMatchObject(tooLarge)
  expect(read()).toBeGreaterThan(limit)
  expect(read()).toBeLessThanOrEqual(limit + 32 * KB)
})

it('does not read the body without permission', async () => {
  const { token } = await app.signIn('nobody')
  for (const [credential, status] of [
    [token, 403],
    [station, 401],
    ['', 401],
  ] as const) {
    const { body, read } = endless()
    expect((await send(body, { token: credential })).status).toBe(status)
    expect(read()).toBe(0)
  }
})

it.each([
  ['lists inside each other', '['.repeat(30_000), 'The request body is nested too deeply.'],
  ['objects inside each other', '{"a":'.repeat(21), 'The request body is nested too deeply.'],
  [
    'a record inside itself',
    `{"name":${'{"a":'.repeat(20)}1${'}'.repeat(20)}}`,
    'The request body is nested too deeply.',
  ],
  ['numbers', `{"name":[${'0,'.repeat(100_000)}0]}`, 'The request body has too many values.'],
  [
    'fields of one record',
    `{"name":{"se":{${Array.from({ length: 50_000 }, (_, it) => `"${it.toString(36)}":0`).join(',')}}}}`,
    'The request body has too many values.',
  ],
])('refuses %s before parsing', async (_, body, why) => {
  const answer = await send(body)
  expect(answer).toMatchObject({
    status: 422,
    body: { code: 'validation', errors: [{ path: '', message: `Invalid value. ${why}` }] },
  })
})

it('limits depth and size of the rows of an import', async () => {
  const path = `/Offer/Import?mallId=${ids.near}&dryRun=true`
  const rows = (count: number, row: string) => `{"rows":[${Array.from({ length: count }, () => row).join(',')}]}`
  const many = await send(rows(5000, '{"a":1,"b":2,"c":3}'), { path })
  expect(many).toMatchObject({ status: 200, body: { message: { created: 0, errors: { length: 5000 } } } })
  const full = `{${Array.from({ length: 60_000 }, (_, it) => `"${it}":0`).join(',')}}`
  expect((await send(rows(2, full), { path })).body.errors[0].message).toContain('too many values')
  expect((await send(rows(5000, `[${'0,'.repeat(300)}0]`), { path })).body.errors[0].message).toContain(
    'too many values',
  )
})

it('reports only the first errors of a body with very many', async () => {
  const areas = Array.from({ length: 100 }, () => ({ areaId: 'a', points: Array.from({ length: 50 }, () => ({})) }))
  const { status, body } = await send(JSON.stringify({ areas }), { path: `/Floor?mallId=${ids.near}` })
  expect(status).toBe(422)
  expect(body.errors[0].path).toBe('areas.0.points.0.x')
  expect(body.errors.length).toBeLessThan(210)
})

it('rolls back an import when its sender disconnects', async () => {
  const name = { se: 'Avbruten' }
  const rows = Array.from({ length: 20 }, () => ({ name, startDate: '2026-11-01', endDate: '2026-11-02' }))
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${staff}` },
    body: JSON.stringify({ rows }),
  }
  const sender = new AbortController()
  const left = app.fetch(`/api/Offer/Import?mallId=${ids.near}`, { ...init, signal: sender.signal })
  sender.abort()
  expect((await left).status).toBe(422)
  const list = async () =>
    (await app.client(staff).call(contentTypes.offer.calls.list, { query: { mallId: ids.near } })).map(
      (one) => one.name,
    )
  expect(await list()).not.toContainEqual(name)
  expect((await app.fetch(`/api/Offer/Import?mallId=${ids.near}`, init)).status).toBe(200)
  expect(await list()).toContainEqual(name)
})
