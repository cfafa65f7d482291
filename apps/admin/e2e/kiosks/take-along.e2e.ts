import { calls, contentTypes } from '@kiosk-admin/api-client'
import { test as base, callsOf, expect } from '../support/journey'
import { KioskServer } from '../support/server'

const publicUrl = 'http://kiosks.example.com'

/** With an address that phones could open. */
const test = base.extend({
  server: async ({ demoData }, use) => {
    const server = await KioskServer.start({ data: demoData, env: { PUBLIC_URL: publicUrl } })
    await use(server)
    await server.dispose()
  },
})

test('a visitor takes the way to a shop along, reads it without a network, and learns later that the shop has moved', {
  tag: '@nightly',
}, async ({ server, station, visitor }) => {
  const kiosk = await station('K2')
  const click = (name: string | RegExp) => kiosk.getByRole('button', { name }).first().click()
  await click('English')
  await click('Find your way')
  await click(/^Gardin & Garn/)
  await expect(kiosk.getByRole('list', { name: 'All steps' })).toContainText('Take the escalator up to level 2.')
  await click('Take the directions with you')
  const along = kiosk.getByRole('region', { name: 'Take the directions with you' })
  await expect(along.getByRole('img', { name: 'QR code for Gardin & Garn' })).toBeVisible()
  const address = (await along.getByText(publicUrl).textContent()) ?? ''
  const [, mallId = '', id = ''] = /\/w\/([^/]+)\/[^/]+\/([^?]+)/.exec(address) ?? []

  const phone = await visitor(server.url)
  await phone.setViewportSize({ width: 390, height: 844 })
  await phone.goto(address.replace(publicUrl, server.url))
  const title = phone.getByRole('heading', { level: 1, name: 'Directions: Gardin & Garn' })
  const steps = phone.getByRole('list', { name: 'Steps: Level 1' })
  await expect(title).toBeVisible()
  await expect(steps).toContainText('Take the escalator up to level 2.')
  await expect(phone.getByRole('img', { name: /^Map of Level 2 with the route/ })).toBeVisible()
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await phone.context().cookies()).toEqual([])

  // the page is kept by its worker
  await phone.waitForFunction(async () => (await caches.match(location.href)) !== undefined)
  await phone.context().setOffline(true)
  await phone.reload()
  await expect(steps).toContainText('Take the escalator up to level 2.')
  await phone.context().setOffline(false)

  const { caller } = await callsOf(server.url, 'admin')
  const shops = await caller.call(contentTypes.item.calls.list, { query: { mallId } })
  const { version, ...shop } = await caller.call(contentTypes.item.calls.get, { params: { id } })
  const areaId = shops.find(({ name }) => name.se === 'Tåspets')?.areaId ?? ''
  await caller.call(contentTypes.item.calls.replace, { params: { id }, version, body: { ...shop, areaId } })
  await phone.reload()
  await expect(steps).toContainText('Take the escalator up to level 2.')
  await caller.call(calls.publish, { query: { mallId }, body: {} })
  await phone.reload()
  await expect(phone.getByText('Moved: Gardin & Garn. Here are the new directions.')).toBeVisible()
  await expect(steps).not.toContainText('level 2')

  await caller.call(contentTypes.item.calls.status, { query: { mallId }, body: { ids: [id], status: 'InActive' } })
  await caller.call(calls.publish, { query: { mallId }, body: {} })
  await phone.reload()
  await expect(phone.getByText('The place that you’re looking for is no longer in the mall.')).toBeVisible()
})
