import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect, test } from '../support/journey'
import { addresses, settled, withRecord } from '../support/screens'

declare const window: Window & { axe: typeof axe }

/** The violations that axe finds in the page, each with its elements. */
async function violations(page: Page): Promise<string[]> {
  // evaluated, because the page's content security policy blocks injected scripts
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await window.axe.run()
    return violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join('\n')}`)
  })
}

/** How far the page overflows sideways at a width, in pixels. */
async function overflow(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 })
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

// a trace of every screen would take longer than the test
test.use({ trace: 'off' })

for (const theme of ['light', 'dark'] as const) {
  test(`${theme}: no violation on any screen, and none runs off the side at 390 and 1024 px`, async ({ signedIn }) => {
    test.setTimeout(600_000) // opens every screen, at three widths
    const page = await signedIn('admin')
    await page.evaluate((value) => localStorage.setItem('theme', value), theme)
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.goto(await withRecord(page, address))
        await settled(page)
        expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme)
        expect.soft(await violations(page), `axe at ${address}`).toEqual([])
        for (const width of [1024, 390]) {
          await expect.soft.poll(() => overflow(page, width), { message: `${address} at ${width} px` }).toBe(0)
        }
        await page.setViewportSize({ width: 1440, height: 900 })
      })
    }
  })

  test(`${theme}: no violation at sign-in`, async ({ browser, server, contextOptions }) => {
    const context = await browser.newContext({ ...contextOptions, baseURL: server.url })
    await context.addInitScript((value) => localStorage.setItem('theme', value), theme)
    const page = await context.newPage()
    await page.goto('/')
    await settled(page)
    expect(await violations(page)).toEqual([])
    for (const width of [1024, 390]) await expect.poll(() => overflow(page, width)).toBe(0)
    await context.close()
  })
}
