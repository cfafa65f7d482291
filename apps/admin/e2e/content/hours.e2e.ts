import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey'

/** The opening hours of all shops on the server, by id. */
const hoursOfShops = (page: Page) =>
  page.evaluate(async () => {
    const { mallId, token } = localStorage
    const mall = sessionStorage.getItem('mallId') ?? mallId
    const answer = await fetch(`/api/Item?mallId=${mall}&type=1`, { headers: { authorization: `Bearer ${token}` } })
    const { message } = (await answer.json()) as { message: { id: string; openingHours: unknown }[] }
    return message.map(({ id, openingHours }) => [id, JSON.stringify(openingHours)] as const)
  })

const differing = (current: Awaited<ReturnType<typeof hoursOfShops>>, former: typeof current) => {
  const before = new Map(current)
  return former.filter(([id, hours]) => before.get(id) !== hours)
}

test('Christmas hours of thirty shops take at most twelve clicks and are undone in one step', {
  tag: '@nightly',
}, async ({ signedIn }) => {
  const page = await signedIn('admin')
  await page.goto('/published/shops')
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows.first()).toBeVisible()
  const before = await hoursOfShops(page)
  await page.evaluate(() => {
    document.documentElement.dataset.clicks = '0'
    // includes clicks caused by keys
    const count = () => {
      document.documentElement.dataset.clicks = String(Number(document.documentElement.dataset.clicks) + 1)
    }
    addEventListener('click', count, { capture: true })
  })

  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .click()
  await page.mouse.wheel(0, 29 * 48)
  const thirtieth = page.locator('[role="row"][aria-rowindex="31"]')
  await thirtieth.getByRole('checkbox').click({ modifiers: ['Shift'] })
  const bar = page.getByRole('group', { name: '30 selected' })
  await bar.getByRole('button', { name: 'Opening hours' }).click()
  const dialog = page.getByRole('dialog', { name: 'Opening hours of 30 shops' })

  await dialog.getByLabel('Name').click()
  await page.keyboard.type('Julafton')
  await dialog.getByRole('textbox', { name: 'Date' }).click()
  await page.keyboard.type('24/12/2031')
  await dialog.getByRole('switch', { name: 'Open' }).click()
  await dialog.getByRole('textbox', { name: 'Julafton, closes' }).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('14:00')
  await dialog.getByRole('button', { name: 'Add a special day' }).click()
  // the name has the focus
  await page.keyboard.type('Juldagarna')
  await dialog.getByRole('checkbox', { name: 'Several days' }).click()
  await dialog.getByLabel('From').click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('25/12/2031')
  await page.keyboard.press('Tab')
  await page.keyboard.type('26/12/2031')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('checkbox', { name: 'Aftonrock' })).toHaveAccessibleDescription(
    /becomes 24 Dec 2031 10:00–14:00, 25 Dec 2031 – 26 Dec 2031 Closed$/,
  )
  await dialog.getByRole('button', { name: 'Save for 30 shops' }).click()
  await expect(dialog).toBeHidden()
  expect(Number(await page.locator('html').getAttribute('data-clicks'))).toBeLessThanOrEqual(12)

  const changed = differing(before, await hoursOfShops(page))
  expect(changed).toHaveLength(30)
  for (const [, hours] of changed) {
    expect(JSON.parse(hours).exceptions).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ from: '2031-12-24', to: '2031-12-24', slots: [{ from: '10:00', to: '14:00' }] }),
        expect.objectContaining({ from: '2031-12-25', to: '2031-12-26', slots: [] }),
      ]),
    )
  }
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => differing(before, await hoursOfShops(page))).toEqual([])
})
