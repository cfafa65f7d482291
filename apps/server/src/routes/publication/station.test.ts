import { calls, contentTypes } from '@kiosk-admin/api-client'
import { demoPassword } from '@kiosk-admin/api-client/demo'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditEntries } from '../../db/audit/entries'
import { json } from '../../db/json'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'

let app: TestApp
let token: string
let client: ReturnType<TestApp['client']>
let closed: string[]

const made = testId(7, 50)
const nowhere = { areaId: null, floorId: null, position: null, bearing: null }
const body = { code: 'B2', name: 'Norra', latitude: 57.7, longitude: 11.9, ...nowhere }
const chief = { id: testId(9, 1), name: 'chief' }

beforeEach(async () => {
  app = await createTestApp({ seed: testMall })
  ;({ token, client } = await app.signIn('chief'))
  closed = []
  app.relay.stationKeyChanged = (mallId, stationId) => void closed.push(`${mallId} ${stationId}`)
})

async function send(method: string, path: string, sent?: unknown, headers: Record<string, string> = {}) {
  const response = await app.fetch(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
  })
  return { status: response.status, body: await response.json() }
}

const create = (fields: object = {}) =>
  send('POST', `/MallStation?mallId=${ids.near}`, { ...body, id: made, ...fields })
const listed = async () => (await client.call(calls.stations, { params: { mallId: ids.near } })).map(({ id }) => id)
const actions = async () =>
  (await auditEntries(app.db).select('action').where('record_id', '=', made).orderBy('id').execute()).map(
    ({ action }) => action,
  )
const stamps = {
  version: 1,
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
  updatedBy: chief,
}
const offline = {
  publication: null,
  state: 'offline',
  lastSeenAt: null,
  softwareVersion: null,
  simulated: false,
  voices: null,
}

it('GET /MallStation/{mallId} lists all stations of a mall, in short form without permission', async () => {
  const short = { id: ids.station, mallId: ids.near, code: 'A1', name: 'Entrance', latitude: 59.3, longitude: 18.1 }
  const listing = { ...short, ...nowhere, ...offline }
  const path = `/MallStation/${ids.near}`
  expect(await send('GET', path)).toEqual({
    status: 200,
    body: { success: true, message: [{ ...listing, ...stamps }] },
  })
  ;({ token } = await app.signIn('editor'))
  expect(await send('GET', path)).toEqual({ status: 200, body: { success: true, message: [listing] } })
  ;({ token } = await app.signIn('nobody'))
  expect(await send('GET', path)).toMatchObject({ status: 403 })
})

