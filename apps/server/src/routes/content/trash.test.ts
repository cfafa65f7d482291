import { calls, contentTypes } from '@kiosk-admin/api-client'
import { beforeEach, expect, it } from 'vitest'
import { trashKept } from '../../store/trash'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'

let app: TestApp
let chief: Awaited<ReturnType<TestApp['signIn']>>['client']
const query = { mallId: ids.near }

beforeEach(async () => {
  app = await createTestApp({ seed: testMall })
  chief = (await app.signIn('chief')).client
})

const list = (client = chief) => client.call(calls.trash, { query })
const removeOffers = () => chief.call(contentTypes.offer.calls.remove, { query: { id: [ids.running, ids.ended] } })

it('lists deleted records with author and time of permanent deletion', async () => {
  expect(await list()).toEqual([])
  await chief.call(contentTypes.offer.calls.remove, { query: { id: [ids.hidden] } })
  expect(await list()).toEqual([
    {
      resource: 'Offer',
      id: ids.hidden,
      type: null,
      name: { se: 'Dold' },
      deletedAt: '2026-11-21T09:00:00.000Z',
      deletedBy: { id: testId(9, 1), name: 'chief' },
      until: '2026-12-21T09:00:00.000Z',
      needs: [],
    },
  ])
  app.clock.advance(trashKept)
  expect(await list((await app.signIn('chief')).client)).toEqual([])
})

it('shows names of deleted references, and the records to restore first', async () => {
  await removeOffers()
  app.clock.advance(60_000)
  await chief.call(contentTypes.item.calls.remove, { query: { id: [ids.shop] } })
  const shop = { resource: 'Item', id: ids.shop, name: { se: 'Skor' }, path: 'shopId' }
  expect(await list()).toMatchObject([
    { resource: 'Item', id: ids.shop, type: 1, name: { se: 'Skor' }, needs: [] },
    { id: ids.running, name: { se: 'Rea', en: 'Sale' }, needs: [shop] },
    { id: ids.ended, needs: [shop] },
  ])
  await chief.call(contentTypes.item.calls.restore, { query, body: { ids: [ids.shop] } })
  expect(await list()).toMatchObject([
    { id: ids.running, needs: [] },
    { id: ids.ended, needs: [] },
  ])
  await chief.call(contentTypes.offer.calls.restore, { query, body: { ids: [ids.running, ids.ended] } })
  expect(await list()).toEqual([])
})

it('requires the file of a picture, too', async () => {
  await chief.call(contentTypes.offer.calls.remove, { query: { id: [ids.running] } })
  await app.db.updateTable('media').set({ deleted_at: app.clock.now() }).where('id', '=', ids.picture).execute()
  const needs = [{ resource: 'MediaLibrary', id: ids.picture, name: 'blue.svg', path: 'imageId' }]
  const lying = (await list()).filter(({ resource }) => resource === 'Offer')
  expect(lying).toMatchObject([{ id: ids.running, needs }])
  const restoring = chief.call(contentTypes.offer.calls.restore, { query, body: { ids: [ids.running] } })
  await expect(restoring).rejects.toMatchObject({ errors: [{ path: 'imageId', rule: 'invalid' }] })
})

it('shows only areas that the reader may read', async () => {
  await removeOffers()
  await chief.call(contentTypes.item.calls.remove, { query: { id: [ids.shop] } })
  const [reader, withoutRights] = await Promise.all(
    ['reader', 'nobody'].map(async (name) => (await app.signIn(name)).client),
  )
  expect((await list(reader)).map(({ id }) => id)).toEqual([ids.running, ids.ended])
  expect(await list(withoutRights)).toEqual([])
  await expect(chief.call(calls.trash, { query: { mallId: testId(1, 9) } })).rejects.toMatchObject({
    code: 'not_found',
  })
})

it('restores records of all kinds unchanged', async () => {
  const id = testId(20, 1)
  const show = await chief.call(contentTypes.slideshow.calls.save, {
    params: { id },
    query,
    body: { kind: 'info', name: 'Jul', slides: [{ id: 'one', name: 'En' }] },
  })
  const desk = await chief.call(contentTypes.service.calls.create, { query, body: { name: { se: 'Disk' } } })
  await chief.call(contentTypes.slideshow.calls.remove, { query: { id: [id] } })
  await chief.call(contentTypes.service.calls.remove, { query: { id: [desk.id] } })
  expect((await list()).map(({ resource, name }) => [resource, name])).toEqual(
    expect.arrayContaining([
      ['Slideshow', 'Jul'],
      ['Service', { se: 'Disk' }],
    ]),
  )
  // the id of a record in the trash is taken, and the error does not reveal the record
  const again = chief.call(contentTypes.slideshow.calls.save, {
    params: { id },
    query,
    body: { kind: 'info', name: 'Jul' },
  })
  await expect(again).rejects.toMatchObject({ code: 'conflict', current: undefined })
  const [back] = await chief.call(contentTypes.slideshow.calls.restore, { query, body: { ids: [id] } })
  expect(back).toEqual({ ...show, version: 3 })
})
