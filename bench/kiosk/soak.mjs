// What a kiosk and its server keep in memory over a week: visits, screensavers, publications and changes of the map, on a
// fake clock. `npm run bench:soak`; `npm run bench:soak -- 14 50` for 14 days with 50 visits each.
import { readFileSync } from 'node:fs'
import { languageNames, messages } from '../../apps/kiosk/src/messages/index.ts'
import { guideMessages } from '../../apps/kiosk/src/screens/guide/guide-messages/index.ts'
import { mapMessages } from '../../apps/kiosk/src/screens/map/map-messages/index.ts'
import { main, Stop } from '../../tools/workspace.mjs'
import { withKiosks } from './station.mjs'

const [days = 7, visits = 30] = process.argv.slice(2).map(Number)

function countShown() {
  const walker = document.createTreeWalker(document)
  let count = 1
  while (walker.nextNode()) count++
  return count
}

/** What the page has after a collection, in MB and numbers, and the server's memory in MB. */
async function measure(page, session, pid) {
  // objects with finalisers need more than one
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, documents, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const [, kB] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  const shown = await page.evaluate(countShown)
  return [usedSize / 1e6, nodes, nodes - shown, documents, jsEventListeners, Number(kB) / 1024]
}

const button = (page, name) => page.getByRole('button', { name }).first()
const click = (page, name) => button(page, name).click()

const toStart = (page) => page.locator('[data-ref="start"]').click()

/** A visitor's search, a shop with its way, what is near and a page of the menu; then the screensaver. */
async function visit({ page, languages, shopsIn }, nth) {
  const language = languages[nth % languages.length]
  const [t, map] = [messages[language], mapMessages[language]]
  await wake(page)
  await click(page, languageNames[language])
  if (nth % 5 === 0) await click(page, t.access.contrast)
  await click(page, t.search)
  await page.getByRole('searchbox').pressSequentially(['sport', 'kaffe', 'mod', 'zzz'][nth % 4])
  await toStart(page)

  await click(page, t.menu.shops)
  const shops = shopsIn(language)
  const shop = page.getByText(shops[nth % shops.length], { exact: true })
  await page.locator('button.guide-item', { has: shop }).click()
  await click(page, guideMessages[language].way)
  await click(page, map.stepFree)
  const next = button(page, map.nextStep)
  if (await next.isVisible()) await next.click()
  await toStart(page)

  await click(page, t.menu.pathfinder)
  await page
    .locator('.map-nearby button')
    .nth(nth % 3)
    .click()
  await page.locator('.map-frame').waitFor()
  await toStart(page)
  await click(page, [t.menu.offers, t.menu.events, t.menu.information, t.menu.services][nth % 4])
  await page.getByRole('heading', { level: 1 }).first().waitFor()

  // the question, then some slides of the screensaver
  await page.clock.fastForward('00:40')
  await page.getByRole('alertdialog').waitFor()
  await page.clock.fastForward('00:20')
  await page.locator('.kiosk-screensaver').waitFor()
  for (let slide = 0; slide < 4; slide++) await page.clock.runFor(12_000)
}

/** The first touch of a visitor. */
async function wake(page) {
  await page.keyboard.press('Enter')
  await button(page, messages.se.menu.shops).waitFor()
}

await main(async () => {
  if (!(days > 0 && visits > 0)) throw new Stop('Say how many days, and how many visits a day.')
  if (process.platform !== 'linux') throw new Stop('It reads what Linux says of a process.')
  await withKiosks(async ({ browser, server, malls, call, signIn, station }) => {
    const [{ id: mallId }] = malls
    await signIn(mallId)
    const connectors = await call('GET', `/Connector?mallId=${mallId}`)
    const kiosk = await station(mallId, 'K2', { width: 720, height: 1280 })
    const { page, address } = kiosk
    const morning = new Date()
    morning.setHours(9, 0, 0, 0)
    await page.clock.install({ time: morning })
    await page.goto(address)
    await button(page, messages.se.menu.shops).waitFor()
    const session = await page.context().newCDPSession(page)
    console.log(`\nChromium ${browser.version()}, ${visits} visits a day:\n`)
    console.log('| day | heap, MB | nodes | of them not in the page | documents | listeners | server, MB |')
    console.log('|-----|----------|-------|-------------------------|-----------|-----------|------------|')
    for (let day = 0; day <= days; day++) {
      if (day > 0) {
        for (let nth = 0; nth < visits; nth++) {
          if (nth % 10 === 3) await call('POST', `/Publication?mallId=${mallId}`, {})
          const { id } = connectors[nth % connectors.length]
          await call('PUT', `/MapState/${id}?mallId=${mallId}`, { closed: nth % 2 === 0 })
          await visit(kiosk, nth)
          await page.clock.fastForward('10:00')
        }
        await page.clock.fastForward('12:00:00')
        await wake(page)
      }
      const [heap, ...counts] = await measure(page, session, server.pid)
      const cells = [day, heap.toFixed(2), ...counts.map((count) => count.toFixed(0))]
      console.log(`| ${cells.join(' | ')} |`)
    }
  })
})
