import { calls, contentTypes } from '@kiosk-admin/api-client'
import { beforeEach, expect, it, test } from 'vitest'
import { findSiteUrls } from '../../rules/site-urls'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testMall } from '../../testing/mall'

const mallId = ids.near
let app: TestApp
let staff: Awaited<ReturnType<TestApp['signIn']>>
let requests: string[]

beforeEach(async () => {
  requests = []
  app = await createTestApp({
    seed: testMall,
    native: {
      frameCheck: async (address) => {
        requests.push(address)
        return address.includes('refuses') ? null : address.replace('http:', 'https:')
      },
    },
  })
  staff = await app.signIn('chief', mallId)
})

const siteOf = 'https://new-shop.example/menu'

async function addShop(siteUrl: string) {
  return staff.client.call(contentTypes.item.calls.create, {
    query: { mallId },
    body: { type: 1, categoryIds: [ids.shops], name: { se: 'Ny' }, siteUrl, popup: 'site', status: 'Active' },
  })
}

async function station() {
  const { key } = await staff.client.call(calls.stationKey, { params: { id: ids.station } })
  const client = app.client(key)
  return (url: string) => client.call(calls.kioskSite, { params: { mallId }, query: { url } })
}

async function preview() {
  const { url } = await staff.client.call(calls.previewLink, { params: { mallId }, body: {} })
  const client = app.client(new URL(url).hash.replace('#preview=', ''))
  return (address: string) => client.call(calls.kioskPreviewSite, { params: { mallId }, query: { url: address } })
}

const missing = { status: 404 }

it('frames published sites for stations, and sites of the draft for preview links', async () => {
  await addShop(siteOf)
  const [atStation, atPreview] = [await station(), await preview()]
  await expect(atStation(siteOf)).rejects.toMatchObject(missing)
  expect((await atPreview(siteOf)).frame).toMatch(/^\/kiosk\/site\?ticket=/)
  await staff.client.call(calls.publish, { query: { mallId }, body: {} })
  expect((await atStation(siteOf)).frame).toMatch(/^\/kiosk\/site\?ticket=/)
})

it('does not request unpublished URLs, even similar ones', async () => {
  await addShop(siteOf)
  await staff.client.call(calls.publish, { query: { mallId }, body: {} })
  const [atStation, atPreview] = [await station(), await preview()]
  for (const url of [
    'https://elsewhere.example/',
    `${siteOf}/../..`,
    'https://new-shop.example/',
    'https://new-shop.example.evil.example/menu',
    'http://169.254.169.254/latest/meta-data',
  ]) {
    await expect(atStation(url)).rejects.toMatchObject(missing)
    await expect(atPreview(url)).rejects.toMatchObject(missing)
  }
  await expect(atStation('javascript:alert(1)')).rejects.toMatchObject({ status: 422 })
  expect(requests).toEqual([])
})

it('requires the credential of a station or of a preview', async () => {
  const query = { url: siteOf }
  const anonymous = app.client()
  await expect(anonymous.call(calls.kioskSite, { params: { mallId }, query })).rejects.toMatchObject({ status: 401 })
  await expect(anonymous.call(calls.kioskPreviewSite, { params: { mallId }, query })).rejects.toMatchObject({
    status: 401,
  })
  await expect(staff.client.call(calls.kioskSite, { params: { mallId }, query })).rejects.toMatchObject({ status: 401 })
})

it('returns null for a site that refuses framing', async () => {
  await addShop('https://refuses.example/')
  expect(await (await preview())('https://refuses.example/')).toEqual({ frame: null })
})

it('frames links of texts as well', async () => {
  await staff.client.call(contentTypes.event.calls.create, {
    query: { mallId },
    body: {
      name: { se: 'Fest' },
      description: { se: '<p><a href="https://party.example/?a=1&amp;b=2">mer</a></p>' },
      time: { hour: 19, minute: 0 },
      startDate: '2026-11-21',
      endDate: '2026-11-21',
      status: 'Active',
    },
  })
  expect((await (await preview())('https://party.example/?a=1&b=2')).frame).not.toBeNull()
})

const page = (path: string) => app.app.fetch(new Request(`http://localhost${path}`), { address: '127.0.0.1' })

it('serves a page with a policy for that one origin, for a minute', async () => {
  await addShop('http://new-shop.example/menu?a="b"&c')
  const { frame } = await (await preview())('http://new-shop.example/menu?a="b"&c')
  const answer = await page(frame ?? '')
  expect(answer.status).toBe(200)
  const policy = answer.headers.get('content-security-policy')?.split('; ')
  expect(policy).toContain('frame-src https://new-shop.example')
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "frame-ancestors 'self'", "form-action 'none'"]))
  const html = await answer.text()
  expect(html).toContain('src="https://new-shop.example/menu?a=%22b%22&amp;c"')
  expect(html).toMatch(/sandbox="allow-scripts allow-same-origin allow-forms"/)
  app.clock.advance(60_000)
  expect((await page(frame ?? '')).status).toBe(403)
})

test.each(['', '?ticket=', '?ticket=v1.AAAA.AAAA', '?ticket=nonsense', `?url=${siteOf}`])(
  'refuses an invalid page URL: %s',
  async (query) => {
    const answer = await page(`/kiosk/site${query}`)
    expect(answer.status).toBe(403)
    expect(answer.headers.get('content-security-policy')).toContain("frame-src 'none'")
  },
)

test('finds exactly the site URLs of all parts of a publication', () => {
  const mall = { eventUrl: 'https://calendar.example' } as Parameters<typeof findSiteUrls>[0]['mall']
  const records = {
    item: [{ id: '1', siteUrl: 'https://shop.example', description: { se: 'https://in-words.example <a>none</a>' } }],
    category: [{ id: '2', clickAction: { kind: 'externalUrl', url: 'https://gift.example/card' } }],
    place: [{ id: '3', description: { en: '<p><a href="tel:1">call</a> <a href="HTTPS://Place.example">go</a></p>' } }],
  }
  expect([...findSiteUrls({ mall, records })].sort()).toEqual([
    'https://calendar.example/',
    'https://gift.example/card',
    'https://place.example/',
    'https://shop.example/',
  ])
})
