import { calls, type VisitorSearch } from '@kiosk-admin/api-client'
import { statisticBatch, type StatisticEvent as Wire } from '@kiosk-admin/api-client/internal'
import { expect, expectTypeOf, test } from 'vitest'
import { createSender, type OutboxEntry, type StatisticEvent } from './clicks'
import { maxBatch } from './outbox'
import type { SearchEvent } from './searches'
import { createFakeClock } from './testing/fake-clock'

const event: StatisticEvent = {
  id: '0190b0a8-0000-7000-8000-00000000000a',
  type: 3,
  view: 'pathfinder',
  refId: 'c1',
  at: '2026-11-21T09:00:00.000Z',
}

async function sendTo(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
  entries: OutboxEntry[] = [event],
) {
  const requests: { url: string; init: RequestInit | undefined }[] = []
  const send = createSender({
    key: 'k_1',
    baseUrl: 'https://kiosk.example.com/api',
    clock: createFakeClock(),
    fetch: async (url, init) => {
      requests.push({ url: String(url), init })
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })
    },
  })
  const result = await send(entries, new AbortController().signal)
  return { result, requests }
}

const failure = { success: false, message: 'Invalid value', code: 'validation' }

test('sends requests that match the contract, with the key', async () => {
  const { result, requests } = await sendTo(200, { success: true, message: { accepted: 0 } })
  expect(result).toEqual({ state: 'accepted' })
  expect(requests[0]?.url).toBe(`https://kiosk.example.com/api${calls.kioskStatistic.path}`)
  expect(requests[0]?.init).toMatchObject({
    method: calls.kioskStatistic.method,
    headers: { authorization: 'Bearer k_1' },
  })
  const body = calls.kioskStatistic.body.parse(JSON.parse(String(requests[0]?.init?.body)))
  expect(body).toEqual({ events: [event] })
  expectTypeOf<StatisticEvent>().toExtend<Wire>()
  expect(maxBatch).toBe(statisticBatch)
})

test('sends searches apart from clicks, as the contract has them', async () => {
  const ids = {
    id: '0190b0a8-0000-7000-8000-00000000000b',
    visit: '0190b0a8-0000-7000-8000-00000000000c',
    at: event.at,
  }
  const searches: SearchEvent[] = [
    { ...ids, text: 'sushi' },
    { ...ids, found: { kind: 'item', id: ids.id } },
  ]
  const mixed = searches.flatMap((search) => [search, event])
  const { result, requests } = await sendTo(200, { success: true, message: { accepted: 2 } }, {}, mixed)
  expect(result).toEqual({ state: 'accepted' })
  const bodies = requests.map(({ init }) => JSON.parse(String(init?.body)))
  expect(requests.map(({ url }) => url.split('/api')[1])).toEqual([calls.kioskStatistic.path, calls.kioskSearch.path])
  expect(bodies).toEqual([{ events: [event, event] }, { searches }])
  expect(calls.kioskSearch.body.parse(bodies[1])).toEqual({ searches })
  expectTypeOf<SearchEvent>().toExtend<VisitorSearch>()
  expectTypeOf<VisitorSearch>().toExtend<SearchEvent>()
})

test('the path of the publication is that of the contract', () => {
  expect(calls.kioskPublication.path).toBe('/Kiosk/{mallId}/Publication')
})

test('a response from another server, such as a captive portal, acknowledges nothing', async () => {
  for (const body of ['<title>Welcome to our hotspot</title>', {}, null, { success: true, message: {} }, failure]) {
    expect((await sendTo(200, body)).result).toEqual({ state: 'later' })
  }
})

test('a batch is refused only by an error of the server itself', async () => {
  expect((await sendTo(422, failure)).result).toEqual({ state: 'refused' })
  expect((await sendTo(400, failure)).result).toEqual({ state: 'refused' })
  expect((await sendTo(400, 'Bad Request')).result).toEqual({ state: 'later' })
  for (const status of [401, 403, 404, 408, 429, 500, 502, 503]) {
    expect((await sendTo(status, failure)).result).toEqual({ state: 'later' })
  }
})

test('a batch that is too large is refused, a single click is not', async () => {
  expect((await sendTo(413, '', {}, [event, event])).result).toEqual({ state: 'refused' })
  expect((await sendTo(413, failure, {}, [event, event])).result).toEqual({ state: 'refused' })
  expect((await sendTo(413, '')).result).toEqual({ state: 'later' })
})

test('reads Retry-After in seconds and as a date, up to an hour', async () => {
  const after = async (value: string) => (await sendTo(503, failure, { 'retry-after': value })).result
  expect(await after('7')).toEqual({ state: 'later', afterMs: 7_000 })
  expect(await after('Sat, 21 Nov 2026 09:02:00 GMT')).toEqual({ state: 'later', afterMs: 120_000 })
  expect(await after('999999')).toEqual({ state: 'later', afterMs: 3_600_000 })
  for (const nonsense of ['0', '-3', 'soon', 'Sat, 21 Nov 2020 09:00:00 GMT']) {
    expect(await after(nonsense)).toEqual({ state: 'later' })
  }
})
