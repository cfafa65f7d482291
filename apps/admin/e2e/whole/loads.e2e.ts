import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey'

type Loads = Record<'login' | 'offers' | 'shops', string[]>

/** The chunks of each page, from the build; `npm run check` limits their sizes. */
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

/** Opens a new page, free of late requests of others, and waits until it has loaded exactly these scripts. */
async function expectScripts(
  context: BrowserContext,
  path: string,
  shown: (page: Page) => Locator,
  scripts: readonly string[],
) {
  const page = await context.newPage()
  const requested = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) requested.add(pathname.slice(1))
  })
  await page.goto(path)
  await expect(shown(page)).toBeVisible()
  await expect.poll(() => [...requested].sort()).toEqual([...scripts].sort())
}

test('sign-in loads exactly the scripts of its budget', async ({ browser, server }) => {
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

test('lazy code needs at most two round trips', () => {
  const later = new Set([...sources.keys()].flatMap((name) => namesIn(name, /import\(["'`]\.\/([^"'`]+\.js)["'`]\)/g)))
  expect(later.size).toBeGreaterThan(50)
  // chunks that every signed-in user has
  const initial = [...sources.keys()].filter((name) => /^(?:start|shell|rolldown-runtime)-/.test(name))
  const found = [...later].flatMap((name) => {
    const initialChunks = new Set([name, ...importsOf(name), ...initial])
    return importsOf(name).flatMap((next) =>
      importsOf(next)
        .filter((one) => !initialChunks.has(one))
        .map((one) => `${name} > ${next} > ${one}`),
    )
  })
  expect(found).toEqual([])
})

test('screens and forms are preloaded on hover', async ({ signedIn }) => {
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

test('a language is applied once its messages have loaded', async ({ signedIn }) => {
  const page = await signedIn('admin', 'se')
  await page.goto('/published/offer')
  await expect(page.getByRole('searchbox', { name: /^Sök/ })).toBeVisible()
  const messagesLoaded = Promise.withResolvers<void>()
  await page.route('**/assets/words-is-*.js', async (route) => {
    await messagesLoaded.promise
    await route.continue()
  })
  await page.getByRole('button', { name: /^Språk/ }).click()
  await page.getByRole('menuitemradio', { name: 'Íslenska' }).click()
  await expect(page.getByRole('searchbox', { name: /^Sök/ })).toBeVisible()
  messagesLoaded.resolve()
  await expect(page.getByRole('searchbox', { name: /^Leita/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Tilboð' })).toBeVisible()
})
