import { cdp } from 'vitest/browser'
import type { BrowserUnderTest, Finger } from '../packages/ui/src/conformance/browser'

/** The page under test stands in a frame of the runner's, which the browser's own coordinates do not know. */
function inTheWindow({ id, x, y }: Finger) {
  const home = window.frameElement?.getBoundingClientRect()
  const scale = home ? home.width / window.innerWidth : 1
  return { id, x: (home?.left ?? 0) + x * scale, y: (home?.top ?? 0) + y * scale }
}

/** Whether the browser says that it has a touch screen and no mouse. */
export async function touchScreen(on: boolean) {
  // Pages made for phones know no zoom by two taps; elsewhere the browser takes the second tap for that.
  document.documentElement.style.touchAction = on ? 'manipulation' : ''
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: on, maxTouchPoints: on ? 5 : 1 })
  // Only a phone's way of reading touches knows the long press.
  await cdp().send('Emulation.setEmitTouchEventsForMouse', { enabled: on, configuration: 'mobile' })
}

/** When the last touch was, as the browser was told, in ms since 1970. */
let last = 0

/** Tells the browser where fingers are now; all that follows is the browser's: pointer events, clicks, scrolling. */
export const dispatchTouch: BrowserUnderTest['dispatchTouch'] = async (type, on, rested = 0) => {
  // A rest is told and not waited for, so the next touch may come before its end.
  last = Math.max(performance.timeOrigin + performance.now(), last + rested)
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints: on.map(inTheWindow), timestamp: last / 1000 })
}

/** The browser waits for a long press only where it makes the touch itself, of a mouse that is pressed. */
export const dispatchHold: BrowserUnderTest['dispatchHold'] = async (type, on) => {
  const { x, y } = inTheWindow(on)
  const at = { x: Math.round(x), y: Math.round(y) }
  await cdp().send('Input.emulateTouchFromMouseEvent', { type, ...at, button: 'left', clickCount: 1 })
}
