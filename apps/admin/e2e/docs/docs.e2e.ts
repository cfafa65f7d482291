import type { BrowserContext, FrameLocator, Locator, Page } from '@playwright/test'
import { expect, test } from '../support/docs'
import { signIn } from '../support/journey'
import { withLighthouse } from '../support/lighthouse'
import { addresses, settled, withRecord } from '../support/screens'
import { publish, wake } from '../support/steps'

// the docs are built once for all
test.describe.configure({ mode: 'default' })

/** Opens a page of the demo by its link, in a tab of its own. */
async function openTab(visitor: BrowserContext, demo: Page, name: RegExp): Promise<Page> {
  const [tab] = await Promise.all([visitor.waitForEvent('page'), demo.getByRole('link', { name }).click()])
  return tab
}

/** Opens the demo from the start page, and waits until its server is ready. */
async function openDemo(visitor: BrowserContext): Promise<Page> {
  const page = await visitor.newPage()
  await page.goto('')
  await page.getByRole('link', { name: /^Demo/ }).click()
  await expect(page.getByRole('status')).toHaveText('The server is ready.')
  return page
}

const colourOf = (element: Locator) => element.evaluate((shown) => getComputedStyle(shown).backgroundColor)
const sameColour = (a: Locator, b: Locator) =>
  expect.poll(async () => (await colourOf(a)) === (await colourOf(b))).toBe(true)
const heightOf = async (element: Locator) => (await element.boundingBox())?.height ?? 0
const preview = (page: Page) => page.getByTitle('storybook-preview-iframe').contentFrame()

/** The parts of a framed screen of orders that show its settings. */
const ordersIn = (docs: FrameLocator, title: string) => {
  const screen = docs.getByTitle(title).contentFrame()
  return {
    add: screen.getByRole('button', { name: 'New order' }),
    row: screen.getByRole('row', { name: 'Chiara Rossi' }),
  }
}

test('the start page loses nothing at Lighthouse', { tag: '@nightly' }, async ({ docs, launchOptions }) => {
  const { origin, pathname } = new URL(docs)
  await withLighthouse(origin, launchOptions, false, async (audit) => {
    const { scores, lost } = await audit(pathname, ['performance', 'accessibility', 'best-practices', 'seo'])
    for (const [name, score] of Object.entries(scores)) expect(score, `${name}: ${lost}`).toBeGreaterThanOrEqual(95)
    expect(Object.keys(scores)).toHaveLength(4)
  })
})

test('the settings of the Storybook’s start page change its live screen', { tag: '@nightly' }, async ({ visitor }) => {
  const page = await visitor.newPage()
  await page.goto('')
  await page.getByRole('link', { name: /^Storybook/ }).click()
  const start = preview(page)
  await expect(start.getByRole('heading', { name: 'Kiosk Admin UI' })).toBeVisible()
  const { add, row } = ordersIn(start, 'Orders, a screen of the kit')
  await expect(row).toBeVisible()
  const before = { add: await colourOf(add), height: await heightOf(row) }

  await start.getByRole('radio', { name: 'Red' }).click()
  const link = start.getByRole('link', { name: 'Build this screen in ten minutes' })
  await expect(link).not.toHaveCSS('background-color', before.add)
  await sameColour(add, link)

  await expect(row).toHaveCSS('color-scheme', 'light')
  await start.getByRole('radio', { name: 'Dark' }).click()
  await expect(row).toHaveCSS('color-scheme', 'dark')

  await start.getByRole('radio', { name: 'Compact' }).click()
  await expect.poll(() => heightOf(row)).toBeLessThan(before.height)

  await expect(row).toHaveCSS('direction', 'ltr')
  await start.getByRole('radio', { name: 'Right to left' }).click()
  await expect(row).toHaveCSS('direction', 'rtl')
})

