/** Browser commands for story checks; provided by the test set-up. */
export type BrowserUnderTest = {
  /** Emulates media features: `{ 'forced-colors': 'active' }`. */
  prefer: (preferences: Readonly<Record<string, string>>) => Promise<void>
  /** Resizes the window. */
  resize: (width: number, height: number) => Promise<void>
  /** Enables animations, which tests disable otherwise. */
  move: (moving: boolean) => void
  /** Emulates a touch screen without a mouse. */
  touchScreen: (on: boolean) => Promise<void>
  /**
   * Sets the touch points in CSS pixels of the window, now or after a pause in ms; `touch.ts` builds gestures on it.
   */
  dispatchTouch: (type: 'touchStart' | 'touchMove' | 'touchEnd', on: Finger[], rested?: number) => Promise<void>
  /** A touch that the browser may treat as a long press; those of `dispatchTouch` are not. */
  dispatchHold: (type: 'mousePressed' | 'mouseReleased', on: Finger) => Promise<void>
}

export type Finger = { id: number; x: number; y: number }

/** Undefined in Storybook. */
export const findBrowser = () => (globalThis as { browserUnderTest?: BrowserUnderTest }).browserUnderTest

/** Settings are reset after each story. */
export function browserUnderTest(): BrowserUnderTest {
  const browser = findBrowser()
  if (!browser) throw new Error('This story changes settings of the browser, which only the tests can do')
  return browser
}
