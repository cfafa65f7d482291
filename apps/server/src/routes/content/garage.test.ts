import { type BodyOf, calls, contentTypes } from '@kiosk-admin/api-client'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { json } from '../../db/json'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'

let app: TestApp
let client: Awaited<ReturnType<TestApp['signIn']>>['client']
const query = { mallId: ids.near }
const [house, one, two, own] = [testId(30, 1), testId(31, 1), testId(31, 2), testId(31, 3)]
const level: BodyOf<'floor'> = { name: { se: 'Plan' }, mapTitle: { se: 'Parkera här' }, status: 'Active' }
const park: BodyOf<'place'> = { setting: 'outdoor', name: { se: 'Parken' } }

const addFloor = (id: string, more: Partial<typeof level>) =>
  client.call(contentTypes.floor.calls.create, { query, body: { ...level, id, ...more } })
const addPlace = (more: Partial<typeof park>) =>
  client.call(contentTypes.place.calls.create, { query, body: { ...park, ...more } })
const refused = (path: string, rule = 'invalid') => ({ code: 'validation', errors: [{ path, rule }] })

beforeAll(async () => {
  await createTestApp()
})

beforeEach(async () => {
  app = await createTestApp({ seed: testMall })
  client = (await app.signIn('chief')).client
  await client.call(contentTypes.garage.calls.create, {
    query,
    body: { id: house, name: { se: 'Kajen' }, status: 'Active' },
  })
  await addFloor(one, { garageId: house, floorMapId: ids.picture })
  await addFloor(two, { garageId: house, objectType: 'other', status: 'InActive' })
  await addFloor(own, { objectType: 'shopping' })
})

describe('a garage', () => {
  it('is listed with its floors, in their order', async () => {
    await client.call(contentTypes.floor.calls.order, { query, body: { ids: [two, one, own] } })
    const [listed] = await client.call(contentTypes.garage.calls.list, { query })
    expect(listed?.floors.map(({ id, contentStatus }) => [id, contentStatus])).toEqual([
      [two, 'unpublished'],
      [one, 'unpublished'],
    ])
    const ofHouse = await client.call(contentTypes.floor.calls.list, { query: { ...query, garageId: house } })
    expect(ofHouse).toEqual(listed?.floors)
    expect(await client.call(contentTypes.garage.calls.get, { params: { id: house } })).not.toHaveProperty('floors')
  })

  it('is counted with the kinds and the number of its floors', async () => {
    const { tiles, counts } = await client.call(calls.published, { query })
    expect(tiles.parking).toEqual({ count: 1, enabled: true, active: 1, inactive: 0, categories: 2, floors: 2 })
    expect(counts.garages).toEqual({ Active: 1, InActive: 0 })
  })

  it('is deleted after its floors and restored before them', async () => {
    await expect(client.call(contentTypes.garage.calls.remove, { query: { id: [house] } })).rejects.toMatchObject({
      code: 'in_use',
      usedBy: [
        { resource: 'Floor', id: one, path: 'garageId' },
        { resource: 'Floor', id: two, path: 'garageId' },
      ],
    })
    await client.call(contentTypes.floor.calls.remove, { query: { id: [one, two] } })
    await client.call(contentTypes.garage.calls.remove, { query: { id: [house] } })
    const restoring = client.call(contentTypes.floor.calls.restore, { query, body: { ids: [one] } })
    await expect(restoring).rejects.toMatchObject(refused('garageId'))
    await client.call(contentTypes.garage.calls.restore, { query, body: { ids: [house] } })
    expect(await client.call(contentTypes.floor.calls.restore, { query, body: { ids: [one] } })).toHaveLength(1)
  })

  it('requires permission for Parking', async () => {
    const { client: editor } = await app.signIn('editor')
    await expect(editor.call(contentTypes.garage.calls.list, { query })).rejects.toMatchObject({
      code: 'access_denied',
    })
  })
})

describe('a floor', () => {
  it('has markers and areas with labels in the first language', async () => {
    const at = { x: 0.25, y: 1 }
    const corners = [at, { x: 0, y: 0 }, { x: 1, y: 0.5 }]
    const marked = { markers: [{ label: { se: 'Hiss' }, position: at }], areas: [{ areaId: 'P1', points: corners }] }
    expect(await addFloor(testId(31, 4), marked)).toMatchObject(marked)
    const wrong = [
      [{ markers: [{ label: { en: 'Lift' }, position: at }] }, 'markers.0.label.se', 'required'],
      [{ markers: [{ label: { se: 'Hiss' }, position: { x: 2, y: 0 } }] }, 'markers.0.position.x', 'invalid'],
      [{ areas: [{ areaId: 'P1', points: corners.slice(1) }] }, 'areas.0.points', 'required'],
      [{ garageId: one }, 'garageId', 'invalid'],
    ] as const
    for (const [more, path, rule] of wrong) {
      await expect(addFloor(testId(31, 5), more as object)).rejects.toMatchObject(refused(path, rule))
    }
  })

  it('is copied to another mall without its garage and plan, in that mall’s language', async () => {
    const body = { mallId: ids.far }
    expect(await client.call(contentTypes.floor.calls.copy, { params: { id: one }, body })).toMatchObject({
      garageId: null,
      floorMapId: null,
      name: { no: 'Plan (kopi)' },
      mapTitle: { no: 'Parkera här' },
    })
  })
})

describe('a place', () => {
  it('has a complete position on the map or on a floor, never on both', async () => {
    const location = { latitude: 57.7, longitude: 11.9 }
    const position = { x: 0.5, y: 0.5 }
    expect(await addPlace({ location })).toMatchObject({ location, floorId: null })
    expect(await addPlace({ setting: 'indoor', floorId: own, position })).toMatchObject({ position, location: null })
    await expect(addPlace({ position })).rejects.toMatchObject(refused('floorId', 'required'))
    await expect(addPlace({ floorId: own })).rejects.toMatchObject(refused('position', 'required'))
    await expect(addPlace({ location, floorId: own, position })).rejects.toMatchObject(refused('location'))
    await expect(client.call(contentTypes.floor.calls.remove, { query: { id: [own] } })).rejects.toMatchObject({
      code: 'in_use',
    })
    const { tiles, counts } = await client.call(calls.published, { query })
    expect([tiles.place.count, counts.indoors, counts.outdoors]).toEqual([
      2,
      { Active: 0, InActive: 1 },
      { Active: 0, InActive: 1 },
    ])
  })

  it('lets editors of places reference floors', async () => {
    const areas = json([{ area: 'Information', read: true, write: true }])
    await app.db.updateTable('user_group').set({ areas }).where('id', '=', testId(8, 2)).execute()
    const { client: editor } = await app.signIn('editor')
    const options = await editor.call(contentTypes.floor.calls.options, { query })
    expect(options.map(({ id }) => id)).toEqual([own, one, two])
    await expect(editor.call(contentTypes.floor.calls.list, { query })).rejects.toMatchObject({ code: 'access_denied' })
  })
})
