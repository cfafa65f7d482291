import { expect, signIn, test } from '../support/journey'
import { startProxy } from '../support/proxy'

test('the header says while a proxy refuses sockets that changes of others do not arrive', { tag: '@nightly' }, async ({
  server,
  visitor,
}) => {
  const proxy = await startProxy(server.url)
  proxy.become('no sockets')
  const page = await visitor(proxy.url)
  await page.clock.install()
  await page.goto('/')
  await signIn(page, 'admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const off = page.getByRole('status').getByRole('button', { name: 'Live updates are off' })
  await expect(off).toBeHidden()
  await page.clock.fastForward('00:10')
  await off.click()
  await expect(page.getByRole('dialog', { name: 'Live updates are off' })).toContainText('WebSockets')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Reload the page' })).toBeVisible()
  await page.keyboard.press('Escape')

  proxy.become('open')
  await page.clock.fastForward('02:00')
  await expect(off).toBeHidden()
  await proxy.close()
})

test('the header says while the server is silent that figures are from before', { tag: '@nightly' }, async ({
  server,
  visitor,
}) => {
  const proxy = await startProxy(server.url)
  const page = await visitor(proxy.url)
  await page.goto('/')
  await signIn(page, 'admin')
  const board = page.getByRole('region', { name: 'Published content' })
  await expect(board.getByRole('link', { name: /^Events \d/ })).toBeVisible()
  const offline = page.getByRole('status').getByRole('button', { name: 'Offline' })
  await expect(offline).toBeHidden()

  // the browser is online, and no connection is refused
  proxy.become('silent')
  await expect(offline).toBeVisible()
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  await expect(page.getByText(/^As of \d\d:\d\d$/)).toBeVisible()
  await expect(board.getByRole('link', { name: /^Events \d/ })).toBeVisible()

  proxy.become('open')
  await expect(offline).toBeHidden()
  await expect(page.getByText(/^As of/)).toBeHidden()
  await proxy.close()
})
