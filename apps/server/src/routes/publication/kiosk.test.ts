import { calls, contentTypes } from '@kiosk-admin/api-client'
import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'

let client: Awaited<ReturnType<TestApp['signIn']>>['client']

const mallId = ids.near
const query = { mallId }

beforeEach(async () => {
  const app = await createTestApp({ seed: testMall })
  client = (await app.signIn('chief', mallId)).client
})

const shown = () => client.call(calls.kioskPreview, { params: { mallId } })

it('contains the external calendar and the category of the events page', async () => {
  // a mall without both is unchanged since its publication
  expect((await client.call(calls.changes, { query })).changes).toEqual([])
  expect((await shown()).mall).toMatchObject({ eventUrl: null, eventCategoryId: null })

  const { version, icon, id, createdAt, updatedAt, updatedBy, ...fields } = await client.call(calls.oneMall, {
    params: { id: mallId },
  })
  const events = { eventUrl: 'https://near.example/calendar', eventCategoryId: ids.shops }
  await client.call(calls.replaceMall, { params: { id: mallId }, version, body: { ...fields, ...events } })
  const [change] = (await client.call(calls.changes, { query })).changes
  expect(change).toMatchObject({ resource: 'Mall', kind: 'changed' })
  expect(change?.fields.map(({ path }) => path).sort()).toEqual(['eventCategoryId', 'eventUrl'])
  expect((await shown()).mall).toMatchObject(events)
  await client.call(calls.publish, { query, body: {} })
  expect((await client.call(calls.changes, { query })).changes).toEqual([])
})

it('contains slideshows and screensavers with schedule and files', async () => {
  const layer = { id: 'a', kind: 'image' as const, mediaId: ids.picture, frame: { x: 0, y: 0, width: 1, height: 1 } }
  const body = {
    kind: 'screensaver' as const,
    name: 'Skärmvila',
    background: { imageId: ids.icon },
    show: 'timeRange' as const,
    timing: { from: '21:00:00.000', to: '10:00:00.000', weekdays: ['sat' as const] },
    slides: [{ id: 'one', name: 'En', index: 0, layers: [layer] }],
    index: 1,
    status: 'Active' as const,
  }
  await client.call(contentTypes.slideshow.calls.save, { params: { id: testId(20, 1) }, query, body })
  const { records, media } = await shown()
  expect(records.slideshow).toMatchObject([{ ...body, id: testId(20, 1) }])
  expect(Object.keys(media)).toEqual(expect.arrayContaining([ids.icon, ids.picture]))
})
