import { type Area, calls, contentTypes, peopleTypes } from '@kiosk-admin/api-client'
import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'
import { signInWith, writing } from '../../testing/people'

let app: TestApp
let chief: Awaited<ReturnType<TestApp['signIn']>>['client']
beforeEach(async () => {
  app = await createTestApp({ seed: testMall })
  chief = (await app.signIn('chief', ids.near)).client
})

const mallId = ids.near

const as = async (...areas: Area[]) => (await signInWith({ app, by: chief }, writing(...areas))).client

const rejectionOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    ({ code, usedBy, hiddenUses }) => ({ code, usedBy: usedBy.map((one: { id: string }) => one.id), hiddenUses }),
  )

it('names only uses of a file that the caller may read', async () => {
  const client = await as('MediaLibrary', 'Offer')
  const query = { id: [ids.picture] }
  const inUse = await rejectionOf(client.call(calls.removeMedia, { query }))
  expect(inUse).toEqual({ code: 'in_use', usedBy: [ids.running], hiddenUses: 1 })
  expect((await client.call(calls.mediaUsages, { query })).map(({ id }) => id)).toEqual([ids.running])
  // readers with full permissions see all uses
  expect(await rejectionOf(chief.call(calls.removeMedia, { query }))).toMatchObject({
    hiddenUses: 0,
    usedBy: { length: 2 },
  })
})

it('names nothing without read permission', async () => {
  const { client, token } = await signInWith({ app, by: chief }, writing('Shop'))
  const answer = await app.fetch(`/api/Category?id=${ids.shops}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status).toBe(409)
  expect(await answer.json()).toEqual({
    success: false,
    code: 'in_use',
    message: 'This is in use elsewhere',
    usedBy: [],
    hiddenUses: 1,
  })
  expect(await client.call(contentTypes.category.calls.usage, { query: { id: [ids.shops] } })).toEqual([])
})

it('does so for a shop referenced by an offer', async () => {
  const client = await as('Shops')
  const refused = await rejectionOf(client.call(contentTypes.item.calls.remove, { query: { id: [ids.shop] } }))
  const offers = await chief.call(contentTypes.offer.calls.list, { query: { mallId } })
  const naming = offers.filter(({ shopId }) => shopId === ids.shop)
  expect(refused).toEqual({ code: 'in_use', usedBy: [], hiddenUses: naming.length })
})

it('does so for a station of a slideshow', async () => {
  const body = { kind: 'info' as const, name: 'Secret', status: 'Active' as const, stationIds: [ids.station] }
  await chief.call(contentTypes.slideshow.calls.save, { params: { id: testId(20, 1) }, query: { mallId }, body })
  const client = await as('Mall')
  const refused = await rejectionOf(client.call(calls.removeStations, { query: { id: [ids.station] } }))
  expect(refused).toEqual({ code: 'in_use', usedBy: [], hiddenUses: 1 })
})

it('does so for a group with users that the caller may not list', async () => {
  const client = await as('UserGroup', 'Offer')
  const refused = await rejectionOf(client.call(peopleTypes.userGroup.calls.remove, { query: { id: [testId(8, 3)] } }))
  expect(refused).toEqual({ code: 'in_use', usedBy: [], hiddenUses: 1 })
})
