import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser } from './tools/browser.mjs'

const { executablePath, args, pinned } = await findBrowser()
const frame = { width: 1200, height: 900 }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{packages,apps}/*/src/**/*.test.{ts,tsx}', 'tools/**/*.test.{ts,mjs}'],
          typecheck: { enabled: true, include: ['packages/*/src/**/*.test-d.ts'], tsconfig: './tsconfig.test-d.json' },
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        define: { __PICTURES__: JSON.stringify(pinned) },
        test: {
          name: 'stories',
          setupFiles: ['.storybook/vitest.setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: frame,
            provider: playwright({
              launchOptions: { executablePath, args },
              // Larger than the frame, or Vitest scales the frame down and every picture with it.
              contextOptions: {
                viewport: { width: 1920, height: 1200 },
                deviceScaleFactor: 1,
                reducedMotion: 'reduce',
                locale: 'en-GB',
                timezoneId: 'Europe/Stockholm',
              },
            }),
            instances: [{ browser: 'chromium' }],
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                // Enough for the rounding of one machine against another; a changed colour or 2 px of shift is more.
                comparatorOptions: { threshold: 0.1, allowedMismatchedPixelRatio: 0.0005 },
                resolveScreenshotPath: ({ arg, ext, root, testFileDirectory }) =>
                  join(root, testFileDirectory, '__screenshots__', `${arg}${ext}`),
              },
            },
          },
        },
      },
    ],
  },
})
