import { type Call, calls } from '@kiosk-admin/api-client'
import { allCalls } from '@kiosk-admin/api-client/internal'
import { describe, expect, it } from 'vitest'
import { passwordsInBrowser } from '../../in-browser/passwords-in-browser'
import { readWholeForm } from '../../in-browser/read-whole-form'
import { createHeavyWorkLimiters, type HeavyWork, heavyWork, heavyWorkOf } from '../../limits/heavy-work'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testMall } from '../../testing/mall'
import { callersOf, writeAll } from '../testing/callers'
import { requestOf, unknownId } from '../testing/requests'

/** Timers that tests fire manually. */
function createTimers() {
  const waiting = new Set<() => void>()
  return {
    waiting,
    setTimer: (_: number, done: () => void) => {
      waiting.add(done)
      return () => void waiting.delete(done)
    },
    fire() {
      for (const done of waiting) done()
      waiting.clear()
    },
  }
}

/** Work that ends when `release` is called; `begun` resolves when this number is running. */
function createHold() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let count = 0
  let reached = () => {}
  return {
    release,
    async work() {
      count += 1
      reached()
      await released
    },
    begun: (expected: number) =>
      new Promise<void>((resolve) => {
        reached = () => count >= expected && resolve()
        reached()
      }),
  }
}

const heavy = allCalls.flatMap((call) => {
  const kind = heavyWorkOf(call)
  return kind ? [[call.name, kind, call] as const] : []
})

it('each kind of heavy work has calls', () => {
  expect(new Set(heavy.map(([, kind]) => kind))).toEqual(new Set(Object.keys(heavyWork) as HeavyWork[]))
})

it('every import, upload, search, table of figures and password is heavy', () => {
  // `kiosk.search` counts what visitors searched for
  const words =
    /import|upload|(?<!^kiosk\.)search|statistic\.(get|top|export)|password$|^(login|setup|choosePassword)$/i
  expect(allCalls.filter(({ name }) => words.test(name)).filter((call) => !heavyWorkOf(call))).toEqual([])
})

describe.each(heavy)('%s', (_, kind, call) => {
  it('runs up to the limit at once, and refuses one more after a short wait', async () => {
    const timers = createTimers()
    const run = createHeavyWorkLimiters(timers.setTimer)(call)
    const { perOwner } = heavyWork[kind]
    const { work, release } = createHold()
    const all = Array.from({ length: perOwner }, () => run('one', work))
    const late = run('one', work)
    const other = run('other', async () => 'done')
    expect(timers.waiting.size).toBe(1)
    expect(await other).toBe('done')
    timers.fire()
    await expect(late).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 2 } })
    release()
    await Promise.all(all)
  })
})

const about = { mallId: ids.near, record: () => unknownId }

async function send(app: TestApp, call: Call, credential: string | undefined, address: string) {
  const [url, init] = requestOf(call, about)
  const authorization = credential === undefined ? undefined : { authorization: `Bearer ${credential}` }
  const request = new Request(`http://localhost${url}`, { ...init, headers: { ...init.headers, ...authorization } })
  const response = await app.app.fetch(request, { address })
  return { status: response.status, wait: response.headers.get('retry-after'), body: await response.json() }
}

const busy = { status: 503, wait: '2', body: { success: false, code: 'unavailable' } }

it('the uploads of one account do not block others or other calls', async () => {
  const timers = createTimers()
  const hold = createHold()
  const { perOwner } = heavyWork.upload
  const slow: typeof readWholeForm = async function* (request) {
    await hold.work()
    yield* readWholeForm(request)
  }
  const app = await createTestApp({ seed: testMall, native: { setTimer: timers.setTimer, readForm: slow } })
  const { person } = callersOf(app)
  const [one, other] = [await person([ids.near], writeAll), await person([ids.near], writeAll)]
  const first = Array.from({ length: perOwner }, () => send(app, calls.uploadMedia, one.token, '10.0.0.1'))
  await hold.begun(perOwner)
  const late = send(app, calls.uploadMedia, one.token, '10.0.0.1')
  const others = send(app, calls.uploadMedia, other.token, '10.0.0.1')
  await hold.begun(perOwner + 1)
  expect((await send(app, calls.session, one.token, '10.0.0.1')).status).toBe(200)
  timers.fire()
  expect(await late).toMatchObject(busy)
  hold.release()
  for (const { status } of await Promise.all([...first, others])) expect(status).toBe(422)
})

it('sign-ins from one address do not block those from another', async () => {
  const timers = createTimers()
  const hold = createHold()
  const { perOwner } = heavyWork.password
  const passwords = {
    ...passwordsInBrowser,
    verify: async () => {
      await hold.work()
      return false
    },
  }
  const app = await createTestApp({ seed: testMall, native: { setTimer: timers.setTimer, passwords } })
  const first = Array.from({ length: perOwner }, () => send(app, calls.login, undefined, '10.0.0.1'))
  await hold.begun(perOwner)
  const late = send(app, calls.login, undefined, '10.0.0.1')
  const others = send(app, calls.login, undefined, '10.0.0.2')
  await hold.begun(perOwner + 1)
  timers.fire()
  expect(await late).toMatchObject(busy)
  hold.release()
  for (const { status } of await Promise.all([...first, others])) expect(status).toBe(401)
})
