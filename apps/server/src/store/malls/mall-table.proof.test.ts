import { calls, contentTypes } from '@kiosk-admin/api-client'
import { beforeEach, expect, it } from 'vitest'
import { describeEngines, engineForAll } from '../../testing/engines'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'

describeEngines('malls that come and go', (open) => {
  const engine = engineForAll(open)
  let app: TestApp
  let client: Awaited<ReturnType<TestApp['signIn']>>['client']

  beforeEach(async () => {
    app = await createTestApp({ seed: testMall, db: engine.db })
    client = (await app.signIn('chief', ids.far)).client
  })

  const codesOf = (results: PromiseSettledResult<unknown>[]) =>
    results.map((one) => (one.status === 'fulfilled' ? 'done' : one.reason.code)).sort()

  it('a mall that goes while others write in it ends their writes, and they are told', async () => {
    const query = { mallId: ids.near }
    const create = (which: number) =>
      client.call(contentTypes.service.calls.create, { query, body: { id: testId(12, which), name: { se: 'Ny' } } })
    const results = await Promise.allSettled([
      ...Array.from({ length: 8 }, (_, which) => create(which)),
      client.call(calls.removeMalls, { query: { id: [ids.near] } }),
      ...Array.from({ length: 8 }, (_, which) => create(100 + which)),
      client.call(contentTypes.item.calls.status, { query, body: { ids: [ids.shop], status: 'InActive' } }),
    ])
    expect(codesOf(results).filter((code) => code !== 'done' && code !== 'not_found')).toEqual([])
    expect(app.errors).toEqual([])
  })

  it('of two who each end one of the last two malls, one is refused', async () => {
    const { client: stranger } = await app.signIn('stranger')
    const results = await Promise.allSettled([
      client.call(calls.removeMalls, { query: { id: [ids.near] } }),
      stranger.call(calls.removeMalls, { query: { id: [ids.far] } }),
    ])
    expect(codesOf(results)).toEqual(['done', 'validation'])
  })

  it('of many saves of one version one wins, and of many creates of one id all are the same', async () => {
    const body = (name: string) => ({ name, languages: ['se' as const] })
    const id = testId(1, 60)
    const made = await Promise.all(
      Array.from({ length: 4 }, () => client.call(calls.createMall, { body: { id, ...body('Ny') } })),
    )
    expect(new Set(made.map(({ version }) => version))).toEqual(new Set([1]))
    const saves = ['a', 'b', 'c', 'd'].map((name) =>
      client.call(calls.replaceMall, { params: { id }, version: 1, body: body(name) }),
    )
    expect(codesOf(await Promise.allSettled(saves))).toEqual(['conflict', 'conflict', 'conflict', 'done'])
  })
})
