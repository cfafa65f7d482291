import { areas, contentTypes } from '@kiosk-admin/api-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { json } from '../../db/json'
import { openTestEngine } from '../../testing/engines'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'

/** The specification's calls, byte for byte as its client sends them. */

let app: TestApp
let token: string

let closeDb = async () => {}
beforeAll(async () => {
  const { db, close } = await openTestEngine()
  closeDb = close
  app = await createTestApp({ seed: testMall, db })
  token = (await app.signIn('chief')).token
})

async function send(method: string, path: string, body?: unknown) {
  const response = await app.fetch(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

const chief = { id: testId(9, 1), name: 'chief' }
const stamps = {
  mallId: ids.near,
  version: 1,
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
  updatedBy: chief,
}

it('GET /Category/{type}?mallId= is a flat list with parentId', async () => {
  const child = testId(3, 50)
  await send('POST', `/Category?mallId=${ids.near}`, { id: child, type: 1, parentId: ids.shops, name: { se: 'Sport' } })
  const category = {
    ...stamps,
    type: 1,
    imageId: null,
    clickAction: { kind: 'details' },
    dynamicSimpleView: false,
    simpleViewCategoryId: null,
    dynamicVisit: false,
    visitCategoryId: null,
  }
  expect(await send('GET', `/Category/1?mallId=${ids.near}`)).toEqual({
    status: 200,
    body: {
      success: true,
      message: [
        {
          ...category,
          id: ids.shops,
          parentId: null,
          index: 1,
          name: { se: 'Mode' },
          status: 'Active',
          contentStatus: 'published',
          visibility: { state: 'shown' },
        },
        {
          ...category,
          id: child,
          parentId: ids.shops,
          index: 1,
          name: { se: 'Sport' },
          status: 'InActive',
          contentStatus: 'unpublished',
          visibility: { state: 'inactive' },
        },
      ],
    },
  })
  for (const [type, id] of [
    [2, ids.restaurants],
    [3, undefined],
  ]) {
    const { body } = await send('GET', `/Category/${type}?mallId=${ids.near}`)
    expect(body.message.map((one: { id: string }) => one.id)).toEqual(id ? [id] : [])
  }
})

it('GET /Category/{type} returns the short form to users who may only reference categories', async () => {
  const areas = json([{ area: 'Shops', read: true, write: true }])
  await app.db.updateTable('user_group').set({ areas }).where('id', '=', testId(8, 2)).execute()
  const { token: editor } = await app.signIn('editor')
  const headers = { authorization: `Bearer ${editor}` }
  const response = await app.fetch(`/api/Category/1?mallId=${ids.near}`, { headers })
  const { message } = await response.json()
  expect(message[0]).toEqual({
    id: ids.shops,
    name: { se: 'Mode' },
    status: 'Active',
    parentId: null,
    thumbnailUrl: null,
  })
  expect((await app.fetch(`/api/Category/${ids.shops}`, { headers })).status).toBe(403)
})

it('GET /MediaLibrary/Files/{kind}/{mallId} and /GetImages/Image list the files of a kind, in short form without permission for the library', async () => {
  const unset = { alt: {}, duration: null, video: null, focalPoint: null, categoryId: null }
  const address = expect.stringMatching(/^\/media\/[0-9a-f]{64}\.svg$/)
  const size = { width: 9, height: 9, size: expect.any(Number) }
  const short = {
    kind: 'Image',
    mime: 'image/svg+xml',
    playable: true,
    ...size,
    ...unset,
    url: address,
    thumbnailUrl: address,
  }
  const { status, body } = await send('GET', `/MediaLibrary/Files/Image/${ids.near}`)
  expect(status).toBe(200)
  expect(body.message.data).toHaveLength(2)
  expect(body.message.data).toContainEqual({
    ...stamps,
    ...short,
    id: ids.picture,
    name: 'blue.svg',
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    usedBy: expect.any(Number),
  })
  expect((await send('GET', `/MediaLibrary/GetImages/Image?mallId=${ids.near}`)).body).toEqual({
    success: true,
    message: body.message.data,
  })
  expect((await send('GET', `/MediaLibrary/Files/Video/${ids.near}`)).body.message).toEqual({ data: [] })
  const areas = json([{ area: 'Shops', read: true, write: true }])
  await app.db.updateTable('user_group').set({ areas }).where('id', '=', testId(8, 2)).execute()
  const { token: editor } = await app.signIn('editor')
  const response = await app.fetch(`/api/MediaLibrary/Files/Image/${ids.near}`, {
    headers: { authorization: `Bearer ${editor}` },
  })
  const { message } = await response.json()
  expect(message.data).toContainEqual({
    ...short,
    id: ids.picture,
    mallId: ids.near,
    name: 'blue.svg',
  })
})

it('GET /Mall lists the malls of the user', async () => {
  const { mallId: _, ...own } = stamps
  const mall = { ...own, eventUrl: null, eventCategoryId: null, location: null, brandColor: null, fontId: null }
  const far = { name: 'Far', timeZone: 'Europe/Oslo', languages: ['no'], iconId: null, icon: null }
  const near = { name: 'Near', timeZone: 'Europe/Stockholm', languages: ['se', 'en'], iconId: ids.icon }
  const url = expect.stringMatching(/^\/media\/[0-9a-f]{64}\.svg$/)
  expect(await send('GET', '/Mall')).toEqual({
    status: 200,
    body: {
      success: true,
      message: [
        { ...mall, ...far, id: ids.far },
        { ...mall, ...near, id: ids.near, icon: { url } },
      ],
    },
  })
})

it('GET /Language?mallId= lists the codes in the order of the mall', async () => {
  const codes = (...all: string[]) => all.map((code) => ({ id: code, name: code }))
  const path = (mallId: string) => `/Language?mallId=${mallId}`
  expect(await send('GET', path(ids.near))).toEqual({
    status: 200,
    body: { success: true, message: codes('se', 'en') },
  })
  expect(await send('GET', path(ids.far))).toEqual({ status: 200, body: { success: true, message: codes('no') } })
})

it('GET /Config returns the settings to anyone', async () => {
  const response = await app.fetch('/api/Config')
  expect(await response.json()).toEqual({
    success: true,
    message: {
      socketUrl: 'ws://localhost:8080/socket',
      kioskUrl: 'http://localhost:8080/kiosk/',
      mapId: 'PROCON_MAP_ID',
      mapCentre: { latitude: 59.3293, longitude: 18.0686 },
      tileUrl: null,
      geocoderUrl: null,
      defaultLanguage: 'se',
      demo: true,
      passwordReset: false,
      demoStationUrl: 'http://localhost:8080/kiosk/#key=k_demo-station',
      visitorUrl: 'https://kiosks.example.com',
    },
  })
})

afterAll(() => closeDb())

describe('POST /Slideshow/{id}?mallId=', () => {
  const path = (id: string) => `/Slideshow/${id}?mallId=${ids.near}`
  const body = {
    kind: 'info',
    name: 'Jul',
    displaySpeed: { custom: 7 },
    animation: 'slide',
    background: { imageId: ids.picture },
    show: 'timeRange',
    timing: { from: '10:00:00.000', to: '24:00:00.000', startDate: null, endDate: '2026-12-24', weekdays: ['sat'] },
    slides: [
      {
        id: 'slide-1',
        name: 'Marknad',
        startDate: '2026-11-20',
        endDate: null,
        index: 0,
        layers: [
          {
            id: 'a',
            kind: 'image',
            mediaId: ids.picture,
            fit: 'cover',
            frame: { x: 0, y: 0, width: 1, height: 0.5 },
            landscapeFrame: null,
            for: 'portrait',
          },
          {
            id: 'b',
            kind: 'text',
            text: { se: '<h2>Julmarknad</h2>' },
            fill: '#0d3b2e',
            frame: { x: 0.1, y: 0.5, width: 0.8, height: 0.25 },
            landscapeFrame: { x: 0.5, y: 0, width: 0.5, height: 1 },
            for: 'both',
          },
        ],
      },
    ],
    stationIds: null,
    index: 0,
    status: 'Active',
  }
  // the first of its kind
  const saved = { ...stamps, ...body, index: 1 }

  it('without a version creates, and is the same the second time', async () => {
    const id = testId(20, 1)
    const answer = { status: 200, body: { success: true, message: { ...saved, id } } }
    expect(await send('POST', path(id), body)).toEqual(answer)
    expect(await send('POST', path(id), body)).toEqual(answer)
    const another = await send('POST', path(id), { ...body, name: 'Påsk' })
    expect(another).toMatchObject({ status: 409, body: { code: 'conflict', current: { id, name: 'Jul', version: 1 } } })
  })

  it('with the current version replaces, with another one is a conflict', async () => {
    const id = testId(20, 2)
    await send('POST', path(id), body)
    const changed = { ...body, name: 'Påsk', version: 1 }
    expect(await send('POST', path(id), changed)).toMatchObject({ status: 200, body: { message: { version: 2 } } })
    // a repeat after a lost answer
    expect(await send('POST', path(id), changed)).toMatchObject({ status: 200, body: { message: { version: 2 } } })
    const stale = await send('POST', path(id), { ...body, version: 1 })
    expect(stale).toMatchObject({ status: 409, body: { code: 'conflict', current: { name: 'Påsk', version: 2 } } })
    const unknown = await send('POST', path(testId(20, 99)), { ...body, version: 1 })
    expect(unknown).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  it('does not reveal a record of another mall with the id', async () => {
    for (const id of [ids.farOffer, ids.running]) {
      const { status, body: answer } = await send('POST', path(id), body)
      expect([status, answer.code, answer.current]).toEqual([409, 'conflict', undefined])
    }
  })

  it('reports nested errors', async () => {
    const [slide] = body.slides
    const layers = slide?.layers.map((layer) => ({ ...layer, mediaId: ids.farPicture }))
    const wrong = [
      [{ background: { imageId: ids.shop } }, 'background.imageId'],
      [{ slides: [{ ...slide, layers }] }, 'slides.0.layers.0.mediaId'],
      [
        { slides: [{ ...slide, layers: [{ ...layers?.[0], kind: 'video', mediaId: ids.picture }] }] },
        'slides.0.layers.0.mediaId',
      ],
      [{ slides: [slide, slide] }, 'slides'],
      [{ slides: [{ ...slide, endDate: '2026-11-19' }] }, 'slides.0.endDate'],
      [{ timing: { ...body.timing, startDate: '2026-12-25' } }, 'timing.endDate'],
      [{ timing: { ...body.timing, from: '25:00:00.000' } }, 'timing.from'],
      [{ displaySpeed: { custom: 601 } }, 'displaySpeed.custom'],
    ] as const
    for (const [change, at] of wrong) {
      const answer = await send('POST', path(testId(20, 3)), { ...body, ...change })
      expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: at, rule: 'invalid' }] } })
    }
  })

  it('is the only way to create or replace one', async () => {
    expect(await send('POST', `/Slideshow?mallId=${ids.near}`, body)).toMatchObject({ status: 404 })
    expect(await send('PUT', `/Slideshow/${testId(20, 1)}`, body)).toMatchObject({ status: 404 })
  })

  it('marks files as used, and copies texts', async () => {
    const params = { id: testId(20, 1) }
    const { client } = await app.signIn('chief')
    const copy = await client.call(contentTypes.slideshow.calls.copy, {
      params,
      body: { mallId: ids.far, name: 'Jul i nord' },
    })
    expect(copy).toMatchObject({ name: 'Jul i nord', status: 'InActive', background: { colour: '#ffffff' } })
    expect(copy.slides[0]?.layers.map(({ id, kind }) => [id, kind])).toEqual([
      ['a', 'image'],
      ['b', 'text'],
    ])
  })
})

