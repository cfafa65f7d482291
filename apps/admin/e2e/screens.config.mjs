import { defineConfig } from '@playwright/test'
import journeys from '../../../playwright.config.ts'

// `npm run screens`: not one of the journeys, since it writes the pictures in docs/screens anew.
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: 'screens.pictures.ts',
  projects: [{ name: 'screens' }],
  outputDir: '../../../node_modules/.cache/screens',
  timeout: 900_000,
  use: { ...journeys.use, trace: 'off' },
})
