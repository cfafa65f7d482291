import { calls, peopleTypes } from '@kiosk-admin/api-client'
import { demoPassword } from '@kiosk-admin/api-client/demo'
import { beforeEach, describe, expect, it } from 'vitest'
import { commandAuthor, commandOrigin } from '../../db/audit/authors'
import { resetPassword } from '../../db/people/people'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp({ seed: testMall })
})

const office = '198.51.100.1'
const stranger = '203.0.113.7'
const hour = 3_600_000

type Try = { username?: string; password?: string; device?: string; from?: string }

async function send({ from = office, ...changed }: Try = {}) {
  const response = await app.app.fetch(
    new Request('http://localhost/api/Login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'editor', password: demoPassword, mallId: ids.near, ...changed }),
    }),
    { address: from },
  )
  return { code: '', ...(await response.json()) }
}

const signIn = async (changed: Try = {}): Promise<string> => (await send(changed)).code || 'in'
const guess = (changed: Try = {}) => signIn({ password: 'wrong-password', ...changed })

async function guessUntilRefused(changed: Try = {}): Promise<void> {
  while ((await guess(changed)) !== 'rate_limited');
}

const counters = async () =>
  (await app.db.selectFrom('sign_in_try').select(['key', 'failures']).orderBy('key').execute()).map(
    ({ key, failures }) => `${key}: ${failures}`,
  )

describe('failures from one address', () => {
  it('do not delay other addresses', async () => {
    await guessUntilRefused({ from: stranger })
    expect(await signIn({ from: stranger })).toBe('rate_limited')
    expect(await signIn()).toBe('in')
  })

  it('count for the whole network with IPv6', async () => {
    for (let tries = 0; tries < 5; tries++) await guess({ from: `2001:db8:1:2::${tries}` })
    expect(await signIn({ from: '2001:db8:1:2:ffff::1' })).toBe('rate_limited')
    expect(await signIn({ from: '2001:db8:1:3::1' })).toBe('in')
  })

  it('do not use up the account’s limit while delayed', async () => {
    await guessUntilRefused({ from: stranger })
    const before = await counters()
    expect(before).toContain('account:editor: 5')
    for (let tries = 0; tries < 10; tries++) await guess({ from: stranger })
    expect(await counters()).toEqual(before)
  })
})

describe('an account under attack from many addresses', () => {
  const attack = async () => {
    for (let address = 0; address < 50; address++)
      expect(await guess({ from: `192.0.2.${address}` })).toBe('login_failed')
  }

  it('is delayed for all of them, a minute at most', async () => {
    await attack()
    expect(await guess({ from: '192.0.2.99' })).toBe('rate_limited')
    let waits = 0
    for (let address = 100; address < 115; address++) {
      app.clock.advance(60_000)
      if ((await guess({ from: `192.0.2.${address}` })) !== 'login_failed') waits++
    }
    expect(waits).toBe(0)
    expect(await signIn()).toBe('rate_limited')
    app.clock.advance(60_000)
    expect(await signIn()).toBe('in')
  })

  it('is not delayed on a known device', async () => {
    const { device } = (await send()).message
    await attack()
    expect(await signIn()).toBe('rate_limited')
    expect(await signIn({ device })).toBe('in')
    // wherever it is
    expect(await signIn({ device, from: stranger })).toBe('in')
  })
})

describe('a known device', () => {
  it('is delayed by its own failures only', async () => {
    const { device } = (await send()).message
    const other = (await send()).message.device
    for (let tries = 0; tries < 5; tries++) expect(await guess({ device })).toBe('login_failed')
    expect(await signIn({ device })).toBe('rate_limited')
    expect(await signIn({ device: other })).toBe('in')
    expect(await signIn()).toBe('in')
  })

  it('is known only for accounts that have signed in on it', async () => {
    const { device } = (await send()).message
    const both = (await send({ username: 'reader', device })).message.device
    for (const username of ['editor', 'reader', 'nobody']) await guessUntilRefused({ username })
    expect(await signIn({ device: both })).toBe('in')
    expect(await signIn({ device: both, username: 'reader' })).toBe('in')
    expect(await signIn({ device: both, username: 'nobody' })).toBe('rate_limited')
    expect(await signIn({ device, username: 'reader' })).toBe('rate_limited')
  })

  it('cannot be forged, and expires after half a year', async () => {
    const { device } = (await send()).message
    await guessUntilRefused()
    expect(await signIn({ device: `${device}A` })).toBe('rate_limited')
    expect(await signIn({ device: 'v1.made.up' })).toBe('rate_limited')
    expect(await signIn({ device })).toBe('in')
    app.clock.advance(181 * 24 * hour)
    await guessUntilRefused()
    expect(await signIn({ device })).toBe('rate_limited')
  })
})

