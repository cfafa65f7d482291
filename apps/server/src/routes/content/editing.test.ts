import { calls } from '@kiosk-admin/api-client'
import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testMall } from '../../testing/mall'

let app: TestApp

beforeEach(async () => {
  app = await createTestApp({ seed: testMall })
})

const body = { resource: 'Offer', record: ids.hidden, open: true } as const

it('announces open records and their closing to others', async () => {
  const { client, userId, userName } = await app.signIn('chief', ids.near)
  const query = { mallId: ids.near }
  await client.call(calls.tellEditing, { query, body })
  await client.call(calls.tellEditing, { query, body: { ...body, open: false } })
  const message = {
    mallId: ids.near,
    resource: 'Offer',
    area: 'Offer',
    id: ids.hidden,
    by: { id: userId, name: userName },
  }
  expect(app.relay.sent.editing).toEqual([message, { ...message, ended: true }])
})

it('announces no records without permission, of other malls, or missing ones', async () => {
  const query = { mallId: ids.near }
  const reader = await app.signIn('reader')
  await reader.client.call(calls.tellEditing, { query, body })
  const { client } = await app.signIn('chief', ids.near)
  await client.call(calls.tellEditing, { query, body: { ...body, record: ids.station } })
  await client.call(calls.tellEditing, { query: { mallId: ids.far }, body })
  await client.call(calls.tellEditing, { query, body: { ...body, resource: 'Event' } })
  expect(app.relay.sent.editing).toEqual([])
})
