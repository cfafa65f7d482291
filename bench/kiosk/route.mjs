// From the touch of "Show the way" to the first frame with the way drawn, on the kiosks of both demo malls.
// `npm run bench:route`; `npm run bench:route -- --throttle 4` with a fourth of the processor.
import { parseArgs } from 'node:util'
import { main, Stop } from '../../tools/workspace.mjs'
import { printTable, quantile } from '../figures.mjs'
import { withKiosks } from './station.mjs'

const pages = 3
const waysOfPage = 10

/** Milliseconds from the next press to the end of the frame that draws a way. */
function measureWay() {
  globalThis.wayDrawn = new Promise((resolve) => {
    const press = ({ timeStamp }) => {
      const look = () => {
        if (!document.querySelector('.map-way, .map-way-now')) return requestAnimationFrame(look)
        // a message arrives after the frame
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - timeStamp)
        port2.postMessage(undefined)
      }
      requestAnimationFrame(look)
    }
    addEventListener('pointerdown', press, { capture: true, once: true })
  })
}

const way = (page) => page.getByRole('button', { name: /^(Visa vägen|Vis veien)/ })

/** Milliseconds of ways to shops in turns, each from the start page. */
async function waysOf(page, shops) {
  const found = []
  for (const shop of shops) {
    await page.getByRole('button', { name: /^(Butiker|Butikker)$/ }).click()
    await page.locator('button.guide-item', { has: page.getByText(shop, { exact: true }) }).click()
    // with the minutes of the way, which the graph has
    await way(page).getByText('min').waitFor()
    await page.evaluate(measureWay)
    await way(page).click()
    found.push(await page.evaluate(() => globalThis.wayDrawn))
    await page.getByRole('button', { name: 'Start', exact: true }).click()
  }
  return found
}

await main(async () => {
  const { values } = parseArgs({ options: { throttle: { type: 'string', default: '1' } } })
  const rate = Number(values.throttle)
  if (!(rate >= 1)) throw new Stop('Say how many times slower the processor should be.')
  await withKiosks(async ({ browser, malls, signIn, station }) => {
    const rows = []
    for (const { id, name } of malls) {
      await signIn(id)
      const [first, others] = [[], []]
      for (let round = 0; round < pages; round++) {
        const { page, address, languages, shopsIn } = await station(id, 'K2')
        await page.goto(address)
        await page.getByRole('heading', { level: 1 }).waitFor()
        const session = await page.context().newCDPSession(page)
        await session.send('Emulation.setCPUThrottlingRate', { rate })
        const [one, ...rest] = await waysOf(page, shopsIn(languages[0]).slice(0, waysOfPage))
        first.push(one)
        others.push(...rest)
        await page.close()
      }
      rows.push([`${name}, first way of a page`, first])
      rows.push([`${name}, further ways`, others])
    }
    console.log(`\nChromium ${browser.version()}, processor slowed ${rate} times; milliseconds, median (least–most) of`)
    console.log(`${pages} pages and ${pages * (waysOfPage - 1)} further ways:\n`)
    printTable(['', 'touch to way'], rows)
    console.log('\n95 of 100 at most:')
    for (const [name, list] of rows) console.log(`- ${name}: ${quantile(list, 0.95).toFixed(0)} ms`)
  })
})
