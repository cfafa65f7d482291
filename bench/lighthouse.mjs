// Lighthouse's figures of the sign-in page and the list of shops, desktop preset, the production build with the demo.
// `npm run bench:lighthouse`, or `npm run bench:lighthouse -- 9` for nine runs instead of five.
import { withLighthouse } from '../apps/admin/e2e/support/lighthouse.ts'
import { KioskServer } from '../apps/admin/e2e/support/server.ts'
import { findBrowser } from '../tools/browser.mjs'
import { build, main, Stop } from '../tools/workspace.mjs'
import { printTable } from './figures.mjs'

const categories = ['performance', 'accessibility', 'best-practices']

/** Each category's scores over the runs of one address. */
async function measured(url, browser, path, signedIn, runs) {
  const all = Object.fromEntries(categories.map((name) => [name, []]))
  await withLighthouse(url, browser, signedIn, async (audit) => {
    for (let run = 0; run < runs; run++) {
      const { scores } = await audit(path, categories)
      for (const name of categories) all[name].push(scores[name])
    }
  })
  return categories.map((name) => all[name])
}

await main(async () => {
  const runs = Number(process.argv[2] ?? 5)
  if (!(runs > 0)) throw new Stop('Say how many runs.')
  await build()
  const browser = await findBrowser()
  const server = await KioskServer.start()
  try {
    const rows = [
      ['sign-in', ...(await measured(server.url, browser, '/', false, runs))],
      ['shops', ...(await measured(server.url, browser, '/published/Shops', true, runs))],
    ]
    console.log(`\nLighthouse, desktop preset, median (least–most) of ${runs} runs:\n`)
    printTable(['', ...categories], rows)
  } finally {
    await server.dispose()
  }
})
