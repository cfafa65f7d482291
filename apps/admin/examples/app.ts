// Builds the examples and serves them before the real server, as another team's proxy would.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { build, preview } from 'vite'
import { rules } from '../e2e/support/axe'
import { KioskServer } from '../e2e/support/server'

declare const window: Window & { axe: typeof axe }

const examples = ['one-feature', 'own-feature'] as const
type Example = (typeof examples)[number]

type Opened = {
  /** Opens an example. */
  open: (example: Example) => Promise<void>
  /** Errors and warnings of the browser so far. */
  complaints: string[]
}

type Shared = {
  server: KioskServer
  /** URLs of the examples, built for production. */
  sites: Record<Example, string>
}

const bound = { scope: 'worker', timeout: 180_000 } as const

async function serve(root: string, outDir: string, server: KioskServer) {
  await build({ root, build: { outDir, emptyOutDir: true }, logLevel: 'silent' })
  const proxy = { '/api': server.url, '/media': server.url, '/socket': { target: server.url, ws: true } }
  return preview({ root, build: { outDir }, preview: { host: '127.0.0.1', port: 0, proxy } })
}

export const test = base.extend<Opened, Shared>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
    async ({}, use) => {
      const server = await KioskServer.start()
      await use(server)
      await server.dispose()
    },
    bound,
  ],
  sites: [
    async ({ server }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'kiosk-admin-examples-'))
      const served = []
      for (const name of examples) {
        served.push(await serve(join(import.meta.dirname, name), join(folder, name), server))
      }
      const [one = '', own = ''] = served.map(({ resolvedUrls }) => resolvedUrls?.local[0])
      await use({ 'one-feature': one, 'own-feature': own })
      for (const site of served) await site.close()
      await rm(folder, { recursive: true })
    },
    bound,
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  complaints: async ({}, use) => use([]),
  open: async ({ page, sites, complaints }, use) => {
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    await use(async (example) => {
      await page.goto(sites[example])
    })
  },
})

export { expect }

/** Returns the violations that axe finds in the page. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (rules) => {
    const { violations } = await window.axe.run({ rules })
    return violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join('\n')}`)
  }, rules)
}
