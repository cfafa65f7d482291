import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './consumer'

const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property)

test('the style sheet alone: styled parts, a class that wins, both themes, a strict policy', {
  tag: '@nightly',
}, async ({ page, open, complaints }) => {
  await open('styles-only')
  const primary = page.getByRole('button', { name: 'Ny butik' })
  await expect(primary).toHaveCSS('height', '32px')
  await expect(primary).toHaveCSS('border-radius', '5px')
  await expect(primary).toHaveCSS('color', 'oklch(0.995 0 0)')
  expect(await styleOf(primary, 'font-family')).toContain('Overpass Variable')
  expect(await page.evaluate(() => document.fonts.check('14px "Overpass Variable"'))).toBe(true)

  const wide = page.getByRole('button', { name: 'Bred' })
  await expect(wide).toHaveCSS('width', '320px')
  await expect(wide).toHaveCSS('border-radius', '0px')

  const light = await styleOf(page.locator('body'), 'background-color')
  await page.getByRole('button', { name: 'Byt tema' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await styleOf(page.locator('body'), 'background-color')).not.toBe(light)
  await expect(primary).toHaveCSS('color', 'oklch(0.995 0 0)')

  // A dialog adds a style element of its own, with the page's nonce.
  await page.getByRole('button', { name: 'Öppna' }).click()
  await expect(page.getByRole('dialog', { name: 'Ny butik' })).toBeVisible()
  await page.getByRole('button', { name: 'Stäng' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('beside Tailwind: its reset leaves the parts alone, its utilities win, its names are our tokens', {
  tag: '@nightly',
}, async ({ page, open, complaints }) => {
  await open('tailwind')
  const primary = page.getByRole('button', { name: 'New shop' })
  await expect(primary).toHaveCSS('height', '32px')
  await expect(primary).toHaveCSS('border-radius', '5px')
  await expect(primary).toHaveCSS('color', 'oklch(0.995 0 0)')
  expect(await styleOf(primary, 'background-color')).not.toBe('rgba(0, 0, 0, 0)')

  const wide = page.getByRole('button', { name: 'Wide' })
  await expect(wide).toHaveCSS('width', '320px')
  await expect(wide).toHaveCSS('border-radius', '0px')
  await expect(page.getByRole('heading', { name: 'Shops' })).toHaveCSS('font-size', '26px')
  await expect(page.getByRole('row', { name: 'Grad' })).toBeVisible()

  const main = page.getByRole('main')
  const light = await styleOf(main, 'background-color')
  await page.getByRole('button', { name: 'Change theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await styleOf(main, 'background-color')).not.toBe(light)
  expect(complaints).toEqual([])
})

test('in German and Arabic: any languages for the content and the interface', { tag: '@nightly' }, async ({
  page,
  open,
  complaints,
}) => {
  await open('two-languages')
  const form = page.getByRole('form', { name: 'Geschäft' })
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect(form.getByRole('alert')).toContainText('Ein Feld ist zu prüfen')
  await form.getByRole('button', { name: 'Name (Deutsch)' }).click()
  const german = form.getByRole('textbox', { name: 'Name' })
  await expect(german).toBeFocused()
  await expect(german).toHaveAttribute('lang', 'de')
  await page.keyboard.type('Blumenladen')
  await expect(form.getByRole('tab', { name: 'العربية Übersetzung fehlt' })).toBeVisible()
  await form.getByRole('tab', { name: 'العربية' }).click()
  const arabic = form.getByRole('textbox', { name: 'Name' })
  await expect(arabic).toHaveAttribute('lang', 'ar')
  await expect(arabic).toHaveCSS('direction', 'rtl')
  await arabic.fill('متجر الزهور')
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect(form.getByRole('status')).toHaveText('{"de":"Blumenladen","ar":"متجر الزهور"}')

  await page.getByRole('button', { name: 'Sprache: Deutsch' }).click()
  await page.getByRole('menuitemradio', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('button', { name: 'اللغة: العربية' })).toBeFocused()
  // the provider's languages
  await page.getByRole('tablist', { name: 'اللغات' }).getByRole('tab', { name: 'Deutsch' }).click()
  const slogan = page.getByRole('textbox', { name: 'الشعار' })
  await expect(slogan).toHaveCSS('direction', 'ltr')
  expect(complaints).toEqual([])
})

test('older versions of the page’s libraries serve the kit, too, and libraries of other subpaths are not installed', {
  tag: '@nightly',
}, async ({ consumer }) => {
  const page = createRequire(join(consumer.folder, 'two-languages/package.json'))
  const entry = page.resolve('@kiosk-admin/ui')
  const kit = createRequire(entry)
  // not `resolve`, which finds what other examples have installed
  const beside = await readdir(join(entry, '../../../..'))
  for (const name of ['react', 'react-dom', 'react-hook-form', 'date-fns']) {
    expect(kit.resolve(name)).toBe(page.resolve(name))
  }
  expect(page('date-fns/package.json').version).toBe('4.1.0')
  expect(page('react-hook-form/package.json').version).toBe('7.55.0')
  expect(beside).toEqual(expect.arrayContaining(['date-fns', 'react-hook-form']))
  for (const name of ['leaflet', 'cmdk', '@visx', '@dnd-kit', '@tiptap', 'react-image-crop']) {
    expect(beside).not.toContain(name)
  }
})

test('the parts that need a library work with what the README says to install', { tag: '@nightly' }, async ({
  page,
  open,
  complaints,
}) => {
  await open('every-subpath')
  await expect(page.getByRole('slider', { name: 'Clicks per day' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Description' }).fill('Winter sale')
  await expect(page.getByText('Winter sale')).toBeVisible()
  await expect(page.getByRole('grid', { name: 'Floors' })).toContainText('Ground floor')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(complaints).toEqual([])
})

/** Computed styles of elements and of their ::before and ::after. */
const stylesOf = (page: Page, selector: string) =>
  page.evaluate((elements) => {
    const read = (element: Element, pseudo?: string) =>
      Object.fromEntries(
        [...getComputedStyle(element, pseudo)].map((name) => [
          name,
          getComputedStyle(element, pseudo).getPropertyValue(name),
        ]),
      )
    return [...document.querySelectorAll(elements)].map((element) => ({
      element: `${element.tagName} ${element.getAttribute('data-slot') ?? ''}`,
      own: read(element),
      before: read(element, '::before'),
      after: read(element, '::after'),
    }))
  }, selector)

/** Positions depend on the page around the kit; custom properties belong to one of the two. */
const ofThePage = /^(--|inset|top$|right$|bottom$|left$)/

/** Names of the properties that differ, by element. */
function differences(one: Awaited<ReturnType<typeof stylesOf>>, other: typeof one): string[] {
  expect(one.map(({ element }) => element)).toEqual(other.map(({ element }) => element))
  return one.flatMap(({ element, own, before, after }, index) => {
    const there = other[index]
    const names = (a: Record<string, string>, b: Record<string, string> = {}) =>
      Object.keys(a).filter((name) => a[name] !== b[name] && !ofThePage.test(name))
    const differing = [...names(own, there?.own), ...names(before, there?.before), ...names(after, there?.after)]
    return differing.length > 0 ? [`${element}: ${differing.join(', ')}`] : []
  })
}

const allowStyles = (page: Page, which: 'page' | 'kit', on: boolean) =>
  page.evaluate(
    ([kit, enabled]) => {
      const root = '.kiosk-ui:not(#kiosk-ui)'
      for (const sheet of document.styleSheets) {
        for (const rule of [...sheet.cssRules]) {
          // one file has the rules of both
          if (!(rule instanceof CSSStyleRule)) continue
          const isKit = rule.selectorText.includes(root)
          if (isKit === (kit === 'kit') && !enabled) rule.selectorText = 'no-such-element'
        }
      }
    },
    [which, on] as const,
  )

test('a guest in a page with styles of its own: neither reaches the other', { tag: '@nightly' }, async ({
  page,
  open,
  complaints,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open('guest')
  await expect(page.getByRole('row', { name: 'Grad' })).toBeVisible()
  // of the same width also without the page's styles
  await page.locator('#kit').evaluate((kit: HTMLElement) => kit.style.setProperty('width', '900px'))
  // page and kit are light, also where the system is dark
  expect(await styleOf(page.locator('html'), 'color-scheme')).toBe('normal')
  const button = page.getByRole('button', { name: 'Columns' })
  await expect(button).toHaveCSS('color-scheme', 'light')
  const light = await styleOf(button, 'color')
  await expect(page.getByRole('button', { name: 'New shop' })).toHaveCSS('height', '32px')
  const host = await stylesOf(page, 'main > :not(.kiosk-ui), nav *')
  // the page's own font is one of the machine
  await page.locator('body').evaluate((body) => body.style.setProperty('font-family', 'Overpass Variable'))
  const clip = { x: 0, y: 0, width: 1440, height: 600 }
  await expect(page).toHaveScreenshot('guest-light.png', { clip })
  await page.locator('#kit').evaluate((kit) => kit.setAttribute('data-theme', 'dark'))
  expect(await styleOf(button, 'color')).not.toBe(light)
  await expect(page).toHaveScreenshot('guest-dark.png', { clip })
  await page.locator('body').evaluate((body) => body.style.removeProperty('font-family'))
  await page.locator('#kit').evaluate((kit) => kit.removeAttribute('data-theme'))
  await page.getByRole('button', { name: 'New shop' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const kit = await stylesOf(page, '.kiosk-ui *')
  expect(kit.length).toBeGreaterThan(80)

  await allowStyles(page, 'page', false)
  expect(differences(kit, await stylesOf(page, '.kiosk-ui *'))).toEqual([])

  await open('guest')
  await expect(page.getByRole('row', { name: 'Grad' })).toBeVisible()
  await allowStyles(page, 'kit', false)
  expect(differences(host, await stylesOf(page, 'main > :not(.kiosk-ui), nav *'))).toEqual([])
  expect(complaints).toEqual([])
})

test('modules that need React are marked `use client`, models are not', { tag: '@nightly' }, async ({ consumer }) => {
  const dist = join(consumer.folder, 'styles-only/node_modules/@kiosk-admin/ui/dist')
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.js'))
  const marked = new Set<string>()
  const wrong: string[] = []
  for (const file of files) {
    const code = await readFile(join(dist, file), 'utf8')
    const isMarked = code.startsWith('"use client"')
    if (isMarked) marked.add(file)
    if (!isMarked && /from "(react|react-dom|@radix-ui\/.*)"/.test(code)) wrong.push(file)
  }
  expect(wrong).toEqual([])
  expect(files.length).toBeGreaterThan(100)
  for (const plain of ['index.js', 'headless.js', 'labels/se.js', 'theme/brand.js']) expect(marked).not.toContain(plain)
  for (const client of ['primitives/button/button.js', 'table/model/use-data-table.js'])
    expect(marked).toContain(client)
})