it('DELETE /Slideshow?id= returns deleted and kept records', async () => {
  const [one, other] = [testId(20, 1), testId(20, 2)]
  expect(await send('DELETE', `/Slideshow?id=${one}&id=${other}&version=1&version=1`)).toMatchObject({
    status: 200,
    body: { success: true, message: { ids: [one], conflicts: [{ id: other, current: { version: 2 } }] } },
  })
  expect(await send('GET', `/Slideshow?mallId=${ids.near}&kind=info`)).toMatchObject({
    body: { message: [{ id: other, kind: 'info', contentStatus: 'unpublished' }] },
  })
  expect(await send('GET', `/Slideshow?mallId=${ids.near}&kind=screensaver`)).toMatchObject({ body: { message: [] } })
})

it('GET /Area answers the claims of the signed-in user', async () => {
  const { status, body } = await send('GET', '/Area')
  const claims = areas.flatMap((name) =>
    ['Get', 'Post', 'Put', 'Delete'].map((verb) => ({ claimType: 'permission', claimValue: `/api/${name}/${verb}` })),
  )
  expect([status, body]).toEqual([200, { success: true, message: claims }])
  const { token: reader } = await app.signIn('reader')
  const response = await app.fetch('/api/Area', { headers: { authorization: `Bearer ${reader}` } })
  expect(await response.json()).toEqual({
    success: true,
    message: [{ claimType: 'permission', claimValue: '/api/Offer/Get' }],
  })
})

it('GET /User answers the users who share a mall with the caller', async () => {
  const person = (which: number, username: string, group: number, mallIds: string[] = [ids.near]) => ({
    id: testId(9, which),
    version: 1,
    createdAt: stamps.createdAt,
    updatedAt: stamps.updatedAt,
    updatedBy: chief,
    username,
    email: `${username}@example.com`,
    groupId: testId(8, group),
    mallIds,
    status: 'Active',
    lastSignInAt: null,
    editable: true,
  })
  expect(await send('GET', '/User')).toMatchObject({
    status: 200,
    body: {
      success: true,
      message: [
        { ...person(1, 'chief', 1, [ids.near, ids.far]), lastSignInAt: expect.any(String) },
        { id: testId(9, 2), username: 'editor' },
        person(4, 'nobody', 4),
        { id: testId(9, 3), username: 'reader' },
        person(5, 'stranger', 1, [ids.far]),
      ],
    },
  })
  const { token: stranger } = await app.signIn('stranger')
  const response = await app.fetch('/api/User', { headers: { authorization: `Bearer ${stranger}` } })
  const { message } = await response.json()
  expect(message.map(({ username }: { username: string }) => username)).toEqual(['chief', 'stranger'])
})
