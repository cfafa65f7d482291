import type { StoryContext } from '@storybook/react-vite'
import { twoFrames } from './at-rest'
import { type BrowserUnderTest, findBrowser } from './browser'

/** A position in CSS pixels of the window, or an element's centre, which is scrolled into view first. */
export type Place = Element | { x: number; y: number }

/**
 * Touch gestures. The browser handles them as real: pointer events, `touch-action`, clicks, scrolling, context menus.
 */
export type Touch = {
  /** Taps with one finger. */
  tap: (place: Place) => Promise<void>
  /** Drags one finger through positions and lifts it without momentum. */
  drag: (from: Place, ...to: Place[]) => Promise<void>
  /** Moves two fingers from one distance to another around a position. */
  pinch: (around: Place, distance: { from: number; to: number }) => Promise<void>
  /** Holds one finger until the browser reports a long press, then lifts it. */
  longPress: (place: Place) => Promise<void>
  /** Holds or moves one finger until `lift`, to check states in between. */
  press: (place: Place) => Promise<{ move: (to: Place) => Promise<void>; lift: () => Promise<void> }>
}

/** A position in an element, as fractions of its size from the top left. */
export function within(element: Element, x: number, y = 0.5): { x: number; y: number } {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width * x, y: top + height * y }
}

const pointOf = (place: Place) => (place instanceof Element ? within(place, 0.5) : place)

/** Nothing may cover the touched point, as for a person. */
function reachable(place: Place) {
  const point = pointOf(place)
  if (!(place instanceof Element)) return point
  const hit = document.elementFromPoint(point.x, point.y)
  const label = hit?.closest('label')
  const labelled = label && (label.contains(place) || label.control === place)
  if (hit && (place.contains(hit) || hit.contains(place) || labelled)) return point
  throw new Error(`A finger at ${Math.round(point.x)}, ${Math.round(point.y)} touches ${hit?.outerHTML.slice(0, 120)}`)
}

/** Milliseconds after which a story fails that waits for the browser, as for what it looks up. */
const LONGEST_WAIT = 60_000

/** Waits for the browser; the error says what it has not done. */
async function inTime(done: Promise<void>, missing: string) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${missing} for ${LONGEST_WAIT / 1000} s`)), LONGEST_WAIT)
  })
  await Promise.race([done, late]).finally(() => clearTimeout(timer))
}

/** The browser handles a touch by the last rendered frame. */
const drawn = () => inTime(twoFrames(), 'The browser has drawn no frame')

/** Moves in steps of a few pixels, as touch screens report them. */
function between(from: { x: number; y: number }, to: { x: number; y: number }) {
  const count = Math.max(4, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 16))
  const at = (step: number) => ({
    x: from.x + ((to.x - from.x) * step) / count,
    y: from.y + ((to.y - from.y) * step) / count,
  })
  return Array.from({ length: count }, (_, step) => at(step + 1))
}

/**
 * Milliseconds. A pause before lifting prevents momentum. The browser assumes momentum even where nothing scrolls, and
 * would use the next tap to stop it.
 */
const RESTED = 60

function fingersOf({ dispatchTouch: dispatch, dispatchHold }: BrowserUnderTest): Touch {
  const dispatchTouch: BrowserUnderTest['dispatchTouch'] = (type, on, rested) =>
    inTime(dispatch(type, on, rested), `The browser has not confirmed ${type}`)

  async function press(place: Place) {
    await drawn()
    let at = reachable(place)
    let moved = false
    await dispatchTouch('touchStart', [{ id: 0, ...at }])
    return {
      move: async (to: Place) => {
        moved = true
        for (const step of between(at, pointOf(to))) await dispatchTouch('touchMove', [{ id: 0, ...step }])
        at = pointOf(to)
      },
      lift: async () => {
        if (moved) await dispatchTouch('touchMove', [{ id: 0, ...at }], RESTED)
        await dispatchTouch('touchEnd', [], RESTED)
      },
    }
  }
  return {
    press,
    tap: async (place) => (await press(place)).lift(),
    drag: async (from, ...to) => {
      let ended: Promise<void> | undefined
      const scrolls = () => {
        ended ??= new Promise((done) => addEventListener('scrollend', () => done(), { capture: true, once: true }))
      }
      const finger = await press(from)
      addEventListener('scroll', scrolls, { capture: true })
      for (const place of to) await finger.move(place)
      await finger.lift()
      removeEventListener('scroll', scrolls, { capture: true })
      await ended // a tap during momentum only stops the scrolling
    },
    pinch: async (around, { from, to }) => {
      await drawn()
      const { x, y } = reachable(around)
      const apart = (distance: number) => [
        { id: 0, x: x - distance / 2, y },
        { id: 1, x: x + distance / 2, y },
      ]
      await dispatchTouch('touchStart', apart(from).slice(0, 1))
      await dispatchTouch('touchStart', apart(from))
      for (const { x: distance } of between({ x: from, y: 0 }, { x: to, y: 0 }))
        await dispatchTouch('touchMove', apart(distance))
      await dispatchTouch('touchMove', apart(to), RESTED)
      await dispatchTouch('touchEnd', [], RESTED)
    },
    longPress: async (place) => {
      const taken = new Promise<void>((done) =>
        addEventListener('contextmenu', () => done(), { capture: true, once: true }),
      )
      await drawn()
      const at = { id: 0, ...reachable(place) }
      await dispatchHold('mousePressed', at)
      await taken
      await dispatchHold('mouseReleased', at)
    },
  }
}

/** A phone's window size; others may be passed. */
export const phone = { width: 390, height: 844 }

/**
 * The play function of a story that is worked by fingers only, on a touch screen that is there for this story alone:
 *
 *     import { byTouch, phone, within } from './touch'
 *
 *     export const TouchAddsASlot: Story = {
 *       play: byTouch(async (touch, { canvas }) => {
 *         await touch.tap(canvas.getByRole('button', { name: 'Add slot' }))
 *       }, phone),
 *     }
 *
 * Only the tests have fingers. In Storybook the story renders without the interaction.
 */
export function byTouch<Args>(
  play: (touch: Touch, context: StoryContext<Args>) => Promise<void>,
  size?: { width: number; height: number },
) {
  return async (context: StoryContext<Args>) => {
    const browser = findBrowser()
    if (!browser) return context.step('Nothing is touched here: only the tests have fingers', async () => {})
    if (size) {
      await browser.resize(size.width, size.height)
      // what observes sizes has laid out again before the first touch
      await drawn()
    }
    await browser.touchScreen(true)
    await play(fingersOf(browser), context)
  }
}
