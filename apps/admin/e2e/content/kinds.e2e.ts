import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey'
import { dayFromNow } from '../support/steps'

/** Selects the first category of the tree in the form's step. */
async function chooseCategory(page: Page, form: Locator) {
  await form.getByRole('button', { name: 'Choose from the tree' }).click()
  await form.getByRole('checkbox').first().click()
  await page.goBack()
}

async function fillDays(_page: Page, form: Locator) {
  await form.getByRole('textbox', { name: 'Time' }).fill('18:30')
  await form.getByLabel('Start date').fill(dayFromNow(3))
  await form.getByLabel('End date').fill(dayFromNow(2))
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('The end date is before the start date').first()).toBeVisible()
  await form.getByLabel('End date').fill(dayFromNow(4))
}

type Journey = {
  kind: string
  path: string
  make: string
  username: 'admin' | 'editor'
  /** Pixels. @default 1280 */
  width?: number
  tag?: '@nightly'
  /** Fills the required fields besides the name. */
  fill: (page: Page, form: Locator) => Promise<void>
}

// kinds with larger forms have a journey each; these four share one form
const journeys: readonly Journey[] = [
  { kind: 'an event', path: '/published/event', make: 'New event', username: 'editor', fill: fillDays },
  { kind: 'a service', path: '/published/service', make: 'New service', username: 'admin', fill: async () => {} },
  {
    kind: 'a restaurant, on a phone',
    path: '/published/Restaurants',
    make: 'Add restaurant',
    username: 'admin',
    width: 390,
    fill: chooseCategory,
  },
  {
    kind: 'a service company', // another type of the restaurant's kind
    tag: '@nightly',
    path: '/published/ServiceCompanies',
    make: 'Add service company',
    username: 'admin',
    width: 1024,
    fill: chooseCategory,
  },
]

for (const { kind, path, make, username, width = 1280, tag = [], fill } of journeys) {
  test(`${kind}: create, validate, deactivate, copy, delete and restore`, { tag }, async ({ signedIn }) => {
    const page = await signedIn(username)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    await page.getByRole('button', { name: make }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('Field is required').first()).toBeVisible()
    await form.getByLabel('Name').fill('Ljusstöperiet')
    await fill(page, form)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    const row = page.getByRole('row', { name: 'Ljusstöperiet', exact: true })
    await expect(row).not.toContainText('InActive')

    const act = async (name: string, action: string) => {
      await page.getByRole('button', { name: `More actions for ${name}`, exact: true }).click()
      await page.getByRole('menuitem', { name: action, exact: true }).click()
    }
    await act('Ljusstöperiet', 'Deactivate')
    await expect(row).toContainText('InActive')
    await act('Ljusstöperiet', 'Activate')
    await expect(row).not.toContainText('InActive')
    await act('Ljusstöperiet', 'Copy')
    await page.getByRole('alertdialog', { name: 'Make a copy?' }).getByRole('button', { name: 'Copy' }).click()
    const copy = page.getByRole('row', { name: 'Ljusstöperiet (kopia)', exact: true })
    await expect(copy).toContainText('InActive')
    await act('Ljusstöperiet (kopia)', 'Delete')
    await page.getByRole('alertdialog', { name: 'Delete?' }).getByRole('button', { name: 'Delete' }).click()
    await expect(copy).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(copy).toBeVisible()

    // everything is stored
    await page.reload()
    await expect(copy).toContainText('InActive')
    await expect(row).not.toContainText('InActive')
  })
}
