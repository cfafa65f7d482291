import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { preview } from 'vite'

const run = promisify(execFile)
const product = resolve(import.meta.dirname, '../../../..')

type Fixtures = {
  /** Errors, warnings and failed requests of all pages. */
  complaints: string[]
  /** A browser of a visitor who has not been here before. */
  visitor: BrowserContext
}

type Shared = {
  /** The address of the hosted docs. */
  docs: string
}

/** Notes every console error, every thrown error and every request that fails or is refused. */
function watch(page: Page, complaints: string[]) {
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('response', (answer) => {
    if (answer.status() >= 400) complaints.push(`${answer.status()} ${answer.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // requests that the page itself aborts
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${reason} ${request.url()}`)
  })
}

/** The built docs, served as files from a folder of a host, as their hosting does. */
export const test = base.extend<Fixtures, Shared>({
  docs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'kiosk-docs-'))
      // `npm test` has built the Storybook before
      const built = process.env.STORYBOOK_FOLDER
      const storybook = built ? ['--storybook', built] : []
      await run(process.execPath, ['tools/docs/docs.mjs', folder, ...storybook], { cwd: product })
      const site = await preview({
        configFile: false,
        base: '/any/folder/',
        appType: 'mpa',
        build: { outDir: folder },
        preview: { host: '127.0.0.1', port: 0 },
      })
      await use(site.resolvedUrls?.local[0] ?? '')
      await site.close()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 1_800_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  complaints: async ({}, use) => {
    const complaints: string[] = []
    await use(complaints)
    expect(complaints, 'No page logs an error, throws or has a failed request').toEqual([])
  },
  visitor: async ({ browser, docs, complaints, contextOptions }, use) => {
    const context = await browser.newContext({ ...contextOptions, baseURL: docs })
    context.on('page', (page) => watch(page, complaints))
    await use(context)
    await context.close()
  },
})

export { expect }
