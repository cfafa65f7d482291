import type { Call } from '@kiosk-admin/api-client'
import { allCalls } from '@kiosk-admin/api-client/internal'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testMall } from '../../testing/mall'
import { callersOf, writeAll } from '../testing/callers'
import { partsOf } from '../testing/requests'
import { defOf } from '../testing/sample'

/** Each text of each call with a character that the database cannot store: refused as invalid, never an error of the server. */

const about = { mallId: ids.near, record: () => ids.running }
// an address has no lone surrogates
const unstorable = { params: ['\u0000'], query: ['\u0000'], body: ['\u0000', '\ud800', '\udfff'] }
type Part = keyof typeof unstorable
type Data = Record<string, unknown>
type Spoilt = { call: Call; part: Part; path: string; parts: Record<Part, Data> }

/** Copies of a value, each with one of its texts spoilt. */
function* spoiltTexts(value: unknown, end: string, path = ''): Generator<[string, unknown]> {
  if (typeof value === 'string') {
    yield [path, value + end]
    // an address or a key of the required form, and a mistake in it
    yield [path, value.slice(0, -1) + end + value.slice(-1)]
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    for (const [at, spoilt] of spoiltTexts(inner, end, `${path}.${key}`)) {
      yield [at, Array.isArray(value) ? value.with(Number(key), spoilt) : { ...value, [key]: spoilt }]
    }
  }
  if (!Array.isArray(value)) yield [`${path}.key`, { ...value, [`key${end}`]: 'text' }]
}

const partOfQuery = (query: Call['query'], name: string) => defOf(query).shape?.[name]

const spoiltOf = (call: Call): Spoilt[] => {
  const parts = partsOf(call, about)
  return (Object.keys(unstorable) as Part[]).flatMap((part) =>
    unstorable[part].flatMap((end) =>
      [...spoiltTexts(parts[part], end)].map(([path, value]) => ({
        ...{ call, part, path },
        parts: { ...parts, [part]: value as Data },
      })),
    ),
  )
}

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp({ seed: testMall })
  token = (await callersOf(app).person([ids.near, ids.far], writeAll)).token
})

async function send({ call, parts: { params, query, body } }: Spoilt) {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])))
  const search = Object.entries(query).flatMap(([name, all]) => [all].flat().map((one) => [name, String(one)]))
  const hasBody = call.method === 'POST' || call.method === 'PUT'
  const credential = call.access === 'station' ? 'k_demo-station' : token
  return app.fetch(`/api${path}?${new URLSearchParams(search)}`, {
    method: call.method,
    headers: { authorization: `Bearer ${credential}`, 'content-type': 'application/json', 'if-match': '"1"' },
    ...(hasBody ? { body: JSON.stringify(body) } : {}),
  })
}

async function expectRefused(all: readonly Spoilt[]) {
  for (const spoilt of all) {
    const { status } = await send(spoilt)
    const { call, part, path } = spoilt
    expect([call.name, part, path, status < 500, app.errors]).toEqual([call.name, part, path, true, []])
    // a spoilt password is a wrong one, after some of which the next have to wait
    const waits = call.name === 'session.confirm' ? [429] : []
    if (part === 'body' && status !== 200) expect([401, 403, 404, 409, 422, ...waits]).toContain(status)
  }
}

const calls = allCalls.filter(({ files, name }) => !files && !/^(logout|session\.end)/.test(name))
const all = calls.flatMap(spoiltOf)

it('one text of each name is refused', async () => {
  const kinds = Map.groupBy(all, ({ part, path }) => `${part} ${path.split('.').at(-1)}`)
  await expectRefused([...kinds.values()].flatMap(([first]) => first ?? []))
})

const wrongValues = ['\u0000', '\ud800', '1.5', '9'.repeat(20), '-1', '', 'x', '2026-02-30', null, 7, {}]
const paged = calls.filter(({ query }) => partOfQuery(query, 'cursor') && partOfQuery(query, 'limit'))

/** Cursors of a page, as the server wrote it, with one value replaced. */
function spoiltCursors(cursor: string): string[] {
  const [list, values, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString())
  const written = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')
  return [
    ...wrongValues.map((value) => written(list, values, value)),
    ...values.flatMap((_: unknown, at: number) =>
      wrongValues.map((value) => written(list, values.with(at, value), id)),
    ),
  ]
}

it.each(paged.map((call) => [call.name, call] as const))('values of cursors of %s are checked', async (_, call) => {
  const headers = { authorization: `Bearer ${token}` }
  const { params } = partsOf(call, about)
  const path = call.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])))
  const mall = partOfQuery(call.query, 'mallId') ? `&mallId=${ids.near}` : ''
  const address = `/api${path}?limit=1${mall}`
  const { message } = await (await app.fetch(address, { headers })).json()
  for (const cursor of message?.nextCursor ? spoiltCursors(message.nextCursor) : []) {
    const { status } = await app.fetch(`${address}&cursor=${cursor}`, { headers })
    expect([JSON.parse(atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))), status, app.errors]).toEqual([
      expect.anything(),
      expect.toSatisfy((status: number) => status === 200 || status === 422),
      [],
    ])
  }
})

describe('every text', { tags: ['nightly'] }, () => {
  it.each(calls.map((call) => [call.name, call] as const))('of %s is refused', async (_, call) => {
    await expectRefused(spoiltOf(call))
  })
})
