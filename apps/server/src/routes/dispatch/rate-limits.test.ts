import { type Call, calls, contentTypes } from '@kiosk-admin/api-client'
import { allCalls } from '@kiosk-admin/api-client/internal'
import { beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testMall } from '../../testing/mall'
import { callersOf, writeAll } from '../testing/callers'
import { requestOf, unknownId } from '../testing/requests'

const settings = { readsPerMinute: 12, writesPerMinute: 4 }
const most = 5 * settings.readsPerMinute

let app: TestApp
let callers: ReturnType<typeof callersOf>
let keys: string[]
const lines: string[] = []
const write = (message: string) => void lines.push(message)
const log = { info: write, warn: write, error: write }
beforeAll(async () => {
  app = await createTestApp({ seed: testMall, settings, native: { log } })
  callers = callersOf(app)
  keys = [await callers.stationKey(ids.near), await callers.stationKey(ids.far)]
})

const about = { mallId: ids.near, record: () => unknownId }
const person = () => callers.person([ids.near], writeAll)

let addresses = 0
/** Returns an unused address. */
const newAddress = () => `10.0.${addresses >> 8}.${addresses++ % 256}`

async function send(call: Call, credential: string | undefined, address: string) {
  const [url, init] = requestOf(call, about, { hollow: true })
  const authorization = credential === undefined ? undefined : { authorization: `Bearer ${credential}` }
  const request = new Request(`http://localhost${url}`, { ...init, headers: { ...init.headers, ...authorization } })
  const response = await app.app.fetch(request, { address })
  return {
    status: response.status,
    wait: response.headers.get('retry-after'),
    body: await response.json().catch(() => undefined),
  }
}

/** Sends requests until one is refused; returns the number of accepted ones. */
async function flood(call: Call, credential: string | undefined, address: string) {
  for (let sent = 0; sent <= most; sent++) {
    const { status, wait, body } = await send(call, credential, address)
    if (status !== 429) continue
    expect(body).toMatchObject({ success: false, code: 'rate_limited' })
    expect(Number(wait)).toBeGreaterThan(0)
    return sent
  }
  throw new Error(`${call.name} has no limit`)
}

const isUnlimited = async (...args: Parameters<typeof send>) => (await send(...args)).status !== 429

// ending one's session would make the caller a stranger
const ending = ['logout', 'session.remove']
const named = (calls: readonly Call[]) => calls.map((call) => [call.name, call] as const)
const isOf = (access: Call['access']) => (call: Call) => call.access === access

it.each(
  named(allCalls.filter((call) => typeof call.access !== 'string' || !['open', 'station'].includes(call.access))),
)('a flood of %s ends with 429, and others at the same address go on', { tags: ['nightly'] }, async (_, call) => {
  app.clock.advance(60_000)
  const [address, one, other] = [newAddress(), await person(), await person()]
  const limit = call.method === 'GET' ? settings.readsPerMinute : settings.writesPerMinute
  const through = await flood(call, one.token, address)
  if (!ending.includes(call.name)) expect(through).toBe(limit)
  expect(await isUnlimited(call, other.token, address)).toBe(true)
})

it.each(named(allCalls.filter(isOf('station'))))(
  'a flood of %s with one key does not limit another',
  async (_, call) => {
    app.clock.advance(60_000)
    const address = newAddress()
    await flood(call, keys[0], address)
    expect(await isUnlimited(call, keys[1], address)).toBe(true)
  },
)

it.each(named(allCalls.filter(isOf('open'))))('a flood of %s is limited for its address only', async (_, call) => {
  app.clock.advance(60_000)
  const address = newAddress()
  const { token } = await person()
  await flood(call, undefined, address)
  expect(await isUnlimited(call, undefined, newAddress())).toBe(true)
  // signed-in users at that address are not limited
  expect(await isUnlimited(calls.session, token, address)).toBe(true)
})

