import { type Caller, calls, peopleTypes } from '@kiosk-admin/api-client'
import { demoPassword } from '@kiosk-admin/api-client/demo'
import { allCalls } from '@kiosk-admin/api-client/internal'

import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing'
import { ids, testId, testMall } from '../../testing/mall'

let app: TestApp
let client: Caller
let token: string
const minute = 60_000
const required = { code: 'password_required', status: 422, message: 'Enter your password to confirm this' }
const confirm = (password = demoPassword) => client.call(calls.confirmSession, { body: { password } })
const removeMall = () => client.call(calls.removeMalls, { query: { id: [ids.far] } })

beforeEach(async () => {
  app = await createTestApp({ seed: testMall })
  token = (await app.signIn('chief', ids.near)).token
  // a client that does not confirm by itself
  client = app.client(token)
})

it('is required for malls and erasure, and for several users, groups or stations', () => {
  const needing = allCalls.filter(({ confirm }) => confirm).map(({ name, confirm }) => [name, confirm])
  expect(needing).toEqual(
    expect.arrayContaining([
      ['mall.remove', 'always'],
      ['user.erase', 'always'],
      ['user.remove', 'many'],
      ['userGroup.remove', 'many'],
      ['mallStation.remove', 'many'],
    ]),
  )
})

it('removes a mall only after the password was confirmed', async () => {
  await expect(removeMall()).rejects.toMatchObject(required)
  expect(await client.call(calls.malls)).toHaveLength(2)
  await confirm()
  expect(await removeMall()).toEqual({ ids: [ids.far], conflicts: [] })
})

it('removes one user without it, and several only with it', async () => {
  const [one, two, three] = await Promise.all(
    [1, 2, 3].map((number) =>
      client.call(peopleTypes.user.calls.create, {
        body: { username: `new-${number}`, email: 'new@example.com', groupId: testId(8, 3), mallIds: [ids.near] },
      }),
    ),
  )
  const remove = (...users: ({ id: string } | undefined)[]) =>
    client.call(peopleTypes.user.calls.remove, { query: { id: users.map((user) => user?.id ?? '') } })
  expect((await remove(one)).ids).toEqual([one?.id])
  expect((await remove(one, one)).ids).toEqual([one?.id])
  await expect(remove(two, three)).rejects.toMatchObject(required)
  await confirm()
  expect((await remove(two, three)).ids).toEqual([two?.id, three?.id])
})

const { remove, status, replace, password, passwordLink } = peopleTypes.user.calls
const disable = (user: string) => client.call(status, { body: { ids: [user], status: 'InActive' as const } })

const sensitive: [string, (user: string) => Promise<unknown>][] = [
  ['removals', (user) => client.call(remove, { query: { id: [user] } })],
  ['disabled people', disable],
  [
    'people disabled in their form',
    async (user) => {
      const { username, email, groupId, mallIds, version } = await client.call(peopleTypes.user.calls.get, {
        params: { id: user },
      })
      const body = { username, email, groupId, mallIds, status: 'InActive' as const }
      return client.call(replace, { params: { id: user }, version, body })
    },
  ],
  [
    'passwords',
    (user) => client.call(password, { params: { id: user }, body: { password: 'four plain copper kettles' } }),
  ],
  [
    'people disabled by an import',
    async (user) => {
      const all = await client.call(peopleTypes.user.calls.list, {})
      const found = all.find(({ id }) => id === user)
      if (!found) return client.call(peopleTypes.user.calls.get, { params: { id: user } })
      const { username, email, groupId, mallIds } = found
      const rows = [{ id: user, username, email, groupId, mallIds, status: 'InActive' }]
      return client.call(peopleTypes.user.calls.import, { body: { rows } })
    },
  ],
  ['password links', (user) => client.call(passwordLink, { params: { id: user }, body: {} })],
]

describe.each(sensitive)('single calls: %s', (_, act) => {
  const [first, second] = [testId(9, 2), testId(9, 3)]

  it('need it from the second one on', async () => {
    await act(first)
    await expect(act(second)).rejects.toMatchObject(required)
    await expect(disable(second)).rejects.toMatchObject(required)
    await confirm()
    await act(second)
  })

  it('may be several for one person', async () => {
    await act(first)
    await act(first)
  })

  it('that fail do not count, nor do those of ten minutes ago', async () => {
    await expect(act(testId(1, 999))).rejects.toMatchObject({ code: 'not_found' })
    await act(first)
    app.clock.advance(10 * minute)
    await act(second)
  })
})

it('counts calls that run at the same time', async () => {
  const users = [2, 3, 4].map((number) => testId(9, number))
  const answers = await Promise.allSettled(users.map(disable))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

it('removes one station without it, and a second one only with it', async () => {
  const body = (code: string) => ({ code, name: code, latitude: 0, longitude: 0 })
  const stations = await Promise.all(
    ['K8', 'K9'].map((code) => client.call(calls.createStation, { query: { mallId: ids.near }, body: body(code) })),
  )
  const removeOne = (at: number) => client.call(calls.removeStations, { query: { id: [stations[at]?.id ?? ''] } })
  await removeOne(0)
  await expect(removeOne(1)).rejects.toMatchObject(required)
})

it('is valid for ten minutes in its session', async () => {
  const { expiresAt } = await confirm()
  expect(expiresAt).toBe(new Date(app.clock.now().getTime() + 10 * minute).toISOString())
  const other = app.client((await app.signIn('chief', ids.near)).token)
  await expect(other.call(calls.removeMalls, { query: { id: [ids.far] } })).rejects.toMatchObject(required)
  app.clock.advance(10 * minute)
  await expect(removeMall()).rejects.toMatchObject(required)
})

it('is refused with a wrong password, with the limits of sign-in', async () => {
  const wrong = { code: 'validation', errors: [{ path: 'password', rule: 'invalid' }] }
  for (let tries = 0; tries < 5; tries++) await expect(confirm('a guess')).rejects.toMatchObject(wrong)
  await expect(confirm()).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 1 })
  await expect(removeMall()).rejects.toMatchObject(required)
})

it('does not reveal what the caller may not do', async () => {
  const reader = app.client((await app.signIn('reader', ids.near)).token)
  await expect(reader.call(calls.removeMalls, { query: { id: [ids.far] } })).rejects.toMatchObject({ status: 403 })
})
