import type { Page } from '@playwright/test'
import { type Counts, clicksByType, increase } from '../support/clicks'
import { expect, test } from '../support/journey'

/** The clicks by type that the page shows behind its chart. */
async function shownByType(page: Page): Promise<Counts> {
  await page.goto('/Statistics?dialog=chartView&id=type')
  const dialog = page.getByRole('dialog', { name: 'By type' })
  await expect(dialog.getByRole('slider', { name: 'By type' })).toBeVisible()
  const rows = dialog.getByRole('table', { name: 'By type' }).getByRole('row')
  const texts = await rows.filter({ has: page.getByRole('cell') }).allInnerTexts()
  return Object.fromEntries(
    texts.map((text) => {
      const [name = '', count = ''] = text.split('\t')
      return [name.trim(), Number(count.replaceAll(',', ''))]
    }),
  )
}

test('clicks on a category, shop, route and service are counted by type', { tag: '@nightly' }, async ({
  signedIn,
  station,
}) => {
  const admin = await signedIn('admin')
  const before = await clicksByType(admin)
  const beforeThere = await clicksByType(admin, '&view=pathfinder')

  // the station is in the atrium, on the plan of its floor
  const kiosk = await station('K2')
  // clicks count once there is content
  await expect(kiosk.getByRole('heading', { level: 1, name: 'Strandgallerian' })).toBeVisible()
  const click = (name: string) => kiosk.getByRole('button', { name, exact: true }).click()
  await click('English')
  await click('Shops')
  await click('Fashion')
  await expect(kiosk.getByRole('heading', { level: 1, name: 'Fashion' })).toBeVisible()
  await click('Grad')
  await expect(kiosk.getByRole('heading', { level: 1, name: 'Grad' })).toBeVisible()
  await kiosk.getByRole('button', { name: /^Show directions/ }).click()
  const plan = kiosk.getByRole('figure', { name: /^Map of Level/ })
  await expect(plan.getByText('You are here').first()).toBeVisible()
  await expect(kiosk.getByRole('list', { name: 'All steps' })).toContainText('Grad')
  await click('Start')
  await click('Services')
  await click('Cash machine')
  await expect(kiosk.getByRole('heading', { level: 1, name: 'Cash machine' })).toBeVisible()
  await click('Start')
  await click('Find your way')
  await kiosk.getByRole('button', { name: /^Quiet room/ }).click()
  await expect(kiosk.getByRole('list', { name: 'All steps' })).toContainText('up to level 2')

  await expect
    .poll(async () => increase(await clicksByType(admin), before))
    .toEqual({
      Touchguide: 1,
      'Shop or company': 1,
      // the route to the shop, and the floor plans
      Pathfinder: 2,
      Category: 1,
      // the language, Shops, Start, Services and Start
      Menu: 5,
      Service: 2,
    })
  expect(await shownByType(admin)).toEqual(await clicksByType(admin))
  // clicks in Pathfinder: the way back to the start, and the last service
  expect(increase(await clicksByType(admin, '&view=pathfinder'), beforeThere)).toMatchObject({ Menu: 1, Service: 1 })
})

test('all pages work offline, and offline clicks are counted later', { tag: '@nightly' }, async ({
  signedIn,
  station,
}) => {
  const admin = await signedIn('admin')
  const before = await clicksByType(admin)
  const kiosk = await station('K1')
  await expect(kiosk.getByRole('heading', { level: 1, name: 'Strandgallerian' })).toBeVisible()
  await kiosk.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await kiosk.reload()
  await expect(kiosk.getByRole('heading', { level: 1, name: 'Strandgallerian' })).toBeVisible()

  await kiosk.context().setOffline(true)
  await kiosk.reload()
  await kiosk.getByRole('button', { name: 'Tjänster', exact: true }).click()
  await kiosk.getByRole('button', { name: 'Toaletter', exact: true }).click()
  await expect(kiosk.getByRole('heading', { level: 1, name: 'Toaletter' })).toBeVisible()
  await kiosk.context().setOffline(false)
  await expect
    .poll(async () => increase(await clicksByType(admin), before))
    .toMatchObject({ Touchguide: 1, Menu: 1, Service: 1 })
})

test.describe('on a telephone', () => {
  test('no page scrolls sideways, and touch targets are large enough', { tag: '@nightly' }, async ({ station }) => {
    const kiosk = await station('K2')
    await kiosk.setViewportSize({ width: 390, height: 844 })
    const fits = async () => {
      // measured in one call, because the page may re-render in between
      const { over, heights } = await kiosk.evaluate(() => ({
        over: document.documentElement.scrollWidth - innerWidth,
        heights: [...document.querySelectorAll(':is(main, footer) button:not(.kiosk-shop)')] // offers are large enough anyway
          // a unit of the map is as large as it is drawn, and the list beside the map has it, too (WCAG 2.5.8, equivalent)
          .filter((one) => one.checkVisibility() && !one.closest('.map-units'))
          .map((one) => one.getBoundingClientRect().height),
      }))
      expect(over).toBeLessThanOrEqual(0)
      expect(heights).not.toHaveLength(0)
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
    }
    const click = (name: string) => kiosk.getByRole('button', { name, exact: true }).click()
    await click('English')
    await expect(kiosk.getByRole('region', { name: 'News from the mall' })).toBeVisible()
    await fits()
    for (const page of [
      'Shops',
      'Restaurants & cafés',
      'Service companies',
      'Services',
      'Offers',
      'Events',
      'Parking',
    ]) {
      await click(page)
      await expect(kiosk.getByRole('heading', { level: 1, name: page })).toBeVisible()
      await fits()
      await click('Back')
    }
    for (const page of ['Surrounding area', 'Information']) {
      await click(page)
      await expect(kiosk.getByRole('button', { name: 'Back' })).toBeVisible()
      await fits()
      await click('Back')
    }
    await click('Find your way')
    await expect(kiosk.getByRole('application', { name: 'Map of Level 1' })).toBeVisible()
    await fits()
  })
})
