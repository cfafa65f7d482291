import { expect, test } from '../support/journey'

test('a shop is created in its category, validated, given hours, copied, deleted and restored', async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  await page.goto('/published/shop')
  await page.getByRole('row', { name: 'Shoes' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/published\/shops\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Shoes')

  // created: the category is preset, the name is missing
  await page.getByRole('button', { name: 'Add New Shop' }).click()
  const added = page.getByRole('dialog', { name: 'Add New Shop' })
  await expect(page).toHaveURL(/dialog=shopEdit/)
  await added.getByRole('button', { name: 'Save' }).click()
  await expect(added.getByText('Field is required').first()).toBeVisible()
  await added.getByLabel('Name').fill('Sulan')
  await added.getByLabel('Search words').fill('sko')
  await added.getByLabel('Search words').press('Enter')

  // the browser's Back leaves the step without losing input or asking
  await added.getByRole('button', { name: 'Choose from the tree' }).click()
  await added.getByRole('checkbox', { name: 'Sport' }).click()
  await page.goBack()
  await expect(added.getByLabel('Name')).toHaveValue('Sulan')
  await added.getByRole('button', { name: 'Save' }).click()
  await expect(added).toBeHidden()
  await expect(page.getByRole('row', { name: 'Sulan' })).toContainText('Shoes, Sport')

  // changed: own opening hours
  await page.getByRole('rowheader', { name: 'Sulan' }).click()
  const form = page.getByRole('dialog', { name: 'Sulan' })
  await form.getByRole('switch', { name: 'Same as the mall' }).click()
  await form.getByRole('textbox', { name: 'Monday, opens' }).fill('08:15')
  await form.getByRole('textbox', { name: 'Description' }).fill('Skor för alla fötter')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await page.getByRole('rowheader', { name: 'Sulan' }).click()
  await expect(form.getByRole('textbox', { name: 'Monday, opens' })).toHaveValue('08:15')
  await expect(form.getByText('Skor för alla fötter')).toBeVisible()
  await form.getByRole('button', { name: 'Cancel' }).click()

  // copied, deleted, restored
  await page.getByRole('button', { name: 'More actions for Sulan' }).click()
  await page.getByRole('menuitem', { name: 'Copy', exact: true }).click()
  await page.getByRole('alertdialog', { name: 'Make a copy?' }).getByRole('button', { name: 'Copy' }).click()
  const copy = page.getByRole('row', { name: 'Sulan (kopia)' })
  await expect(copy).toContainText('InActive')
  await page.getByRole('button', { name: 'More actions for Sulan (kopia)' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog', { name: 'Delete?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(copy).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(copy).toBeVisible()
})
