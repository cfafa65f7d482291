import { expect, signIn, test } from '../support/journey'
import { openOffer, openOffers } from '../support/steps'

test('an administrator copies a shop with its logo to another mall', { tag: '@nightly' }, async ({ signedIn }) => {
  const page = await signedIn('admin')
  await page.goto('/published/shops')
  await page.getByRole('searchbox').fill('Ask & Alm')
  await page.getByRole('button', { name: 'More actions for Ask & Alm' }).click()
  await page.getByRole('menuitem', { name: 'Copy to another mall …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy Ask & Alm to another mall' })
  await expect(dialog.getByLabel('Home')).toHaveValue(/.+/)
  await expect(dialog.getByText('aren’t copied')).toBeVisible()
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Mall: Strandgallerian' }).click()
  await page.getByRole('menuitemradio', { name: 'Tindetorget' }).click()
  await expect(page.getByRole('button', { name: 'Mall: Tindetorget' })).toBeVisible()
  await page.goto('/published/shops?q=Alm')
  const row = page.getByRole('row', { name: 'Ask & Alm' })
  await expect(row).toContainText('InActive')
  await expect(row).toContainText('Home')
  await row.getByRole('rowheader').click()
  const form = page.getByRole('dialog', { name: 'Ask & Alm' })
  await expect(form.getByRole('group', { name: 'Logo' }).getByRole('img')).toBeVisible()
})

test('a draft survives closing the tab, for its author only', { tag: '@nightly' }, async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openOffers(page)
  const name = (await page.getByRole('rowheader').first().textContent())?.trim() ?? ''
  const form = await openOffer(page, name)
  await form.getByLabel('Name').fill('Ord i en stängd flik')
  // drafts are stored a moment after the last key
  const hasDraft = () => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('kiosk-draft:')))
  await expect.poll(hasDraft).toBe(true)
  const again = await page.context().newPage()
  await page.close()

  // another user at the same computer is not offered the drafts
  await again.goto('/')
  await again.evaluate(() => {
    for (const key of ['mallId', 'userId', 'userName', 'token']) localStorage.removeItem(key)
  })
  await again.goto('/')
  await signIn(again, 'editor')
  await expect(again).toHaveURL(/\/published$/)
  await openOffers(again)
  const theirs = await openOffer(again, name)
  await expect(theirs.getByRole('button', { name: 'Save' })).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Restore' })).toBeHidden()
  await theirs.getByRole('button', { name: 'Cancel' }).click()

  await again.evaluate(() => {
    for (const key of ['mallId', 'userId', 'userName', 'token']) localStorage.removeItem(key)
  })
  await again.goto('/')
  await signIn(again, 'admin')
  await expect(again).toHaveURL(/\/published$/)
  await openOffers(again)
  const mine = await openOffer(again, name)
  await mine.getByRole('button', { name: 'Restore' }).click()
  await expect(mine.getByLabel('Name')).toHaveValue('Ord i en stängd flik')
})

test('a bulk change of end dates reaches a colleague and is undone in one step', { tag: '@nightly' }, async ({
  signedIn,
}) => {
  const [page, colleague] = [await signedIn('admin'), await signedIn('editor')]
  for (const one of [page, colleague]) await openOffers(one)
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  const names: string[] = []
  for (const index of [0, 1, 2]) names.push(((await rows.nth(index).getByRole('rowheader').textContent()) ?? '').trim())
  const [first = '', second = '', untouched = ''] = names
  const lastDayOf = (one: typeof page, name: string) => one.getByRole('row', { name }).getByText('24 Dec 2031')

  for (const name of [first, second]) await page.getByRole('checkbox', { name: `Select ${name}` }).click()
  await page.getByRole('group', { name: '2 selected' }).getByRole('button', { name: 'Dates' }).click()
  const dialog = page.getByRole('dialog', { name: 'Dates of 2 offers' })
  // an end before the start is invalid
  await dialog.getByLabel('Start date').fill('25/12/2031')
  await dialog.getByLabel('End date').fill('24/12/2031')
  await dialog.getByLabel('End date').press('Tab')
  await expect(dialog.getByText('The end date is before the start date.')).toBeVisible()
  await dialog.getByLabel('Start date').fill('')
  await dialog.getByLabel('Start date').press('Tab')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()

  for (const one of [page, colleague]) {
    await expect(lastDayOf(one, first)).toBeVisible()
    await expect(lastDayOf(one, second)).toBeVisible()
    await expect(lastDayOf(one, untouched)).toBeHidden()
  }

  await page.getByRole('button', { name: 'Undo' }).click()
  for (const one of [page, colleague]) {
    await expect(lastDayOf(one, first)).toBeHidden()
    await expect(lastDayOf(one, second)).toBeHidden()
  }
  await page.reload()
  await expect(page.getByRole('row', { name: first })).toBeVisible()
  await expect(page.getByText('24 Dec 2031')).toBeHidden()
})
