import { expect } from '@playwright/test'
import { test } from './consumer'

test('lost and found: a list and a form on published exports alone', async ({ page, open, complaints }) => {
  await open('lost-and-found')
  const table = page.getByRole('grid', { name: 'Lost and found' })
  await expect(table.getByRole('row', { name: /Red umbrella/ })).toContainText('Food court')

  // by keyboard, with errors shown at the fields
  await page.getByRole('button', { name: 'New item' }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'New item' })
  await page.keyboard.press('Control+Enter')
  const name = sheet.getByRole('textbox', { name: 'What it is' })
  await expect(name).toHaveAccessibleDescription(/Say what it is/)
  await name.fill('Blue bicycle')
  await sheet.getByRole('textbox', { name: 'Search words' }).pressSequentially('bike,blue,')
  await sheet.getByRole('radio', { name: 'waiting' }).press('ArrowRight')
  await page.keyboard.press('Control+Enter')
  await expect(sheet).toHaveCount(0)
  await expect(table.getByRole('row', { name: /Blue bicycle/ })).toContainText('returned')

  // leaving with unsaved input asks for confirmation and keeps the input
  await table
    .getByRole('row', { name: /Red umbrella/ })
    .getByRole('rowheader')
    .click()
  const open1 = page.getByRole('dialog', { name: 'Red umbrella' })
  await open1.getByRole('textbox', { name: 'Description' }).fill('With a wooden handle')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await expect(open1.getByRole('textbox', { name: 'Description' })).toHaveValue('With a wooden handle')
  await open1.getByRole('button', { name: 'Save' }).click()
  await expect(open1).toHaveCount(0)

  // found by a letter without its accent, deleted, brought back
  await page.getByRole('searchbox', { name: 'Search lost and found' }).fill('aerlig')
  await expect(table.getByRole('row')).toHaveCount(2)
  await table.getByRole('row', { name: /Ærlig/ }).getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog', { name: 'Delete?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(table).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(table.getByRole('row', { name: /Ærlig/ })).toBeVisible()
  expect(complaints).toEqual([])
})
