import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { expect, readerTest as test } from '../support/journey'

type Place = { x: number; y: number }

const display = { width: 720, height: 1280 }

const middle = { x: display.width / 2, y: display.height / 2 }

/** A hand on the display: touches reach the page through the browser's recognition of gestures, as those of a screen do. */
async function handOn(kiosk: Page) {
  const session = await kiosk.context().newCDPSession(kiosk)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly Place[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: places.map((place, id) => ({ ...place, id })) })
  return {
    /** Puts fingers down, moves each from its first to its last place, and lifts them. */
    async move(paths: readonly { from: Place; to: Place }[]) {
      const steps = Array.from({ length: 6 }, (_, index) => {
        const along = (first: number, last: number) => first + ((last - first) * (index + 1)) / 6
        return paths.map(({ from, to }) => ({ x: along(from.x, to.x), y: along(from.y, to.y) }))
      })
      // in order, without a wait for each: a hand does not wait for frames either
      await Promise.all([
        send(
          'touchStart',
          paths.map(({ from }) => from),
        ),
        ...steps.map((places) => send('touchMove', places)),
        send('touchEnd', []),
      ])
    },
    zoom: (pageScaleFactor: number) => session.send('Emulation.setPageScaleFactor', { pageScaleFactor }),
  }
}

const zoomOf = (kiosk: Page) => kiosk.evaluate(() => visualViewport?.scale)

test('two fingers do not zoom the kiosk, and a zoomed page is soon whole again', { tag: '@nightly' }, async ({
  station,
}) => {
  const kiosk = await station('K2')
  const hand = await handOn(kiosk)
  const places = [middle, { x: 60, y: 60 }, { x: 60, y: display.height - 40 }]
  for (const { x, y } of places) {
    await hand.move([
      { from: { x: x - 20, y }, to: { x: 5, y } },
      { from: { x: x + 20, y }, to: { x: display.width - 5, y } },
    ])
    // a browser that waits too long for a busy page lets the fingers zoom it
    await expect.poll(() => zoomOf(kiosk)).toBe(1)
  }
  // no browser of tests goes back by a swipe, or selects by a long touch
  const styles = await kiosk.evaluate(() => {
    const { touchAction, overscrollBehavior, userSelect } = getComputedStyle(document.documentElement)
    return { touchAction: touchAction.split(' ').sort(), overscrollBehavior, userSelect }
  })
  expect(styles).toEqual({ touchAction: ['pan-x', 'pan-y'], overscrollBehavior: 'none', userSelect: 'none' })

  const reloaded = kiosk.waitForEvent('load')
  await hand.zoom(3)
  await reloaded
  await expect.poll(() => zoomOf(kiosk)).toBe(1)
  await expect(kiosk.getByRole('heading', { level: 1, name: 'Strandgallerian' })).toBeVisible()
})

const seed = Number(process.env.SEED ?? Math.floor(Date.now() / 1000))

const place = fc.record({ x: fc.nat(display.width - 1), y: fc.nat(display.height - 1) })
const path = fc.record({ from: place, to: place })
const touch = place.map((at) => [{ from: at, to: at }])
const swipe = fc.tuple(path)
const pinch = fc.tuple(path, path)
// browsers go back or forward by a swipe from an edge
const swipeFromEdge = fc.record({ y: fc.nat(display.height - 1), back: fc.boolean() }).map(({ y, back }) => {
  const [left, right] = [
    { x: 0, y },
    { x: display.width - 1, y },
  ]
  return [back ? { from: left, to: right } : { from: right, to: left }]
})
const visit = fc.array(fc.oneof(touch, swipe, swipeFromEdge, pinch), { minLength: 100, maxLength: 100 })

for (const part of [1, 2, 3, 4, 5]) {
  test(`1,000 touches, pinches and swipes neither leave the kiosk nor leave it stuck, ${part} of 5`, {
    tag: '@nightly',
  }, async ({ station }) => {
    test.slow()
    const kiosk = await station('K2')
    await kiosk.clock.install()
    const hand = await handOn(kiosk)
    const opened: string[] = []
    kiosk.context().on('page', (page) => opened.push(page.url()))
    const address = kiosk.url()
    // the blank page before it, which a browser could go back to
    expect(await kiosk.evaluate(() => history.length)).toBe(2)
    const of = `SEED=${seed}`

    for (const gestures of fc.sample(visit, { seed: seed + part, numRuns: 10 })) {
      for (const paths of gestures) await hand.move(paths)
      // a gesture in the middle of another may zoom it, until it is loaded anew
      await expect(async () => expect(await zoomOf(kiosk), of).toBe(1)).toPass()
      // nobody touches it any more, and it may glide for a moment: the screensaver, and a touch leads to the menu
      await expect(async () => {
        await kiosk.clock.fastForward('01:00')
        const screensaver = kiosk.getByRole('heading', { name: 'Tryck på skärmen och hitta rätt' })
        await expect(screensaver, of).toBeVisible({ timeout: 5_000 })
      }).toPass()
      await hand.move([{ from: middle, to: middle }])
      await expect(kiosk.getByRole('button', { name: 'Butiker', exact: true }), of).toBeInViewport()
      expect(kiosk.url(), of).toBe(address)
      expect(opened, of).toEqual([])
    }
  })
}
