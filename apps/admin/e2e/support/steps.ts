import { expect, type Locator, type Page } from '@playwright/test'

/** A day relative to today in the browser's time zone, in the format of an English form. */
export function dayFromNow(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000)
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Stockholm' }).format(day)
}

type OfferText = { name?: string; from?: string; to?: string }

/** Fills in the given fields of an open offer, in the language of the selected tab. */
export async function fillOffer(form: Locator, { name, from = dayFromNow(-1), to = dayFromNow(6) }: OfferText) {
  if (name !== undefined) await form.getByLabel('Name').fill(name)
  await form.getByLabel('Start date').fill(from)
  await form.getByLabel('End date').fill(to)
}

/** Opens the list of offers. */
export async function openOffers(page: Page) {
  await page.goto('/published/offer')
  await expect(page.getByRole('heading', { name: /^Offers/ })).toBeVisible()
}

/** Opens an offer by its name. */
export async function openOffer(page: Page, name: string): Promise<Locator> {
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('rowheader', { name }).click()
  const form = page.getByRole('dialog', { name })
  await expect(form.getByLabel('Name')).toHaveValue(/./)
  return form
}

/** Publishes the pending changes, and leaves the panel open. */
export async function publish(page: Page, note?: string) {
  await page.getByRole('button', { name: /^Publish/ }).click()
  const panel = page.getByRole('dialog', { name: /Publish No\./ })
  if (note) await panel.getByLabel('Note').fill(note)
  await panel.getByRole('button', { name: /^Publish to \d+ stations/ }).click()
}

/** Touches a station, which delays its screensaver by a minute. */
export async function wake(kiosk: Page) {
  const screensaver = kiosk.getByRole('group', { name: 'Tryck på skärmen för att börja' })
  if (await screensaver.isVisible()) await screensaver.click()
  else await kiosk.keyboard.press('Shift')
}
