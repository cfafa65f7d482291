import { calls, singleRecords } from '@kiosk-admin/api-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testMall } from '../../testing/mall'
import { writing } from '../../testing/people'
import { callersOf } from '../testing/callers'

let app: TestApp
let client: Awaited<ReturnType<TestApp['signIn']>>['client']
const query = { mallId: ids.near }
const body = { title: { se: 'Välkommen' }, footerTitle: { se: 'Öppet i dag' }, photoId: ids.picture }
const noDay = { week: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }, exceptions: [] }

beforeEach(async () => {
  app = await createTestApp({ seed: testMall })
  client = (await app.signIn('chief')).client
})

const read = () => client.call(singleRecords.infoPage.calls.get, { query })
const write = (version: number, change = {}) =>
  client.call(singleRecords.infoPage.calls.replace, { query, version, body: { ...body, ...change } })

describe('the information page', () => {
  it('exists before the first write, and keeps its id', async () => {
    const before = await read()
    expect(before).toMatchObject({ version: 0, title: {}, footerTitle: {}, openingHours: noDay, photoId: null })
    const first = await write(0)
    expect(first).toEqual({
      ...before,
      ...body,
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
    expect(await write(1, { title: { se: 'Hej' } })).toMatchObject({ id: before.id, version: 2 })
    expect(await read()).toMatchObject({ version: 2, title: { se: 'Hej' } })
    expect(app.relay.sent.changed).toMatchObject([
      { resource: 'InfoPage', area: 'Information', ids: [before.id] },
      { resource: 'InfoPage' },
    ])
    const other = await client.call(singleRecords.infoPage.calls.get, { query: { mallId: ids.far } })
    expect([other.version, other.id === before.id]).toEqual([0, false])
  })

  it('shares its opening hours, and nothing else, with those whose shops may follow them', async () => {
    const week = { ...noDay.week, mon: [{ from: '10:00', to: '20:00' }] }
    await write(0, { openingHours: { ...noDay, week } })
    const readAs = async (...areas: Parameters<typeof writing>) => {
      const { token } = await callersOf(app).person([ids.near], writing(...areas))
      return app.client(token).call(singleRecords.infoPage.calls.get, { query })
    }
    expect(await readAs('Restaurants')).toMatchObject({
      ...{ openingHours: { week }, title: {}, footerTitle: {}, photoId: null, version: 0 },
    })
    await expect(readAs('Offer')).rejects.toMatchObject({ code: 'access_denied' })
    expect(await readAs('Information')).toMatchObject({ title: body.title, version: 1 })
  })

  it('is never overwritten unseen, not even by the first write', async () => {
    const both = await Promise.allSettled([write(0), write(0, { title: { se: 'Annat' } })])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { title } = await read()
    await expect(write(0, { title: { se: 'Tredje' } })).rejects.toMatchObject({ code: 'conflict', current: { title } })
    expect(await write(0, { title })).toMatchObject({ version: 1 })
    await write(1, { title: { se: 'Ny' } })
    await expect(write(1, { title: { se: 'Gammal' } })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('requires both titles in the first language, and an existing picture', async () => {
    const wrong = { code: 'validation', errors: [{ path: 'title.se' }, { path: 'footerTitle.se' }] }
    await expect(write(0, { title: {}, footerTitle: { en: 'Open' } })).rejects.toMatchObject(wrong)
    await expect(write(0, { photoId: ids.farPicture })).rejects.toMatchObject({ errors: [{ path: 'photoId' }] })
    const response = await app.fetch(`/api/InfoPage?mallId=${ids.near}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${(await app.signIn('chief')).token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(428)
  })

  it('counts as a change until it is published with its picture', async () => {
    const { id } = await write(0)
    const draft = await client.call(calls.kioskPreview, { params: query })
    expect(draft.records.infoPage).toEqual([{ ...body, openingHours: noDay, signVideoId: null, id }])
    expect(draft.media).toHaveProperty(ids.picture)
    expect((await client.call(calls.publish, { query, body: {} })).counts).toMatchObject({ added: 1 })
    await write(1, { title: { se: 'Hej' } })
    expect((await client.call(calls.publish, { query, body: {} })).counts).toMatchObject({ added: 0, changed: 1 })
  })

  it('requires permission for Information, and has no calls of content types', async () => {
    const { client: editor, token } = await app.signIn('editor')
    await expect(editor.call(singleRecords.infoPage.calls.get, { query })).rejects.toMatchObject({
      code: 'access_denied',
    })
    const post = await app.fetch(`/api/InfoPage?mallId=${ids.near}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(post.status).toBe(404)
  })
})
