import { type BodyOf, calls, contentTypes } from '@kiosk-admin/api-client'
import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'
import { callersOf } from '../testing/callers'

const { connector, floor } = contentTypes

let app: TestApp
let client: ReturnType<TestApp['client']>

const query = { mallId: ids.near }
const [lower, upper] = [testId(31, 1), testId(31, 2)]
const at = { x: 0.5, y: 0.5 }
const lift = {
  name: { se: 'Hissen' },
  kind: 'lift',
  stepFree: true,
  status: 'Active',
  stops: [lower, upper].map((floorId) => ({ floorId, at })),
} satisfies BodyOf<'connector'>

beforeEach(async () => {
  app = await createTestApp({ seed: testMall })
  client = (await app.signIn('chief')).client
  for (const [id, se] of [
    [lower, 'Plan 1'],
    [upper, 'Plan 2'],
  ] as const) {
    const body = { id, name: { se }, mapTitle: { se }, status: 'Active', map: null } as const
    await client.call(floor.calls.create, { query, body })
  }
})

const create = (fields: object = {}) => client.call(connector.calls.create, { query, body: { ...lift, ...fields } })

it('joins floors of the mall, each once', async () => {
  expect(await create()).toMatchObject({ ...lift, direction: 'both', width: null, wait: null, hours: null })
  const elsewhere = testId(31, 3)
  const name = { no: 'Plan 1' }
  const body = { id: elsewhere, name, mapTitle: name }
  await client.call(floor.calls.create, { query: { mallId: ids.far }, body })
  const wrong = [
    [{ stops: [] }, 'stops', 'required'],
    [{ stops: [...lift.stops, { floorId: lower, at }] }, 'stops', 'invalid'],
    [{ stops: [{ floorId: elsewhere, at }] }, 'stops.0.floorId', 'invalid'],
    [{ stops: [{ floorId: ids.shop, at }] }, 'stops.0.floorId', 'invalid'],
    [{ stops: [{ floorId: lower, at, exit: -1 }] }, 'stops.0.exit', 'invalid'],
  ] as const
  for (const [fields, path, rule] of wrong) {
    await expect(create(fields)).rejects.toMatchObject({ code: 'validation', errors: [{ path, rule }] })
  }
})

it('has no way without steps by stairs and escalators, and a waiting time for lifts only', async () => {
  expect(await create({ wait: 60 })).toMatchObject({ stepFree: true, wait: 60 })
  for (const kind of ['stairs', 'escalator']) {
    expect(await create({ kind, wait: 60 })).toMatchObject({ kind, stepFree: false, wait: null })
  }
  expect(await create({ kind: 'ramp', wait: 60 })).toMatchObject({ stepFree: true, wait: null })
})

it('keeps its floors from being deleted', async () => {
  const { id } = await create()
  await expect(client.call(floor.calls.remove, { query: { id: [upper] } })).rejects.toMatchObject({
    code: 'in_use',
    usedBy: [{ resource: 'Connector', id, path: 'stops.1.floorId' }],
  })
})

it('is not copied to another mall, whose floors it does not join', async () => {
  const { id } = await create()
  const copy = (mallId: string) => client.call(connector.calls.copy, { params: { id }, body: { mallId } })
  expect(await copy(ids.near)).toMatchObject({ name: { se: 'Hissen (kopia)' }, stops: lift.stops })
  await expect(copy(ids.far)).rejects.toMatchObject({ code: 'validation', errors: [{ path: 'stops' }] })
})

it('is published with the floors and what is drawn on them', async () => {
  const { id } = await create()
  const { version, ...before } = await client.call(floor.calls.get, { params: { id: lower } })
  const map = { ordinal: 0, spoken: {}, control: [], walkways: [], obstacles: [], amenities: [] }
  await client.call(floor.calls.replace, { params: { id: lower }, body: { ...before, map }, version })
  await client.call(calls.publish, { query, body: {} })
  const station = app.client(await callersOf(app).stationKey(ids.near))
  const { records, format } = await station.call(calls.kioskPublication, { params: query })
  expect(format).toBe(1)
  expect(records.connector).toMatchObject([{ id, ...lift }])
  expect(records.floor?.find((one) => one.id === lower)).toMatchObject({ map })
})