describe('failures', () => {
  it('are not prolonged by correct sign-ins', async () => {
    for (let tries = 0; tries < 29; tries++) await guess({ username: `user${tries}` })
    for (let times = 0; times < 4; times++) {
      app.clock.advance(hour / 3)
      expect(await signIn()).toBe('in')
    }
    expect(await guess({ username: 'user29' })).toBe('login_failed')
    expect(await signIn()).toBe('in')
    expect(await counters()).toEqual([`account:user29: 1`, `address:${office}: 1`, `pair:user29 ${office}: 1`])
  })

  it('do not count for correct passwords', async () => {
    expect(await signIn()).toBe('in')
    expect(await counters()).toEqual([])
  })

  it('expire, also without a sign-in', async () => {
    for (let tries = 0; tries < 10; tries++) await guess({ username: `user${tries}` })
    app.clock.advance(hour + 1)
    await guess({ username: 'late' })
    expect(await counters()).toEqual([`account:late: 1`, `address:${office}: 1`, `pair:late ${office}: 1`])
  })
})

describe('a new password ends the delay', () => {
  const next = 'seven green umbrellas'
  beforeEach(() => guessUntilRefused())

  it('if a colleague sets it', async () => {
    const { client } = await app.signIn('chief')
    await client.call(peopleTypes.user.calls.password, { params: { id: testId(9, 2) }, body: { password: next } })
    expect(await signIn({ password: next })).toBe('in')
  })

  it('if it is chosen with a password link', async () => {
    const { client } = await app.signIn('chief')
    const { url } = await client.call(peopleTypes.user.calls.passwordLink, { params: { id: testId(9, 2) }, body: {} })
    await app.client().call(calls.choosePassword, { body: { token: url.split('=')[1] ?? '', password: next } })
    expect(await signIn({ password: next })).toBe('in')
  })

  it('if its user changes it', async () => {
    const { client } = await app.signIn('editor')
    await client.call(calls.changePassword, { body: { current: demoPassword, next } })
    expect(await signIn({ password: next })).toBe('in')
  })
})

describe('a clock that was wrong', () => {
  const now = '2026-11-21T09:00:00.000Z'

  it('three years ahead locks nobody out', async () => {
    app.clock.set('2029-11-21T09:00:00.000Z')
    await guessUntilRefused()
    app.clock.set(now)
    expect(await signIn()).toBe('in')
    // and counts from now on
    await guessUntilRefused()
    expect(await signIn()).toBe('rate_limited')
    app.clock.advance(16 * 60_000)
    expect(await signIn()).toBe('in')
  })

  it('three years ahead leaves no wait after reset-password', async () => {
    app.clock.set('2029-11-21T09:00:00.000Z')
    await guessUntilRefused()
    app.clock.set(now)
    const stamp = { tx: app.db, now: app.clock.now(), random: app.random, secrets: app.secrets }
    await resetPassword(
      { ...stamp, by: commandAuthor, origin: commandOrigin },
      'Editor',
      await app.passwords.hash('seven green umbrellas'),
    )
    expect(await counters()).toEqual([])
    expect(await signIn({ password: 'seven green umbrellas' })).toBe('in')
  })

  it('three years behind forgives nothing of now', async () => {
    app.clock.set('2023-11-21T09:00:00.000Z')
    await guessUntilRefused()
    app.clock.set(now)
    await guessUntilRefused()
    expect(await signIn()).toBe('rate_limited')
  })
})

it('limits guesses from an open session without locking out its user', async () => {
  const borrowed = await app.signIn('editor')
  const own = await app.signIn('editor')
  const next = 'seven green umbrellas'
  const change = (client: typeof own.client, current: string) =>
    client.call(calls.changePassword, { body: { current, next } }).then(
      () => 'changed',
      (error) => error.code,
    )
  await guessUntilRefused({ from: '127.0.0.1' })
  for (let tries = 0; tries < 5; tries++) expect(await change(borrowed.client, 'a guess')).toBe('validation')
  expect(await change(borrowed.client, demoPassword)).toBe('rate_limited')
  expect(await change(own.client, demoPassword)).toBe('changed')
})

it('does not change the specified call', async () => {
  const answer = await app.client().call(calls.login, { body: { username: 'editor', password: demoPassword } })
  expect(answer).toEqual({
    token: expect.any(String),
    userId: testId(9, 2),
    userName: 'editor',
    mallId: ids.near,
    language: 'se',
    device: expect.any(String),
  })
})
