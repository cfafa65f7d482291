import { calls, contentTypes, type MallSnapshot, singleRecords } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { describeEngines, engineForAll } from '../../testing/engines'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'

/** Many at once. In memory all wait for one another; on PostgreSQL they do not. */
describeEngines('many at once', (open) => {
  const engine = engineForAll(open)
  let app: TestApp
  let chief: Awaited<ReturnType<TestApp['signIn']>>['client']

  beforeEach(async () => {
    app = await createTestApp({ seed: testMall, db: engine.db })
    chief = (await app.signIn('chief')).client
  })

  const query = { mallId: ids.near }
  const all = (from: number, count: number) => Array.from({ length: count }, (_, index) => testId(from, 100 + index))
  const statuses = (results: PromiseSettledResult<unknown>[]) => results.map(({ status }) => status).sort()

  const createShop = async (id: string) => {
    const {
      mallId: _,
      version: __,
      ...shop
    } = await chief.call(contentTypes.item.calls.get, { params: { id: ids.shop } })
    return chief.call(contentTypes.item.calls.create, { query, body: { ...shop, id } })
  }
  const createCategory = async (id: string, parentId: string | null = null) =>
    chief.call(contentTypes.category.calls.create, { query, body: { id, type: 1, name: { se: 'Ny' }, parentId } })
  // nothing is read before, so that all of them meet
  const moveBelow = (id: string, parentId: string) =>
    chief.call(contentTypes.category.calls.replace, {
      params: { id },
      version: 1,
      body: { type: 1, name: { se: 'Ny' }, status: 'InActive', parentId },
    })

  /** What is deleted and yet named by what is not. */
  async function dangling() {
    const { rows } = await sql`
      select reference.to_id from reference
      join content used on used.id = reference.to_id and used.deleted_at is not null
      join content on content.id = reference.from_id and content.deleted_at is null
    `.execute(app.db)
    return rows
  }

  it('one create sent many times makes one record', async () => {
    const {
      mallId: _,
      version: __,
      ...body
    } = await chief.call(contentTypes.offer.calls.get, { params: { id: ids.hidden } })
    const id = testId(5, 100)
    const made = await Promise.all(
      Array.from({ length: 8 }, () => chief.call(contentTypes.offer.calls.create, { query, body: { ...body, id } })),
    )
    expect(new Set(made.map((record) => JSON.stringify(record))).size).toBe(1)
  })

  it('one slideshow saved many times is one, and of unlike ones with an id the first stays', async () => {
    const save = (id: string, name: string) =>
      chief.call(contentTypes.slideshow.calls.save, { params: { id }, query, body: { kind: 'info', name } })
    const same = await Promise.all(Array.from({ length: 8 }, () => save(testId(20, 1), 'Jul')))
    expect(new Set(same.map((record) => JSON.stringify(record))).size).toBe(1)
    const unlike = await Promise.allSettled(all(20, 8).map((name) => save(testId(20, 2), name)))
    expect(statuses(unlike)).toEqual(['fulfilled', ...Array(7).fill('rejected')])
  })

  it('the first who writes the information page wins', async () => {
    const write = (title: string) => {
      const body = { title: { se: title }, footerTitle: { se: 'Öppet' } }
      return chief.call(singleRecords.infoPage.calls.replace, { query, version: 0, body })
    }
    expect(statuses(await Promise.allSettled(all(21, 8).map(write)))).toEqual([
      'fulfilled',
      ...Array(7).fill('rejected'),
    ])
    expect(await chief.call(singleRecords.infoPage.calls.get, { query })).toMatchObject({ version: 1 })
  })

  it('what comes back from the trash finds what it names, or does not come back', async () => {
    const shops = all(4, 8)
    const offers = all(5, 8)
    const {
      mallId: _,
      version: __,
      ...body
    } = await chief.call(contentTypes.offer.calls.get, { params: { id: ids.hidden } })
    for (const [index, shopId] of shops.entries()) {
      await createShop(shopId)
      await chief.call(contentTypes.offer.calls.create, { query, body: { ...body, id: offers[index], shopId } })
    }
    await chief.call(contentTypes.offer.calls.remove, { query: { id: offers } })
    await Promise.allSettled(
      shops.flatMap((shopId, index) => [
        chief.call(contentTypes.item.calls.remove, { query: { id: [shopId] } }),
        chief.call(contentTypes.offer.calls.restore, { query, body: { ids: [String(offers[index])] } }),
      ]),
    )
    expect(await dangling()).toEqual([])
    expect(app.errors).toEqual([])
  })

  it('a shop is either named or deleted, never both', async () => {
    const shops = all(4, 12)
    for (const id of shops) await createShop(id)
    await Promise.allSettled(
      shops.flatMap((shopId) => [
        chief.call(contentTypes.offer.calls.fields, { query, body: { ids: [ids.hidden], set: { shopId } } }),
        chief.call(contentTypes.item.calls.remove, { query: { id: [shopId] } }),
      ]),
    )
    expect(await dangling()).toEqual([])
    expect(app.errors).toEqual([])
  })

  it('two that are put below each other do not both succeed, nor block each other', async () => {
    const [one = '', other = ''] = all(3, 2)
    await createCategory(one)
    await createCategory(other)
    const results = await Promise.allSettled([moveBelow(one, other), moveBelow(other, one)])
    expect(statuses(results)).toEqual(['fulfilled', 'rejected'])
    expect(app.errors).toEqual([])
  })

  it('nor do two moves close a ring that neither sees', async () => {
    for (let ring = 0; ring < 6; ring++) {
      const [a = '', b = '', c = '', d = ''] = all(3, 4).map((_, index) => testId(3, 200 + 4 * ring + index))
      await createCategory(b)
      await createCategory(a, b)
      await createCategory(d)
      await createCategory(c, d)
      expect(statuses(await Promise.allSettled([moveBelow(b, c), moveBelow(d, a)]))).toEqual(['fulfilled', 'rejected'])
    }
  })

  it('a publication holds what was saved together, together', async () => {
    const station = app.client((await chief.call(calls.stationKey, { params: { id: ids.station } })).key)
    const pair = [ids.running, ids.hidden]
    const shown: MallSnapshot[] = []
    let saving = true
    const save = async () => {
      for (let turn = 0; turn < 12; turn++) {
        const status = turn % 2 === 0 ? 'Active' : 'InActive'
        await chief.call(contentTypes.offer.calls.status, { query, body: { ids: pair, status } })
      }
      saving = false
    }
    const publishing = async () => {
      while (saving) {
        await chief.call(calls.publish, { query, body: {} })
        shown.push(await station.call(calls.kioskPublication, { params: query }))
      }
    }
    await chief.call(contentTypes.offer.calls.status, { query, body: { ids: pair, status: 'InActive' } })
    await Promise.all([save(), publishing()])
    const counts = shown.map(({ records }) => records.offer?.filter(({ id }) => pair.includes(id)).length)
    expect(counts.length).toBeGreaterThan(0)
    expect(counts.filter((count) => count !== 0 && count !== 2)).toEqual([])
  })
})
