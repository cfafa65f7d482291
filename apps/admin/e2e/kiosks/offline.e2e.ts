import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { calls, contentTypes } from '@kiosk-admin/api-client'
import type { Page } from '@playwright/test'
import { callsOf, expect, pairingAddress, test } from '../support/journey'
import { type ProxyMode, startProxy } from '../support/proxy'

test('a station that starts offline shows its last content with pictures', async ({ station }) => {
  const kiosk = await station('K1')
  const heading = kiosk.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  const picture = kiosk.locator('img').first() // decorative, without a role
  const isLoaded = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
  // the service worker controls the page and caches its requests
  await kiosk.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await kiosk.reload()
  await expect(heading).toBeVisible()
  await expect.poll(isLoaded).toBe(true)

  await kiosk.context().setOffline(true)
  await kiosk.reload()
  await expect(heading).toBeVisible()
  await expect.poll(isLoaded).toBe(true)
})

/** The URLs of the page's pictures that do not show, and how many pictures it has. */
const picturesOf = (kiosk: Page) =>
  kiosk.locator('img').evaluateAll((images: HTMLImageElement[]) => ({
    count: images.length,
    broken: images.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).map(({ src }) => src),
  }))

test('a station without a network shows every picture of a list that nobody has opened', async ({
  server,
  station,
}) => {
  const kiosk = await station('K1')
  const { mallId, caller } = await callsOf(server.url, 'admin')
  const shops = await caller.call(contentTypes.item.calls.list, { query: { mallId, type: 1 } })
  const ids = new Set(shops.flatMap(({ status, logoId }) => (status === 'Active' && logoId ? [logoId] : [])))
  const images = await caller.call(calls.mediaFiles, { params: { kind: 'Image', mallId } })
  const logos = images.data.filter((image) => ids.has(image.id)).map(({ url }) => url)
  const missing = () =>
    kiosk.evaluate(async (urls) => {
      const kept = await Promise.all(urls.map((url) => caches.match(url)))
      return urls.filter((_, index) => !kept[index])
    }, logos)
  await expect.poll(missing, { timeout: 30_000 }).toEqual([])

  await kiosk.context().setOffline(true)
  await kiosk.reload()
  await kiosk.getByRole('button', { name: 'Butiker', exact: true }).click()
  await expect(kiosk.getByRole('heading', { level: 1, name: 'Butiker' })).toBeVisible()
  await expect.poll(() => picturesOf(kiosk)).toMatchObject({ broken: [] })
  expect((await picturesOf(kiosk)).count).toBeGreaterThan(50)
})

const failures: ProxyMode[] = ['missing', 'portal', 'silent']

test('a station shows its last content instead of a foreign page, and goes on by itself', { tag: '@nightly' }, async ({
  server,
  visitor,
}) => {
  const proxy = await startProxy(server.url)
  const kiosk = await visitor(proxy.url)
  const heading = kiosk.getByRole('heading', { level: 1, name: 'Strandgallerian' })
  const offline = kiosk.getByText(/^Ingen anslutning/)
  await kiosk.goto(await pairingAddress(server.url, 'K1'))
  await expect(heading).toBeVisible()
  await kiosk.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await kiosk.reload()
  await expect(heading).toBeVisible()

  for (const failure of failures) {
    await test.step(failure, async () => {
      proxy.become(failure)
      await kiosk.reload()
      await expect(heading).toBeVisible()
      await expect(offline).toBeVisible()
      proxy.become('open')
      await expect(offline).toBeHidden()
    })
  }
  await proxy.close()
})

const loadedFonts = (kiosk: Page) =>
  kiosk.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family))

const isKept = (kiosk: Page, url: string) =>
  kiosk.evaluate(async (address) => (await caches.match(address)) !== undefined, url)

test('a station shows the mall’s font, and the document of a text, also without a network', {
  tag: '@nightly',
}, async ({ browser, server, station }) => {
  const printed = await browser.newPage()
  await printed.setContent('<h1>Husregler</h1>')
  const { mallId, caller } = await callsOf(server.url, 'admin')
  const query = { mallId }
  const upload = async (kind: 'Font' | 'Document', file: File) => {
    const [uploaded] = await caller.call(calls.uploadMedia, { query: { ...query, kind }, files: [file] })
    if (!uploaded) throw new Error('The file was not stored')
    return uploaded
  }
  const folder = createRequire(import.meta.url).resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf')
  const font = await upload('Font', new File([new Uint8Array(await readFile(folder))], 'Liberation.ttf'))
  const list = await upload('Document', new File(['Glögg 45 kr'], 'priser.txt'))
  const rules = await upload('Document', new File([new Uint8Array(await printed.pdf())], 'regler.pdf'))
  const { id, version, ...mall } = await caller.call(calls.oneMall, { params: { id: mallId } })
  await caller.call(calls.replaceMall, { params: { id }, version, body: { ...mall, fontId: font.id } })
  const events = contentTypes.event.calls
  const active = (await caller.call(events.list, { query })).filter(({ status }) => status === 'Active')
  const linkTo = (id: string, text: string) => `<p><a href="document:${id}">${text}</a></p>`
  const description = { se: `${linkTo(list.id, 'Prislista')}${linkTo(rules.id, 'Regler')}` }
  const ids = active.map((event) => event.id)
  await caller.call(events.fields, { query, body: { ids, set: { description } } })
  await caller.call(calls.publish, { query, body: {} })

  const kiosk = await station('K1')
  const opensDocuments = async () => {
    await kiosk
      .getByRole('button', { name: /^Evenemang/ })
      .first()
      .click()
    await kiosk.getByRole('link', { name: 'Prislista' }).first().click()
    await expect(kiosk.getByRole('dialog').getByText('Glögg 45 kr')).toBeVisible()
    await expect.poll(() => loadedFonts(kiosk)).toContain(`font-${font.id}`)
    await kiosk.getByRole('button', { name: 'Stäng' }).click()
    await kiosk.getByRole('link', { name: 'Regler' }).first().click()
    await expect(kiosk.getByRole('img', { name: 'Sida 1 av 1. Husregler' })).toBeVisible()
  }
  await kiosk.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await opensDocuments()
  await expect.poll(() => isKept(kiosk, font.url)).toBe(true)
  await expect.poll(() => isKept(kiosk, list.url)).toBe(true)
  await expect.poll(() => isKept(kiosk, rules.url)).toBe(true)

  await kiosk.context().setOffline(true)
  await kiosk.reload()
  await opensDocuments()
})
