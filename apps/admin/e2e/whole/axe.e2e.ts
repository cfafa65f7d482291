import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { exemptTargets, rules } from '../support/axe'
import { expect, readerTest as test } from '../support/journey'
import { addresses, settled, withRecord } from '../support/screens'

declare const window: Window & { axe: typeof axe }

/** Rules that depend on the theme; the others read the structure, which both themes share. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** The violations that axe finds in the page, each with its elements; in the dark theme only those of colours. */
async function violations(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  // evaluated, because the page's content security policy blocks injected scripts
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value
  }, theme)
  return page.evaluate(
    async ({ options, exempt }) => {
      const { violations } = await window.axe.run({ ...options, elementRef: true })
      return violations.flatMap(({ id, help, nodes }) => {
        const wrong = nodes.filter(({ element }) => id !== 'target-size' || !element?.closest(exempt))
        return wrong.length > 0 ? [`${id}: ${help}\n${wrong.map(({ html }) => `  ${html}`).join('\n')}`] : []
      })
    },
    { options: theme === 'dark' ? { runOnly: colourRules } : { rules }, exempt: exemptTargets },
  )
}

/** How far the page overflows sideways at a width, in pixels. */
async function overflow(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 })
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

// a trace of every screen would take longer than the test
test.use({ trace: 'off' })

/** Checks a screen, loaded once, in both themes and at three widths. */
async function check(page: Page, address: string) {
  await settled(page)
  for (const theme of ['light', 'dark'] as const) {
    expect.soft(await violations(page, theme), `axe at ${address} in ${theme}`).toEqual([])
  }
  for (const width of [1024, 390]) {
    await expect.soft.poll(() => overflow(page, width), { message: `${address} at ${width} px` }).toBe(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('no violation on any screen, in either theme, and none runs off the side at 390 and 1024 px', {
  tag: '@nightly',
}, async ({ signedIn }) => {
  test.setTimeout(600_000) // opens every screen
  const page = await signedIn('admin')
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.goto(await withRecord(page, address))
      await check(page, address)
    })
  }
})

test('no violation while the information page loads', { tag: '@nightly' }, async ({ signedIn }) => {
  const page = await signedIn('admin')
  await page.route('**/api/InfoPage*', () => {})
  await page.goto('/InfoPage')
  await expect(page.getByRole('status', { name: 'Loading the information page' })).toBeVisible()
  expect(await violations(page, 'light')).toEqual([])
})

test('no violation at sign-in', { tag: '@nightly' }, async ({ server, visitor }) => {
  const page = await visitor(server.url)
  await page.goto('/')
  await check(page, 'sign-in')
})
