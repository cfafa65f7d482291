import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey'

type Loads = Record<'login' | 'offers' | 'shops', string[]>

/** What the build says of its pages; `npm run check` holds their sizes to budgets. */
const loads: Loads = JSON.parse(readFileSync(join(import.meta.dirname, '../../dist/loads.json'), 'utf8'))

const assets = join(import.meta.dirname, '../../dist/assets')
const sources = new Map(
  readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(join(assets, name), 'utf8')]),
)
const namesIn = (name: string, pattern: RegExp) =>
  [...(sources.get(name) ?? '').matchAll(pattern)].flatMap(([, found]) => found ?? [])
const importsOf = (name: string) => namesIn(name, /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)

/** Opens a page of its own, to which nothing comes late that another asked for, and waits until its scripts are these. */
async function expectScripts(
  context: BrowserContext,
  path: string,
  shown: (page: Page) => Locator,
  scripts: readonly string[],
) {
  const page = await context.newPage()
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) asked.add(pathname.slice(1))
  })
  await page.goto(path)
  await expect(shown(page)).toBeVisible()
  await expect.poll(() => [...asked].sort()).toEqual([...scripts].sort())
}

test('sign-in loads what its budget counts, and nothing else', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url })
  await expectScripts(context, '/', (page) => page.getByRole('heading', { name: 'Logga in' }), loads.login)
  await context.close()
})

for (const [path, scripts] of [
  ['/published/offer', loads.offers],
  ['/published/Shops', loads.shops],
] as const) {
  test(`${path} loads what its budget counts, and nothing else`, async ({ signedIn }) => {
    const context = (await signedIn('admin', 'se')).context()
    await expectScripts(context, path, (page) => page.getByRole('rowheader').first(), scripts)
  })
}

test('whatever is loaded later needs two ways to the server at most', () => {
  const later = new Set([...sources.keys()].flatMap((name) => namesIn(name, /import\(["'`]\.\/([^"'`]+\.js)["'`]\)/g)))
  expect(later.size).toBeGreaterThan(50)
  // whoever is signed in has these
  const there = [...sources.keys()].filter((name) => /^(?:start|shell|rolldown-runtime)-/.test(name))
  const found = [...later].flatMap((name) => {
    const asked = new Set([name, ...importsOf(name), ...there])
    return importsOf(name).flatMap((next) =>
      importsOf(next)
        .filter((one) => !asked.has(one))
        .map((one) => `${name} > ${next} > ${one}`),
    )
  })
  expect(found).toEqual([])
})

test('a screen and a form are fetched when somebody is about to open them', async ({ signedIn }) => {
  const page = await signedIn('admin', 'se')
  await page.goto('/published/offer')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Huvudmeny' })
  const screen = page.waitForRequest(/\/assets\/feature-/)
  await menu.getByRole('link', { name: /^Evenemang/ }).hover()
  await screen
  const form = page.waitForRequest(/\/assets\/content-sheet-/)
  const bar = page.waitForRequest(/\/assets\/content-bulk-/)
  await page.getByRole('rowheader').first().hover()
  await Promise.all([form, bar])
  await expect(page).toHaveURL(/\/published\/offer$/)
})

test('a language is shown once its words are there', async ({ signedIn }) => {
  const page = await signedIn('admin', 'se')
  await page.goto('/published/offer')
  await expect(page.getByRole('searchbox', { name: /^Sök/ })).toBeVisible()
  const words = Promise.withResolvers<void>()
  await page.route('**/assets/words-is-*.js', async (route) => {
    await words.promise
    await route.continue()
  })
  await page.getByRole('button', { name: /^Språk/ }).click()
  await page.getByRole('menuitemradio', { name: 'Íslenska' }).click()
  await expect(page.getByRole('searchbox', { name: /^Sök/ })).toBeVisible()
  words.resolve()
  await expect(page.getByRole('searchbox', { name: /^Leita/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Tilboð' })).toBeVisible()
})
