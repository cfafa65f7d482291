import { type BodyOf, calls, contentTypes } from '@kiosk-admin/api-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'
import { callersOf } from '../testing/callers'

let app: TestApp
let client: ReturnType<TestApp['client']>
let key: string

const query = { mallId: ids.near }
const [floorId, lift, door, walkway, amenity] = [
  testId(31, 1),
  testId(32, 1),
  testId(33, 1),
  testId(33, 2),
  testId(33, 3),
]
const at = { x: 0.5, y: 0.5 }
const points = [at, { x: 0.6, y: 0.5 }, { x: 0.6, y: 0.6 }]
const floor = {
  id: floorId,
  name: { se: 'Plan 1' },
  mapTitle: { se: 'Plan 1' },
  areas: [{ areaId: 'A1', points, doors: [{ id: door, at, kind: 'swing' as const, stepFree: true }] }],
  map: {
    ordinal: 0,
    control: [],
    walkways: [{ id: walkway, shape: 'area' as const, points, stepFree: true }],
    obstacles: [],
    amenities: [{ id: amenity, kind: 'toilet' as const, at }],
  },
} satisfies BodyOf<'floor'> & { id: string }

beforeEach(async () => {
  app = await createTestApp({ seed: testMall })
  client = (await app.signIn('chief')).client
  await client.call(contentTypes.floor.calls.create, { query, body: floor })
  const stops = [{ floorId, at }]
  const body = { id: lift, name: { se: 'Hissen' }, kind: 'lift', stops } as const
  await client.call(contentTypes.connector.calls.create, { query, body })
  key = await callersOf(app).stationKey(ids.near)
})

const set = (target: string, closed: boolean, until: string | null = null) =>
  client.call(calls.setMapState, { params: { target }, query, body: { closed, until } })
const read = () => client.call(calls.mapStateOfMall, { query })

async function ask(etag?: string) {
  const headers = { authorization: `Bearer ${key}`, ...(etag ? { 'if-none-match': etag } : {}) }
  const response = await app.fetch(`/api/Kiosk/${ids.near}/State`, { headers })
  const body = response.status === 200 ? await response.json() : undefined
  return { status: response.status, etag: response.headers.get('etag') ?? '', body }
}

describe('what is out of order', () => {
  it('is a connector, a door, a walkway or an amenity of the mall', async () => {
    expect(await read()).toEqual({ version: 0, closed: [] })
    for (const target of [lift, door, walkway, amenity]) await set(target, true)
    const closed = [lift, door, walkway, amenity].map((target) => ({ target }))
    expect(await read()).toEqual({ version: 4, closed })
    for (const target of [testId(33, 9), ids.shop, floorId]) {
      await expect(set(target, true)).rejects.toMatchObject({ code: 'not_found' })
    }
    expect(await set(door, false)).toEqual({ version: 5, closed: closed.filter(({ target }) => target !== door) })
  })

  it('has a new version and a nudge for each change only', async () => {
    await set(lift, true)
    await set(lift, true)
    await set(door, false)
    expect(await read()).toEqual({ version: 1, closed: [{ target: lift }] })
    expect(app.relay.sent.mapState).toEqual([{ mallId: ids.near, version: 1 }])
  })

  it('opens again at a time', async () => {
    const until = '2026-11-21T10:00:00.000Z'
    expect(await set(lift, true, until)).toEqual({ version: 1, closed: [{ target: lift, until }] })
    const before = await ask()
    expect(before.body).toEqual({ version: 1, closed: [{ target: lift, until }] })
    app.clock.advance(3_600_001)
    expect(await read()).toEqual({ version: 1, closed: [] })
    expect(await ask(before.etag)).toMatchObject({ status: 200, body: { version: 1, closed: [] } })
    // a time in the past closes nothing
    expect(await set(door, true, until)).toEqual({ version: 1, closed: [] })
  })

  it('opens when its connector was deleted', async () => {
    await set(lift, true)
    await client.call(contentTypes.connector.calls.remove, { query: { id: [lift] } })
    expect(await set(lift, false)).toEqual({ version: 2, closed: [] })
  })

  it('is in the history of the connector, or of the floor', async () => {
    const history = async (record: string) => {
      const { data } = await client.call(calls.auditTrail, { query: { ...query, record } })
      return data.filter(({ action }) => action === 'fields')
    }
    const until = '2026-11-21T10:00:00.000Z'
    await set(lift, true, until)
    await set(door, true)
    expect(await history(lift)).toMatchObject([
      {
        resource: 'Connector',
        area: 'Parking',
        recordName: { se: 'Hissen' },
        by: { name: 'chief' },
        changes: [
          { path: 'closed', before: false, after: true },
          { path: 'until', before: null, after: until },
        ],
      },
    ])
    expect(await history(floorId)).toMatchObject([
      { changes: [{ path: `closed.${door}`, before: false, after: true }] },
    ])
  })
})

describe('a station', () => {
  it('asks with its ETag', async () => {
    const first = await ask()
    expect(first).toMatchObject({ status: 200, body: { version: 0, closed: [] } })
    expect(await ask(first.etag)).toMatchObject({ status: 304 })
    await set(lift, true)
    const second = await ask(first.etag)
    expect(second).toMatchObject({ status: 200, body: { version: 1, closed: [{ target: lift }] } })
    expect(await ask(second.etag)).toMatchObject({ status: 304 })
    expect(await app.client(key).call(calls.kioskMapState, { params: query })).toEqual(second.body)
  })

  it('notices another state of the same version, as after a restored back-up', async () => {
    await set(lift, true)
    const { etag } = await ask()
    await app.db.deleteFrom('map_state').execute()
    await set(door, true)
    expect(await ask(etag)).toMatchObject({ status: 200, body: { version: 1, closed: [{ target: door }] } })
  })

  it('asks for its own mall only', async () => {
    const headers = { authorization: `Bearer ${key}` }
    expect((await app.fetch(`/api/Kiosk/${ids.far}/State`, { headers })).status).toBe(404)
  })
})