describe('a station', () => {
  it('is created idempotently', async () => {
    const record = { id: made, mallId: ids.near, ...body, ...offline, ...stamps }
    const answer = { status: 200, body: { success: true, message: record } }
    expect(await create()).toEqual(answer)
    expect(await create()).toEqual(answer)
    expect(await listed()).toEqual([ids.station, made])
    expect(await actions()).toEqual(['create'])
    expect(app.relay.sent.changed).toMatchObject([
      { mallId: ids.near, resource: 'MallStation', area: 'Mall', ids: [made] },
    ])
    const elsewhere = await create({ id: ids.farStation })
    expect([elsewhere.status, elsewhere.body.current]).toEqual([409, undefined])
  })

  it.each([
    [{ code: 'A1' }, 'code', 'invalid'],
    [{ code: '1234567' }, 'code', 'maxLength'],
    [{ code: '' }, 'code', 'required'],
    [{ name: ' ' }, 'name', 'required'],
    [{ latitude: -91 }, 'latitude', 'invalid'],
    [{ longitude: 'east' }, 'longitude', 'invalid'],
    [{ areaId: 'x'.repeat(41) }, 'areaId', 'maxLength'],
    [{ floorId: ids.shop }, 'floorId', 'invalid'],
    [{ position: { x: 0.5, y: 0.5 } }, 'floorId', 'required'],
    [{ bearing: 360 }, 'bearing', 'invalid'],
  ])('is not created with %j', async (change, path, rule) => {
    expect(await create(change)).toMatchObject({ status: 422, body: { errors: [{ path, rule }] } })
  })

  it('is replaced with the edited version', async () => {
    await create()
    const path = `/MallStation/${made}`
    expect(await send('PUT', path, body)).toMatchObject({ status: 428 })
    const moved = { ...body, latitude: 57.8 }
    const version = { 'if-match': '"1"' }
    expect(await send('PUT', path, moved, version)).toMatchObject({ body: { message: { ...moved, version: 2 } } })
    expect(await send('PUT', path, moved, version)).toMatchObject({ body: { message: { version: 2 } } })
    expect(await send('PUT', path, body, version)).toMatchObject({
      status: 409,
      body: { current: { ...moved, version: 2 } },
    })
    const taken = await send('PUT', path, { ...body, code: 'A1' }, { 'if-match': '"2"' })
    expect(taken).toMatchObject({ status: 422, body: { errors: [{ path: 'code' }] } })
    expect(await actions()).toEqual(['create', 'replace'])
  })

  it('has a place on its floor', async () => {
    const floor = testId(11, 1)
    await send('POST', `/Floor?mallId=${ids.near}`, { id: floor, name: { se: 'Plan 1' }, mapTitle: { se: 'Plan 1' } })
    const place = { floorId: floor, position: { x: 0.25, y: 0.75 }, bearing: 90 }
    expect(await create(place)).toMatchObject({ body: { message: place } })
    const { key } = await client.call(calls.stationKey, { params: { id: made } })
    expect(await app.client(key).call(calls.kioskMe, {})).toMatchObject(place)
    // a client of an earlier version sends no place
    const { position: _position, bearing: _bearing, ...earlier } = body
    const moved = await send('PUT', `/MallStation/${made}`, earlier, { 'if-match': '"2"' })
    expect(moved).toMatchObject({ body: { message: nowhere } })
  })

  it('prevents deletion of its floor', async () => {
    const floor = testId(11, 1)
    await send('POST', `/Floor?mallId=${ids.near}`, { id: floor, name: { se: 'Plan 1' }, mapTitle: { se: 'Plan 1' } })
    await create({ floorId: floor })
    const usedBy = [{ resource: 'MallStation', id: made, name: 'Norra', path: 'floorId' }]
    expect(await send('DELETE', `/Floor?id=${floor}`)).toMatchObject({ status: 409, body: { code: 'in_use', usedBy } })
    await send('DELETE', `/MallStation?id=${made}`)
    expect(await send('DELETE', `/Floor?id=${floor}`)).toMatchObject({ status: 200 })
    const { needs } =
      (await client.call(calls.trash, { query: { mallId: ids.near } })).find(({ id }) => id === made) ?? {}
    expect(needs).toEqual([{ resource: 'Floor', id: floor, name: { se: 'Plan 1' }, path: 'floorId' }])
    const restored = await send('POST', `/MallStation/Restore?mallId=${ids.near}`, { ids: [made] })
    expect(restored).toMatchObject({ status: 422, body: { errors: [{ path: 'floorId' }] } })
    await client.call(contentTypes.floor.calls.restore, { query: { mallId: ids.near }, body: { ids: [floor] } })
    expect(await send('POST', `/MallStation/Restore?mallId=${ids.near}`, { ids: [made] })).toMatchObject({
      status: 200,
    })
  })
})

