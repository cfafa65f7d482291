import type { BrowserContext, Page } from '@playwright/test'
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

const preview = (page: Page) => page.getByTitle('storybook-preview-iframe').contentFrame()

test('the start page loses nothing at Lighthouse', async ({ docs, launchOptions }) => {
  const { origin, pathname } = new URL(docs)
  await withLighthouse(origin, launchOptions, false, async (audit) => {
    const { scores, lost } = await audit(pathname, ['performance', 'accessibility', 'best-practices', 'seo'])
    for (const [name, score] of Object.entries(scores)) expect(score, `${name}: ${lost}`).toBeGreaterThanOrEqual(95)
    expect(Object.keys(scores)).toHaveLength(4)
  })
})

test('the start page leads to the Storybook, which opens a part’s page', async ({ visitor }) => {
  const page = await visitor.newPage()
  await page.goto('')
  await page.getByRole('link', { name: /^Storybook/ }).click()
  await expect(preview(page).getByRole('heading', { name: 'Kiosk Admin UI' })).toBeVisible()
  await page.goto('storybook/?path=/docs/primitives-button--docs')
  await expect(preview(page).getByRole('heading', { name: 'Button', level: 1 })).toBeVisible()
})

test('a publication of the demo’s admin arrives on its kiosk, in another tab; a reset undoes it', async ({
  visitor,
}) => {
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

test('every page of the demo’s admin opens without an error', async ({ visitor }) => {
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
