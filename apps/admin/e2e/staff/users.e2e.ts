import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey'

const password = 'a longer password'

async function openUsers(page: Page) {
  await page.goto('/user/user')
  await expect(page.getByRole('heading', { name: /^Users \d/ })).toBeVisible()
}

async function openGroup(page: Page, name: string) {
  await page.goto('/user/usergroup')
  await page.getByRole('rowheader', { name, exact: true }).click()
  const form = page.getByRole('dialog', { name })
  await expect(form.getByRole('textbox', { name: 'Group ID' })).toHaveValue(/./)
  return form
}

async function more(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `More actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('a user is created, edited, signs in, is deleted and restored', async ({ signedIn, browser, server }) => {
  const page = await signedIn('admin')
  await openUsers(page)
  await page.getByRole('button', { name: 'New user' }).click()
  const form = page.getByRole('dialog', { name: 'New user' })
  await expect(form.getByLabel('Username')).toBeFocused()
  await form.getByRole('button', { name: 'Create user' }).click()
  await expect(form.getByText('Field is required').first()).toBeVisible()
  await form.getByLabel('Username').fill('editor')
  await form.getByLabel('Email').fill('vera.holm')
  await form.getByLabel(/^Password/).fill(password)
  await form.getByLabel('Confirm password').fill('another one')
  await form.getByRole('combobox', { name: 'Group' }).selectOption('Marketing')
  await form.getByRole('button', { name: 'Create user' }).click()
  await expect(form.getByText('Email is incorrect').first()).toBeVisible()
  await expect(form.getByText('Passwords not equal').first()).toBeVisible()
  await form.getByLabel('Email').fill('vera.holm@strandgallerian.example')
  await form.getByLabel('Confirm password').fill(password)
  await form.getByRole('button', { name: 'Create user' }).click()
  await expect(form.getByText('Invalid value. This username is taken.').first()).toBeVisible()
  await form.getByLabel('Username').fill('vera.holm')
  await form.getByRole('button', { name: 'Create user' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('row', { name: 'vera.holm' })).toContainText('Marketing')

  // a session elsewhere ends at once when the user is deleted
  const hers = await browser.newContext({ baseURL: server.url })
  const other = await hers.newPage()
  await other.addInitScript(() => {
    if (location.origin !== 'null') localStorage.setItem('language', 'en')
  })
  await other.goto('/')
  await other.getByLabel('Username').fill('vera.holm')
  await other.getByLabel('Password', { exact: true }).fill(password)
  await other.keyboard.press('Enter')
  await expect(other).toHaveURL(/\/published$/)
  await more(page, 'vera.holm', 'Delete')
  await page.getByRole('alertdialog', { name: 'Delete?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(other.getByText('Your session has ended')).toBeVisible()
  await expect(page.getByRole('row', { name: 'vera.holm' })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('row', { name: 'vera.holm' })).toBeVisible()
  await hers.close()
})

test('changed permissions of a group apply to open sessions at once', { tag: '@nightly' }, async ({ signedIn }) => {
  const [admin, editor] = [await signedIn('admin'), await signedIn('editor')]
  await editor.getByRole('link', { name: 'Offers', exact: true }).first().click()
  await expect(editor.getByRole('button', { name: 'New offer' })).toBeVisible()
  await expect(editor.getByRole('link', { name: 'Parking', exact: true })).toHaveCount(0)

  const form = await openGroup(admin, 'Marketing')
  await form.getByRole('checkbox', { name: 'Offers Write' }).click()
  await form.getByRole('checkbox', { name: 'Parking Write' }).click()
  await expect(form.getByRole('checkbox', { name: 'Parking Read' })).toBeChecked()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()

  // without a reload the list is read-only, and the menu has another entry
  await expect(editor.getByRole('button', { name: 'New offer' })).toBeHidden()
  await expect(editor.getByRole('link', { name: 'Parking', exact: true })).toBeVisible()

  // granted permissions apply at once, too
  const again = await openGroup(admin, 'Marketing')
  await again.getByRole('checkbox', { name: 'Offers Write' }).click()
  await again.getByRole('button', { name: 'Save' }).click()
  await expect(again).toBeHidden()
  await expect(editor.getByRole('button', { name: 'New offer' })).toBeVisible()

  // a group in use is not deleted, and its users are listed
  await more(admin, 'Marketing', 'Delete')
  const question = admin.getByRole('alertdialog', { name: 'Delete?' })
  await expect(question.getByRole('link', { name: 'editor', exact: true })).toBeVisible()
  await expect(question.getByRole('button', { name: 'Delete' })).toBeDisabled()
})

test('the profile changes the password and ends all sessions', { tag: '@nightly' }, async ({ signedIn }) => {
  const [here, there] = [await signedIn('editor'), await signedIn('editor')]
  await here.getByRole('link', { name: /editor/ }).click()
  await expect(here).toHaveURL(/\/user\/profile$/)
  await expect(here.getByText('Another browser or device')).toBeVisible()
  await here.getByLabel('Current password').fill('demo-kiosk')
  await here.getByLabel('New password').fill(password)
  await here.getByLabel('Confirm password').fill(password)
  await here.getByRole('button', { name: 'Change password' }).click()
  await expect(
    here.getByText('Password changed. You’ve been signed out everywhere else.', { exact: true }),
  ).toBeVisible()
  await expect(there.getByText('Your session has ended')).toBeVisible()

  await here.getByRole('radio', { name: 'Compact' }).check({ force: true })
  await here.reload()
  expect(await here.evaluate(() => document.documentElement.dataset.density)).toBe('compact')
  await here.getByRole('button', { name: 'Sign out everywhere' }).click()
  const question = here.getByRole('alertdialog', { name: 'Do you want to proceed with this action ?' })
  await question.getByRole('button', { name: 'Sign out everywhere' }).click()
  // the users ended it themselves: no message about an expired session
  await expect(here.getByText('Choose your mall, then sign in.')).toBeVisible()
  await expect(here.getByText('Your session has ended')).toBeHidden()
})
