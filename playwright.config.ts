import { defineConfig } from '@playwright/test'
import { findBrowser } from './tools/browser.mjs'

const { executablePath, args, pinned } = await findBrowser()

export default defineConfig({
  testMatch: '**/*.e2e.ts',
  projects: [
    // one worker: one installation serves all examples
    {
      name: 'examples',
      testDir: '.',
      testMatch: '{packages/ui,apps/admin}/examples/*.e2e.ts',
      fullyParallel: false,
      workers: 1,
    },
    // one worker: the packages are built and installed once
    { name: 'clients', testDir: 'packages', testMatch: ['{api,kiosk}-client/examples/*.e2e.ts'], workers: 1 },
    { name: 'journeys', testDir: 'apps/admin/e2e', testIgnore: 'docs/**' },
    // one worker: the docs are built once
    { name: 'docs', testDir: 'apps/admin/e2e/docs', fullyParallel: false, workers: 1 },
  ],
  // a folder for each run: those of several may run at the same time
  outputDir: `node_modules/.cache/journeys/${process.env.TEST_STEP ?? 'all'}`,
  // each journey has a server and a PostgreSQL of its own: two at a time keep a small machine busy
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // bounds against hanging, not against slowness: tests do not time
  timeout: 300_000,
  expect: {
    timeout: 60_000,
    // as for the pictures of stories
    toHaveScreenshot: {
      threshold: 0.03,
      maxDiffPixels: 24,
      pathTemplate: '{testDir}/{testFileDir}/__screenshots__/{arg}{ext}',
    },
  },
  ignoreSnapshots: !pinned,
  updateSnapshots: process.env.CI ? 'none' : 'missing',
  reporter: 'list',
  use: {
    launchOptions: { executablePath, args },
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Stockholm',
    contextOptions: { reducedMotion: 'reduce' },
    // an action that cannot be done says why, long before its test ends
    actionTimeout: 60_000,
    // a trace takes a tenth of the CPU: `--trace on` records one
    screenshot: 'only-on-failure',
  },
})
