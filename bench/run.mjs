// Compares our components with others in the pinned browser, alternating between them so that other load affects all.
// `npm run bench:table`, `bench:source`, `bench:charts`, `bench:kits` or `bench:slideshow`; `npm run bench:table -- 3` for three rounds.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { findBrowser } from '../tools/browser.mjs'
import { main, pnpm, root, Stop } from '../tools/workspace.mjs'
import { charts } from './charts/report.mjs'
import { kits } from './kits/report.mjs'
import { slideshow } from './slideshow/report.mjs'
import { source } from './source/report.mjs'
import { table } from './table/report.mjs'

const benches = { charts, kits, slideshow, source, table }
const here = fileURLToPath(new URL('.', import.meta.url))
const kit = join(root, 'packages', 'ui', 'src')

async function serve(name, outDir) {
  const settings = {
    configFile: false,
    root: join(here, name),
    logLevel: 'error',
    plugins: [tailwindcss()],
    resolve: {
      dedupe: ['react', 'react-dom', '@tanstack/react-virtual'],
      alias: [
        { find: '@kiosk-admin/ui/styles.css', replacement: join(kit, 'theme', 'styles.css') },
        { find: /^@kiosk-admin\/ui$/, replacement: join(kit, 'exports', 'index.ts') },
        { find: /^@kiosk-admin\/ui\/(.+)$/, replacement: join(kit, 'exports', '$1.ts') },
      ],
    },
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 5000, modulePreload: { polyfill: false } },
    preview: { port: 0, host: '127.0.0.1' },
  }
  await build(settings)
  const server = await preview(settings)
  return { address: server.resolvedUrls.local[0], close: () => server.close() }
}

await main(async () => {
  const [name, rounds = '7'] = process.argv.slice(2)
  const bench = benches[name]
  if (!bench || !(Number(rounds) > 0)) {
    throw new Stop(`Say which one, and how many rounds: ${Object.keys(benches).join(', ')}.`)
  }
  const { code } = await pnpm(['install', '--frozen-lockfile'], { cwd: here })
  if (code !== 0) throw new Stop('What is measured beside ours could not be installed.')

  const outDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const server = await serve(name, outDir)
  const { executablePath, args } = await findBrowser()
  // without the frame limit, because 60 frames a second would hide the unused time of each
  const unheld = bench.held ? [] : ['--disable-frame-rate-limit', '--disable-gpu-vsync']
  const browser = await chromium.launch({ executablePath, args: [...args, ...unheld] })
  try {
    const results = Object.fromEntries(bench.names.map((one) => [one, []]))
    for (let round = 1; round <= Number(rounds); round++) {
      console.log(`round ${round} of ${rounds}`)
      for (const one of bench.names) {
        const page = await browser.newPage({ viewport: bench.viewport ?? { width: 1280, height: 800 } })
        page.on('pageerror', (error) => console.error(one, error))
        await page.goto(server.address)
        results[one].push(await page.evaluate(bench.measure, one))
        await page.close()
      }
    }
    console.log(`\nChromium ${browser.version()}, ${rounds} rounds in turns.\n`)
    bench.report(results)
  } finally {
    await browser.close()
    await server.close()
    rmSync(outDir, { recursive: true })
  }
})
