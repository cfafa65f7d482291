import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import { writePages } from '../tools/api-reference.mjs'
import { forcedStates } from './forced-states.ts'

// the tests read this file, too, and have no pages without stories
const isStorybook = process.argv[1]?.includes('storybook') ?? false
if (isStorybook) writePages()

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    ...(isStorybook ? ['./reference/*.mdx'] : []),
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/{admin,kiosk}/src/**/*.stories.tsx',
  ],
  // Formatted text shows pictures of the product's own files only: their address has to be there.
  staticDirs: ['./static'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), tailwindcss(), forcedStates()],
    // The same targets as the product, which support light-dark(). Its fallback would follow the theme of the page, not
    // of a slide.
    build: { ...vite.build, cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'] },
  }),
}

export default config
