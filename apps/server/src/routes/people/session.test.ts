import { calls } from '@kiosk-admin/api-client'
import { demoPassword } from '@kiosk-admin/api-client/demo'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { authenticateSocket } from '../../app'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp({ seed: testMall })
})

const body = { username: 'editor', password: demoPassword, mallId: ids.near }
const hour = 3_600_000

const signIn = (changed: Partial<typeof body> = {}) =>
  app
    .client()
    .call(calls.login, { body: { ...body, ...changed } })
    .then(
      () => 'in',
      (error) => error.code,
    )

describe('signing in', () => {
  it('returns a token that is stored as a hash', async () => {
    const { token, device: _, ...rest } = await app.client().call(calls.login, { body })
    expect(rest).toEqual({ userId: testId(9, 2), userName: 'editor', mallId: ids.near, language: 'se' })
    const rows = await app.db.selectFrom('session').select('token_hash').execute()
    expect(rows.map(({ token_hash }) => token_hash)).not.toContain(token)
    expect(await app.client(token).call(calls.session)).toEqual({
      userId: testId(9, 2),
      userName: 'editor',
      groupName: 'Offers',
      mallIds: [ids.near],
      administrator: false,
      expiresAt: '2026-11-21T21:00:00.000Z',
    })
  })

  it('ignores the case of the name, and needs no mall', async () => {
    const answer = await app.client().call(calls.login, { body: { username: ' Stranger ', password: demoPassword } })
    expect(answer).toMatchObject({ userName: 'stranger', mallId: ids.far, language: 'no' })
  })

  it('fails equally for known and unknown users', async () => {
    const answers = []
    await app.db.updateTable('user_account').set({ status: 'InActive' }).where('username', '=', 'reader').execute()
    for (const changed of [{ username: 'unknown' }, { password: 'wrong-password' }, { username: 'reader' }]) {
      const response = await app.fetch('/api/Login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, ...changed }),
      })
      answers.push([response.status, await response.json()])
    }
    const failed = { success: false, code: 'login_failed', message: 'Username or password is incorrect' }
    expect(answers).toEqual(Array(3).fill([401, failed]))
  })

  it('is to a mall of the person if the chosen one is not theirs', async () => {
    expect(await app.signIn('editor', ids.far)).toMatchObject({ mallId: ids.near })
    expect(await app.signIn('editor', testId(7, 7))).toMatchObject({ mallId: ids.near })
  })

  it('hashes one password for known and unknown users, so that the time is equal', async () => {
    await app.db.updateTable('user_account').set({ status: 'InActive' }).where('username', '=', 'reader').execute()
    await app.db
      .updateTable('user_account')
      .set({ deleted_at: app.clock.now() })
      .where('username', '=', 'nobody')
      .execute()
    const verify = vi.spyOn(app.passwords, 'verify')
    for (const username of ['unknown', 'reader', 'nobody', 'editor']) {
      verify.mockClear()
      await signIn({ username, password: 'wrong-password' })
      expect([username, verify.mock.calls.length]).toEqual([username, 1])
    }
    // an unknown user costs the same hash
    const [[hash = ''] = []] = await verifiedFor('unknown')
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
    verify.mockRestore()

    async function verifiedFor(username: string) {
      verify.mockClear()
      await signIn({ username })
      return verify.mock.calls
    }
  })
})

describe('guessing', () => {
  const guess = (username = 'editor') => signIn({ username, password: 'wrong-password' })

  it('is delayed increasingly, even with the correct password', async () => {
    for (let tries = 0; tries < 5; tries++) expect(await guess()).toBe('login_failed')
    expect(await signIn()).toBe('rate_limited')
    app.clock.advance(1_000)
    expect(await guess()).toBe('login_failed')
    app.clock.advance(1_000)
    expect(await guess()).toBe('rate_limited')
    app.clock.advance(1_000)
    expect(await signIn()).toBe('in')
    expect(await guess()).toBe('login_failed')
  })

  it('is not faster with concurrent calls', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess()))
    expect(answers.filter((code) => code === 'login_failed')).toHaveLength(5)
  })

  it('many names from one address is delayed, too, with Retry-After', async () => {
    for (let tries = 0; tries < 30; tries++) expect(await guess(`user${tries}`)).toBe('login_failed')
    const error = await app
      .client()
      .call(calls.login, { body })
      .catch((error) => error)
    expect(error).toMatchObject({ code: 'rate_limited', status: 429, retryAfter: 1 })
  })

  it('does not include many successful sign-ins from one address', async () => {
    for (let times = 0; times < 40; times++) expect(await signIn()).toBe('in')
    for (let tries = 0; tries < 29; tries++) expect(await guess(`user${tries}`)).toBe('login_failed')
    // a correct password is not counted and does not reset the counter
    expect(await signIn()).toBe('in')
    expect(await guess('user29')).toBe('login_failed')
    expect(await signIn()).toBe('rate_limited')
  })

  it('is delayed by at most 15 minutes', async () => {
    const wait = async () => {
      const error = await app
        .client()
        .call(calls.login, { body: { ...body, password: 'wrong-password' } })
        .catch((error) => error)
      return error.code === 'rate_limited' ? Number(error.retryAfter) : 0
    }
    const waits: number[] = []
    for (let tries = 0; tries < 40; tries++) {
      const seconds = await wait()
      if (seconds > 0) waits.push(seconds)
      app.clock.advance(seconds * 1_000)
    }
    expect(waits.slice(0, 11)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900])
    expect(Math.max(...waits)).toBe(900)
  })

  it('does not store attempted names', async () => {
    for (let tries = 0; tries < 10; tries++) await guess(`user${tries}`)
    app.clock.advance(hour + 1)
    expect(await signIn()).toBe('in')
    const left = await app.db.selectFrom('sign_in_try').select('key').execute()
    expect(left).toEqual([])
  })

  it('is forgotten after an hour', async () => {
    for (let tries = 0; tries < 5; tries++) await guess()
    app.clock.advance(hour + 1)
    expect(await guess()).toBe('login_failed')
    expect(await guess()).toBe('login_failed')
  })
})

