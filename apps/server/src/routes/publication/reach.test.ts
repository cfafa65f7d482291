import { type BodyOf, calls, contentTypes } from '@kiosk-admin/api-client'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findReach } from '../../rules/reach'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'
import { at, box, hall } from '../../testing/plan'
import { callersOf } from '../testing/callers'

let app: TestApp
let client: ReturnType<TestApp['client']>
const find = vi.fn(async (question: Parameters<typeof findReach>[0]) => findReach(question))

const query = { mallId: ids.near }
const [street, upper] = [testId(31, 1), testId(31, 2)]
const [lift, stairs] = [testId(32, 1), testId(32, 2)]
const kiosk = ids.station

beforeEach(async () => {
  find.mockClear()
  app = await createTestApp({ seed: testMall, native: { findReach: find } })
  client = (await app.signIn('chief')).client
})

const yard = { ...hall, id: testId(33, 2), points: box(0, 90, 20, 99) }
const map = {
  ordinal: 0,
  control: [],
  scale: { from: at(0, 0), to: at(100, 0), metres: 100 },
  walkways: [hall, yard],
  obstacles: [],
  amenities: [],
}
const door = (which: number, x: number, y: number) => ({
  id: testId(34, which),
  at: at(x, y),
  kind: 'automatic' as const,
  stepFree: true,
})
const floor = (id: string, other: Partial<BodyOf<'floor'>>) => ({
  ...{ id, name: { se: id }, mapTitle: { se: id }, floorMapId: ids.picture, status: 'Active' as const },
  ...other,
})
const makeFloor = (id: string, other: Partial<BodyOf<'floor'>>) =>
  client.call(contentTypes.floor.calls.create, { query, body: floor(id, other) })
const makeConnector = (id: string, kind: 'lift' | 'stairs', x: number) =>
  client.call(contentTypes.connector.calls.create, {
    query,
    body: {
      ...{ id, name: { se: kind }, kind, stepFree: kind === 'lift', status: 'Active' },
      stops: [street, upper].map((floorId) => ({ floorId, at: at(x, 45) })),
    },
  })

/** Two floors joined by a lift and stairs, a shop on each, a unit without a door and one in a yard that nothing leads to. */
async function draw() {
  await makeFloor(street, {
    map,
    areas: [
      { areaId: 'A1', points: box(40, 20, 60, 40), doors: [door(1, 50, 40)] },
      { areaId: 'B1', points: box(70, 70, 80, 80) },
      { areaId: 'C1', points: box(0, 80, 20, 90), doors: [door(2, 10, 90)] },
    ],
  })
  await makeFloor(upper, {
    map: { ...map, ordinal: 1, walkways: [{ ...hall, id: testId(33, 3) }] },
    areas: [{ areaId: 'U1', points: box(40, 20, 60, 40), doors: [door(3, 50, 40)] }],
  })
  await makeConnector(lift, 'lift', 10)
  await makeConnector(stairs, 'stairs', 90)
}

async function placeStation(place: object = { floorId: street, position: at(30, 45) }) {
  const { version = 0 } = (await client.call(calls.stations, { params: query })).find(({ id }) => id === kiosk) ?? {}
  const body = { code: 'A1', name: 'Entrance', latitude: 59.3, longitude: 18.1, ...place }
  await client.call(calls.replaceStation, { params: { id: kiosk }, version, body })
}

async function moveShop(areaId: string, id: string = ids.shop) {
  const { version, ...shop } = await client.call(contentTypes.item.calls.get, { params: { id } })
  await client.call(contentTypes.item.calls.replace, { params: { id }, version, body: { ...shop, areaId } })
}

const ask = (of = client) => of.call(calls.reach, { query })
const askReasons = async () =>
  (await ask()).unreachable.map(({ record, reason, stepFree, stations }) => [record.id, reason, stepFree, stations])