describe('a key', () => {
  it('is shown once, and revokes the previous one with its socket', async () => {
    await create({ areaId: 'B04' })
    const [first, second] = [
      await client.call(calls.stationKey, { params: { id: made } }),
      await client.call(calls.stationKey, { params: { id: made } }),
    ]
    expect(closed).toEqual([`${ids.near} ${made}`, `${ids.near} ${made}`])
    await expect(app.client(first.key).call(calls.kioskMe, {})).rejects.toMatchObject({ status: 401 })
    expect(await app.client(second.key).call(calls.kioskMe, {})).toMatchObject({
      mallId: ids.near,
      stationId: made,
      code: 'B2',
      areaId: 'B04',
      floorId: null,
      position: null,
      bearing: null,
      visitorUrl: 'https://kiosks.example.com',
    })
    expect(JSON.stringify(await auditEntries(app.db).selectAll().execute())).not.toContain(second.key)
  })

  it('is revoked with its station, and not restored', async () => {
    await create()
    const { key } = await client.call(calls.stationKey, { params: { id: made } })
    closed = []
    expect(await send('DELETE', `/MallStation?id=${made}`)).toEqual({
      status: 200,
      body: { success: true, message: { ids: [made], conflicts: [] } },
    })
    expect(closed).toEqual([`${ids.near} ${made}`])
    const ended = { status: 401 }
    await expect(app.client(key).call(calls.kioskMe, {})).rejects.toMatchObject(ended)
    await expect(client.call(calls.stationKey, { params: { id: made } })).rejects.toMatchObject({ status: 404 })
    await client.call(calls.restoreStations, { query: { mallId: ids.near }, body: { ids: [made] } })
    await expect(app.client(key).call(calls.kioskMe, {})).rejects.toMatchObject(ended)
    expect(await actions()).toEqual(['create', 'key', 'remove', 'restore'])
  })
})

describe('the trash', () => {
  it('keeps stations for 30 days, visible to readers', async () => {
    await create()
    await send('DELETE', `/MallStation?id=${made}`)
    expect(await listed()).toEqual([ids.station])
    expect(await client.call(calls.trash, { query: { mallId: ids.near } })).toMatchObject([
      { resource: 'MallStation', id: made, name: 'Norra', deletedBy: chief, needs: [] },
    ])
    const areas = json([{ area: 'Offer', read: true, write: true }])
    await app.db.updateTable('user_group').set({ areas }).where('id', '=', testId(8, 2)).execute()
    expect(await (await app.signIn('editor')).client.call(calls.trash, { query: { mallId: ids.near } })).toEqual([])
    // another station has taken its code
    await create({ id: testId(7, 51) })
    const again = await send('POST', `/MallStation/Restore?mallId=${ids.near}`, { ids: [made] })
    expect(again).toMatchObject({ status: 422, body: { errors: [{ path: 'code' }] } })
    app.clock.advance(30 * 24 * 3_600_000)
    ;({ token } = await app.signIn('chief'))
    expect(await send('POST', `/MallStation/Restore?mallId=${ids.near}`, { ids: [made] })).toMatchObject({
      status: 404,
    })
    await send('DELETE', `/MallStation?id=${testId(7, 51)}`)
    const left = await app.db.selectFrom('station').select('id').where('id', '=', made).execute()
    expect(left).toEqual([])
  })

  it('does not accept outdated versions or stations of other malls', async () => {
    const confirm = () => send('POST', '/Session/Confirm', { password: demoPassword })
    await create()
    await confirm()
    const moved = await send('DELETE', `/MallStation?id=${made}&id=${ids.station}&version=9&version=1`)
    expect(moved).toMatchObject({
      status: 200,
      body: { message: { ids: [ids.station], conflicts: [{ id: made, current: { version: 1 } }] } },
    })
    ;({ token } = await app.signIn('stranger'))
    await confirm()
    expect(await send('DELETE', `/MallStation?id=${ids.farStation}&id=${made}`)).toMatchObject({ status: 404 })
    expect(await send('PUT', `/MallStation/${made}`, body, { 'if-match': '"1"' })).toMatchObject({ status: 404 })
    expect(await send('POST', `/MallStation/Restore?mallId=${ids.far}`, { ids: [made] })).toMatchObject({ status: 404 })
  })
})