it('reading has a higher limit than writing, and they are separate', async () => {
  app.clock.advance(60_000)
  const [{ token }, address] = [await person(), newAddress()]
  expect(await flood(contentTypes.offer.calls.create, token, address)).toBe(settings.writesPerMinute)
  expect(await flood(contentTypes.offer.calls.list, token, address)).toBe(settings.readsPerMinute)
})

it('is available again after Retry-After', async () => {
  const [{ token }, address] = [await person(), newAddress()]
  await flood(contentTypes.offer.calls.list, token, address)
  const { wait } = await send(contentTypes.offer.calls.list, token, address)
  app.clock.advance(Number(wait) * 1000)
  expect(await isUnlimited(contentTypes.offer.calls.list, token, address)).toBe(true)
  expect(await isUnlimited(contentTypes.offer.calls.list, token, address)).toBe(false)
})

it('a client waits for Retry-After and repeats the read', async () => {
  const [{ token }, address] = [await person(), '127.0.0.1']
  await flood(contentTypes.offer.calls.list, token, address)
  const waits: number[] = []
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds)
    app.clock.advance(milliseconds)
  }
  await app.client(token, { wait }).call(contentTypes.offer.calls.list, { query: { mallId: ids.near } })
  expect(waits).toEqual([5_000])
})

it('several sessions of one user are counted together', async () => {
  app.clock.advance(60_000)
  const [one, address] = [await person(), newAddress()]
  const second = await callers.session(one.id)
  await flood(contentTypes.offer.calls.list, one.token, address)
  expect(await isUnlimited(contentTypes.offer.calls.list, second, address)).toBe(false)
})

it('all users at one address share a limit besides their own', async () => {
  app.clock.advance(60_000)
  const address = newAddress()
  const people = await Promise.all(Array.from({ length: 6 }, person))
  const through: number[] = []
  for (const { token } of people) through.push(await flood(contentTypes.offer.calls.list, token, address))
  expect(through).toEqual([12, 12, 12, 12, 12, 0])
  expect(await isUnlimited(contentTypes.offer.calls.list, people[5]?.token, newAddress())).toBe(true)
})

it('unknown credentials are counted by address, and do not limit valid ones', async () => {
  app.clock.advance(60_000)
  const [address, { token }] = [newAddress(), await person()]
  expect(await isUnlimited(calls.session, token, address)).toBe(true)
  expect(await isUnlimited(calls.kioskMe, keys[0], address)).toBe(true)
  let tried = 0
  while ((await send(calls.session, `s_${tried}`, address)).status === 401) tried += 1
  expect(tried).toBe(2 * settings.readsPerMinute)
  expect(await isUnlimited(calls.session, token, address)).toBe(true)
  expect(await isUnlimited(calls.kioskMe, keys[0], address)).toBe(true)
  expect(await isUnlimited(calls.sites, undefined, newAddress())).toBe(true)
})

it('an IPv6 address is counted by its /64', async () => {
  app.clock.advance(60_000)
  await flood(calls.login, undefined, '2001:db8:1:2::1')
  expect(await isUnlimited(calls.login, undefined, '2001:db8:1:2:3:4:5:6')).toBe(false)
  expect(await isUnlimited(calls.login, undefined, '2001:db8:1:3::1')).toBe(true)
})

it('a flood logs one line per minute', async () => {
  app.clock.advance(60_000)
  const [{ token }, address] = [await person(), newAddress()]
  lines.length = 0
  await flood(contentTypes.offer.calls.list, token, address)
  for (let sent = 0; sent < 20; sent++) await send(contentTypes.offer.calls.list, token, address)
  expect(lines).toEqual(['Rate limit exceeded'])
})

it('health, readiness, API documentation and files are not counted', async () => {
  for (const path of ['/health', '/ready', '/api/openapi.json', `/media/${'0'.repeat(64)}.png`]) {
    for (let sent = 0; sent <= most; sent++) {
      const answer = await app.app.fetch(new Request(`http://localhost${path}`), { address: '10.9.9.9' })
      await answer.body?.cancel()
      expect(answer.status).not.toBe(429)
    }
  }
})
