import { ApiError, contentTypes } from '@kiosk-admin/api-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditEntries } from '../../db/audit/entries'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'

describe('fields of many records', () => {
  const query = { mallId: ids.near }
  let app: TestApp
  let chief: Awaited<ReturnType<TestApp['signIn']>>['client']

  beforeEach(async () => {
    app = await createTestApp({ seed: testMall })
    chief = (await app.signIn('chief')).client
  })

  const get = (id: string) => chief.call(contentTypes.offer.calls.get, { params: { id } })
  const set = (each: Record<string, { version?: number; set?: Record<string, unknown> }>, all = {}) =>
    chief.call(contentTypes.offer.calls.fields, { query, body: { ids: Object.keys(each), set: all, each } })
  const failure = async (call: Promise<unknown>): Promise<ApiError> => {
    const error = await call.then(
      () => undefined,
      (error) => error,
    )
    expect(error).toBeInstanceOf(ApiError)
    return error
  }

  it('get fields of their own after those of all, each from its version', async () => {
    const records = await set(
      {
        [ids.running]: { version: 1, set: { endDate: '2031-12-24' } },
        [ids.hidden]: { version: 1, set: { endDate: '2031-12-31', status: 'Active' } },
      },
      { status: 'InActive' },
    )
    expect(records).toMatchObject([
      { id: ids.running, version: 2, endDate: '2031-12-24', status: 'InActive' },
      { id: ids.hidden, version: 2, endDate: '2031-12-31', status: 'Active' },
    ])
  })

  it('are given back in one transaction, with one entry of the history for each', async () => {
    const before = await Promise.all([ids.running, ids.hidden].map(get))
    const written = await set(Object.fromEntries(before.map(({ id }) => [id, { set: { endDate: '2031-12-24' } }])))
    const back = written.map(({ id, version }, index) => [id, { version, set: { endDate: before[index]?.endDate } }])
    const records = await set(Object.fromEntries(back))
    expect(records.map(({ endDate, version }) => ({ endDate, version }))).toEqual(
      before.map(({ endDate, version }) => ({ endDate, version: version + 2 })),
    )
    const entries = await auditEntries(app.db).select('action').where('record_id', '=', ids.running).execute()
    expect(entries.map(({ action }) => action).slice(-2)).toEqual(['fields', 'fields'])
  })

  it('stay as they are in all when some have moved on, and the answer names those', async () => {
    await set({ [ids.hidden]: { set: { status: 'Active' } } })
    const [running, hidden] = [await get(ids.running), await get(ids.hidden)]
    const error = await failure(
      set({
        [ids.running]: { version: 1, set: { endDate: '2031-12-24' } },
        [ids.hidden]: { version: 1, set: { endDate: '2031-12-24' } },
      }),
    )
    expect(error).toMatchObject({
      code: 'conflict',
      status: 409,
      current: { id: ids.hidden, version: 2 },
      records: [{ id: ids.hidden, name: hidden.name }],
    })
    expect(error.message).toBe(`${hidden.name.en ?? hidden.name.se}: Someone else changed this`)
    expect(await get(ids.running)).toEqual(running)
  })

  it('stay as they are in all when one is in the trash, and the answer names it', async () => {
    const { name } = await get(ids.hidden)
    await chief.call(contentTypes.offer.calls.remove, { query: { id: [ids.hidden] } })
    const error = await failure(set({ [ids.running]: {}, [ids.hidden]: {} }, { endDate: '2031-12-24' }))
    expect(error).toMatchObject({ code: 'not_found', records: [{ id: ids.hidden, name }] })
    expect(await get(ids.running)).toMatchObject({ version: 1 })
  })

  it('stay as they are in all when one would not fit, and the answer names it', async () => {
    const running = await get(ids.running)
    const error = await failure(
      set({ [ids.hidden]: { set: { status: 'Active' } }, [ids.running]: { set: { endDate: '2020-01-01' } } }),
    )
    expect(error).toMatchObject({
      code: 'validation',
      errors: [{ path: 'endDate', rule: 'invalid' }],
      records: [{ id: ids.running, name: running.name }],
    })
    expect(await get(ids.hidden)).toMatchObject({ version: 1, status: 'InActive' })
  })

  it('are refused for a record that is not among those named, and for a field that there is not', async () => {
    const body = { ids: [ids.running], set: {}, each: { [ids.hidden]: { set: { status: 'Active' } } } }
    const stranger = await failure(chief.call(contentTypes.offer.calls.fields, { query, body }))
    expect(stranger.errors).toMatchObject([{ path: `each.${ids.hidden}`, rule: 'invalid' }])
    const unknown = await failure(set({ [ids.running]: { set: { colour: 'red' } } }))
    expect(unknown.errors).toMatchObject([{ path: 'colour', rule: 'invalid' }])
  })

  it('take as many statements for forty records as for four', async () => {
    let statements = 0
    const db = app.db.withPlugin({
      transformQuery({ node }) {
        statements++
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const counted = await createTestApp({ seed: testMall, db })
    const { client } = await counted.signIn('chief')
    const { item } = contentTypes
    const { mallId: _, version: __, ...shop } = await client.call(item.calls.get, { params: { id: ids.shop } })
    const shops = Array.from({ length: 40 }, (_, index) => testId(4, 100 + index))
    for (const id of shops) await client.call(item.calls.create, { query, body: { ...shop, id } })
    const statementsFor = async (count: number, status: 'Active' | 'InActive') => {
      statements = 0
      await client.call(item.calls.status, { query, body: { ids: shops.slice(0, count), status } })
      return statements
    }
    const few = await statementsFor(4, shop.status === 'Active' ? 'InActive' : 'Active')
    expect(few).toBeGreaterThan(5)
    expect(await statementsFor(40, shop.status)).toBe(few)
    const written = await auditEntries(counted.db)
      .select('action')
      .where('record_id', '=', shops[0] ?? '')
      .execute()
    expect(written.map(({ action }) => action)).toEqual(['create', 'status', 'status'])
  })

  it('hold opening hours to the rules that hold for a single record', async () => {
    const week = { mon: [{ from: '10:00', to: '18:00' }], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
    const day = (from: string, slots: object[] = []) => ({ from, to: from, name: { se: 'Jul' }, slots })
    const hours = async (openingHours: unknown) =>
      chief.call(contentTypes.item.calls.fields, {
        query,
        body: { ids: [ids.shop], set: {}, each: { [ids.shop]: { set: { openingHours } } } },
      })
    const overlapping = [
      { from: '10:00', to: '14:00' },
      { from: '13:00', to: '15:00' },
    ]
    const clash = await failure(hours({ week, exceptions: [day('2026-12-24', overlapping)] }))
    expect(clash.errors).toMatchObject([{ path: 'openingHours.exceptions.0.slots.1' }])
    const many = await failure(hours({ week, exceptions: Array.from({ length: 201 }, () => day('2026-12-24')) }))
    expect(many.errors).toMatchObject([{ path: 'openingHours.exceptions' }])
    expect(many.records).toMatchObject([{ id: ids.shop }])
    const [shop] = await hours({ week, exceptions: [day('2026-12-24')], mallExceptions: true })
    expect(shop?.openingHours).toEqual({ week, exceptions: [day('2026-12-24')], mallExceptions: true })
  })
})
