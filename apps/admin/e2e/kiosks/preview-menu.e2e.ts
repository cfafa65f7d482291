import { expect, readerTest as test } from '../support/journey'

test('the draft is previewed in a new tab and at a shareable address', async ({ signedIn, browser }) => {
  const page = await signedIn('admin')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Preview' }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('menuitem', { name: 'Open in a new tab' }).click()
  await expect((await opened).getByText('Preview. This is on the kiosks.')).toBeVisible()

  await page.bringToFront()
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('menuitem', { name: 'Copy the address' }).click()
  const message = 'Kiosk URL copied to clipboard. Please open it in incognito mode for correct testing.'
  await expect(page.getByText(message, { exact: true })).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(address).toMatch(/\/kiosk\/\?mallId=.+#preview=/)
  // as in incognito mode: no session, no storage
  const incognito = await browser.newContext()
  const kiosk = await incognito.newPage()
  await kiosk.goto(address)
  await expect(kiosk.getByText('Preview. This is on the kiosks.')).toBeVisible()
  await incognito.close()
})

test('on the list of screensavers the preview starts with the screensaver', { tag: '@nightly' }, async ({
  signedIn,
}) => {
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
