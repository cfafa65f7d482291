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
}, async ({ server, station }) => {
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
  const { id, version, ...mall } = await caller.call(calls.oneMall, { params: { id: mallId } })
  await caller.call(calls.replaceMall, { params: { id }, version, body: { ...mall, fontId: font.id } })
  const events = contentTypes.event.calls
  const active = (await caller.call(events.list, { query })).filter(({ status }) => status === 'Active')
  const description = { se: `<p><a href="document:${list.id}">Prislista</a></p>` }
  const ids = active.map((event) => event.id)
  await caller.call(events.fields, { query, body: { ids, set: { description } } })
  await caller.call(calls.publish, { query, body: {} })

  const kiosk = await station('K1')
  const opensTheList = async () => {
    await kiosk
      .getByRole('button', { name: /^Evenemang/ })
      .first()
      .click()
    await kiosk.getByRole('link', { name: 'Prislista' }).first().click()
    await expect(kiosk.getByRole('dialog').getByText('Glögg 45 kr')).toBeVisible()
    await expect.poll(() => loadedFonts(kiosk)).toContain(`font-${font.id}`)
  }
  await kiosk.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await opensTheList()
  await expect.poll(() => isKept(kiosk, font.url)).toBe(true)
  await expect.poll(() => isKept(kiosk, list.url)).toBe(true)

  await kiosk.context().setOffline(true)
  await kiosk.reload()
  await opensTheList()
})
