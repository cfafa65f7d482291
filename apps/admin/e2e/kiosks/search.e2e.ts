import type { Page } from '@playwright/test'
import { expect, sharedTest as test } from '../support/journey'

/** How often a record was chosen in a search, as the statistics of the chosen station show it. */
async function timesSought(admin: Page, name: string): Promise<number> {
  await admin.reload()
  const sought = admin.getByRole('region', { name: 'Most searched for' })
  await expect(sought.getByRole('listitem').first()).toBeVisible()
  const texts = await sought.getByRole('listitem').allInnerTexts()
  const found = texts.map((text) => text.replace(/\s+/g, ' ').trim()).find((text) => text.startsWith(`${name} `))
  return Number(found?.slice(name.length) ?? 0)
}

test('a search on a station opens a shop, and is in the statistics', { tag: '@nightly' }, async ({
  signedIn,
  station,
}) => {
  const admin = await signedIn('reader')
  await admin.goto('/Statistics')
  await admin.getByRole('button', { name: 'Station All' }).click()
  await admin.getByRole('menuitemradio', { name: /^K2 / }).click()
  await expect(admin).toHaveURL(/station=/)
  // few days, in which all that was sought at a station is listed
  await admin.goto(`${admin.url()}&from=${today()}&till=${today()}`)
  const kiosk = await station('K2')
  await expect(kiosk.getByRole('heading', { level: 1, name: 'Strandgallerian' })).toBeVisible()
  const press = (name: string) => kiosk.getByRole('button', { name, exact: true }).click()
  const results = kiosk.getByRole('region', { name: 'Results' })
  const search = async (text: string) => {
    await press('Search')
    const keyboard = kiosk.getByRole('group', { name: 'Keyboard' })
    const [first = '', ...rest] = text
    await keyboard.getByRole('button', { name: first, exact: true }).click()
    // and on a hardware keyboard
    await kiosk.keyboard.type(rest.join(''))
    await expect(kiosk.getByRole('searchbox', { name: 'Search' })).toHaveValue(text)
  }
  await press('English')
  await search('grad')
  await results.getByRole('button', { name: /^Grad/ }).click()
  await expect(kiosk.getByRole('heading', { level: 1, name: 'Grad' })).toBeVisible()
  await expect.poll(() => timesSought(admin, 'Grad')).toBeGreaterThan(0)
  const before = await timesSought(admin, 'Grad')

  // with a mistake, and without a network
  await kiosk.context().setOffline(true)
  await press('Start')
  await search('gradd')
  await results.getByRole('button', { name: /^Grad/ }).click()
  await kiosk.context().setOffline(false)
  await expect.poll(() => timesSought(admin, 'Grad')).toBe(before + 1)
})

/** Today where the mall is. */
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' }).format(new Date())
