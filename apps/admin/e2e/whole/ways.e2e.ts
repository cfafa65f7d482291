import { expect, readerTest, test } from '../support/journey'
import { dayFromNow, openOffers } from '../support/steps'

test('keyboard only: open, edit and save an offer', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openOffers(page)
  await page.getByRole('button', { name: 'New offer' }).focus()
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'New offer' })
  await expect(form.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Utan mus')
  for (const [label, text] of [
    ['Start date', dayFromNow(0)],
    ['End date', dayFromNow(3)],
  ] as const) {
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(form.getByLabel(label)).toBeFocused({ timeout: 50 })
    }).toPass()
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Control+Enter')
  await expect(form).toBeHidden()
  await expect(page.getByRole('button', { name: 'New offer' })).toBeFocused()
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('Utan mus')
  await expect(page.getByRole('rowheader', { name: 'Utan mus' })).toBeVisible()
})

readerTest('Icelandic: every step is in the selected language, which is stored', async ({ signedIn }) => {
  const page = await signedIn('admin', 'is')
  await expect(page.locator('html')).toHaveAttribute('lang', 'is')
  await page.getByRole('link', { name: 'Tilboð', exact: true }).first().click()
  await page.getByRole('button', { name: 'Nýtt tilboð' }).click()
  const form = page.getByRole('dialog', { name: 'Nýtt tilboð' })
  await form.getByRole('button', { name: 'Vista' }).click()
  await expect(form.getByText('Fylla þarf út reitinn').first()).toBeVisible()
  // this browser has no Icelandic dates; in American order this would be 12 March
  const starts = form.getByLabel('Upphafsdagur')
  await starts.fill('3.12.2026')
  await starts.press('Tab')
  await expect(starts).toHaveValue('3. des. 2026')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'is')
})

readerTest(
  'dark: the theme applies before the first script, and remains after sign-out',
  { tag: '@nightly' },
  async ({ signedIn }) => {
    const page = await signedIn('admin')
    await page.getByRole('button', { name: 'Theme' }).click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const dark = await background()
    await page.reload()
    expect(await background()).toBe(dark)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL(/\/$/)
    // the user signed out: no message about an expired session, and no return path
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByText('Your session has ended')).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  },
)

test.describe('390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  readerTest('a phone has a drawer menu, two-line lists and no sideways scrolling', async ({ signedIn }) => {
    const page = await signedIn('admin')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Offers' }).click()
    await expect(page).toHaveURL(/\/published\/offer$/)
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await page.getByRole('rowheader').first().click()
    await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible()
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over).toBeLessThanOrEqual(0)
  })
})
