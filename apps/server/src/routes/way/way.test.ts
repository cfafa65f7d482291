import { type BodyOf, calls, contentTypes } from '@kiosk-admin/api-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../../platform/log'
import { createTestApp, type TestApp, type TestAppOptions } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'
import { at, box, hall } from '../../testing/plan'

let app: TestApp
let client: ReturnType<TestApp['client']>
let lines: string[]

const query = { mallId: ids.near }
const [street, upper] = [testId(31, 1), testId(31, 2)]
const [lift, stairs] = [testId(32, 1), testId(32, 2)]
const kiosk = ids.station

const map = {
  ordinal: 0,
  spoken: { en: 'level 1', se: 'plan 1' },
  control: [],
  scale: { from: at(0, 0), to: at(100, 0), metres: 100 },
  walkways: [hall],
  obstacles: [],
  amenities: [],
}
const door = (which: number, x: number) => ({
  ...{ id: testId(34, which), at: at(x, 40), kind: 'automatic' as const, stepFree: true },
})
const floors: BodyOf<'floor'>[] = [
  {
    ...{
      id: street,
      name: { se: 'Plan 1', en: 'Level 1' },
      mapTitle: { se: 'Plan 1' },
      floorMapId: ids.picture,
      status: 'Active',
      map,
    },
    areas: [
      { areaId: 'A1', points: box(40, 20, 60, 40), doors: [door(1, 50)] },
      { areaId: 'B1', points: box(70, 70, 80, 80) },
    ],
  },
  {
    ...{
      id: upper,
      name: { se: 'Plan 2', en: 'Level 2' },
      mapTitle: { se: 'Plan 2' },
      floorMapId: ids.picture,
      status: 'Active',
    },
    map: { ...map, ordinal: 1, spoken: { en: 'level 2', se: 'plan 2' }, walkways: [{ ...hall, id: testId(33, 3) }] },
    areas: [{ areaId: 'U1', points: box(40, 20, 60, 40), doors: [door(3, 50)] }],
  },
]

async function publish() {
  await client.call(calls.publish, { query, body: {} })
}

async function changeShop(change: Partial<BodyOf<'item'>>, id: string = ids.shop) {
  const { version, ...shop } = await client.call(contentTypes.item.calls.get, { params: { id } })
  await client.call(contentTypes.item.calls.replace, { params: { id }, version, body: { ...shop, ...change } })
}

const close = (target: string, closed = true) =>
  client.call(calls.setMapState, { params: { target }, query, body: { closed } })

/** A shop upstairs, which stairs and a lift lead to; published. */
async function start(options: TestAppOptions = {}) {
  lines = []
  const log = createLog({ write: (line) => lines.push(line) }, () => new Date(0))
  app = await createTestApp({ seed: testMall, ...options, native: { log, ...options.native } })
  client = (await app.signIn('chief')).client
  for (const body of floors) await client.call(contentTypes.floor.calls.create, { query, body })
  for (const [id, kind, x] of [
    [lift, 'lift', 10],
    [stairs, 'stairs', 90],
  ] as const) {
    const stops = [street, upper].map((floorId) => ({ floorId, at: at(x, 45) }))
    const body = { ...{ id, name: { se: kind }, kind, stepFree: kind === 'lift', status: 'Active' as const }, stops }
    await client.call(contentTypes.connector.calls.create, { query, body })
  }
  const [station] = await client.call(calls.stations, { params: query })
  const place = { floorId: street, position: at(80, 45), bearing: 90 }
  const body = { code: 'A1', name: 'Entrance', latitude: 59.3, longitude: 18.1, ...place }
  await client.call(calls.replaceStation, { params: { id: kiosk }, version: station?.version ?? 0, body })
  await changeShop({ areaId: 'U1', name: { se: 'Skor', en: 'Shoes' } })
  await publish()
}

const path = (rest = '', record: string = ids.shop) => `/w/${ids.near}/${kiosk}/${record}?u=U1&l=en${rest}`

