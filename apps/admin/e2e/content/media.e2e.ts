import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey'
import { fillOffer, openOffers, publish, wake } from '../support/steps'

/** The address of the open file's content, which changes with the content. */
const addressOfOpen = async (page: Page) =>
  (await page.getByRole('dialog').getByRole('link', { name: 'Open the file' }).getAttribute('href')) ?? ''

const upload = async (page: Page, name: string, buffer: Buffer) => {
  await page.getByRole('button', { name: 'Upload files' }).click()
  const window = page.getByRole('dialog', { name: 'Upload files' })
  await window.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer })
  await expect(window.getByText(/^Uploaded, /)).toBeVisible()
  await window.getByRole('button', { name: 'Close' }).last().click()
  await expect(window).toBeHidden()
}

test('a picture is uploaded, used, refused deletion while in use, and replaced on the kiosk', async ({
  signedIn,
  station,
}) => {
  const page = await signedIn('admin')
  const kiosk = await station('K1')
  const [first, second] = [
    await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 300 } }),
    await page.screenshot({ clip: { x: 40, y: 40, width: 500, height: 300 } }),
  ]

  await page.getByRole('button', { name: 'Media Library', exact: true }).click()
  await page.getByRole('link', { name: 'Images', exact: true }).click()
  await expect(page).toHaveURL(/\/MediaLibrary\/Image$/)
  await upload(page, 'autumn.png', first)
  const tile = page.getByRole('gridcell', { name: /^autumn\.png/ })
  await tile.dblclick()
  const before = await addressOfOpen(page)
  expect(before).toMatch(/^\/media\/\w+\.png$/)

  // a crop becomes a new file
  await page.getByRole('button', { name: 'Crop' }).click()
  const crop = page.getByRole('dialog', { name: 'Crop' })
  await crop.getByLabel('Width, %').fill('50')
  await crop.getByLabel('Width, %').press('Tab')
  await crop.getByRole('button', { name: 'Save as a new file' }).click()
  await expect(page.getByRole('dialog', { name: 'autumn (cropped).png' })).toContainText('200 × 300')
  await page.goBack()
  await page.getByRole('dialog', { name: 'autumn.png' }).getByRole('button', { name: 'Cancel' }).click()

  await openOffers(page)
  await page.getByRole('button', { name: 'New offer' }).click()
  const form = page.getByRole('dialog', { name: 'New offer' })
  await fillOffer(form, { name: 'Höstens bästa' })
  await form.getByRole('group', { name: 'Picture' }).getByRole('button', { name: 'Choose a picture' }).click()
  const library = page.getByRole('dialog').last()
  await library.getByRole('gridcell', { name: /^autumn\.png/ }).dblclick()
  await expect(form.getByRole('group', { name: 'Picture' })).toContainText('autumn.png')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await publish(page)
  await page.keyboard.press('Escape')
  await wake(kiosk)
  await expect(kiosk.getByText('Höstens bästa').first()).toBeVisible()
  await expect(kiosk.locator(`img[src*="${before}"]`).first()).toBeVisible()

  await page.goto('/MediaLibrary/Image?q=autumn.png')
  await tile.focus()
  await page.keyboard.press('Delete')
  const used = page.getByRole('alertdialog', { name: 'Delete?' })
  await expect(used.getByRole('link', { name: 'Höstens bästa' })).toBeVisible()
  await expect(used.getByRole('button', { name: 'Delete' })).toBeDisabled()
  await used.getByRole('button', { name: 'Cancel' }).click()

  await tile.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'autumn.png' })).toBeVisible()
  await page
    .getByLabel('Replace the file')
    .and(page.locator('input'))
    .setInputFiles({ name: 'winter.png', mimeType: 'image/png', buffer: second })
  const message = 'Replaced: autumn.png. The kiosks show the new file after you publish.'
  await expect(page.getByText(message, { exact: true })).toBeVisible()
  const address = page.getByRole('dialog').getByRole('link', { name: 'Open the file' })
  await expect(address).not.toHaveAttribute('href', before)
  const after = await addressOfOpen(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await publish(page)
  await wake(kiosk)
  await expect(kiosk.locator(`img[src*="${after}"]`).first()).toBeVisible()
})

test.describe('390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a phone fits tiles, table and file dialog', { tag: '@nightly' }, async ({ signedIn }) => {
    const page = await signedIn('admin')
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    for (const path of ['/MediaLibrary', '/mediaLibrary/Categories', '/MediaLibrary/Image?view=table']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await over()).toBeLessThanOrEqual(0)
    }
    await page.goto('/MediaLibrary/Image')
    await page.getByRole('gridcell').first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Replace the file' })).toBeVisible()
    expect(await over()).toBeLessThanOrEqual(0)
  })
})
