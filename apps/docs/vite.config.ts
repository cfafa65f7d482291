import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { defineConfig, type Plugin } from 'vite'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Addresses of the root's `package.json`, the only place that has them. */
const { repository } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'))
const repositoryPage = repository.url.replace(/^git\+/, '').replace(/\.git$/, '')

/** Pictures of the start page, and their width: it shows them at about half of it, for screens with two pixels for each. */
const pictures = { 'dashboard-light': 1440, 'dashboard-dark': 1440, 'kiosk-shops': 540 }

const writesAddresses = (): Plugin => ({
  name: 'addresses',
  transformIndexHtml: { order: 'pre', handler: (html) => html.replaceAll('%REPOSITORY%', repositoryPage) },
})

/** Writes the screens of `docs/screens` as small files. */
const writesScreens = (): Plugin => ({
  name: 'screens',
  async buildStart() {
    await Promise.all(
      Object.entries(pictures).map(async ([name, width]) => {
        const source = await sharp(fromRoot(`docs/screens/${name}.png`))
          .resize({ width })
          .webp({ quality: 82 })
          .toBuffer()
        this.emitFile({ type: 'asset', fileName: `screens/${name}.webp`, source })
      }),
    )
  },
})

export default defineConfig({
  // the address at which the docs are hosted is not known
  base: './',
  plugins: [writesAddresses(), writesScreens()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: {
        start: fromRoot('apps/docs/index.html'),
        demo: fromRoot('apps/docs/demo/index.html'),
        page: fromRoot('apps/docs/src/demo/page.ts'),
      },
      preserveEntrySignatures: 'exports-only',
      output: { entryFileNames: ({ name }) => (name === 'page' ? 'demo/page.js' : 'assets/[name]-[hash].js') },
    },
  },
})
