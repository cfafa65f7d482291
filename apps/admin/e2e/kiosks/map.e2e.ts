import { calls } from '@kiosk-admin/api-client'
import type { Page } from '@playwright/test'
import { callerOf, drawFloors } from '../support/draw'
import { expect, test } from '../support/journey'

const stored = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key) ?? '', name)

test('a visitor walks the way to a shop, without steps, and around what is out of order', async ({
  server,
  signedIn,
  station,
}) => {
  const admin = await signedIn('admin')
  const mallId = await stored(admin, 'mallId')
  const caller = callerOf(server.url, await stored(admin, 'token'))
  const { stairs, lift } = await drawFloors(caller, mallId, 'K2')

  const kiosk = await station('K2')
  const click = (name: string | RegExp) => kiosk.getByRole('button', { name }).first().click()
  const steps = kiosk.getByRole('list', { name: 'All steps' })
  await click('English')
  await click('Find the way')
  await click(/^Toilets/)
  await expect(kiosk.getByRole('figure', { name: 'Map of Level 1' })).toBeVisible()
  await expect(steps).toContainText('Take the stairs up to level 2.')
  await click('Next step')
  await click('Next step')
  await expect(kiosk.getByRole('figure', { name: 'Map of Level 2' })).toBeVisible()

  await click('Step-free')
  await expect(steps).toContainText('Take the lift up to level 2.')
  await expect(kiosk.getByText(/^Step-free: no stairs/)).toBeVisible()

  // at once, and without a publication
  const close = (target: string, closed: boolean) =>
    caller.call(calls.setMapState, { params: { target }, query: { mallId }, body: { closed } })
  await close(lift.id, true)
  await expect(kiosk.getByText('Hiss B is out of order. There’s no way to Toilets right now.')).toBeVisible()
  await close(lift.id, false)
  await expect(steps).toContainText('Take the lift up to level 2.')
  await click('Step-free')
  await expect(steps).toContainText('Take the stairs up to level 2.')
  await close(stairs.id, true)
  await expect(kiosk.getByText('Trappa A is out of order. This way goes around.')).toBeVisible()
  await expect(steps).toContainText('Take the lift up to level 2.')

  // without a network the graph is made again, and what is out of order is still known
  await kiosk.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await kiosk.reload()
  await click('English')
  await click('Find the way')
  await expect(kiosk.getByRole('button', { name: /^Toilet \d min$/ })).toBeVisible()
  await kiosk.context().setOffline(true)
  await kiosk.reload()
  await click('English')
  await click('Find the way')
  await click(/^Toilets/)
  await expect(steps).toContainText('Take the lift up to level 2.')
  await expect(kiosk.getByText('Trappa A is out of order. This way goes around.')).toBeVisible()
})
