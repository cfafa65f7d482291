import { expect, test } from '../support/journey'

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
