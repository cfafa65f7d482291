import { calls, contentTypes } from '@kiosk-admin/api-client'
import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'

let app: TestApp

beforeEach(async () => {
  app = await createTestApp({ seed: testMall })
})

const query = { mallId: ids.near }
const points = [
  { x: 0.1, y: 0.1 },
  { x: 0.3, y: 0.1 },
  { x: 0.3, y: 0.4 },
]

it('returns floors with a picture to all users of the mall only', async () => {
  const { client } = await app.signIn('chief')
  const [plain, drawn] = [testId(11, 1), testId(11, 2)]
  const names = (text: string) => ({ name: { se: text }, mapTitle: { se: text } })
  await client.call(contentTypes.floor.calls.create, { query, body: { id: plain, ...names('Plan 1') } })
  const areas = [{ areaId: 'A1', points }]
  await client.call(contentTypes.floor.calls.create, {
    query,
    body: { id: drawn, ...names('Plan 2'), floorMapId: ids.picture, areaId: 'P2', areas },
  })
  const plans = [
    {
      id: drawn,
      garageId: null,
      name: { se: 'Plan 2' },
      areaId: 'P2',
      picture: { url: expect.stringMatching(/^\/media\//), width: 9, height: 9 },
      areas,
      map: null,
    },
  ]
  expect(await client.call(calls.floorPlans, { query })).toEqual(plans)
  expect(await (await app.signIn('editor')).client.call(calls.floorPlans, { query })).toEqual(plans)
  await expect((await app.signIn('stranger')).client.call(calls.floorPlans, { query })).rejects.toMatchObject({
    code: 'not_found',
  })
})