describe('what visitors do not find to', () => {
  it('is not checked before a walkway is drawn', async () => {
    await moveShop('A1')
    const silent = { drawn: false, checked: false, unreachable: [], stations: [], warnings: [] }
    expect(await ask()).toEqual(silent)
    await makeFloor(street, { map: { ...map, walkways: [] } })
    expect(await ask()).toEqual(silent)
    expect(find).not.toHaveBeenCalled()
  })

  it('is nothing if each code has a way', async () => {
    await draw()
    await placeStation()
    await moveShop('U1')
    expect(await ask()).toMatchObject({ drawn: true, checked: true, unreachable: [], stations: [] })
  })

  it('warns of a toilet and a lift that no way leads to, and says when nothing was checked', async () => {
    await draw()
    const toilet = { id: testId(35, 1), kind: 'toilet' as const, at: at(50, 75) }
    const { version, ...body } = await client.call(contentTypes.floor.calls.get, { params: { id: street } })
    const drawn = { ...body, map: { ...map, amenities: [toilet] } }
    await client.call(contentTypes.floor.calls.replace, { params: { id: street }, version, body: drawn })
    const stops = [street, upper].map((floorId) => ({ floorId, at: at(30, 75) }))
    await client.call(contentTypes.connector.calls.create, {
      query,
      body: { id: testId(32, 3), name: { se: 'hiss' }, kind: 'lift', stepFree: true, status: 'Active', stops },
    })
    const { checked, warnings } = await ask()
    expect(checked).toBe(false)
    const told = warnings.map(({ name, id, floorId }) => [name, id, floorId])
    expect(told).toContainEqual(['noWay', toilet.id, street])
    for (const floorId of [street, upper]) expect(told).toContainEqual(['noWay', testId(32, 3), floorId])
    expect(told.filter(([name]) => name === 'noWay')).toHaveLength(3)
  })

  it.each([
    ['X9', 'notDrawn'],
    ['B1', 'noDoor'],
    ['C1', 'island'],
  ])('is a shop at %s: %s', async (code, reason) => {
    await draw()
    await placeStation()
    await moveShop(code)
    const { unreachable } = await ask()
    const record = { resource: 'Item', area: 'Shops', id: ids.shop, name: { se: 'Skor' }, recordType: 1 }
    expect(unreachable).toEqual([{ record, areaId: code, reason, stepFree: false, stations: [] }])
  })

  it('tells what is out of order, and what only steps lead to', async () => {
    await draw()
    await placeStation()
    await moveShop('U1')
    const close = (target: string, closed = true) =>
      client.call(calls.setMapState, { params: { target }, query, body: { closed } })
    await close(lift)
    expect(await askReasons()).toEqual([[ids.shop, 'closed', true, []]])
    await close(stairs)
    expect(await askReasons()).toEqual([[ids.shop, 'closed', false, []]])
    await close(lift, false)
    await close(stairs, false)
    await client.call(contentTypes.connector.calls.remove, { query: { id: [lift] } })
    expect(await askReasons()).toEqual([[ids.shop, 'onlyBySteps', true, []]])
  })

  it('names the stations without a way, and those without a place', async () => {
    await draw()
    await moveShop('A1')
    const unplaced = { id: kiosk, code: 'A1' }
    expect(await ask()).toMatchObject({ unreachable: [], stations: [unplaced] })
    await placeStation({ floorId: street, position: at(50, 70) })
    expect(await ask()).toMatchObject({ unreachable: [], stations: [unplaced] })
    await placeStation()
    const body = { code: 'Y1', name: 'Yard', latitude: 59.3, longitude: 18.1, floorId: street, position: at(10, 95) }
    await client.call(calls.createStation, { query, body })
    expect(await ask()).toMatchObject({ unreachable: [{ reason: 'island', stations: ['Y1'] }], stations: [] })
  })

  it('leaves out what is InActive and what has no code', async () => {
    await draw()
    await placeStation()
    await moveShop('X9')
    await client.call(contentTypes.item.calls.status, { query, body: { ids: [ids.shop], status: 'InActive' } })
    expect(await askReasons()).toEqual([])
  })
})

describe('rights', () => {
  it('each sees what their areas allow, and a publisher needs none of Parking', async () => {
    await draw()
    await placeStation()
    await moveShop('X9')
    await moveShop('X8', ids.restaurant)
    expect((await ask()).warnings.map(({ name, id }) => `${name} ${id}`)).toContain('noDoor B1')
    const { person } = callersOf(app)
    const { token } = await person([ids.near], [{ area: 'Shops', read: true, write: true }])
    const { unreachable, warnings } = await ask(app.client(token))
    expect(unreachable.map(({ record }) => record.id)).toEqual([ids.shop])
    expect(warnings).toEqual([])
  })
})

describe('the answer is kept', () => {
  it('until something that decides it has changed', async () => {
    await draw()
    await placeStation()
    await moveShop('U1')
    const first = await ask()
    expect(await ask()).toEqual(first)
    expect(find).toHaveBeenCalledTimes(1)
    await client.call(calls.setMapState, { params: { target: lift }, query, body: { closed: true } })
    await ask()
    expect(find).toHaveBeenCalledTimes(2)
  })

  it('but no failure is', async () => {
    await draw()
    find.mockRejectedValueOnce(new Error('out of memory'))
    await expect(ask()).rejects.toMatchObject({ code: 'internal' })
    expect(await ask()).toMatchObject({ drawn: true })
  })
})
