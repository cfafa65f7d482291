import { expect, test, violations } from './app'

test('the whole admin with a screen less, one more, another colour and other words', { tag: '@nightly' }, async ({
  page,
  open,
  complaints,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', localStorage.getItem('language') ?? 'en'))
  await open('own-feature')
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill('demo-kiosk')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/published$/)

  const menu = page.getByRole('navigation').filter({ has: page.getByRole('link', { name: 'Events' }) })
  await expect(menu.getByRole('link', { name: 'SMS' })).toHaveCount(0)
  await menu.getByRole('link', { name: 'Deals' }).click()
  await expect(page.getByRole('heading', { name: /^Deals/ })).toBeVisible()
  await page.getByRole('button', { name: 'New deal' }).click()
  await page.getByRole('dialog', { name: 'New deal' }).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('checkbox', { name: /^Select Amaryllis/ }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Never mind' }).click()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--k-brand'))).toBe(
    '#7a1fa2',
  )

  // opens the custom screen from the palette; its dialog has an address, as all dialogs have
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('lost')
  await page.getByRole('option', { name: 'Lost property Published' }).click()
  await expect(page).toHaveURL(/\/lost-property$/)
  await page.getByRole('button', { name: 'New item' }).click()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goForward()
  const find = page.getByRole('dialog', { name: 'New item' })
  await find.getByRole('button', { name: 'New item' }).click()
  await expect(find.getByLabel('Item')).toHaveAccessibleDescription('Enter what it is')
  await find.getByLabel('Item').fill('Blue scarf')
  await find.getByRole('button', { name: 'New item' }).click()
  await expect(page.getByText('“Blue scarf” is kept at the information desk.', { exact: true })).toBeVisible()
  await expect(find).toHaveCount(0)
  await expect(page.getByRole('row', { name: /Blue scarf/ })).toBeVisible()
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('menu')).toHaveCount(0)
  expect(await violations(page)).toEqual([])

  await page.evaluate(() => localStorage.setItem('language', 'se'))
  await page.reload()
  await expect(page.getByRole('heading', { name: /^Hittegods/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Klipp' })).toBeVisible()

  // an omitted screen cannot be opened by its address
  const { origin } = new URL(page.url())
  await page.goto(`${origin}/Malls/SMS`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('grid')).toHaveCount(0)
  expect(complaints).toEqual([])
})
