import { expect } from '@playwright/test'
import { test } from './consumer'

test('Next with the app router: rows and a form in the HTML, hydrated without a complaint, and a server action', {
  tag: '@nightly',
}, async ({ page, browser, open, complaints }) => {
  await open('next')
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  await expect(page.getByText('Plan 1: 2 av 3')).toBeVisible()

  // without JavaScript
  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(page.url())
  const served = plain.getByRole('grid', { name: 'Butiker' })
  await expect(served.getByRole('rowheader')).toHaveText(['Ask & Alm', 'Zebra', 'Ärlig Mat'])
  await expect(served.getByRole('columnheader', { name: 'Butik' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(plain.getByRole('form', { name: 'Ny butik' }).getByRole('textbox', { name: 'Namn' })).toBeVisible()
  await expect(plain.getByRole('button', { name: 'Spara' })).toHaveCSS('height', '32px')
  await plain.getByRole('button', { name: 'Byt tema' }).click()
  await expect(plain.locator('html')).toHaveAttribute('data-theme', 'dark')
  await plain.close()

  // refused by the schema, refused by the server, saved and listed
  const form = page.getByRole('form', { name: 'Ny butik' })
  const name = form.getByRole('textbox', { name: 'Namn' })
  await form.getByRole('button', { name: 'Spara' }).click()
  await expect(name).toHaveAccessibleDescription(/Skriv butikens namn/)
  await name.fill('Zebra')
  await name.press('Enter')
  await expect(name).toHaveAccessibleDescription(/Butiken finns redan/)
  await name.fill('Öbergs')
  await name.press('Enter')
  await expect(page.getByText('Öbergs är sparad.')).toBeVisible()
  const table = page.getByRole('grid', { name: 'Butiker' })
  await expect(table.getByRole('rowheader')).toHaveText(['Ask & Alm', 'Zebra', 'Ärlig Mat', 'Öbergs'])
  await table.getByRole('columnheader', { name: 'Butik' }).getByRole('button').click()
  await expect(table.getByRole('rowheader').first()).toHaveText('Öbergs')

  // the theme is in the HTML of the next visit
  await page.getByRole('button', { name: 'Byt tema' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await (await page.request.get(page.url())).text()).toContain('data-theme="dark"')
  await page.reload()
  await expect(table.getByRole('rowheader').first()).toHaveText('Ask & Alm')
  expect(complaints).toEqual([])
})
