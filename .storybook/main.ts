import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import { writePages } from '../tools/api-reference.mjs'
import { forcedStates } from './forced-states.ts'

// the tests read this file, too, and have no pages of documentation
const isStorybook = process.argv[1]?.includes('storybook') ?? false
if (isStorybook) writePages()

const docs = fileURLToPath(new URL('./docs/preview.ts', import.meta.url))

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    ...(isStorybook ? ['./{pages,reference}/**/*.mdx'] : []),
    './pages/**/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/{admin,kiosk}/src/**/*.stories.tsx',
  ],
  // Formatted text shows pictures of the product's own files only: their address has to be there.
  staticDirs: ['./static'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  previewAnnotations: (files = []) => (isStorybook ? [...files, docs] : files),
  typescript: {
    // reads inherited and generic types, and `@default`
    reactDocgen: isStorybook && 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['packages/ui/src/**/*.tsx'],
      tsconfigPath: './packages/ui/tsconfig.json',
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // the attributes of an element are in the documentation of HTML
      propFilter: ({ parent }) => !parent || !/node_modules/.test(parent.fileName),
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), tailwindcss(), forcedStates()],
    // Vite does not look for dependencies in workers, and would reload the page when it finds this one.
    optimizeDeps: { ...vite.optimizeDeps, exclude: [...(vite.optimizeDeps?.exclude ?? []), 'pdfjs-dist'] },
    // The same targets as the product, which support light-dark(). Its fallback would follow the theme of the page, not
    // of a slide.
    build: { ...vite.build, cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'] },
  }),
}

export default config
