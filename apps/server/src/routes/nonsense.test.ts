import { allCalls, type Call } from '@kiosk-admin/api-client'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing'
import { ids, testMall } from '../testing-mall'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp({ seed: testMall })
  token = (await app.signIn('chief')).token
}, 60_000)

const calls = allCalls.filter(({ name }) => name !== 'logout' && name !== 'login')
const known = Object.values(ids)

const word = fc.oneof(
  fc.constantFrom(
    ...known,
    '',
    '0',
    '1',
    '2',
    'true',
    'null',
    '\u0000',
    '\ud800',
    "' or 1=1 --",
    '%',
    '2026-02-30',
    '#ffffff',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
const value = fc.oneof(word, fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(1e308, -1, 0.5, 2 ** 53, null, [], {}))

/** As near to right as it gets, so that the nonsense comes far. */
const almost = fc
  .record({
    id: fc.constantFrom(undefined, ...known),
    name: fc.oneof(value, fc.dictionary(fc.constantFrom('se', 'en', 'xx', '__proto__'), word)),
    type: fc.constantFrom<unknown>(1, 2, 3, '1', 4),
    categoryIds: fc.oneof(fc.array(fc.constantFrom(...known)), value),
    shopId: fc.oneof(fc.constantFrom(...known, null), value),
    startDate: fc.oneof(fc.constantFrom('2026-11-01', '9999-12-31', '0000-01-01'), value),
    endDate: fc.oneof(fc.constantFrom('2026-11-30', '9999-12-31'), value),
    time: fc.oneof(fc.constant({ hour: 1, minute: 2 }), value),
    description: fc.oneof(fc.dictionary(fc.constantFrom('se', 'en'), word), value),
    clickAction: value,
    status: fc.constantFrom('Active', 'InActive', 'Gone'),
    ids: fc.oneof(fc.array(fc.constantFrom(...known)), value),
    set: fc.oneof(fc.dictionary(fc.constantFrom('name', 'type', 'shopId', 'endDate', 'constructor'), value), value),
    rows: fc.oneof(fc.array(fc.object({ maxDepth: 2 }), { maxLength: 3 }), value),
    note: value,
    mallId: fc.constantFrom(...known, 'x'),
  })
  .map((body) => JSON.stringify(body))

const asked = fc.record({
  call: fc.constantFrom(...calls),
  id: fc.oneof(fc.constantFrom(...known), word),
  query: fc.dictionary(fc.constantFrom('id', 'version', 'type', 'categoryId', 'dryRun'), word),
  version: fc.oneof(
    fc.constantFrom('"1"', '"2147483648"'),
    word.filter((text) => !/[^\x20-\x7e]/.test(text)),
  ),
  body: fc.oneof({ weight: 5, arbitrary: almost }, { weight: 1, arbitrary: fc.json() }, { weight: 1, arbitrary: word }),
})

const pathOf = (call: Call, id: string) =>
  call.path.replace(/\{(\w+)\}/g, (_, name) =>
    name === 'mallId' ? ids.near : encodeURIComponent(id.isWellFormed() ? id : ''),
  )

it('no nonsense makes the server fail', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(asked, async ({ call, id, query, version, body }) => {
      const search = new URLSearchParams({ mallId: ids.near, ...query })
      const hasBody = call.method === 'POST' || call.method === 'PUT'
      const response = await app.fetch(`/api${pathOf(call, id)}?${search}`, {
        method: call.method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'if-match': version },
        ...(hasBody ? { body } : {}),
      })
      expect([call.name, response.status < 500, app.errors]).toEqual([call.name, true, []])
      await response.arrayBuffer()
    }),
    { numRuns: 400, seed: 20_261_121 },
  )
})
