import { calls } from '@kiosk-admin/api-client'
import type { Page } from '@playwright/test'
import { firstOf, firstOfMall } from '../support/dialogs'
import { forms, openForm, typedControls } from '../support/forms'
import { expect, sharedTest as test } from '../support/journey'

/** Fields that staff do not edit in forms: the order of a list, and what the page or the mall of the tab decides. */
const setElsewhere = ['id', 'mallId', 'version', 'type', 'kind', 'index']

/** Stored records of the forms that create one when they are opened without. */
const storedOf: Record<string, (page: Page, mallId: string) => Promise<string>> = {
  userNew: (page) => firstOf(page, '/User'),
  userGroupNew: (page) => firstOf(page, '/UserGroup'),
  mediaCategory: firstOfMall('/MediaCategory'),
}

/** Forms without a stored record of their own. */
const notStored = ['newUserInGroup', '/user/profile']

/** Fields without a control, by form: choices for another setting, and drawings of the page. */
const without: Record<string, readonly string[]> = {
  categoryEdit: ['simpleViewCategoryId', 'visitCategoryId'],
  floorEdit: ['markers', 'areas'],
  slideshowEdit: ['slides'],
}

/** The path at which the server refuses a field: of localised texts and groups the first part. */
function pathOf([name, value]: [string, unknown]): string {
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value)
  const [part] = isGroup ? Object.keys(value) : []
  return part ? `${name}.${part}` : name
}

/** Refuses every field of the next save but the unchecked ones. Resolves to the refused paths. */
const refuseSave = (page: Page, unchecked: readonly string[]): Promise<string[]> =>
  new Promise((resolve) => {
    void page.route('**/api/**', async (route) => {
      const request = route.request()
      // colleagues are told about open forms at any time
      const isSave = ['PUT', 'POST'].includes(request.method()) && !request.url().endsWith(calls.tellEditing.path)
      if (!isSave) return route.fallback()
      const paths = Object.entries(request.postDataJSON() as object)
        .filter(([name]) => !unchecked.includes(name))
        .map(pathOf)
      const errors = paths.map((path) => ({ path, rule: 'invalid', message: 'Invalid value' }))
      await route.fulfill({ status: 422, json: { success: false, message: 'Refused', code: 'validation', errors } })
      await page.unroute('**/api/**')
      resolve(paths)
    })
  })

test('the summary of errors leads to a control for each field that a form saves', { tag: '@nightly' }, async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  const mallId = await page.evaluate(() => localStorage.getItem('mallId') ?? '')
  for (const [path, dialog, idOf] of forms.filter((form) => !notStored.some((one) => form.includes(one)))) {
    await test.step(`${path} ${dialog}`, async () => {
      const id = await (storedOf[dialog] ?? idOf)?.(page, mallId)
      const place = await openForm(page, path.replace('{mall}', mallId), dialog, id)
      const first = typedControls(place).first()
      await first.fill(`${await first.inputValue()}2`)
      const refused = refuseSave(page, [...setElsewhere, ...(without[dialog] ?? [])])
      await place.locator('button[type=submit]').last().click()
      const paths = await refused
      const summary = place.getByRole('alert').filter({ has: page.getByRole('list') })
      await expect(summary).toBeVisible()
      expect(paths.length).toBeGreaterThan(0)
      const withoutControl = summary.getByRole('listitem').filter({ hasNot: page.getByRole('button') })
      expect.soft(await withoutControl.allTextContents(), `${path} ${dialog}`).toEqual([])
    })
  }
})
