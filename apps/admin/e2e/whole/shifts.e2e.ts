import { forms, openForm } from '../support/forms'
import { expect, readerTest as test } from '../support/journey'
import { addresses, settled, withRecord } from '../support/screens'

/** Of the Layout Instability API, which TypeScript's library lacks. */
type LayoutShift = PerformanceEntry & { sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] }

declare global {
  var moves: string[]
  var disappeared: boolean
}

test('nothing in a form moves while its later parts load', { tag: '@nightly' }, async ({ signedIn }) => {
  const page = await signedIn('admin')
  const mallId = await page.evaluate(() => localStorage.getItem('mallId') ?? '')
  await page.addInitScript(() => {
    globalThis.moves = []
    new PerformanceObserver((list) => {
      for (const { node, previousRect, currentRect } of list
        .getEntries()
        .flatMap((entry) => (entry as LayoutShift).sources)) {
        const element = node instanceof Element ? node : node?.parentElement
        const [from, to] = [previousRect, currentRect].map(({ x, y }) => `${x},${y}`)
        if (element?.closest('form') && from !== to)
          globalThis.moves.push(`${element.textContent?.slice(0, 60)}: ${from} → ${to}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const [path, dialog, idOf] of forms) {
    await test.step(`${path} ${dialog}`, async () => {
      await openForm(page, path.replace('{mall}', mallId), dialog, await idOf?.(page, mallId))
      await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
      // reported after the frame in which it moved
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
      expect.soft(await page.evaluate(() => globalThis.moves), `${path} ${dialog}`).toEqual([])
    })
  }
})

test('no screen disappears again while it loads', { tag: '@nightly' }, async ({ signedIn }) => {
  test.setTimeout(600_000) // opens every screen
  const page = await signedIn('admin')
  await page.addInitScript(() => {
    globalThis.disappeared = false
    let seen = false
    const look = () => {
      const isShown = document.querySelector('main h1')?.checkVisibility() ?? false
      if (seen && !isShown) globalThis.disappeared = true
      seen ||= isShown
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.goto(await withRecord(page, address))
      await settled(page)
      expect.soft(await page.evaluate(() => globalThis.disappeared), address).toBe(false)
    })
  }
})
