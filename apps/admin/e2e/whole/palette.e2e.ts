import { expect, readerTest as test } from '../support/journey'
import { openOffers } from '../support/steps'

test('the palette opens screens and records by keyboard, and lists recent ones', { tag: '@nightly' }, async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  const palette = page.getByRole('dialog', { name: 'Search or go to' })
  const search = page.getByRole('combobox', { name: 'Search or go to' })

  // a record by name
  await expect(page.getByRole('button', { name: 'Search or go to' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await search.pressSequentially('fjell sport')
  await expect(palette.getByRole('option', { name: /^Fjell Sport/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  const shop = page.getByRole('dialog', { name: 'Fjell Sport' })
  await expect(shop).toBeVisible()
  await expect(page).toHaveURL(/\/published\/Shops\?dialog=shopEdit&id=/)
  await page.keyboard.press('Escape')
  await expect(shop).toBeHidden()

  // a screen
  await page.keyboard.press('Control+k')
  await search.pressSequentially('surround')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/published\/SurroundingArea$/)

  // without a query the last records are listed, also after a reload
  await openOffers(page)
  await page.getByRole('button', { name: 'Search or go to' }).click()
  await palette
    .getByRole('group', { name: 'Recently edited' })
    .getByRole('option', { name: /^Fjell Sport/ })
    .click()
  await expect(shop).toBeVisible()
  await page.keyboard.press('Escape')

  // `?` lists the shortcuts, except in text fields
  await page.getByRole('searchbox').press('?')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('searchbox').fill('')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Search or go to')
})

test('a failed search shows an error, and screens can still be opened', { tag: '@nightly' }, async ({
  signedIn,
  server,
}) => {
  const page = await signedIn('admin')
  await page.route('**/api/Search?*', (route) => route.abort())
  await page.getByRole('button', { name: 'Search or go to' }).click()
  await page.getByRole('combobox', { name: 'Search or go to' }).pressSequentially('events')
  await expect(page.getByText('Couldn’t search.', { exact: false })).toBeVisible()
  await page.getByRole('option', { name: /^Events/ }).click()
  await expect(page).toHaveURL(`${server.url}/published/event`)
})
