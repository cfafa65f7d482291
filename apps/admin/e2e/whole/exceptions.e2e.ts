import type { Page } from '@playwright/test'
import { expect, pairingAddress, sharedTest as test } from '../support/journey'
import type { KioskServer } from '../support/server'

/** A file of the page throws, with a text that somebody might have typed. */
const breakFile = (page: Page, file: string) =>
  page.route(file, async (route) => {
    const code = await (await route.fetch()).text()
    const body = `throw new TypeError('Skor för astrid@example.com');${code}`
    await route.fulfill({ contentType: 'text/javascript', body })
  })

const counted = async (server: KioskServer, app: string) => {
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  return Number(new RegExp(`kiosk_admin_page_errors_total\\{app="${app}"\\} (\\d+)`).exec(metrics)?.[1])
}

/** The line of the server's log about a file, and whether there is another one. */
const logged = (server: KioskServer, file: string) => ({
  line: server.findOutput(new RegExp(`^.*"An exception in a page".*${file}.*$`, 'm')) ?? '{}',
  repeated: server.findOutput(new RegExp(`"An exception in a page".*${file}[^]*"An exception in a page".*${file}`)),
})

test('an exception in the admin is in the server’s log once, without its text', async ({
  signedIn,
  server,
  complaints,
}) => {
  const page = await signedIn('admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await breakFile(page, '**/assets/charts-*.js')
  const before = await counted(server, 'admin')
  for (const times of [1, 2]) {
    await page.goto('/statistics')
    await expect(page.getByText('Couldn’t load this page')).toBeVisible()
    await expect.poll(() => counted(server, 'admin')).toBe(before + times)
  }
  const { line, repeated } = logged(server, 'assets/charts-')
  expect(JSON.parse(line)).toMatchObject({
    level: 'warn',
    release: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    screen: '/Statistics',
    error: 'TypeError',
    stack: [expect.stringMatching(/^assets\/charts-[\w-]+\.js:1:\d+$/)],
  })
  expect(repeated).toBeUndefined()
  expect(line).not.toContain('Skor')
  complaints.length = 0
})

test('an exception in the kiosk is in the server’s log once, without its text', async ({
  visitor,
  server,
  complaints,
}) => {
  const page = await visitor(server.url)
  await breakFile(page, '**/kiosk/assets/guide-page-*.js')
  const before = await counted(server, 'kiosk')
  await page.goto(await pairingAddress(server.url, 'K2'))
  // the first content replaces the languages of the page before it
  await page.getByRole('time').first().waitFor()
  await page.getByRole('button', { name: 'English', exact: true }).click()
  await page.getByRole('button', { name: 'Shops', exact: true }).click()
  await expect.poll(() => counted(server, 'kiosk')).toBe(before + 1)
  const { line, repeated } = logged(server, 'kiosk/assets/guide-page-')
  expect(JSON.parse(line)).toMatchObject({
    screen: 'shops',
    error: 'TypeError',
    stack: [expect.stringMatching(/^kiosk\/assets\/guide-page-[\w-]+\.js:1:\d+$/)],
  })
  expect(repeated).toBeUndefined()
  expect(line).not.toContain('Skor')
  complaints.length = 0
})
