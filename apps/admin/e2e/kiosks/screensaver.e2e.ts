import type { Page } from '@playwright/test'
import { clicksByType, increase } from '../support/clicks'
import { expect, test } from '../support/journey'
import { publish } from '../support/steps'
import { expectToast } from '../support/toasts'

/** The time until an idle station shows its screensaver. */
const idle = '01:00'

/** A station with a fake clock; reloads the page. */
async function withClock(kiosk: Page) {
  await expect(kiosk.getByRole('heading', { level: 1, name: 'Strandgallerian' })).toBeVisible()
  await kiosk.clock.install()
  await kiosk.reload()
  await expect(kiosk.getByRole('button', { name: 'Butiker', exact: true })).toBeVisible()
}

/** Touches the screen at a position. */
async function touch(kiosk: Page, x: number, y: number) {
  const finger = await kiosk.context().newCDPSession(kiosk)
  await finger.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await finger.detach()
}

test('a published screensaver plays on an idle station, and the touch that ends it clicks nothing', async ({
  signedIn,
  station,
}) => {
  const admin = await signedIn('admin')
  await admin.goto('/published/Screensaver')
  await admin.getByRole('button', { name: 'New screensaver' }).click()
  await admin.getByRole('textbox', { name: 'Name', exact: true }).fill('Kvällshälsning')
  // adding a text creates a slide, and takes the input
  await admin.getByRole('button', { name: 'Text', exact: true }).click()
  await admin.keyboard.type('Vi ses i morgon')
  await expect(admin.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Kvällshälsning')
  await admin.getByRole('button', { name: 'Save' }).click()
  await expectToast(admin, 'Created')
  await publish(admin)

  const before = await clicksByType(admin)
  const kiosk = await station('K2')
  await withClock(kiosk)
  const shops = kiosk.getByRole('button', { name: 'Butiker', exact: true })
  const greeting = kiosk.getByText('Vi ses i morgon')
  // from the top of the menu, to which the page scrolls at the end of a screensaver
  const y = await shops.evaluate((button) => {
    const { top, height } = button.getBoundingClientRect()
    return top + height / 2 - (document.getElementById('kiosk-start')?.getBoundingClientRect().top ?? 0)
  })
  await shops.click()
  await expect(kiosk.getByRole('heading', { level: 1, name: 'Butiker' })).toBeVisible()

  await kiosk.clock.fastForward(idle)
  // the demo's own screensaver comes first, for twelve seconds
  await expect(kiosk.getByRole('heading', { name: 'Tryck på skärmen och hitta rätt' })).toBeVisible()
  await expect(shops).toBeHidden()
  await kiosk.clock.fastForward('00:12')
  await expect(greeting).toBeVisible()

  // where the menu is rendered later
  const { width } = kiosk.viewportSize() ?? { width: 0 }
  await touch(kiosk, width * 0.15, y)
  await expect(greeting).toBeHidden()
  await expect(shops).toBeVisible()
  const box = await shops.boundingBox()
  if (!box) throw new Error('The menu is not there')
  const inside = [box.x < width * 0.15, width * 0.15 < box.x + box.width, box.y < y]
  expect([...inside, y < box.y + box.height]).toEqual([true, true, true, true])
  await touch(kiosk, width * 0.15, y)
  await expect(kiosk.getByRole('heading', { level: 1, name: 'Butiker' })).toBeVisible()

  // two visits, with one click on the menu each: before and after the screensaver
  await expect
    .poll(async () => increase(await clicksByType(admin), before))
    .toMatchObject({ Touchguide: 2, Menu: 2, 'Shop or company': 0, Category: 0 })
})

test('an offline station plays a screensaver it has not shown before, with pictures', { tag: '@nightly' }, async ({
  station,
}) => {
  const kiosk = await station('K1')
  await expect(kiosk.getByRole('heading', { level: 1, name: 'Strandgallerian' })).toBeVisible()
  await kiosk.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await withClock(kiosk)
  /** The number of slideshow files that the service worker has not cached yet. */
  const missing = () =>
    kiosk.evaluate(async () => {
      const { mallId, key } = JSON.parse(localStorage.getItem('kiosk.pairing') ?? '{}')
      const headers = { authorization: `Bearer ${key}` }
      const { records, media } = await (await fetch(`/api/Kiosk/${mallId}/Publication`, { headers })).json()
      const slideshowText = JSON.stringify(records.slideshow)
      const usedMedia = Object.entries<{ url: string }>(media).filter(([id]) => slideshowText.includes(id))
      const cached = await Promise.all(usedMedia.map(([, { url }]) => caches.match(url)))
      return cached.filter((one) => one === undefined).length
    })
  await expect.poll(missing).toBe(0)

  await kiosk.context().setOffline(true)
  await kiosk.reload()
  await expect(kiosk.getByRole('region', { name: 'Nytt från köpcentrumet' })).toBeVisible()
  await kiosk.clock.fastForward(idle)
  const screensaver = kiosk.getByRole('group', { name: 'Tryck på skärmen för att börja' })
  await expect(screensaver.getByRole('heading', { name: 'Tryck på skärmen och hitta rätt' })).toBeVisible()
  await expect(screensaver.locator('[data-slot=slide-image]')).toBeVisible()
  await kiosk.keyboard.press('Enter')
  await expect(kiosk.getByRole('button', { name: 'Butiker', exact: true })).toBeVisible()
})
