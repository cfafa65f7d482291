import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { knownImports } from './.storybook/known-imports.ts'
import { frame } from './.storybook/pictures.ts'
import { findBrowser } from './tools/browser.mjs'

const { executablePath, args, pinned } = await findBrowser()

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Bounds against hanging, not against slowness: an in-memory database takes seconds to start on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 120_000,
          include: ['{packages,apps}/*/src/**/*.test.{ts,tsx}', '{tools,.storybook}/**/*.test.{ts,mjs}'],
          typecheck: { enabled: true, include: ['packages/*/src/**/*.test-d.ts'], tsconfig: './tsconfig.test-d.json' },
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' }), knownImports()],
        define: { __PICTURES__: JSON.stringify(pinned) },
        // One file that cannot be loaded fails its own stories; the overlay would lie over the pictures of all others.
        server: { hmr: { overlay: false } },
        test: {
          name: 'stories',
          setupFiles: ['.storybook/vitest.setup.ts'],
          // The set-up runs axe itself, in both themes.
          provide: { 'storybook/test-provided': { a11y: false } },
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
                // Enough for the rounding of one machine against another. A threshold that sees another hue, and a count
                // instead of a share: the smallest mark, a badge's dot, has more pixels, however large its picture.
                comparatorOptions: { threshold: 0.03, allowedMismatchedPixels: 24 },
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
