import type { Page } from '@playwright/test'
import { type Counts, clicksByType, more } from '../support/clicks'
import { expect, test } from '../support/journey'

/** What the page says of each type: the figures behind its chart. */
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

test('a visitor goes from a category to a shop, its way and a service: staff see each as what it was', async ({
  signedIn,
  station,
}) => {
  test.slow() // a bound against hanging: a whole server, the back-office and a station, and clicks that are gathered first
  const admin = await signedIn('admin')
  const before = await clicksByType(admin)
  const beforeThere = await clicksByType(admin, '&view=pathfinder')

  // it stands in the atrium, which is drawn on the plan of its floor
  const kiosk = await station('K2')
  // before there is something to show, there is nobody to count
  await expect(kiosk.getByRole('heading', { level: 1, name: 'Strandgallerian' })).toBeVisible()
  const touch = (name: string) => kiosk.getByRole('button', { name, exact: true }).click()
  await touch('English')
  await touch('Shops')
  await touch('Fashion')
  await expect(kiosk.getByRole('heading', { level: 1, name: 'Fashion' })).toBeVisible()
  await touch('Grad')
  await expect(kiosk.getByRole('heading', { level: 1, name: 'Grad' })).toBeVisible()
  await touch('Show the way')
  const plan = kiosk.getByRole('figure', { name: 'Find your way' })
  await expect(plan.getByText('Grad')).toBeVisible()
  await expect(plan.getByText('You are here')).toBeVisible()
  await touch('Start')
  await touch('Services')
  await touch('Cash machine')
  await expect(kiosk.getByRole('heading', { level: 1, name: 'Cash machine' })).toBeVisible()
  await touch('Start')
  await touch('Find the way')
  await touch('Toilets')
  await expect(kiosk.getByText('You are on Level 1. Toilets is on Level 2.')).toBeVisible()

  await expect
    .poll(async () => more(await clicksByType(admin), before))
    .toEqual({
      Touchguide: 1,
      'Shop or company': 1,
      // the way to the shop, and the plans of the house
      Pathfinder: 2,
      Category: 1,
      // the language, Shops, Start, Services and Start
      Menu: 5,
      Service: 2,
    })
  expect(await shownByType(admin)).toEqual(await clicksByType(admin))
  // where they happened: in Pathfinder were the way back to the start, and the last service
  expect(more(await clicksByType(admin, '&view=pathfinder'), beforeThere)).toMatchObject({ Menu: 1, Service: 1 })
})

test('all pages are there without a network, and what is touched meanwhile is counted afterwards', async ({
  signedIn,
  station,
}) => {
  test.slow() // as above
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
    .poll(async () => more(await clicksByType(admin), before))
    .toMatchObject({ Touchguide: 1, Menu: 1, Service: 1 })
})

test.describe('on a telephone', () => {
  test('nothing runs off the side, and everything is large enough to touch', async ({ station }) => {
    const kiosk = await station('K2')
    await kiosk.setViewportSize({ width: 390, height: 844 })
    const fits = async () => {
      // in one go: a page may be drawn anew between finding its buttons and measuring them
      const { over, heights } = await kiosk.evaluate(() => ({
        over: document.documentElement.scrollWidth - innerWidth,
        heights: [...document.querySelectorAll('main button:not(.kiosk-shop)')] // an offer's is as large as the offer
          .filter((one) => one.checkVisibility())
          .map((one) => one.getBoundingClientRect().height),
      }))
      expect(over).toBeLessThanOrEqual(0)
      expect(heights).not.toHaveLength(0)
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
    }
    const touch = (name: string) => kiosk.getByRole('button', { name, exact: true }).click()
    await touch('English')
    await expect(kiosk.getByRole('group', { name: 'News from the mall' })).toBeVisible()
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
      await touch(page)
      await expect(kiosk.getByRole('heading', { level: 1, name: page })).toBeVisible()
      await fits()
      await touch('Back')
    }
    for (const page of ['Surrounding area', 'Information', 'Find the way']) {
      await touch(page)
      await expect(kiosk.getByRole('button', { name: 'Back' })).toBeVisible()
      await fits()
      await touch('Back')
    }
  })
})
