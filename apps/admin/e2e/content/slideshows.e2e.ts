import { expect, test } from '../support/journey'
import { expectToast } from '../support/toasts'

test('a slideshow is edited, played, reordered, copied, deleted and restored', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await page.getByRole('link', { name: 'Info Slideshows' }).first().click()
  await page.getByRole('button', { name: 'New slideshow' }).click()
  await expect(page).toHaveURL(/\/published\/SlideShow\/NewSlideShow$/)

  // without a name it is refused
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Field is required').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Vårens nyheter')
  // adding a text creates a slide, and takes the input
  await page.getByRole('button', { name: 'Text', exact: true }).click()
  await page.keyboard.type('Nytt i vår')
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveText('Nytt i vår')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Vårens nyheter')
  await page.getByRole('tab', { name: 'Show' }).click()
  await page.getByRole('radio', { name: 'Slow', exact: true }).press('Space')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Created')
  await expect(page).toHaveURL(/\/published\/SlideShow\/[0-9a-f-]{36}$/)
  await page.reload()
  await expect(page.getByText('Nytt i vår').first()).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Slow', exact: true })).toBeChecked()

  // a link does not discard unsaved changes
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Vårens alla nyheter')
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Info Slideshows' }).first().click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Updated')
  await page.getByRole('link', { name: 'Info Slideshows' }).first().click()

  const rows = page.getByRole('rowheader')
  await expect(rows.last()).toContainText('Vårens alla nyheter')
  const more = (name: string) => page.getByRole('button', { name: `More actions for ${name}`, exact: false }).first()
  await more('Vårens alla nyheter').click()
  await page.getByRole('menuitem', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog')
  await expect(preview.getByText('Nytt i vår')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()

  // one position up, which a reload shows
  await page.getByRole('button', { name: /^Move Vårens alla nyheter/ }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(rows.last()).not.toContainText('Vårens')
  await page.reload()
  await expect(rows.last()).toContainText('Sommar')

  await more('Vårens alla nyheter').click()
  await page.getByRole('menuitem', { name: 'Copy' }).click()
  await page.getByRole('alertdialog', { name: 'Make a copy?' }).getByRole('button', { name: 'Copy' }).click()
  const copy = page.getByRole('row', { name: /Vårens alla nyheter \(copy\)/ })
  await expect(copy).toContainText('InActive')

  await more('Vårens alla nyheter (copy)').click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog', { name: 'Delete?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(copy).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(copy).toBeVisible()
})

test('a slideshow is read-only without write permission, with the reason', { tag: '@nightly' }, async ({
  signedIn,
}) => {
  const page = await signedIn('reader')
  await page.goto('/published/Screensaver')
  await expect(page.getByRole('button', { name: 'New screensaver' })).toBeHidden()
  await page.getByRole('rowheader').first().click()
  await expect(page.getByText('You can view screensavers but not change them.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
})
