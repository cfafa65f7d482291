import { type Area, contentTypes } from '@kiosk-admin/api-client'
import { beforeAll, describe, expect, it } from 'vitest'
import { json } from '../../db/json'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ seed: testMall })
})

/** The reader, with only this permission. */
async function readerWith(area: Area, write: boolean) {
  await app.db
    .updateTable('user_group')
    .set({ areas: json([{ area, read: true, write }]) })
    .where('id', '=', testId(8, 3))
    .execute()
  return (await app.signIn('reader')).client
}

describe('a kind with an area per type', () => {
  it('returns only types that the reader may read', async () => {
    const client = await readerWith('Shops', true)
    const query = { mallId: ids.near }
    const items = await client.call(contentTypes.item.calls.list, { query })
    expect(items.map(({ id }) => id)).toEqual([ids.shop])
    const { restaurant } = ids
    const { item } = contentTypes
    const refused = { code: 'access_denied', status: 403 }
    await expect(client.call(item.calls.get, { params: { id: restaurant } })).rejects.toMatchObject(refused)
    await expect(client.call(item.calls.list, { query: { ...query, type: 2 } })).rejects.toMatchObject(refused)
    await expect(client.call(item.calls.remove, { query: { id: [restaurant] } })).rejects.toMatchObject(refused)
    const status = { query, body: { ids: [restaurant], status: 'InActive' as const } }
    await expect(client.call(item.calls.status, status)).rejects.toMatchObject(refused)
  })

  it('offers its records to editors of records that reference them', async () => {
    const client = await readerWith('Offer', false)
    const options = await client.call(contentTypes.item.calls.options, { query: { mallId: ids.near } })
    expect(options.map(({ id }) => id)).toEqual([ids.shop, ids.restaurant])
    expect(options[0]).toEqual({
      id: ids.shop,
      name: { se: 'Skor' },
      status: 'Active',
      thumbnailUrl: expect.any(String),
    })
  })
})