test('the Storybook’s page of theming gives the CSS of what its live screen shows', { tag: '@nightly' }, async ({
  visitor,
}) => {
  await visitor.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await visitor.newPage()
  await page.goto('storybook/?path=/docs/foundations-theming--docs&globals=theme:dark;direction:rtl')
  const theming = preview(page)
  const { add, row } = ordersIn(theming, 'Orders in your theme')
  await expect(row).toHaveCSS('color-scheme', 'dark')
  await expect(row).toHaveCSS('direction', 'rtl')
  const before = { add: await colourOf(add), height: await heightOf(row) }

  await theming.getByRole('textbox', { name: 'Brand' }).fill('#b4123d')
  await theming.getByRole('textbox', { name: 'Brand' }).press('Enter')
  const copy = theming.getByRole('button', { name: 'Copy the CSS' })
  await expect(copy).not.toHaveCSS('background-color', before.add)
  await theming.getByRole('slider', { name: 'Radius' }).press('Home')
  await expect(add).toHaveCSS('border-radius', '0px')
  await theming.getByRole('radio', { name: 'Serif' }).click()
  await expect(row).toHaveCSS('font-family', 'Georgia, serif')
  await theming.getByRole('radio', { name: 'compact' }).click()
  await expect.poll(() => heightOf(row)).toBeLessThan(before.height)
  await page.mouse.move(0, 0)
  await sameColour(add, copy)

  await expect(theming.locator('pre').filter({ hasText: '<html data' })).toHaveText(
    '<html data-theme="dark" data-density="compact">',
  )
  await expect(theming.locator('pre').filter({ hasText: ':root' })).toContainText('--k-brand: #b4123d;')
  await copy.click()
  await expect(theming.getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    [
      ':root {',
      '  --k-brand: #b4123d;',
      '  --k-radius-sm: 0px;',
      '  --k-radius: 0px;',
      '  --k-radius-lg: 0px;',
      '  --k-radius-xl: 0px;',
      '  --k-font: Georgia, serif;',
      '}',
    ].join('\n'),
  )
})

test('the start page leads to the Storybook, which opens a part’s page', { tag: '@nightly' }, async ({ visitor }) => {
  const page = await visitor.newPage()
  await page.goto('')
  await page.getByRole('link', { name: /^Storybook/ }).click()
  await expect(preview(page).getByRole('heading', { name: 'Kiosk Admin UI' })).toBeVisible()
  await page.goto('storybook/?path=/docs/primitives-button--docs')
  await expect(preview(page).getByRole('heading', { name: 'Button', level: 1 })).toBeVisible()
})

test('a publication of the demo’s admin arrives on its kiosk, in another tab; a reset undoes it', {
  tag: '@nightly',
}, async ({ visitor }) => {
  const demo = await openDemo(visitor)
  const kiosk = await openTab(visitor, demo, /^Kiosk Opens/)
  await expect(kiosk.getByRole('heading', { name: 'Välkommen till Strandgallerian' })).toBeVisible()
  const admin = await openTab(visitor, demo, /^Admin Opens/)
  await signIn(admin, 'editor')
  await admin.getByRole('link', { name: 'Offers', exact: true }).first().click()
  await admin.getByRole('rowheader').first().click()
  const form = admin.getByRole('dialog')
  await expect(form.getByLabel('Name')).toHaveValue(/./)
  await form.getByLabel('Name').fill('Allt för halva priset')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(kiosk.getByText('Allt för halva priset')).toBeHidden()

  await publish(admin)
  // seven simulated stations, too
  await expect(admin.getByRole('dialog', { name: /Publish No\./ }).getByText('K1–K8 show No. 2')).toBeVisible()
  await wake(kiosk)
  await expect(kiosk.getByText('Allt för halva priset')).toBeVisible()

  // a reload keeps the session and the place
  await admin.reload()
  await expect(admin.getByRole('heading', { name: /^Offers/ })).toBeVisible()

  await demo.getByRole('button', { name: 'Reset the demo' }).click()
  // all pages load again
  await expect(admin.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await signIn(admin, 'editor')
  await expect(admin.getByRole('rowheader').first()).toBeVisible()
  await expect(admin.getByText('Allt för halva priset')).toBeHidden()
})

test('every page of the demo’s admin opens without an error', { tag: '@nightly' }, async ({ visitor }) => {
  test.setTimeout(600_000) // opens every screen
  const page = await visitor.newPage()
  // without the demo's own page before it
  await page.goto('demo/admin/')
  await signIn(page, 'admin')
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
  for (const address of addresses) {
    await test.step(address, async () => {
      const place = await withRecord(page, address)
      await page.goto(`demo/admin/?${new URLSearchParams({ screen: place })}`)
      await settled(page)
      // signed in; some pages choose a record
      expect(new URL(page.url()).searchParams.get('screen')).toContain(place)
    })
  }
})
