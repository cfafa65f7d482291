import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { importsAtOnce } from './imports-at-once.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? 8080}`

/**
 * Modules that a page loads together. Each group includes the imports of its modules, except those of earlier groups. Without groups,
 * a list would be 160 files and a sixth larger, because each file is compressed on its own.
 */
const groups = [
  {
    // the page itself, and modules that sign-in and the shell share
    name: 'start',
    test: new RegExp(
      [
        'admin/src/main\\.tsx',
        'admin/src/shared/(appearance/mark|session/sign-in)\\.tsx?',
        'admin/src/data/(cache/use-call|malls/use-config)\\.ts',
        'api-client/src/contract/calls/mall\\.ts',
        'ui/src/fields/(password-field/password-field|select/select|text-field/text-field)\\.tsx',
        'ui/src/primitives/(button/button|flag/flag|link/link|note/note)\\.tsx',
        'ui/src/internal/plural\\.ts',
        'lucide-react/dist/esm/icons/(arrow-(down|left|right|up)|info|tablet|utensils)\\.mjs',
      ].join('|'),
    ),
  },
  // the shell, and modules that all lists share
  { name: 'shell', test: /src\/(shell\/shell|shared\/content\/define-feature)\.tsx/ },
  { name: 'items', test: /features\/items\/screen\.ts/ },
  ...['en', 'se', 'no', 'is'].map((code) => ({
    name: `messages-${code}`,
    test: new RegExp(`admin/src/messages/${code}\\.ts`),
  })),
]

export default defineConfig({
  resolve: {
    // SWR and wouter bring one for Reacts that have none
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
    // the provider has all of the kit's labels, so its parts need no English ones
    conditions: ['labels-from-provider', ...defaultClientConditions],
  },
  plugins: [react(), tailwindcss(), importsAtOnce()],
  server: {
    port: Number(process.env.ADMIN_PORT ?? 5173),
    proxy: {
      '/api': server,
      '/media': server,
      '/kiosk': server,
      '/health': server,
      '/socket': { target: server, ws: true },
    },
  },
  // The page's policy lets fonts and pictures come from the server only, not out of the style sheet.
  build: {
    assetsInlineLimit: 0,
    target: 'es2023',
    modulePreload: false, // importsAtOnce does it in fewer bytes
    rolldownOptions: {
      // no getter has an effect here: an unused read may be removed
      treeshake: { propertyReadSideEffects: false },
      output: { codeSplitting: { groups } },
    },
    // They know light-dark(). Written out for older ones, it would follow the theme of the page, not that of a slide in it.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
  },
})
