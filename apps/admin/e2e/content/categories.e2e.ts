import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey'

const row = (page: Page, name: string) => page.getByRole('row', { name, exact: true })

async function choose(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `More actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

test('categories: create, validate, edit, reorder by keyboard, copy, refuse deletion while in use, delete and restore', async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  await page.getByRole('link', { name: 'Categories', exact: true }).click()
  await expect(page).toHaveURL(/\/published\/shop$/)

  // created below a parent; each error is shown once
  await page.getByRole('button', { name: 'New Category' }).click()
  const created = page.getByRole('dialog', { name: 'New Category' })
  await created.getByRole('button', { name: 'CREATE' }).click()
  await expect(created.getByText('Field is required').first()).toBeVisible()
  await created.getByLabel('Name').fill('Leksaker')
  await created.getByRole('combobox', { name: 'Parent category' }).fill('Children')
  await page.getByRole('option', { name: 'Children', exact: true }).click()
  await created.getByRole('button', { name: 'CREATE' }).click()
  await expect(created).toBeHidden()
  await expect(row(page, 'Leksaker')).toHaveAttribute('aria-level', '2')

  // changed: the click action
  await page.getByRole('rowheader', { name: 'Leksaker' }).click()
  const form = page.getByRole('dialog', { name: 'Leksaker' })
  await form.getByRole('radio', { name: 'Goes to another page of the kiosk' }).check()
  await form.getByLabel(/^Page/).selectOption({ label: 'Offers' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(row(page, 'Leksaker').getByText('Active', { exact: true })).toBeVisible()

  // reordered by keyboard: out of its parent, which a reload shows
  await page.getByRole('button', { name: 'Move Leksaker' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  await expect(row(page, 'Leksaker')).toHaveAttribute('aria-level', '1')
  await page.reload()
  await expect(row(page, 'Leksaker')).toHaveAttribute('aria-level', '1')

  // copied
  await choose(page, 'Leksaker', 'Copy')
  await page.getByRole('alertdialog', { name: 'Make a copy?' }).getByRole('button', { name: 'Copy' }).click()
  await expect(row(page, 'Leksaker (kopia)').getByText('InActive')).toBeVisible()

  // a category in use is not deleted, and its usages are listed
  await choose(page, 'Gifts', 'Delete')
  const question = page.getByRole('alertdialog', { name: 'Delete?' })
  await expect(question.getByRole('link').first()).toBeVisible()
  await expect(question.getByRole('button', { name: 'Delete' })).toBeDisabled()
  await question.getByRole('button', { name: 'Cancel' }).click()

  // deleted and restored
  await choose(page, 'Leksaker (kopia)', 'Delete')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, 'Leksaker (kopia)')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Leksaker (kopia)')).toBeVisible()
})
