import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey'

/** The total of the page. */
async function totalOf(page: Page): Promise<number> {
  const figure = page.getByRole('group', { name: /^clicks? in \d+ days?$/ })
  // its accessible name contains a number before the figure has loaded
  await expect(figure).toHaveText(/^\d/)
  return Number(/^[\d,]+/.exec((await figure.textContent()) ?? '')?.[0].replaceAll(',', ''))
}

/** Downloads a table or picture and returns its content. */
async function saved(page: Page, kind: string, of: Locator | Page = page): Promise<{ name: string; bytes: Buffer }> {
  await of.getByRole('button', { name: 'Export' }).first().click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: kind }).first().click(),
  ])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test('clicks on a station appear in the statistics and in exported tables', async ({ signedIn, station }) => {
  const admin = await signedIn('admin')
  await admin.getByRole('link', { name: 'Statistics' }).click()
  await expect(admin).toHaveURL(/\/Statistics$/)
  const before = await totalOf(admin)

  // a visitor starts and selects a language: two clicks, which the station sends
  const kiosk = await station('K1')
  await expect(kiosk.getByRole('heading', { level: 1, name: 'Strandgallerian' })).toBeVisible()
  await kiosk.getByRole('button', { name: 'English' }).click()

  await expect
    .poll(async () => {
      await admin.reload()
      return totalOf(admin)
    })
    .toBeGreaterThan(before)
  const after = await totalOf(admin)

  const csv = await saved(admin, 'Table (CSV)')
  expect(csv.name).toMatch(/^clicks-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  const [title, mall, period, total, gap, head, ...lines] = csv.bytes.toString('utf8').trim().split('\r\n')
  expect([title, mall, gap]).toEqual(['Clicks by day', 'Strandgallerian', ''])
  expect(period).toMatch(/^\d+ \w+ \d{4} – \d+ \w+ \d{4}$/)
  expect(Number(total?.replace(/\D/g, ''))).toBe(after)
  expect(head).toMatch(/Day,Clicks,Note$/)
  expect(lines).toHaveLength(28)
  expect(lines.reduce((sum, line) => sum + Number(line.split(',')[1]), 0)).toBe(after)

  const xlsx = await saved(admin, 'Table (Excel)')
  expect(xlsx.name).toMatch(/\.xlsx$/)
  expect(xlsx.bytes.subarray(0, 2).toString()).toBe('PK')
  const png = await saved(admin, 'PNG image')
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG')
  const svg = await saved(admin, 'SVG image')
  expect(svg.bytes.toString('utf8')).toContain('<title>Clicks by day</title>')
  for (const line of ['Strandgallerian', period]) expect(svg.bytes.toString('utf8')).toContain(`>${line}</text>`)
})

test('the filter is in the address: a link opens the same figures, Back closes the chart', { tag: '@nightly' }, async ({
  signedIn,
}) => {
  const admin = await signedIn('reader')
  await admin.goto('/Statistics?view=pathfinder&period=week&chart=bar')
  await expect(admin.getByRole('radio', { name: 'Pathfinder' })).toBeChecked()
  await expect(admin.getByRole('slider', { name: 'Clicks by week' })).toBeVisible()
  await admin.getByRole('button', { name: 'Enlarge: By station' }).click()
  const dialog = admin.getByRole('dialog', { name: 'By station' })
  await expect(dialog.getByRole('slider', { name: 'By station' })).toBeVisible()
  await expect(admin).toHaveURL(/dialog=chartView&id=station/)
  await admin.reload()
  await expect(dialog.getByRole('slider', { name: 'By station' })).toBeVisible()
  const csv = await saved(admin, 'Table (CSV)', dialog)
  expect(csv.bytes.toString('utf8')).toContain('K1 ')
  await admin.goBack()
  await expect(dialog).toBeHidden()
  await expect(admin).toHaveURL(/\/Statistics\?view=pathfinder&period=week&chart=bar$/)
})

test('by keyboard: filter by station and move along the chart', { tag: '@nightly' }, async ({ signedIn }) => {
  const admin = await signedIn('admin')
  await admin.goto('/Statistics')
  const station = admin.getByRole('button', { name: 'Station All' })
  const first = admin.getByRole('menuitemradio', { name: /^K1 / })
  await station.press('Enter')
  await expect(first).toBeVisible()
  await admin.keyboard.press('Escape')
  await expect(station).toBeFocused()
  // the menu now opens with all its options: an arrow reaches the first station
  await admin.keyboard.press('Enter')
  await expect(admin.getByRole('menuitemradio', { name: 'All', exact: true })).toBeFocused()
  await admin.keyboard.press('ArrowDown')
  await expect(first).toBeFocused()
  await admin.keyboard.press('Enter')
  await expect(admin).toHaveURL(/station=/)
  const chart = admin.getByRole('slider', { name: 'Clicks by day' })
  await chart.focus()
  await admin.keyboard.press('Home')
  const value = await chart.getAttribute('aria-valuetext')
  await admin.keyboard.press('ArrowRight')
  await expect(chart).not.toHaveAttribute('aria-valuetext', value ?? '')
})

test.describe('390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('no page scrolls sideways', { tag: '@nightly' }, async ({ signedIn }) => {
    const admin = await signedIn('admin')
    await admin.goto('/Statistics')
    await expect(admin.getByRole('slider', { name: 'By weekday and hour' })).toBeVisible()
    const over = await admin.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over).toBeLessThanOrEqual(0)
  })
})