async function open(address: string, init?: RequestInit) {
  const response = await app.fetch(address, init)
  const html = await response.text()
  const textsOf = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, inner = '']) => inner.replace(/<[^>]*>/g, ''))
  return {
    response,
    html,
    status: response.status,
    title: textsOf(/<h1>(.*?)<\/h1>/g)[0],
    notes: textsOf(/<p class="note">(.*?)<\/p>/g),
    steps: textsOf(/<li[^>]*>(.*?)<\/li>/g),
    floors: textsOf(/<h2>(.*?)<\/h2>/g),
    drawings: html.match(/<svg class="map" viewBox="0 0 3600/g)?.length ?? 0,
  }
}

describe('the way to a shop', () => {
  beforeEach(() => start())

  it('is on the page in steps and drawings, floor by floor', async () => {
    const { status, title, notes, steps, floors: shown, drawings, html } = await open(path())
    expect(status).toBe(200)
    expect(title).toBe('Directions: Shoes')
    expect(notes).toEqual([])
    expect(shown.slice(0, 2)).toEqual(['Level 1', 'Level 2'])
    expect(drawings).toBe(2)
    expect(steps).toContainEqual(expect.stringMatching(/^\d\.Take the stairs up to level 2\.$/))
    expect(steps.at(-1)).toMatch(/^\d\.On your (left|right): Shoes\.$/)
    expect(html).toContain('aria-label="Map of Level 2 with the route described below"')
    expect(html).toMatch(/\d+ m, about \d min/)
  })

  it('takes the lift without steps, and leads to the other choice', async () => {
    const { steps, html } = await open(path('&s=1'))
    expect(steps.join()).toContain('Take the lift up to level 2.')
    expect(html).toContain('Step-free: no stairs and no escalators.')
    expect(html).toContain('href="?u=U1&amp;l=en"')
    expect((await open(path())).html).toContain('href="?u=U1&amp;s=1&amp;l=en"')
  })

  it.each([
    ['se', 'sv', 'Vägbeskrivning: Skor', 'Ta trappan upp till plan 2.'],
    // the mall has Swedish and English
    ['is', 'sv', 'Vägbeskrivning: Skor', 'Ta trappan upp till plan 2.'],
    ['xx', 'sv', 'Vägbeskrivning: Skor', 'Ta trappan upp till plan 2.'],
  ])('l=%s is answered in %s', async (language, tag, title, step) => {
    const found = await open(path().replace('l=en', `l=${language}`))
    expect(found.html).toContain(`<html lang="${tag}">`)
    expect(found.title).toBe(title)
    expect(found.steps.join()).toContain(step)
  })

  it('has texts that are missing in the visitor’s language in the one that the visitor reads instead', async () => {
    const [mall] = (await client.call(calls.malls, {})).filter(({ id }) => id === ids.near)
    if (!mall) throw new Error('the mall is there')
    const { version, ...fields } = mall
    const languages = ['is', 'se', 'no', 'en'] as const
    const body = { ...fields, languages: [...languages] }
    await client.call(calls.replaceMall, { params: { id: ids.near }, version, body })
    const titleFor = async (language: string, name: BodyOf<'item'>['name']) => {
      await changeShop({ name })
      await publish()
      return (await open(path().replace('l=en', `l=${language}`))).title
    }
    const every = { is: 'Skór', no: 'Sko', en: 'Shoes' }
    expect(await titleFor('se', every)).toBe('Vägbeskrivning: Sko')
    expect(await titleFor('se', { is: 'Skór', en: 'Shoes' })).toBe('Vägbeskrivning: Shoes')
    expect(await titleFor('no', { is: 'Skór', se: 'Skor', en: 'Shoes' })).toBe('Veibeskrivelse: Skor')
    expect(await titleFor('en', { is: 'Skór', se: 'Skor' })).toBe('Directions: Skór')
  })

  it('goes around what is out of order, and says so', async () => {
    await close(stairs)
    const { notes, steps } = await open(path())
    expect(notes).toEqual(['Closed: stairs. Here’s another route.'])
    expect(steps.join()).toContain('Take the lift up to level 2.')
    await close(lift)
    const none = await open(path())
    expect(none.status).toBe(200)
    expect(none.notes.join(' ')).toContain('There’s no route to Shoes right now.')
    expect(none.steps).toEqual([])
    // where it is can still be shown
    expect(none.floors).toContain('Level 2')
    expect(none.drawings).toBe(1)
    await close(stairs, false)
    expect((await open(path())).steps.join()).toContain('Take the stairs up to level 2.')
  })

  it('says that there is none without steps', async () => {
    await client.call(contentTypes.connector.calls.remove, { query: { id: [lift] } })
    await publish()
    expect((await open(path('&s=1'))).notes.join()).toContain('There’s no step-free route to Shoes')
  })

  it('is as published: a change in the draft changes nothing', async () => {
    const before = await open(path())
    await changeShop({ areaId: 'A1', name: { se: 'Hattar', en: 'Hats' } })
    expect((await open(path())).html).toBe(before.html)
  })
})

