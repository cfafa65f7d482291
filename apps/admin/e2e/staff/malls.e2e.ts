import { expect, test } from '../support/journey'
import { expectToast } from '../support/toasts'

test('a mall is created, used, given users and deleted', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await page.goto('/Malls/Mall')
  await page.getByRole('button', { name: 'New mall' }).click()
  const form = page.getByRole('dialog', { name: 'New mall' })
  await form.getByLabel('Name').fill('Norðurtorg')
  await form.getByRole('button', { name: 'Add Íslenska' }).click()
  await form.getByRole('button', { name: 'Add English' }).click()
  await form.getByRole('button', { name: 'Move English up' }).click()
  await form.getByRole('button', { name: 'Create mall' }).click()
  await expect(form).toBeHidden()
  const row = page.getByRole('row', { name: /Norðurtorg/ })
  await expect(row).toBeVisible()

  await page.getByRole('button', { name: 'More actions for Norðurtorg' }).click()
  await page.getByRole('menuitem', { name: 'Users' }).click()
  const users = page.getByRole('dialog', { name: 'Users of Norðurtorg' })
  await users.getByRole('checkbox', { name: 'editor' }).check()
  await users.getByRole('button', { name: 'Save' }).click()
  await expect(users).toBeHidden()

  // the mall switch lists it at once, and its screens are empty
  await page.getByRole('button', { name: 'Mall: Strandgallerian' }).click()
  await page.getByRole('menuitemradio', { name: 'Norðurtorg' }).click()
  await expect(page).toHaveURL(/\/published$/)
  await page.getByRole('link', { name: 'Offers' }).first().click()
  await expect(page.getByText('No offers yet')).toBeVisible()

  await page.goto('/Malls/Mall')
  await expect(row).toContainText('Current mall')
  await page.getByRole('button', { name: 'More actions for Norðurtorg' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Do you want to proceed with this action ?' })
  await expect(question.getByRole('button', { name: 'Delete mall' })).toBeDisabled()
  await question.getByRole('textbox').fill('Norðurtorg')
  await question.getByRole('button', { name: 'Delete mall' }).click()
  const prompt = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await prompt.getByRole('textbox', { name: 'Password' }).fill('demo-kiosk')
  await prompt.getByRole('button', { name: 'Confirm' }).click()
  await expect(row).toBeHidden()
  // users of the deleted mall switch to another one
  await expect(page.getByText('Current mall')).toBeVisible()
})

test('a mall without languages shows a warning until one is added', { tag: '@nightly' }, async ({ signedIn }) => {
  const page = await signedIn('admin')
  await page.goto('/Malls/Mall')
  await page.getByRole('rowheader', { name: /Strandgallerian/ }).click()
  const form = page.getByRole('dialog', { name: 'Strandgallerian' })
  for (const language of ['Svenska', 'English', 'Norsk', 'Íslenska']) {
    await form.getByRole('button', { name: `Remove ${language}` }).click()
  }
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText('You can’t add texts until an administrator adds a language to the mall.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('There are no langs added to this mall', { exact: true })).toBeVisible()
})

test('the logo is changed by a click; without a picture nothing changes', { tag: '@nightly' }, async ({ signedIn }) => {
  const page = await signedIn('admin')
  const logo = page.getByRole('button', { name: 'Strandgallerian: Change the logo' })
  const picture = logo.locator('img')
  const before = await picture.getAttribute('src')
  await expect.poll(async () => (await picture.boundingBox())?.height).toBe(36)
  const chooser = page.waitForEvent('filechooser')
  await logo.click()
  await (await chooser).setFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="36"><rect width="120" height="36" fill="#0f5c6b"/></svg>',
    ),
  })
  await expectToast(page, 'Image Uploaded')
  await expect(picture).not.toHaveAttribute('src', before ?? '')
})

test('a reader of SMS settings sees each mall’s sender, and that no gateway is set up', { tag: '@nightly' }, async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  await page.goto('/Malls/SMS')
  await expect(page.getByText(/^No gateway is configured/)).toBeVisible()
  await page.getByRole('rowheader', { name: 'Strandgallerian' }).click()
  const form = page.getByRole('dialog', { name: 'SMS settings: Strandgallerian' })
  await form.getByLabel('Password', { exact: true }).fill('a-secret')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: 'Strandgallerian' })).toContainText('Stored')
})
