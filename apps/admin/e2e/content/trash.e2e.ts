import { expect, test } from '../support/journey'
import { openOffers } from '../support/steps'
import { expectToast } from '../support/toasts'

test('deleted records are in the trash, and the audit log names the author of each change', {
  tag: '@nightly',
}, async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openOffers(page)
  const name = ((await page.getByRole('rowheader').first().textContent()) ?? '').trim()
  await page.getByRole('button', { name: `More actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog', { name: 'Delete?' }).getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Deleted')

  await page.goto('/Trash')
  const row = page.getByRole('row', { name })
  await expect(row).toContainText('Offer')
  await page.getByRole('button', { name: `More actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Restore' }).click()
  await expect(row).toBeHidden()
  await openOffers(page)
  await expect(page.getByRole('rowheader', { name })).toBeVisible()

  await page.goto('/Audit')
  await page
    .getByRole('button', { name: `History of ${name}` })
    .first()
    .click()
  await expect(page).toHaveURL(/record=/)
  const trail = page.getByRole('main')
  await expect(trail.getByText('admin restored')).toBeVisible()
  await expect(trail.getByText('admin deleted')).toBeVisible()
  await page.reload()
  await expect(trail.getByText('admin deleted')).toBeVisible()
})
