/** What a story's checks may ask of the browser; only the tests' set-up can give it. */
export type BrowserUnderTest = {
  /** Shows the page as with these settings of the reader's: `{ 'forced-colors': 'active' }`. */
  prefer: (asked: Readonly<Record<string, string>>) => Promise<void>
  /** Shows the page in a window of this size. */
  resize: (width: number, height: number) => Promise<void>
  /** Lets move what the tests otherwise hold still. */
  move: (moving: boolean) => void
  /** Says that there is a touch screen and no mouse. */
  touchScreen: (on: boolean) => Promise<void>
  /** Where fingers are now, or once they have rested for so many ms, in CSS pixels of the window; `touch.ts` makes gestures of it. */
  dispatchTouch: (type: 'touchStart' | 'touchMove' | 'touchEnd', on: Finger[], rested?: number) => Promise<void>
  /** One finger that the browser may take for a long press; those of `dispatchTouch` never become one. */
  dispatchHold: (type: 'mousePressed' | 'mouseReleased', on: Finger) => Promise<void>
}

export type Finger = { id: number; x: number; y: number }

/** None where a story is only looked at. */
export const findBrowser = () => (globalThis as { browserUnderTest?: BrowserUnderTest }).browserUnderTest

/** The settings go back by themselves after each story. */
export function browserUnderTest(): BrowserUnderTest {
  const browser = findBrowser()
  if (!browser) throw new Error('This story changes settings of the browser, which only the tests can do')
  return browser
}
