import { calls, contentTypes } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'

let app: TestApp
let token: string

beforeAll(async () => {
  app = await createTestApp({ seed: testMall })
  token = (await app.signIn('chief')).token
})

async function send(method: string, path: string, init: { body?: BodyInit; headers?: Record<string, string> } = {}) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers }
  const response = await app.fetch(`/api${path}`, { ...init, method, headers })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

const list = `/Offer?mallId=${ids.near}`

describe('invalid input', () => {
  it.each([
    ['no JSON', '{"name":'],
    ['deeper than anyone means', '['.repeat(200_000)],
    ['no UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
    ['a list', '[]'],
    ['null', 'null'],
    ['a prototype', '{"__proto__":{"name":{"se":"x"}}}'],
    ['text that no database holds', JSON.stringify({ name: { se: 'a\u0000' } })],
    ['half a letter', '{"name":{"se":"\\ud800"}}'],
  ])('%s is 422', async (_, body) => {
    const answer = await send('POST', list, { body })
    expect(answer).toMatchObject({ status: 422, body: { success: false, code: 'validation' } })
  })

  it('has an error for every field, the mall’s first language included', async () => {
    const { body } = await send('POST', list, { body: JSON.stringify({ name: { en: 'Sale' }, startDate: 'soon' }) })
    expect(body).toEqual({
      success: false,
      code: 'validation',
      message: 'Some fields need your attention',
      errors: [
        { path: 'startDate', rule: 'invalid', message: 'Invalid value' },
        { path: 'endDate', rule: 'required', message: 'Field is required' },
        { path: 'name.se', rule: 'required', message: 'Field is required' },
      ],
    })
  })

  it('another content type is 415, too much is 413', async () => {
    expect(await send('POST', list, { body: 'a=b', headers: { 'content-type': 'text/plain' } })).toMatchObject({
      status: 415,
    })
    const much = JSON.stringify({ username: 'x'.repeat(70_000), password: 'x' })
    expect(await send('POST', '/Login', { body: much })).toMatchObject({
      status: 413,
      body: { code: 'body_too_large' },
    })
  })

  it('an unknown address, method or word where an id belongs is 404 in the envelope', async () => {
    for (const [method, path] of [
      ['GET', '/Nothing'],
      ['PATCH', '/Offer'],
      ['GET', `/Offer/Nothing?mallId=${ids.near}`],
      ['GET', '/Category/4'],
      ['GET', `/Offer/${testId(5, 99)}`],
      ['GET', '/Offer/%E0%A4%A'],
    ] as const) {
      expect([path, await send(method, path)]).toMatchObject([
        path,
        { status: 404, body: { success: false, code: 'not_found', message: 'Not found' } },
      ])
    }
  })

  it('a query that does not fit is 422, an id in capitals is the same id', async () => {
    expect(await send('GET', '/Offer')).toMatchObject({ status: 422, body: { errors: [{ path: 'mallId' }] } })
    expect(await send('GET', '/Offer?mallId=7')).toMatchObject({ status: 422 })
    expect(await send('GET', `/Offer?mallId=${ids.near.toUpperCase()}`)).toMatchObject({ status: 200 })
  })

  it('a replacement requires the edited version', async () => {
    const path = `/Offer/${ids.running}`
    expect(await send('PUT', path, { body: '{}' })).toMatchObject({ status: 428 })
    for (const version of ['3', '"x"', '*']) {
      expect(await send('PUT', path, { body: '{}', headers: { 'if-match': version } })).toMatchObject({ status: 428 })
    }
    expect(await send('PUT', path, { body: '{}', headers: { 'if-match': '"1"' } })).toMatchObject({ status: 422 })
  })

  it('is not logged as an error of the server', () => {
    expect(app.errors).toEqual([])
  })
})

it('an internal error has a request id and no details', async () => {
  await sql`alter table preview_link rename to lost`.execute(app.db)
  const { status, body, headers } = await send('POST', `/Kiosk/${ids.near}/PreviewLink`, { body: '{}' })
  await sql`alter table lost rename to preview_link`.execute(app.db)
  expect(status).toBe(500)
  expect(body).toEqual({
    success: false,
    code: 'internal',
    message: 'Something goes wrong',
    requestId: headers.get('x-request-id'),
  })
  expect(app.errors.splice(0)).toHaveLength(1)
})

it('`/Category/{type}` and `/Category/{id}` are distinguished', async () => {
  const one = await send('GET', `/Category/${ids.shops}`)
  expect(one.body.message).toMatchObject({ id: ids.shops })
  const ofType = await send('GET', `/Category/1?mallId=${ids.near}`)
  expect(ofType.body.message).toMatchObject([{ id: ids.shops, parentId: null, contentStatus: 'published' }])
})

it('filters a list by a field and by a reference', async () => {
  const idsOf = async (query: string) =>
    (await send('GET', `/Item?mallId=${ids.near}${query}`)).body.message.map(({ id }: { id: string }) => id)
  expect(await idsOf('&type=2')).toEqual([ids.restaurant])
  expect(await idsOf(`&categoryId=${ids.shops}`)).toEqual([ids.shop])
  expect(await idsOf('')).toEqual([ids.shop, ids.restaurant])
})

it('answers match the contract for the typed client', async () => {
  const client = app.client(token)
  const query = { mallId: ids.near }
  expect(await client.call(calls.languages, { query })).toEqual([
    { id: 'se', name: 'se' },
    { id: 'en', name: 'en' },
  ])
  expect(await client.call(contentTypes.offer.calls.list, { query })).toHaveLength(3)
})

it('serves files by hash with their type, and without executing them', async () => {
  const { url } = await app.db.selectFrom('media').select('url').where('id', '=', ids.icon).executeTakeFirstOrThrow()
  const whole = await app.fetch(url)
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  const text = await whole.text()
  expect(text).toContain('<svg')
  const part = await app.fetch(url, { headers: { range: 'bytes=1-3' } })
  expect([part.status, await part.text()]).toEqual([206, 'svg'])
  expect(part.headers.get('content-range')).toBe(`bytes 1-3/${text.length}`)
  expect((await app.fetch(url, { headers: { range: 'bytes=9999-' } })).status).toBe(416)
  expect((await app.fetch('/media/../secret')).status).toBe(404)
})

it('reports liveness and readiness', async () => {
  expect((await app.fetch('/health')).status).toBe(200)
  expect((await app.fetch('/ready')).status).toBe(200)
})

it('a truncated body is an error of the sender', async () => {
  const cut = new ReadableStream({ start: (controller) => controller.error(new Error('aborted')) })
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: cut, duplex: 'half' }
  const answer = await app.fetch('/api/Login', request as RequestInit)
  expect([answer.status, app.errors]).toEqual([422, []])
})
