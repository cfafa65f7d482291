import { calls, contentTypes, type RecordOf } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'

const { slideshow } = contentTypes
const [welcome, far] = [testId(12, 1), testId(12, 2)]
const query = { mallId: ids.near }

let app: TestApp
let client: Awaited<ReturnType<TestApp['signIn']>>['client']
beforeEach(async () => {
  app = await createTestApp({ seed: testMall })
  client = (await app.signIn('chief')).client
})

type Chosen = { id?: string; version?: number; stationIds?: string[] | null }

const save = ({ id = welcome, ...chosen }: Chosen = {}) =>
  client.call(slideshow.calls.save, {
    params: { id },
    query,
    body: { kind: 'info', name: 'Welcome', status: 'Active', ...chosen },
  })

const removeStation = (id: string = ids.station) => client.call(calls.removeStations, { query: { id: [id] } })

describe('the stations of a slideshow', () => {
  it('are all stations by default', async () => {
    expect(await save()).toMatchObject({ stationIds: null })
    expect(await save({ id: far, stationIds: [ids.station] })).toMatchObject({ stationIds: [ids.station] })
  })

  it.each([
    ['of another mall', [ids.farStation], 'stationIds.0'],
    ['that do not exist', [ids.station, testId(7, 99)], 'stationIds.1'],
    ['that are no stations', [ids.shop], 'stationIds.0'],
    ['of which there are none', [], 'stationIds'],
  ])('are refused %s', async (_, stationIds, path) => {
    await expect(save({ stationIds })).rejects.toMatchObject({ code: 'validation', errors: [{ path }] })
  })

  it('cannot be deleted, because the slideshow would then play on all', async () => {
    await save({ stationIds: [ids.station] })
    const usedBy = [{ resource: 'Slideshow', id: welcome, name: 'Welcome', path: 'stationIds.0' }]
    await expect(removeStation()).rejects.toMatchObject({ code: 'in_use', usedBy })
    await save({ version: 1, stationIds: null })
    expect(await removeStation()).toMatchObject({ ids: [ids.station] })
    await expect(save({ version: 2, stationIds: [ids.station] })).rejects.toMatchObject({ code: 'validation' })
  })

  it('must exist when the slideshow is restored', async () => {
    await save({ stationIds: [ids.station] })
    await client.call(slideshow.calls.remove, { query: { id: [welcome] } })
    await removeStation()
    const deleted = await client.call(calls.trash, { query })
    expect(deleted.find(({ id }) => id === welcome)?.needs).toMatchObject([
      { resource: 'MallStation', id: ids.station, name: 'Entrance' },
    ])
    const restore = () => client.call(slideshow.calls.restore, { query, body: { ids: [welcome] } })
    await expect(restore()).rejects.toMatchObject({ code: 'validation' })
    await client.call(calls.restoreStations, { query, body: { ids: [ids.station] } })
    expect(await restore()).toMatchObject([{ id: welcome, stationIds: [ids.station] }])
  })

  it('are not copied to another mall, and the copy is InActive', async () => {
    await save({ stationIds: [ids.station] })
    const copy = (mallId: string) => client.call(slideshow.calls.copy, { params: { id: welcome }, body: { mallId } })
    expect(await copy(ids.near)).toMatchObject({ stationIds: [ids.station] })
    expect(await copy(ids.far)).toMatchObject({ stationIds: null, status: 'InActive' })
  })

  it('are part of the publication', async () => {
    await save({ stationIds: [ids.station] })
    await client.call(calls.publish, { query, body: {} })
    const station = app.client((await client.call(calls.stationKey, { params: { id: ids.station } })).key)
    const { records } = await station.call(calls.kioskPublication, { params: { mallId: ids.near } })
    expect(records.slideshow).toMatchObject([{ id: welcome, stationIds: [ids.station] }])
  })

  it('are no change for slideshows without this field', async () => {
    await save()
    await client.call(calls.publish, { query, body: {} })
    for (const [table, id] of [
      ['content', 'id'],
      ['published_record', 'record_id'],
    ] as const) {
      await sql`update ${sql.table(table)} set data = data - 'stationIds' where ${sql.ref(id)} = ${welcome}`.execute(
        app.db,
      )
    }
    const { version } = await client.call(slideshow.calls.get, { params: { id: welcome } })
    expect(await save({ version })).toMatchObject({ version })
    await save({ version, stationIds: [ids.station] })
    expect((await client.call(calls.changes, { query })).changes).toMatchObject([{ id: welcome, kind: 'changed' }])
    await save({ version: version + 1, stationIds: null })
    expect((await client.call(calls.changes, { query })).changes).toEqual([])
  })
})

describe('the slideshows of a station', () => {
  const shownAt = async (id: string, reader = client) =>
    (await reader.call(calls.stationSlideshows, { params: { id } })).map(({ name }) => name)
  const timing = { from: null, to: null, startDate: null, endDate: null, weekdays: [] }
  const saveAs = (number: number, body: Pick<RecordOf<'slideshow'>, 'name'> & Partial<RecordOf<'slideshow'>>) =>
    client.call(slideshow.calls.save, {
      params: { id: testId(12, number) },
      query,
      body: { kind: 'info', status: 'Active', index: number, ...body },
    })

  it('are the published ones for all stations or for this one that have not ended, with their schedule', async () => {
    await saveAs(1, { name: 'Everywhere' })
    await saveAs(2, { name: 'Here', kind: 'screensaver', stationIds: [ids.station] })
    await saveAs(3, { name: 'Later', timing: { ...timing, startDate: '2026-12-01' } })
    await saveAs(4, { name: 'Until the end of November', timing: { ...timing, endDate: '2026-11-30' } })
    await saveAs(5, { name: 'InActive', status: 'InActive' })
    expect(await shownAt(ids.station)).toEqual([])
    await client.call(calls.publish, { query, body: {} })
    await saveAs(6, { name: 'Not published' })
    expect(await shownAt(ids.station)).toEqual(['Everywhere', 'Here', 'Later', 'Until the end of November'])
    const [, here] = await client.call(calls.stationSlideshows, { params: { id: ids.station } })
    expect(here).toEqual({ id: testId(12, 2), kind: 'screensaver', name: 'Here', show: 'everyDay', timing })
    app.clock.set('2026-12-01T09:00:00Z')
    client = (await app.signIn('chief')).client
    expect(await shownAt(ids.station)).toEqual(['Everywhere', 'Here', 'Later'])
  })

  it('may run without a break over several days, which lists say to the minute', async () => {
    const week = { ...timing, from: '08:00:00.000', to: '20:00:00.000', weekdays: ['mon', 'tue', 'wed'] as const }
    const body = {
      name: 'Week',
      show: 'timeRange' as const,
      timing: { ...week, weekdays: [...week.weekdays], continuous: true },
    }
    expect(await saveAs(1, body)).toMatchObject(body)
    await client.call(calls.publish, { query, body: {} })
    const visibility = async () => {
      client = (await app.signIn('chief')).client
      const [listed] = await client.call(slideshow.calls.list, { query })
      return listed?.visibility
    }
    const monday = '2026-11-23T07:00:00.000Z'
    expect(await visibility()).toEqual({ state: 'upcoming', from: monday })
    app.clock.set(monday)
    expect(await visibility()).toEqual({ state: 'shown', until: '2026-11-25T19:00:00.000Z' })
    app.clock.set('2026-11-25T19:00:00.000Z')
    expect(await visibility()).toEqual({ state: 'upcoming', from: '2026-11-30T07:00:00.000Z' })
    expect(await shownAt(ids.station)).toEqual(['Week'])
  })
})
