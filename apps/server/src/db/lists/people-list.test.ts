import { type Caller, peopleTypes } from '@kiosk-admin/api-client'
import { beforeAll, expect, it } from 'vitest'
import { callersOf } from '../../routes/testing/callers'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testMall } from '../../testing/mall'
import { writing } from '../../testing/people'

/** Users by their groups and their status. */

let app: TestApp
let chief: Caller
let groups: Record<string, string>
const { user, userGroup } = peopleTypes

beforeAll(async () => {
  app = await createTestApp({ seed: testMall })
  chief = (await app.signIn('chief')).client
  const group = async (name: string) => [
    name,
    (await chief.call(userGroup.calls.create, { body: { name, areas: [] } })).id,
  ]
  groups = Object.fromEntries(await Promise.all(['Zeppelin', 'Alfa', 'Mitten'].map(group)))
  const { Zeppelin, Alfa, Mitten } = groups as Record<string, string>
  const add = (username: string, groupId: string | null, inNear?: string, status: 'Active' | 'InActive' = 'Active') =>
    chief.call(user.calls.create, {
      body: {
        ...{ username, email: 'list@example.com', groupId, status, mallIds: [ids.near, ids.far] },
        mallGroups: inNear === undefined ? [] : [{ mallId: ids.near, groupId: inNear }],
      },
    })
  await add('list.z', Zeppelin ?? null)
  await add('list.a', Alfa ?? null, undefined, 'InActive')
  await add('list.za', Zeppelin ?? null, Alfa)
  await add('list.m', null, Mitten)
})

async function namesOf(query: object, client = chief) {
  const paged = await client.call(user.calls.page, { query: { q: 'list', limit: 10, ...query } })
  expect(await client.call(user.calls.list, { query: { q: 'list', ...query } })).toEqual(paged.data)
  return paged.data.map(({ username }) => username)
}

it('lists users with one of several groups, in all malls or in one', async () => {
  expect(await namesOf({ groupId: groups.Alfa })).toEqual(['list.a', 'list.za'])
  expect(await namesOf({ groupId: [groups.Alfa, groups.Mitten] })).toEqual(['list.a', 'list.m', 'list.za'])
  const whole = await chief.call(user.calls.list, { query: { groupId: groups.Mitten ?? '' } })
  expect(whole.map(({ username }) => username)).toEqual(['list.m'])
  await expect(namesOf({ groupId: 'some' })).rejects.toMatchObject({ code: 'validation' })
})

it('lists users with a status', async () => {
  expect(await namesOf({ status: 'InActive' })).toEqual(['list.a'])
  expect(await namesOf({ status: ['Active', 'InActive'] })).toHaveLength(4)
  expect(await namesOf({ status: 'Active', groupId: groups.Alfa })).toEqual(['list.za'])
  await expect(namesOf({ status: 'Deleted' })).rejects.toMatchObject({ code: 'validation' })
})

it('sorts and searches users by the names of their groups', async () => {
  expect(await namesOf({ sort: 'groupId' })).toEqual(['list.a', 'list.m', 'list.z', 'list.za'])
  expect(await namesOf({ sort: '-groupId' })).toEqual(['list.za', 'list.z', 'list.m', 'list.a'])
  expect(await namesOf({ q: 'alfa zepp' })).toEqual(['list.za'])
})

it('groups in malls that the reader does not reach are not known', async () => {
  const { token } = await callersOf(app).person([ids.far], writing('User'))
  const reader = app.client(token)
  expect(await namesOf({ groupId: groups.Alfa }, reader)).toEqual(['list.a'])
  expect(await namesOf({ q: 'list alfa' }, reader)).toEqual(['list.a'])
})
