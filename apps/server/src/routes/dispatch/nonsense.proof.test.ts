import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Call } from '@kiosk-admin/api-client'
import { allCalls, failure } from '@kiosk-admin/api-client/internal'
import fc from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'
import { openTestEngine } from '../../testing/engines'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testMall } from '../../testing/mall'
import { callersOf, writeAll } from '../testing/callers'
import { partsOf } from '../testing/requests'

// Invalid requests spread over all calls: refused in the envelope, never an error of the server.
const batchSize = 500
/** Another one in each run; `SEED=1 npm test -- nonsense` repeats a run. */
const seed = Number(process.env.SEED ?? Math.floor(Date.now() / 1000))
/** Far longer than any request takes, even on a busy machine; slower ones hang. */
const patience = 20_000
const memoryMayGrow = 64 * 1024 * 1024

const known = Object.values(ids)
const about = { mallId: ids.near, record: () => ids.running }
const right = new Map(allCalls.map((call) => [call, partsOf(call, about)]))
const rightFor = (call: Call) => right.get(call) ?? partsOf(call, about)

const word = fc.oneof(
  fc.constantFrom(...known),
  fc.constantFrom(
    '',
    '0',
    '1',
    '2',
    'true',
    'null',
    'Image',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800',
    '%',
    '%00',
  ),
  fc.constantFrom("' or 1=1 --", '../../etc/passwd', '2026-02-30', '9999-12-31', '0000-01-01', '#ffffff', '__proto__'),
  fc.constantFrom('9'.repeat(400), '-1', '1e999', 'NaN', 'x'.repeat(5000), '\u202e', 'İ'.repeat(64)),
  fc.string({ unit: 'binary', maxLength: 12 }),
)

const deep = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth)
const value: fc.Arbitrary<unknown> = fc.oneof(
  word,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(1e308, -1, 0.5, 2 ** 53, -(2 ** 63), null, [], {}, true),
  fc.constantFrom('constructor', 'toString', '__proto__').map((name) => JSON.parse(`{"${name}":{"${name}":1}}`)),
)

/** A valid body with one value replaced, at any depth. */
const spoilt = (call: Call) =>
  fc.tuple(fc.infiniteStream(fc.nat(50)), value, fc.boolean()).map(([steps, instead, added]) => {
    const body = structuredClone(rightFor(call).body)
    let at: Record<string, unknown> = body
    for (;;) {
      const keys = Object.keys(at)
      const key = keys[(steps.next().value ?? 0) % keys.length]
      const inner = key === undefined ? undefined : at[key]
      const further = inner !== null && typeof inner === 'object' && (steps.next().value ?? 0) % 2 === 0
      if (further) at = inner as Record<string, unknown>
      else {
        at[key === undefined || added ? 'surplus' : key] = instead
        return JSON.stringify(body)
      }
    }
  })

const noJson = fc.oneof(
  fc.json(),
  word,
  fc.constantFrom(
    deep(100_000, '[', ']'),
    deep(50_000, '{"a":', '}'),
    '['.repeat(10_000),
    '{',
    '"\\ud800"',
    '\ufeff{}',
  ),
  fc.constantFrom(
    `{"name":"${'x'.repeat(200_000)}"}`,
    `[${'0,'.repeat(50_000)}0]`,
    '{"ids":1e400}',
    '{"version":1e999}',
  ),
)
const bytes = fc.uint8Array({ maxLength: 64 })

const contentTypes = ['application/json', 'application/json; charset=utf-16', 'text/plain', 'multipart/form-data']
const contentType = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...contentTypes,
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      ';',
    ),
  },
)
const headerText = fc.string({ unit: 'binary-ascii', maxLength: 30 }).map((text) => text.replace(/[^\x20-\x7e]/g, '~'))

const parameters = [
  'id',
  'version',
  'mallId',
  'type',
  'from',
  'till',
  'limit',
  'cursor',
  'sort',
  'q',
  'language',
  'surplus',
]

const requestFor = (call: Call) =>
  fc.record({
    call: fc.constant(call),
    params: fc.option(fc.dictionary(fc.constantFrom('id', 'mallId', 'kind', 'type'), word), { freq: 3 }),
    query: fc.dictionary(fc.constantFrom(...parameters), word),
    version: fc.oneof(fc.constantFrom('"1"', '"2147483648"', 'W/"0"', '*', ''), headerText),
    token: fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: headerText }),
    contentType,
    body: fc.oneof<fc.Arbitrary<string | Uint8Array<ArrayBuffer>>[]>(
      spoilt(call),
      spoilt(call),
      noJson,
      bytes as never,
    ),
  })
const requests = fc.constantFrom(...allCalls).chain(requestFor)
type InvalidRequest = typeof requests extends fc.Arbitrary<infer A> ? A : never

const escaped = (text: string) => encodeURIComponent(text.toWellFormed())

/** Half of the invalid values in an address also have invalid escapes. */
function addressOf({ call, params, query }: InvalidRequest): string {
  const right = rightFor(call)
  const path = call.path.replace(/\{(\w+)\}/g, (_, name) => escaped(params?.[name] ?? String(right.params[name])))
  const search = Object.entries({ ...right.query, ...query }).flatMap(([name, all]) =>
    [all].flat().map((one) => `${name}=${String(one) === '%' ? '%E0%A4%A' : escaped(String(one))}`),
  )
  return `/api${path}?${search.join('&')}`
}

async function send(app: TestApp, token: string, one: InvalidRequest) {
  const headers = {
    authorization: one.token ?? `Bearer ${token}`,
    'content-type': one.contentType,
    'if-match': one.version,
  }
  const hasBody = one.call.method === 'POST' || one.call.method === 'PUT'
  const init = { method: one.call.method, headers, ...(hasBody ? { body: one.body } : {}) }
  const response = await app.fetch(addressOf(one), init as RequestInit)
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return { status: response.status, text: await response.text(), isJson }
}

const inTime = async <T>(work: Promise<T>, call: string): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${call} hangs`)), patience)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

function memoryAfterCollecting(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

async function sendBatches(batches: number) {
  const engine = await openTestEngine()
  onTestFinished(engine.close)
  const statuses = new Map<number, number>()
  let memory = Number.POSITIVE_INFINITY
  for (let batch = 0; batch < batches; batch++) {
    // each batch starts with fresh data
    const app = await createTestApp({ seed: testMall, db: engine.db })
    const { token } = await callersOf(app).person([ids.near, ids.far], writeAll)
    const station = 'k_demo-station'
    await fc.assert(
      fc.asyncProperty(requests, async (one) => {
        const credential = one.call.access === 'station' ? station : token
        const { status, text, isJson } = await inTime(send(app, credential, one), one.call.name)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        expect([status < 500, app.errors]).toEqual([true, []])
        if (status >= 400) expect([isJson, failure.safeParse(JSON.parse(text)).success]).toEqual([true, true])
      }),
      { numRuns: batchSize, seed: seed + batch },
    )
    // the first batches fill the caches
    if (batch === 4) memory = memoryAfterCollecting()
  }
  expect(memoryAfterCollecting() - memory).toBeLessThan(memoryMayGrow)
  const refused = [...statuses].filter(([status]) => status >= 400).reduce((sum, [, count]) => sum + count, 0)
  expect(refused).toBeGreaterThan((batches * batchSize) / 2)
}

it(`4,000 invalid requests of seed ${seed} cause no internal error, no hanging call and no memory leak`, () =>
  sendBatches(8))

it(`20,000 invalid requests of seed ${seed} cause none of them`, { timeout: 600_000, tags: ['nightly'] }, () =>
  sendBatches(40),
)
