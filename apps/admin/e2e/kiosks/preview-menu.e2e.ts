import { expect, test } from '../support/journey'

test('the draft is looked at: in a new tab, and by an address for any other screen', async ({ signedIn, browser }) => {
  const page = await signedIn('admin')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Preview' }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('menuitem', { name: 'Open in a new tab' }).click()
  await expect((await opened).getByText('Preview. This is on the kiosks.')).toBeVisible()

  await page.bringToFront()
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('menuitem', { name: 'Copy the address' }).click()
  const words = 'Kiosk URL copied to clipboard. Please open it in incognito mode for correct testing.'
  await expect(page.getByText(words, { exact: true })).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(address).toMatch(/\/kiosk\/\?mallId=.+#preview=/)
  // as in incognito mode: nobody is signed in, and nothing is stored
  const elsewhere = await browser.newContext()
  const kiosk = await elsewhere.newPage()
  await kiosk.goto(address)
  await expect(kiosk.getByText('Preview. This is on the kiosks.')).toBeVisible()
  await elsewhere.close()
})

test('beside the screensavers the preview begins with what plays while nobody is there', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await page.goto('/published/Screensaver')
  await page.getByRole('banner').getByRole('button', { name: 'Preview' }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('menuitem', { name: 'Open in a new tab' }).click()
  const kiosk = await opened
  await expect(kiosk.getByRole('heading', { name: 'Touch the screen and find your way' })).toBeVisible()
  await expect(kiosk.getByText('Preview. This is on the kiosks.')).toBeVisible()
  await kiosk.mouse.click(200, 300)
  await expect(kiosk.getByRole('heading', { level: 1, name: 'Strandgallerian' })).toBeVisible()
})
