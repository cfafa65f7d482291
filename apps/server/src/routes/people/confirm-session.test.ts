import { type Caller, calls, peopleTypes } from '@kiosk-admin/api-client'
import { demoPassword } from '@kiosk-admin/api-client/demo'
import { allCalls } from '@kiosk-admin/api-client/internal'

import { beforeEach, expect, it } from 'vitest'
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
