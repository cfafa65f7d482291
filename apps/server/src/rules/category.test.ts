import { contentTypes } from '@kiosk-admin/api-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/index'
import { ids, testId, testMall } from '../testing/mall'

let app: TestApp
let client: Awaited<ReturnType<TestApp['signIn']>>['client']
const query = { mallId: ids.near }
const [sport, skiing] = [testId(3, 10), testId(3, 11)]

beforeEach(async () => {
  app = await createTestApp({ seed: testMall })
  client = (await app.signIn('chief')).client
  await create(sport, ids.shops)
  await create(skiing, sport)
})

const create = (id: string, parentId: string | null, more = {}) =>
  client.call(contentTypes.category.calls.create, {
    query,
    body: { id, type: 1, parentId, name: { se: 'Sport' }, ...more },
  })
const put = (id: string, version: number, body: object) =>
  client.call(contentTypes.category.calls.replace, {
    params: { id },
    version,
    body: { type: 1, name: { se: 'Ny' }, ...body },
  })
const refused = (path: string, rule = 'invalid') => ({ code: 'validation', errors: [{ path, rule }] })

describe('category tree', () => {
  it('has no cycles', async () => {
    await expect(put(sport, 1, { parentId: skiing })).rejects.toMatchObject(refused('parentId'))
    await expect(put(sport, 1, { parentId: sport })).rejects.toMatchObject(refused('parentId'))
    expect(await put(sport, 1, { parentId: null })).toMatchObject({ parentId: null, version: 2 })
  })

  it('has the type of its root throughout', async () => {
    await expect(create(testId(3, 12), ids.restaurants)).rejects.toMatchObject(refused('parentId'))
    const body = { type: 1 as const, categoryIds: [ids.shops, ids.restaurants], name: { se: 'Kläder' } }
    await expect(client.call(contentTypes.item.calls.create, { query, body })).rejects.toMatchObject(
      refused('categoryIds.1'),
    )
  })

  it('removes and restores a branch only as a whole', async () => {
    const removal = client.call(contentTypes.category.calls.remove, { query: { id: [sport] } })
    await expect(removal).rejects.toMatchObject({
      code: 'in_use',
      usedBy: [{ resource: 'Category', id: skiing, name: { se: 'Sport' }, path: 'parentId' }],
    })
    const both = { ids: [sport, skiing] }
    expect(await client.call(contentTypes.category.calls.remove, { query: { id: both.ids } })).toMatchObject(both)
    const alone = client.call(contentTypes.category.calls.restore, { query, body: { ids: [skiing] } })
    await expect(alone).rejects.toMatchObject(refused('parentId'))
    expect(await client.call(contentTypes.category.calls.restore, { query, body: both })).toHaveLength(2)
  })
})

describe('click action of a category', () => {
  it('references an existing record, which cannot be removed', async () => {
    const opens = (categoryId: string) => ({ clickAction: { kind: 'childCategory', categoryId } })
    await expect(put(sport, 1, opens(testId(3, 99)))).rejects.toMatchObject(refused('clickAction.categoryId'))
    await put(sport, 1, opens(skiing))
    await expect(client.call(contentTypes.category.calls.remove, { query: { id: [skiing] } })).rejects.toMatchObject({
      usedBy: [{ id: sport, path: 'clickAction.categoryId' }],
    })
    await expect(put(sport, 2, { clickAction: { kind: 'externalUrl', url: 'ftp://x' } })).rejects.toMatchObject(
      refused('clickAction.url'),
    )
    expect(await put(sport, 2, { clickAction: { kind: 'changePage', page: 'offers' } })).toMatchObject({ version: 3 })
  })

  it('requires the other category of a dynamic view', async () => {
    await expect(put(sport, 1, { dynamicSimpleView: true })).rejects.toMatchObject(
      refused('simpleViewCategoryId', 'required'),
    )
    await expect(put(sport, 1, { dynamicVisit: true })).rejects.toMatchObject(refused('visitCategoryId', 'required'))
    const body = { dynamicVisit: true, visitCategoryId: ids.shops }
    expect(await put(sport, 1, body)).toMatchObject({ ...body, dynamicSimpleView: false })
  })

  it('opens neither itself nor a category of another type', async () => {
    const wrong = (path: string, reason: string) => ({
      code: 'validation',
      errors: [{ path, rule: 'invalid', message: `Invalid value. ${reason}` }],
    })
    const opening = (categoryId: string) =>
      [
        ['clickAction.categoryId', { clickAction: { kind: 'childCategory', categoryId } }],
        ['simpleViewCategoryId', { dynamicSimpleView: true, simpleViewCategoryId: categoryId }],
        ['visitCategoryId', { dynamicVisit: true, visitCategoryId: categoryId }],
      ] as const
    for (const [path, body] of opening(sport)) {
      await expect(put(sport, 1, body)).rejects.toMatchObject(wrong(path, 'A category can’t open itself.'))
    }
    for (const [path, body] of opening(ids.restaurants)) {
      await expect(put(sport, 1, body)).rejects.toMatchObject(wrong(path, 'It’s of a different type.'))
    }
    const off = { dynamicVisit: false, visitCategoryId: ids.restaurants }
    expect(await put(sport, 1, off)).toMatchObject(off)
  })

  it('is reset when the category is copied to another mall', async () => {
    await put(sport, 1, { parentId: ids.shops, clickAction: { kind: 'childCategory', categoryId: skiing } })
    const copy = await client.call(contentTypes.category.calls.copy, {
      params: { id: sport },
      body: { mallId: ids.far },
    })
    expect(copy).toMatchObject({ mallId: ids.far, parentId: null, clickAction: { kind: 'details' }, index: 1 })
  })
})
