import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey'
import { expectToast } from '../support/toasts'

const open = async (page: Page) => {
  await page.getByRole('link', { name: 'Information', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Information page' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Opening hours' })).toBeVisible()
}

test('the information page is validated and saved, and concurrent edits are merged', async ({ signedIn }) => {
  const first = await signedIn('admin')
  await open(first)
  await first.getByLabel(/^Title/).fill('')
  await first.getByRole('button', { name: 'Save' }).click()
  await expect(first.getByText('Field is required').first()).toBeVisible()

  const second = await signedIn('admin')
  await open(second)
  await second.getByLabel('Footer title').fill('Välkommen åter')
  await second.getByRole('textbox', { name: 'Sunday, opens' }).fill('12:00')
  await second.getByRole('button', { name: 'Save' }).click()
  await expectToast(second, 'Updated')

  // the first user edited another field: the second user's change is merged with a note
  await first.getByLabel(/^Title/).fill('Vid kajen')
  await first.getByRole('button', { name: 'Save' }).click()
  await expectToast(first, 'Updated')
  await expect(first.getByLabel('Footer title')).toHaveValue('Välkommen åter')

  await second.reload()
  await expect(second.getByLabel(/^Title/)).toHaveValue('Vid kajen')
  await expect(second.getByRole('textbox', { name: 'Sunday, opens' })).toHaveValue('12:00')

  // unsaved changes open a confirmation
  await second.getByLabel(/^Title/).fill('Ord som inte sparas')
  await second.getByRole('link', { name: 'Offers', exact: true }).click()
  await second.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await expect(second.getByLabel(/^Title/)).toHaveValue('Ord som inte sparas')
})

test('the information page has a live preview of unsaved values beside its form', { tag: '@nightly' }, async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  await open(page)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Preview' }).click()
  const figure = main.getByRole('figure', { name: 'Preview of Information page' })
  const kiosk = figure.frameLocator('iframe')
  const title = await page.getByLabel(/^Title/).inputValue()
  await expect(kiosk.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await page.getByLabel(/^Title/).fill('Vid kajen sedan 1998')
  await expect(kiosk.getByRole('heading', { name: 'Vid kajen sedan 1998' })).toBeVisible()
  await page.getByLabel('Footer title').fill('Välkommen åter')
  await expect(kiosk.getByText('Välkommen åter')).toBeVisible()

  // on a phone the preview replaces the form, and closing it restores the form with its input
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(figure).toBeVisible()
  await expect(page.getByLabel(/^Title/)).toBeHidden()
  await main.getByRole('button', { name: 'Preview' }).click()
  await expect(figure).toBeHidden()
  await expect(page.getByLabel(/^Title/)).toHaveValue('Vid kajen sedan 1998')
})
