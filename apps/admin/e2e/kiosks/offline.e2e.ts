import { expect, test } from '../support/journey'

test('a station that starts while there is no network shows what it showed, pictures too', async ({ station }) => {
  const kiosk = await station('K1')
  const heading = kiosk.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  const picture = kiosk.locator('img').first() // decoration, which has no role
  const drawn = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
  // its worker stands beside the page now, and keeps what passes through it
  await kiosk.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await kiosk.reload()
  await expect(heading).toBeVisible()
  await expect.poll(drawn).toBe(true)

  await kiosk.context().setOffline(true)
  await kiosk.reload()
  await expect(heading).toBeVisible()
  await expect.poll(drawn).toBe(true)
})
