import { expect, test } from '../support/journey'
import { expectToast } from '../support/toasts'

test('a garage gets a floor with a plan; floors are ordered, copied, deleted and brought back', async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  await page.getByRole('link', { name: 'Parking' }).first().click()
  await expect(page).toHaveURL(/\/published\/Parking$/)
  await page.getByRole('button', { name: 'New garage' }).click()
  const garage = page.getByRole('dialog', { name: 'New garage' })
  await garage.getByRole('button', { name: 'Save' }).click()
  await expect(garage.getByText('Field is required').first()).toBeVisible()
  await garage.getByLabel('Name').fill('P-hus Berget')
  await garage.getByRole('button', { name: 'Save' }).click()
  await expect(garage).toBeHidden()

  await page.getByRole('button', { name: 'More actions for P-hus Berget' }).click()
  await page.getByRole('menuitem', { name: 'New floor here' }).click()
  const floor = page.getByRole('dialog', { name: 'New floor' })
  await floor.getByRole('textbox', { name: 'Name', exact: true }).fill('Plan B1')
  await floor.getByLabel('Map title').fill('Parkera här')
  await floor.getByLabel('Area ID').fill('B1')
  await floor.getByLabel('Floor map name').fill('berget-1')
  await expect(floor.getByLabel('Garage')).toHaveValue(/.+/)
  await floor.getByRole('button', { name: 'Choose a picture' }).click()
  const library = page.getByRole('dialog', { name: 'Choose from the media library' })
  await library.getByRole('searchbox').fill('plan-p2')
  await library.getByRole('gridcell', { name: /plan-p2/ }).dblclick()
  await expect(floor.getByText('plan-p2.svg')).toBeVisible()
  await floor.getByRole('button', { name: 'Save' }).click()
  await expect(floor).toBeHidden()

  // its plan, on a page of its own
  await page.getByRole('rowheader', { name: 'Plan B1' }).click()
  await expect(page).toHaveURL(/\/published\/Parking\/[0-9a-f-]{36}$/)
  await page.getByRole('button', { name: 'Add marker' }).click()
  await page.keyboard.press('Enter')
  const label = page.getByRole('dialog').getByLabel(/^Label/)
  await label.fill('Utgång')
  await label.press('Enter')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Updated')
  await page.reload()
  await expect(page.getByRole('button', { name: '1 Utgång', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Parking' }).first().click()

  // one place up among the floors, and still there after a reload
  const names = page.getByRole('rowheader')
  await page.getByRole('button', { name: /^Move Level P2/ }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(names.nth(1)).toHaveText('Level P2')
  await page.reload()
  await expect(names.nth(1)).toHaveText('Level P2')

  await page.getByRole('button', { name: 'More actions for Plan B1' }).click()
  await page.getByRole('menuitem', { name: 'Copy' }).click()
  await page.getByRole('alertdialog', { name: 'Make a copy?' }).getByRole('button', { name: 'Copy' }).click()
  const copy = page.getByRole('row', { name: 'Plan B1 (copy)' })
  await expect(copy).toContainText('InActive')

  await page.getByRole('button', { name: 'More actions for Plan B1 (copy)' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog', { name: 'Delete?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(copy).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(copy).toBeVisible()

  // what has floors is not deleted, and they are named
  await page.getByRole('button', { name: 'More actions for P-hus Berget' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const sure = page.getByRole('alertdialog', { name: 'Delete?' })
  await expect(sure.getByText('Plan B1', { exact: true })).toBeVisible()
  await expect(sure.getByRole('button', { name: 'Delete' })).toBeDisabled()
})
