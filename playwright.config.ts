import { defineConfig } from '@playwright/test'
import { findBrowser } from './tools/browser.mjs'

const { executablePath, args } = await findBrowser()

export default defineConfig({
  testDir: 'apps/admin/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'node_modules/.cache/journeys',
  // each journey starts a server of its own, with its own PostgreSQL: two at a time keep a small machine busy
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    launchOptions: { executablePath, args },
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Stockholm',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
  },
})