describe('after the next publication', () => {
  beforeEach(() => start())

  it('an old address says that the shop has moved, and shows the new way', async () => {
    await changeShop({ areaId: 'A1' })
    await publish()
    const { status, notes, steps, floors: shown } = await open(path())
    expect(status).toBe(200)
    expect(notes).toEqual(['Moved: Shoes. Here are the new directions.'])
    expect(shown).not.toContain('Level 2')
    expect(steps.at(-1)).toContain('Shoes')
    // an address without a code knows nothing of a former place
    expect((await open(path().replace('u=U1&', ''))).notes).toEqual([])
  })

  it('says what is not on the map', async () => {
    await changeShop({ areaId: null })
    await publish()
    expect((await open(path())).notes).toEqual(['Moved, and not on the map: Shoes.'])
    await changeShop({ areaId: 'X9' })
    await publish()
    expect((await open(path().replace('u=U1', 'u=X9'))).notes).toEqual(['Not on the map: Shoes.'])
    await changeShop({ areaId: 'B1' })
    await publish()
    const { notes, drawings } = await open(path())
    expect(notes.join(' ')).toBe(
      'Moved: Shoes. Here are the new directions. The map doesn’t show how to get into Shoes.',
    )
    expect(drawings).toBe(1)
  })

  it('says that a shop, a kiosk or its place is gone', async () => {
    const [station] = await client.call(calls.stations, { params: query })
    const body = { code: 'A1', name: 'Entrance', latitude: 59.3, longitude: 18.1, floorId: null, position: null }
    await client.call(calls.replaceStation, { params: { id: kiosk }, version: station?.version ?? 0, body })
    expect((await open(path())).notes.join()).toContain('isn’t on the map any more')
    await client.call(contentTypes.item.calls.status, { query, body: { ids: [ids.shop], status: 'InActive' } })
    await publish()
    expect(await open(path())).toMatchObject({
      status: 404,
      title: 'No longer here',
      notes: ['The place that you’re looking for is no longer in the mall.'],
    })
    await client.call(calls.removeStations, { query: { id: [kiosk] } })
    expect((await open(path())).notes.join()).toContain('The screen where this route starts is no longer there.')
  })
})

it('a mall without a map has no way', async () => {
  app = await createTestApp({ seed: testMall })
  client = (await app.signIn('chief')).client
  await changeShop({ areaId: 'U1' })
  await publish()
  expect(await open(path())).toMatchObject({ status: 200, notes: ['Not on the map: Skor.'], steps: [] })
})

