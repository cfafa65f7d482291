import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/journey'

test('plans are exported as IMDF, imported as a new floor and seen on the map', { tag: '@nightly' }, async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  await page.goto('/published/Map')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'IMDF archive (.zip)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.imdf\.zip$/)

  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a map' })
  await dialog.getByLabel('Choose files').setInputFiles(await file.path())
  // a download has no extension of its own
  await expect(dialog.getByRole('alert')).toContainText('isn’t a map file')
  await dialog.getByLabel('Choose files').setInputFiles({
    name: 'mall.zip',
    mimeType: 'application/zip',
    buffer: await readFile(await file.path()),
  })
  for (const level of ['Level P2', 'Level P1', 'Level 1']) {
    await dialog.getByLabel(`Floor for: ${level}`).selectOption('Leave out')
  }
  await dialog.getByLabel('Floor for: Level 2').selectOption('A new floor')
  for (const step of ['Shops', 'Areas', 'Lifts and stairs', 'Summary']) {
    await dialog.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(dialog.locator('[aria-current="step"]')).toContainText(step)
  }
  await expect(dialog.getByRole('heading', { name: 'Preview: Level 2' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Import 1 floor' }).click()
  await expect(dialog.getByText('1 floor created')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()

  const floors = page.getByRole('region', { name: 'Floors' })
  await expect(floors.getByRole('link', { name: 'Level 2', exact: true })).toHaveCount(2)
  await floors.getByRole('link', { name: 'Level 2', exact: true }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Level 2' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
})
