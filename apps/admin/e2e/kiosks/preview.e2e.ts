import { expect, readerTest as test } from '../support/journey'

test('a shop has a live preview of unsaved values beside its form', { tag: '@nightly' }, async ({ signedIn }) => {
  const page = await signedIn('admin')
  await page.goto('/published/Shops')
  await page.getByRole('rowheader').first().click()
  const form = page.getByRole('dialog')
  const name = await form.getByLabel('Name').inputValue()
  await form.getByRole('button', { name: 'Preview' }).click()
  const kiosk = form.getByRole('figure', { name: `Preview of ${name}` }).frameLocator('iframe')
  await expect(kiosk.getByRole('heading', { name, exact: true })).toBeVisible()

  await form.getByLabel('Name').fill('Sulan & Son')
  await expect(kiosk.getByRole('heading', { name: 'Sulan & Son' })).toBeVisible()
  // invalid input does not change the preview
  await form.getByLabel('Website').fill('sulan')
  await form.getByLabel('Name').fill('Sulan & Daughter')
  await expect(form.getByLabel('Name')).toHaveValue('Sulan & Daughter')
  await expect(kiosk.getByRole('heading', { name: 'Sulan & Son' })).toBeVisible()
  await form.getByLabel('Website').fill('https://sulan.example')
  await form.getByLabel('Website').press('Tab')
  await expect(kiosk.getByRole('heading', { name: 'Sulan & Daughter' })).toBeVisible()

  await form.getByRole('radio', { name: 'Landscape' }).check()
  await expect(form.getByRole('figure', { name: `Preview of ${name}` })).toHaveAttribute(
    'data-orientation',
    'landscape',
  )
  await form.getByRole('button', { name: 'Preview' }).click()
  await expect(form.getByRole('figure', { name: /^Preview of/ })).toBeHidden()
})

test('a future offer is previewed on its first day, saved or not', { tag: '@nightly' }, async ({ signedIn }) => {
  const page = await signedIn('editor')
  await page.goto('/published/offer?dialog=offerEdit')
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Preview' }).click()
  await form.getByLabel('Name').fill('Advent candles, two for one')
  await form.getByLabel('Start date').fill('01/12/2030')
  await form.getByLabel('End date').fill('24/12/2030')
  await form.getByLabel('End date').press('Tab')
  const kiosk = form.getByRole('figure', { name: 'Preview of new record' }).frameLocator('iframe')
  await expect(kiosk.getByRole('heading', { name: 'Advent candles, two for one' })).toBeVisible()
  await expect(kiosk.getByText(/24/).first()).toBeVisible()
})