describe('the page', () => {
  it('sets no cookie, allows no third party, and is asked for again with its tag', async () => {
    await start()
    const { response, html } = await open(path())
    const headers = Object.fromEntries(response.headers)
    expect(headers).not.toHaveProperty('set-cookie')
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, no-cache',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/https?:|unsafe|\*/)
    // each script and style is allowed by its hash, and there are no other files
    const inline = [...html.matchAll(/<(?:script|style)>([\s\S]*?)<\/(?:script|style)>/g)]
    expect(inline).toHaveLength(2)
    for (const [, text = ''] of inline) {
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
      expect(policy).toContain(`'sha256-${btoa(String.fromCharCode(...digest))}'`)
    }
    expect(html).not.toMatch(/(?:src|href)="(?!\?|data:)/)
    expect(html).not.toMatch(/ style=| on\w+=/)
    const again = await open(path(), { headers: { 'if-none-match': headers.etag ?? '' } })
    expect(again).toMatchObject({ status: 304, html: '' })
  })

  it('has a worker for its own addresses', async () => {
    await start()
    const worker = await app.fetch('/w/worker.js')
    expect(worker.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(worker.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'")
  })

  it('writes names as text', async () => {
    await start()
    await changeShop({ name: { en: '<img src=x> & "Co"', se: 'Skor' } })
    await publish()
    const { html } = await open(path())
    expect(html).not.toContain('<img')
    expect(html).toContain('<h1>Directions: &lt;img src=x&gt; &amp; &quot;Co&quot;</h1>')
  })

  it('leaves its query out of the log, also when it fails', async () => {
    await start({ native: { makeGraph: () => Promise.reject(new Error('The thread ended')) } })
    lines = []
    expect(await open(path('&s=1&u=told-to-nobody'))).toMatchObject({
      status: 500,
      title: 'Can’t show directions right now',
    })
    expect(lines.join()).toContain('The page of a way failed')
    expect(lines.join()).not.toMatch(/told-to-nobody|U1|\?/)
    app = await createTestApp({ seed: testMall, settings: { readsPerMinute: 1 } })
    const statuses = [await open(path()), await open(path()), await open(path())].map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 429])
  })

  it('answers nonsense without an error', async () => {
    await start()
    const nonsense = [
      '',
      'x',
      '..',
      '%',
      '%00',
      '%F0%28',
      "' or 1=1--",
      '😀'.repeat(400),
      ids.farStation,
      ids.near,
      kiosk,
    ]
    const tries = nonsense.flatMap((bad) => {
      const encoded = encodeURIComponent(bad)
      return [bad, encoded].flatMap((one) => [
        `/w/${one}/${kiosk}/${ids.shop}`,
        `/w/${ids.near}/${one}/${ids.shop}`,
        `/w/${ids.near}/${kiosk}/${one}`,
        path().replace('u=U1', `u=${one}`),
        path().replace('l=en', `l=${one}`),
        path(`&s=${one}&u=${one}&l=${one}&${one}=${one}`),
      ])
    })
    for (const address of tries) expect([200, 304, 404], address).toContain((await open(address)).status)
    expect(lines.filter((line) => line.includes('"error"'))).toEqual([])
  })
})

it('a page of the largest mall of the demo has at most 150 kB', async () => {
  app = await createTestApp({ seed: true })
  client = (await app.signIn('admin')).client
  const malls = await client.call(calls.malls)
  const all = await Promise.all(
    malls.map(async ({ id: mallId }) => ({
      mallId,
      stations: await client.call(calls.stations, { params: { mallId } }),
      shops: await client.call(contentTypes.item.calls.list, { query: { mallId } }),
      units: (await client.call(contentTypes.floor.calls.list, { query: { mallId } })).flatMap(({ areas }) => areas),
    })),
  )
  const [largest] = all.toSorted((a, b) => b.units.length - a.units.length)
  const shops = largest?.shops.filter(({ areaId }) => areaId) ?? []
  expect(shops.length).toBeGreaterThan(10)
  for (const { id } of [...shops.slice(0, 5), ...shops.slice(-5)]) {
    const { status, html, drawings } = await open(`/w/${largest?.mallId}/${largest?.stations.at(-1)?.id}/${id}?l=se`)
    expect(status).toBe(200)
    expect(new TextEncoder().encode(html).length).toBeLessThanOrEqual(150_000)
    expect(drawings).toBeGreaterThan(0)
  }
})
