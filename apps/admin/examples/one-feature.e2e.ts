import { expect, test, violations } from './app'

test('one feature in another team’s app: its list and form, without menu and header', { tag: '@nightly' }, async ({
  page,
  open,
  complaints,
}) => {
  await open('one-feature')
  const address = page.url()
  await page.getByLabel('User').fill('admin')
  await page.getByLabel('Password').fill('demo-kiosk')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Offers' }).click()
  const grid = page.getByRole('grid', { name: 'Offers' })
  await expect(grid.getByRole('row').nth(3)).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(1)

  // the page's styles are unchanged, also for a class that the admin uses, too
  const title = page.getByRole('heading', { name: 'Front desk' })
  await expect(title).toHaveCSS('display', 'block')
  await expect(title).toHaveCSS('font-family', 'Georgia, serif')
  await expect(page.locator('body')).toHaveCSS('font-size', '18px')
  await expect(page.getByRole('heading', { name: /^Offers/ })).not.toHaveCSS('font-family', 'Georgia, serif')
  expect(await violations(page)).toEqual([])

  await page.getByRole('searchbox').fill('amaryllis')
  await page.getByRole('rowheader', { name: /^Amaryllis/ }).click()
  const form = page.getByRole('dialog', { name: /^Amaryllis/ })
  await form.getByLabel(/^Name/).fill('Amaryllis by three')
  await expect(form.getByLabel(/^Name/)).toHaveCSS('box-sizing', 'border-box')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Updated', { exact: true })).toBeVisible()
  await expect(form).toHaveCount(0)

  // nothing in the address and in the page's storage
  expect(page.url()).toBe(address)
  expect(await page.evaluate(() => ['token', 'mallId', 'language'].map((name) => localStorage.getItem(name)))).toEqual([
    null,
    null,
    null,
  ])
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  const light = await grid.evaluate((node) => getComputedStyle(node).color)
  await page.getByRole('button', { name: 'Dark' }).click()
  await expect(grid).not.toHaveCSS('color', light)
  expect(await violations(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('the page is notified of the end of the session', { tag: '@nightly' }, async ({ page, open, server }) => {
  await open('one-feature')
  await page.getByLabel('User').fill('editor')
  await page.getByLabel('Password').fill('demo-kiosk')
  await page.getByRole('button', { name: 'Sign in' }).click()
  const request = page.waitForRequest((request) => request.url().includes('/api/Offer'))
  await page.getByRole('button', { name: 'Offers' }).click()
  const { authorization = '' } = await (await request).allHeaders()
  await expect(page.getByRole('grid', { name: 'Offers' }).getByRole('row').nth(3)).toBeVisible()

  const ended = await fetch(`${server.url}/api/Logout`, { method: 'POST', headers: { authorization } })
  expect(ended.ok).toBe(true)
  await page.getByRole('rowheader').first().click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})
