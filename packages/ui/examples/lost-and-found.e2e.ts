import { expect } from '@playwright/test'
import { test } from './consumer'

test('lost and found: a desk with TanStack Query, react-router and react-hook-form on published exports alone', {
  tag: '@nightly',
}, async ({ page, open, complaints }) => {
  await open('lost-and-found')
  const table = page.getByRole('grid', { name: 'Lost and found' })
  const row = (name: RegExp) => table.getByRole('row', { name })
  await expect(row(/Red umbrella/)).toContainText('Food court')

  // by keyboard, with errors of the schema and of the server shown at the fields
  await page.getByRole('button', { name: 'New item' }).press('Enter')
  await expect(page).toHaveURL(/\/new$/)
  const sheet = page.getByRole('dialog', { name: 'New item' })
  const name = sheet.getByRole('textbox', { name: 'What it is' })
  await name.press('Control+Enter')
  await expect(name).toHaveAccessibleDescription(/Say what it is/)
  await name.fill('Teddy bear')
  await page.keyboard.press('Control+Enter')
  await expect(name).toHaveAccessibleDescription(/It is on the list/)
  await name.fill('Blue bicycle')
  await sheet.getByRole('textbox', { name: 'Search words' }).pressSequentially('bike,blue,')
  await sheet.getByRole('radio', { name: 'waiting' }).press('ArrowRight')
  await page.keyboard.press('Control+Enter')
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/\d\/$/)
  await expect(row(/Blue bicycle/)).toContainText('returned')

  // Escape and Back ask before unsaved input is lost
  await row(/Red umbrella/)
    .getByRole('rowheader')
    .click()
  await expect(page).toHaveURL(/\/1$/)
  const umbrella = page.getByRole('dialog', { name: 'Red umbrella' })
  const description = umbrella.getByRole('textbox', { name: 'Description' })
  await description.fill('With a wooden handle')
  const stay = page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' })
  await page.keyboard.press('Escape')
  await stay.click()
  await page.goBack()
  await stay.click()
  await expect(page).toHaveURL(/\/1$/)
  await expect(description).toHaveValue('With a wooden handle')
  await umbrella.getByRole('button', { name: 'Save' }).click()
  await expect(umbrella).toHaveCount(0)

  // filtered and sorted, kept in the address with the open item
  await page.getByRole('button', { name: 'State All' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'waiting' }).click()
  await page.keyboard.press('Escape')
  await table.getByRole('columnheader', { name: 'What' }).getByRole('button').click()
  await expect(table.getByRole('rowheader')).toHaveText(['Red umbrella', 'Set of keys'])
  await row(/Set of keys/)
    .getByRole('rowheader')
    .press('Enter')
  await expect(page).toHaveURL(/\/2\?sort=name.*&state=waiting$/)
  await page.reload()
  await page.getByRole('dialog', { name: 'Set of keys' }).getByRole('button', { name: 'Cancel' }).click()
  await expect(table.getByRole('rowheader')).toHaveText(['Red umbrella', 'Set of keys'])
  await page.getByRole('button', { name: 'State waiting' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'waiting' }).click()
  await page.keyboard.press('Escape')

  // found by a letter without its accent, returned and brought back
  await page.getByRole('searchbox', { name: 'Search lost and found' }).fill('aerlig')
  await expect(table.getByRole('row')).toHaveCount(2)
  await row(/Ærlig/).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Returned' }).click()
  await expect(row(/Ærlig/)).toContainText('returned')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(/Ærlig/)).toContainText('given away')

  // all deleted after a question, and brought back
  await page.getByRole('searchbox').fill('')
  await table.getByRole('checkbox', { name: 'Select all' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete?' })
  await expect(question).toContainText('Red umbrella')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Nothing was found yet')).toBeVisible()
  await page.getByRole('listitem').filter({ hasText: 'Deleted' }).getByRole('button', { name: 'Undo' }).click()
  await expect(table.getByRole('rowheader')).toHaveCount(5)
  expect(complaints).toEqual([])
})

test('lost and found in two tabs: conflicts are resolved, and a refused removal is taken back', {
  tag: '@nightly',
}, async ({ page, context, open, complaints }) => {
  await open('lost-and-found')
  const row = page.getByRole('row', { name: /Teddy bear/ })
  await row.getByRole('rowheader').click()
  const sheet = page.getByRole('dialog', { name: 'Teddy bear' })
  await sheet.getByRole('combobox', { name: 'Found at' }).selectOption('Cinema')

  const other = await context.newPage()
  await other.goto(page.url())
  const theirs = other.getByRole('dialog', { name: 'Teddy bear' })
  await theirs.getByRole('combobox', { name: 'Found at' }).selectOption('Garage P1')
  await theirs.getByRole('button', { name: 'Save' }).click()
  await expect(theirs).toHaveCount(0)

  await sheet.getByRole('button', { name: 'Save' }).click()
  const conflict = page.getByRole('alertdialog', { name: 'Someone else changed this too' })
  await expect(conflict).toContainText('Garage P1')
  await conflict.getByRole('radio', { name: /Cinema/ }).check()
  await conflict.getByRole('button', { name: 'Save choices' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(row).toContainText('Cinema')

  // removed in the other tab, which has not seen the change
  await other
    .getByRole('row', { name: /Teddy bear/ })
    .getByRole('button', { name: 'More' })
    .click()
  await other.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(other.getByRole('row', { name: /Teddy bear/ })).toContainText('Cinema')
  await other.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await expect(other.getByRole('dialog', { name: 'Notifications' })).toContainText(
    'Not deleted: somebody else has changed it',
  )
  expect(complaints).toEqual([])
})
