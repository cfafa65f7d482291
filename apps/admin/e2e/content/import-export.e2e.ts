import { readFile, writeFile } from 'node:fs/promises'
import { expect, test } from '../support/journey'
import { openOffers } from '../support/steps'

test(
  'offers are exported, edited in the file and imported: one changed, one new, one with an error',
  { tag: '@nightly' },
  async ({ signedIn }, testInfo) => {
    const page = await signedIn('admin')
    await openOffers(page)
    const menu = () => page.getByRole('button', { name: 'More actions', exact: true }).click()

    await menu()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Export as CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('Offers.csv')
    const text = await readFile(await file.path(), 'utf8')
    expect(text.startsWith('\uFEFFid,Name (Svenska),Name (English)')).toBe(true)
    expect(text).not.toMatch(/[^\r]\n/)

    // as a spreadsheet would save it: a lower price, a new offer and an invalid day
    const [heads = ''] = text.split('\r\n')
    const row = (cells: Readonly<Record<string, string>>) =>
      heads
        .replace('\uFEFF', '')
        .split(',')
        .map((head) => cells[head] ?? '')
        .join(',')
    const changed = text.replace('"Amaryllis, 3 for SEK 120"', '"Amaryllis, 3 for SEK 99"')
    expect(changed).not.toBe(text)
    const added = row({
      'Name (Svenska)': 'Julstjärna',
      'Name (English)': 'Poinsettia',
      'Start date': '2026-12-01',
      'End date': '2026-12-24',
    })
    const wrong = row({ 'Name (Svenska)': 'Hyacint', 'Start date': '1/12/2026', 'End date': '2026-12-24' })
    const path = testInfo.outputPath('offers.csv')
    await writeFile(path, `${changed}${added}\r\n${wrong}\r\n`)

    await menu()
    await page.getByRole('menuitem', { name: 'Import' }).click()
    await expect(page).toHaveURL(/dialog=import/)
    const dialog = page.getByRole('dialog', { name: 'Import: Offers' })
    await dialog.getByLabel('Choose a file').setInputFiles(path)
    await expect(dialog.getByRole('radio', { name: 'Error 1' })).toBeVisible()
    await dialog.getByRole('radio', { name: 'Changed 1' }).check()
    await expect(dialog.getByRole('row', { name: /Amaryllis/ })).toContainText('Amaryllis, 3 for SEK 99')
    await dialog.getByRole('radio', { name: 'Error 1' }).check()
    await expect(dialog.getByRole('row', { name: /Hyacint/ })).toContainText('Use the format 2026-11-30')
    await dialog.getByRole('button', { name: 'Import 2 rows' }).click()
    await expect(dialog.getByText('1 created, 1 changed')).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('searchbox').fill('SEK 99')
    await expect(page.getByRole('rowheader', { name: 'Amaryllis, 3 for SEK 99' })).toBeVisible()

    // one undo reverts the import
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('rowheader', { name: 'Amaryllis, 3 for SEK 99' })).toBeHidden()
    await page.getByRole('searchbox').fill('Poinsettia')
    await expect(page.getByText(/Nothing matches/).first()).toBeVisible()
  },
)
