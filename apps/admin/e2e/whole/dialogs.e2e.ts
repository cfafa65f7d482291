import type { Page } from '@playwright/test'
import { dialogs } from '../support/dialogs'
import { expect, sharedTest as test } from '../support/journey'

type DialogQuery = { dialog: string; id?: string; step?: string }

const addressOf = (path: string, dialogQuery: DialogQuery) => `${path}?${new URLSearchParams(dialogQuery)}`

/** Opens a dialog by its address, closes it by Escape, and navigates back and forward. */
async function opensAndCloses(page: Page, path: string, dialogQuery: DialogQuery) {
  await test.step(`${path} ${dialogQuery.dialog}`, async () => {
    await page.goto(addressOf(path, dialogQuery))
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).not.toHaveURL(/dialog=/)
    await page.goBack()
    await expect(dialog).toBeVisible()
    await page.goForward()
    await expect(dialog).toBeHidden()
  })
}

for (const [feature, named] of Object.entries(dialogs)) {
  test(`the dialogs of ${feature} open by their address, and close by Escape and the browser’s own buttons`, {
    tag: '@nightly',
  }, async ({ signedIn }) => {
    const page = await signedIn('admin')
    await page.goto('/published')
    const mallId = await page.evaluate(() => localStorage.getItem('mallId') ?? '')
    for (const [path, dialog, idOf] of named) {
      const id = await idOf?.(page, mallId)
      await opensAndCloses(page, path.replace('{mall}', mallId), { dialog, ...(id === undefined ? {} : { id }) })
    }
  })
}

test('a form step has an address, and Back returns to the form', { tag: '@nightly' }, async ({ signedIn }) => {
  const page = await signedIn('admin')
  await page.goto('/published/Shops?dialog=shopEdit')
  const form = page.getByRole('dialog', { name: 'Add New Shop' })
  await form.getByLabel('Name').fill('Sulan')
  const steps: [button: string, step: string][] = [
    ['Choose from the tree', 'shopCategories'],
    ['Open larger editor', 'textEditor'],
  ]
  for (const [button, step] of steps) {
    await form.getByRole('button', { name: button }).click()
    await expect(page).toHaveURL(new RegExp(`step=${step}`))
    await page.goBack()
    await expect(page).not.toHaveURL(/step=/)
    await expect(form.getByLabel('Name')).toHaveValue('Sulan')
  }
  await form.getByRole('group', { name: 'Logo' }).getByRole('button', { name: 'Choose a picture' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose from the media library' })
  await expect(picker).toBeVisible()
  await expect(page).toHaveURL(/step=addImage\.logoId/)
  await page.goBack()
  await expect(picker).toBeHidden()
  await expect(form.getByLabel('Name')).toHaveValue('Sulan')
})
