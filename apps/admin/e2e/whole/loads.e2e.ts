import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BrowserContext, Locator, Page, Request } from '@playwright/test'
import { expect, readerTest as test } from '../support/journey'

/** JavaScript of a page on a direct visit, in kilobytes after gzip (docs/decisions/0020). */
const budgets = { login: 114.5, list: 210 }

const assets = join(import.meta.dirname, '../../dist/assets')
const sources = new Map(
  readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(join(assets, name), 'utf8')]),
)
const namesIn = (name: string, pattern: RegExp) =>
  [...(sources.get(name) ?? '').matchAll(pattern)].flatMap(([, found]) => found ?? [])
const importsOf = (name: string) => namesIn(name, /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)

/** Opens a new page and adds up the scripts that it requests before anyone presses or points at anything. */
async function kilobytesOf(context: BrowserContext, path: string, shown: (page: Page) => Locator) {
  const page = await context.newPage()
  const requested = new Set<string>()
  const pending = new Set<Request>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/assets/') || !pathname.endsWith('.js')) return
    requested.add(basename(pathname))
    pending.add(request)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  await page.goto(path)
  await expect(shown(page)).toBeVisible()
  // settled: every requested script has arrived and run, and none was requested meanwhile
  await expect
    .poll(async () => {
      const before = requested.size
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
      return pending.size === 0 && requested.size === before
    })
    .toBe(true)
  const sizes = [...requested].map((name) => gzipSync(sources.get(name) ?? '', { level: 9 }).length / 1000)
  expect(sizes.length).toBeGreaterThan(1)
  return sizes.reduce((sum, size) => sum + size, 0)
}

test('sign-in keeps to its budget', { tag: '@nightly' }, async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url })
  const login = await kilobytesOf(context, '/', (page) => page.getByRole('heading', { name: 'Logga in' }))
  test.info().annotations.push({ type: 'kB', description: login.toFixed(1) })
  expect(login).toBeLessThanOrEqual(budgets.login)
  await context.close()
})

for (const path of ['/published/offer', '/published/Shops']) {
  test(`${path} keeps to its budget`, { tag: '@nightly' }, async ({ signedIn }) => {
    const context = (await signedIn('admin', 'se')).context()
    const list = await kilobytesOf(context, path, (page) => page.getByRole('rowheader').first())
    test.info().annotations.push({ type: 'kB', description: list.toFixed(1) })
    expect(list).toBeLessThanOrEqual(budgets.list)
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

test('screens and forms are preloaded on hover', { tag: '@nightly' }, async ({ signedIn }) => {
  const page = await signedIn('admin', 'se')
  await page.goto('/published/offer')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Huvudmeny' })
  const screen = page.waitForRequest(/\/assets\/screen-/)
  await menu.getByRole('link', { name: /^Evenemang/ }).hover()
  await screen
  const form = page.waitForRequest(/\/assets\/content-sheet-/)
  const bar = page.waitForRequest(/\/assets\/content-bulk-/)
  await page.getByRole('rowheader').first().hover()
  await Promise.all([form, bar])
  await expect(page).toHaveURL(/\/published\/offer$/)
})

test('a language is applied once its messages have loaded', { tag: '@nightly' }, async ({ signedIn }) => {
  const page = await signedIn('admin', 'se')
  await page.goto('/published/offer')
  await expect(page.getByRole('searchbox', { name: /^Sök/ })).toBeVisible()
  const messagesLoaded = Promise.withResolvers<void>()
  await page.route('**/assets/messages-is-*.js', async (route) => {
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