describe('a session', () => {
  it('ends when it is signed out', async () => {
    const { client } = await app.signIn('editor')
    await client.call(calls.logout)
    await expect(client.call(calls.session)).rejects.toMatchObject({ code: 'unauthenticated', status: 401 })
    expect(app.relay.sent.sessionEnded).toHaveLength(1)
  })

  it('ends twelve hours after its last call, and after seven days in any case', async () => {
    const { client } = await app.signIn('editor')
    app.clock.advance(app.settings.sessionIdleMs - 1)
    await client.call(calls.session)
    app.clock.advance(app.settings.sessionIdleMs)
    await expect(client.call(calls.session)).rejects.toMatchObject({ status: 401 })

    const busy = (await app.signIn('editor')).client
    const start = app.clock.now().getTime()
    for (let hours = 11; hours < 7 * 24; hours += 11) {
      app.clock.set(new Date(start + hours * hour).toISOString())
      await busy.call(calls.session)
    }
    app.clock.set(new Date(start + app.settings.sessionLongestMs).toISOString())
    await expect(busy.call(calls.session)).rejects.toMatchObject({ status: 401 })
  })

  it('authenticates the socket', async () => {
    const { token } = await app.signIn('editor')
    const authenticate = authenticateSocket(app, app.clock)
    expect(await authenticate(token)).toMatchObject({
      kind: 'staff',
      userName: 'editor',
      malls: new Map([[ids.near, { Offer: { read: true, write: true } }]]),
    })
    expect(await authenticate('k_demo-station')).toEqual({
      kind: 'station',
      mallId: ids.near,
      stationId: ids.station,
    })
    expect(await authenticate('k_another')).toBeUndefined()
  })
})

describe('calls that are open to every session', () => {
  it('return what the reader may access', async () => {
    const { client } = await app.signIn('reader')
    expect((await client.call(calls.malls)).map(({ name }) => name)).toEqual(['Near'])
    expect(await client.call(calls.area)).toEqual([{ claimType: 'permission', claimValue: '/api/Offer/Get' }])
    expect(await client.call(calls.mallImage, { query: { id: ids.near } })).toMatchObject({ iconId: ids.icon })
    await expect(client.call(calls.mallImage, { query: { id: ids.far } })).rejects.toMatchObject({ status: 404 })
  })

  it('count for the dashboard, without areas that the reader may not read', async () => {
    const query = { mallId: ids.near }
    const all = await (await app.signIn('chief')).client.call(calls.published, { query })
    expect(all.tiles.offer).toEqual({ count: 3, enabled: true, active: 2, inactive: 1, shops: 1 })
    expect(all.tiles.shop).toEqual({ count: 1, enabled: true, active: 1, inactive: 0, categories: 1 })
    expect(all.tiles.parking).toEqual({ count: 0, enabled: true, active: 0, inactive: 0, categories: 0, floors: 0 })
    expect(all.counts.categories).toEqual({ Active: 2, InActive: 0 })
    const few = await (await app.signIn('reader')).client.call(calls.published, { query })
    expect(few.tiles.offer.count).toBe(3)
    expect(few.tiles.event).toEqual({ count: 0, enabled: false, active: 0, inactive: 0 })
    expect(few.counts.categories).toEqual({ Active: 0, InActive: 0 })
  })
})

it('limits requests for the list of malls', async () => {
  for (let request = 0; request < 60; request++) await app.client().call(calls.sites)
  await expect(app.client().call(calls.sites)).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 60 })
  app.clock.advance(60_000)
  expect(await app.client().call(calls.sites)).toHaveLength(2)
})

it('hides the malls if they are not public', async () => {
  expect(await app.client().call(calls.sites)).toEqual([
    { id: ids.far, name: 'Far' },
    { id: ids.near, name: 'Near' },
  ])
  const hidden = await createTestApp({ seed: testMall, settings: { sitesPublic: false } })
  expect(await hidden.client().call(calls.sites)).toEqual([])
  expect(await hidden.client().call(calls.config)).toMatchObject({
    socketUrl: 'ws://localhost:8080/socket',
    demo: true,
  })
})
