import { cdp } from 'vitest/browser'
import type { BrowserUnderTest, Finger } from '../packages/ui/src/conformance/browser'

/** The tested page is in an iframe of the runner; the browser expects window coordinates. */
function inTheWindow({ id, x, y }: Finger) {
  const home = window.frameElement?.getBoundingClientRect()
  const scale = home ? home.width / window.innerWidth : 1
  return { id, x: (home?.left ?? 0) + x * scale, y: (home?.top ?? 0) + y * scale }
}

/** Emulates a device with a touch screen and without a mouse. */
export async function touchScreen(on: boolean) {
  // Pages made for phones know no zoom by two taps; elsewhere the browser takes the second tap for that.
  document.documentElement.style.touchAction = on ? 'manipulation' : ''
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: on, maxTouchPoints: on ? 5 : 1 })
  // long press works with touch emulation of mouse events only
  await cdp().send('Emulation.setEmitTouchEventsForMouse', { enabled: on, configuration: 'mobile' })
}

/** Time of the last dispatched touch, in ms since 1970. */
let last = 0

/** Dispatches touch points. The browser derives pointer events, clicks and scrolling from them. */
export const dispatchTouch: BrowserUnderTest['dispatchTouch'] = async (type, on, rested = 0) => {
  // waits are part of the timestamps, not real time, so the next touch may be dispatched earlier
  last = Math.max(performance.timeOrigin + performance.now(), last + rested)
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints: on.map(inTheWindow), timestamp: last / 1000 })
}

/** Dispatches a long press. The browser recognises one only when it synthesises the touch from a pressed mouse. */
export const dispatchHold: BrowserUnderTest['dispatchHold'] = async (type, on) => {
  const { x, y } = inTheWindow(on)
  const at = { x: Math.round(x), y: Math.round(y) }
  await cdp().send('Input.emulateTouchFromMouseEvent', { type, ...at, button: 'left', clickCount: 1 })
}

/** Presses a key that nothing handles: after a key, the browser shows where the focus is. */
export async function pressUnusedKey() {
  const key = { key: 'F24', code: 'F24', windowsVirtualKeyCode: 135 }
  await cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key })
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
}
