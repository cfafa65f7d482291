import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { servesDatabases } from './.storybook/databases.ts'
import { knownImports } from './.storybook/known-imports.ts'
import { frame } from './.storybook/pictures.ts'
import { servesRenderedParts } from './.storybook/server-rendering.ts'
import { findBrowser } from './tools/browser.mjs'
import { nightly } from './tools/reporters/report.mjs'

const { executablePath, args, pinned } = await findBrowser()

const isTestAll = process.env.TEST_ALL === 'true'

/** Whether pictures of variants are compared, and dark ones of all stories: in `npm run test:all`, and when some are updated. */
const allPictures = isTestAll || process.argv.includes('--update')

const proofs = '{{packages,apps}/*/src,tools}/**/*.proof.test.{ts,mjs}'

const conformance = 'packages/ui/src/conformance/conformance.stories.tsx'
const allButConformance = 'packages/ui/src/**/!(conformance).stories.tsx'

const inNode = {
  environment: 'node',
  // Modules keep nothing between files, and the set-up removes stubbed globals: a worker takes one file after the other and
  // loads React, the kit and the database's code once. `--sequence.shuffle.files` finds tests that depend on others.
  isolate: false,
  maxWorkers: 1,
  // Bounds against hanging, not against slowness: an in-memory database takes seconds to start on a busy machine.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
  setupFiles: ['apps/server/src/testing/set-up.ts'],
  include: ['{packages,apps}/*/src/**/*.test.{ts,tsx}', '{tools,.storybook}/**/*.test.{ts,mjs}'],
}

const typecheck = {
  enabled: true,
  checker: './node_modules/typescript-native/bin/tsc',
  include: ['packages/*/src/**/*.test-d.ts'],
  tsconfig: './tsconfig.test-d.json',
}

/** Runs stories with the published build of React, which takes three quarters of the development build's time. */
const productionReact = (): Plugin => ({
  name: 'production-react',
  config: () => ({
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    // dependencies of both builds are bundled at the same time
    cacheDir: 'node_modules/.cache/stories',
  }),
})

const slowest = ['dispatch/rights.proof.test.ts', 'tools/new/new.proof.test.mjs', 'conformance/conformance.stories.tsx']

/** Without results of an earlier run Vitest starts with the largest files, and a small one that takes minutes runs last. */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isSlow = (file: TestSpecification) => Number(slowest.some((name) => file.moduleId.endsWith(name)))
    return (await super.sort(files)).toSorted((a, b) => isSlow(b) - isSlow(a))
  }
}

type StoriesOptions = { isolate: boolean; exclude: string[]; strict?: boolean }

/** Stories as tests in a browser; `strict` with React's development build, in which StrictMode has an effect. */
const stories = (name: string, { strict = false, ...test }: StoriesOptions): TestProjectInlineConfiguration => ({
  plugins: [
    storybookTest({ configDir: '.storybook', tags: { exclude: isTestAll ? [] : [nightly] } }),
    ...(strict ? [] : [productionReact()]),
    knownImports(),
    servesDatabases(),
    servesRenderedParts(),
  ],
  define: { __PICTURES__: JSON.stringify(pinned), __ALL_PICTURES__: JSON.stringify(allPictures) },
  // One file that cannot be loaded fails its own stories; the overlay would lie over the pictures of all others.
  // The installed packages of a copy of the sources are links to those of the checkout.
  server: { hmr: { overlay: false }, fs: { allow: ['.', realpathSync('node_modules/.pnpm')] } },
  test: {
    ...test,
    name,
    // A story waits for frames, timers and its picture nearly half of the time; each page loads the modules and a database.
    maxWorkers: 3,
    // As above; some stories draw every part of the kit, one after the other.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    setupFiles: ['./.storybook/vitest.setup.ts'],
    // The set-up runs axe itself, in both themes.
    provide: { 'storybook/test-provided': { a11y: false } },
    browser: {
      enabled: true,
      connectTimeout: 300_000,
      headless: true,
      screenshotFailures: false,
      viewport: frame,
      provider: playwright({
        launchOptions: { executablePath, args },
        // Larger than the frame and the longest page in it, or Vitest scales the frame down and every picture with it.
        contextOptions: {
          viewport: { width: 1920, height: 3200 },
          deviceScaleFactor: 1,
          reducedMotion: 'reduce',
          locale: 'en-GB',
          timezoneId: 'Europe/Stockholm',
        },
      }),
      instances: [{ browser: 'chromium' }],
      expect: {
        toMatchScreenshot: {
          timeout: 60_000,
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
})

export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    tags: [{ name: nightly, description: 'Breadth that only `npm run test:all` runs' }],
    projects: [
      {
        test: {
          ...inNode,
          name: 'unit',
          setupFiles: [...inNode.setupFiles, 'packages/ui/src/theme/page-set-up.fixture.ts'],
          exclude: ['**/node_modules/**', 'apps/server/**', proofs],
          typecheck,
        },
      },
      { test: { ...inNode, name: 'server', include: ['apps/server/src/**/*.test.ts'], exclude: [proofs] } },
      // What tries every call as everyone, thousands of weeks, many at once or whole servers: minutes that `npm run check`
      // leaves to `npm test`.
      {
        test: {
          ...inNode,
          name: 'proofs',
          include: [proofs],
          globalSetup: ['apps/server/src/testing/proofs-set-up.ts'],
        },
      },
      // The stories of the kit share one style sheet, as those of the admin do, and modules keep nothing that shows: one
      // page takes one file after the other, and creates its database once. Files of the kiosk bring sheets of their own,
      // which would stay for the next file.
      // `npm run test:all` draws each part in StrictMode, too, which takes the development build of React.
      stories('stories-kit', { isolate: false, exclude: ['apps/**', ...(isTestAll ? [conformance] : [])] }),
      ...(isTestAll
        ? [
            stories('stories-strict', {
              isolate: false,
              exclude: ['apps/**', '.storybook/**', allButConformance],
              strict: true,
            }),
          ]
        : []),
      stories('stories-admin', { isolate: false, exclude: ['.storybook/**', 'packages/**', 'apps/kiosk/**'] }),
      stories('stories-kiosk', { isolate: true, exclude: ['.storybook/**', 'packages/**', 'apps/admin/**'] }),
    ],
  },
})
