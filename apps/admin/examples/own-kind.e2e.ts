import { readFile, writeFile } from 'node:fs/promises'
import { addOwnKind, buildIn, copySources } from '../../../tools/new/copy.mjs'
import { test as base, expect } from '../e2e/support/journey'
import { KioskServer } from '../e2e/support/server'

const test = base.extend<object, { sources: string }>({
  /** A built copy of the sources that includes the kind. */
  sources: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const { folder, remove } = copySources()
      addOwnKind(folder)
      await buildIn(folder)
      await use(folder)
      remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  server: async ({ sources }, use) => {
    const server = await KioskServer.start({ sources })
    await use(server)
    await server.dispose()
  },
})

test(
  'a custom kind has all features of built-in kinds',
  { tag: '@nightly' },
  async ({ signedIn, server }, testInfo) => {
    const page = await signedIn('admin')
    const openList = () => page.goto('/published/lost-property')
    const act = async (name: string, action: string) => {
      await page.getByRole('button', { name: `More actions for ${name}`, exact: true }).click()
      await page.getByRole('menuitem', { name: action, exact: true }).click()
    }
    const menu = async (action: string) => {
      await page.getByRole('button', { name: 'More actions', exact: true }).click()
      await page.getByRole('menuitem', { name: action }).click()
    }

    // the menu opens its empty list
    await page.getByRole('navigation').getByRole('link', { name: 'Lost property' }).click()
    await expect(page).toHaveURL(/\/published\/lost-property$/)
    await expect(page.getByText('Nothing here yet', { exact: true })).toBeVisible()

    // the form has the label of its own field; the preview shows its page on the kiosk
    await page.getByRole('button', { name: 'New lost property' }).first().click()
    const form = page.getByRole('dialog', { name: 'New lost property' })
    await form.getByLabel('Name').fill('Blue scarf')
    await form.getByLabel('Found at').fill('Entrance A')
    await form.getByLabel('Size', { exact: true }).selectOption('Large')
    await form.getByLabel('Weight', { exact: true }).fill('1250')
    await form.getByRole('textbox', { name: 'Description' }).fill('With white stripes')
    await form.getByRole('button', { name: 'Preview' }).click()
    const kiosk = form.getByRole('figure', { name: 'Preview of new record' }).frameLocator('iframe')
    await expect(kiosk.getByRole('heading', { name: 'Blue scarf' })).toBeVisible()
    await expect(kiosk.getByText('With white stripes')).toBeVisible()
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    const scarf = page.getByRole('row', { name: 'Blue scarf', exact: true })
    await expect(scarf).toContainText('Entrance A')
    await expect(page.getByRole('columnheader', { name: 'Found at' })).toBeVisible()
    // its choice and its number are written as in the form, and the list is filtered by the choice
    await expect(scarf).toContainText('Large')
    await expect(scarf).toContainText('1,250 g')
    await expect(page.getByRole('columnheader', { name: 'Picture' })).toBeVisible()
    await page.goto('/published/lost-property?size=small')
    await expect(scarf).toBeHidden()
    await page.goto('/published/lost-property?size=large')
    await expect(scarf).toBeVisible()

    // the search finds the record, and the palette creates a new one
    const palette = page.getByRole('combobox', { name: 'Search or go to' })
    await page.keyboard.press('Control+k')
    await palette.pressSequentially('new lost')
    await page.getByRole('option', { name: 'New lost property' }).click()
    await expect(form).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
    await page.keyboard.press('Control+k')
    await palette.pressSequentially('blue scarf')
    await page.getByRole('option', { name: /^Blue scarf/ }).click()
    await expect(page).toHaveURL(/\/published\/lost-property\?dialog=lostPropertyEdit&id=/)
    const scarfForm = page.getByRole('dialog', { name: 'Blue scarf' })
    await scarfForm.getByLabel('Found at').fill('Entrance B')
    await scarfForm.getByRole('button', { name: 'Save' }).click()
    await expect(scarf).toContainText('Entrance B')

    // import files can have headers in any language
    const download = page.waitForEvent('download')
    await menu('Export as CSV')
    const file = await download
    expect(file.suggestedFilename()).toBe('Lost property.csv')
    const text = await readFile(await file.path(), 'utf8')
    expect(text.split('\r\n')[0]).toContain(',Found at,')
    expect(text).toContain('Entrance B,Large,1250')
    const path = testInfo.outputPath('found.csv')
    await writeFile(path, 'Namn (Svenska),Fyndplats,Storlek,Vikt\r\nParaply,Plan 2,stor,"450"\r\n')
    await menu('Import')
    const dialog = page.getByRole('dialog', { name: 'Import: Lost property' })
    await dialog.getByLabel('Choose a file').setInputFiles(path)
    await dialog.getByRole('button', { name: 'Import 1 row' }).click()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('row', { name: 'Paraply' })).toContainText(/Plan 2\s*Large\s*450 g/)

    // the dashboard counts the records
    await page.goto('/published')
    await expect(page.getByRole('link', { name: /^Lost property.*2 Active, 0 InActive/ })).toBeVisible()

    // trash and restore; the history has the label of its field
    await openList()
    await act('Blue scarf', 'Delete')
    await page.getByRole('alertdialog', { name: 'Delete?' }).getByRole('button', { name: 'Delete' }).click()
    await expect(scarf).toBeHidden()
    await page.goto('/Trash')
    const deleted = page.getByRole('row', { name: 'Blue scarf' })
    await expect(deleted).toContainText('Lost property')
    await act('Blue scarf', 'Restore')
    await expect(deleted).toBeHidden()
    await page.goto('/Audit')
    await page.getByRole('button', { name: 'History of Blue scarf' }).first().click()
    const trail = page.getByRole('main')
    await expect(trail.getByText('admin restored')).toBeVisible()
    await expect(trail.getByText('Found at').first()).toBeVisible()
    await trail.getByText(/^What changed: .*Size/).click()
    await expect(trail.getByText('Large', { exact: true })).toBeVisible()
    await expect(trail.getByText('1,250 g', { exact: true })).toBeVisible()

    // copies a record to another mall
    await openList()
    await act('Blue scarf', 'Copy to another mall …')
    const copy = page.getByRole('dialog', { name: 'Copy Blue scarf to another mall' })
    await copy.getByRole('button', { name: 'Copy' }).click()
    await expect(copy).toBeHidden()
    await page.getByRole('button', { name: 'Mall: Strandgallerian' }).click()
    await page.getByRole('menuitemradio', { name: 'Tindetorget' }).click()
    await expect(page.getByRole('button', { name: 'Mall: Tindetorget' })).toBeVisible()
    await openList()
    await expect(scarf).toContainText('InActive')

    // the other languages have all labels, that of its own field included
    for (const [language, title, field] of [
      ['se', 'Hittegods', 'Fyndplats'],
      ['no', 'Hittegods', 'Funnsted'],
      ['is', 'Óskilamunir', 'Fundarstaður'],
    ] as const) {
      const other = await signedIn('admin', language)
      await other.goto('/published/lost-property')
      await expect(other.getByRole('heading', { name: title })).toBeVisible()
      await expect(other.getByRole('columnheader', { name: field })).toBeVisible()
    }

    // its calls require a session
    const answer = await page.request.get(`${server.url}/api/LostProperty?mallId=${crypto.randomUUID()}`)
    expect(answer.status()).toBe(401)
  },
)
