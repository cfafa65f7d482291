import { expect, test } from 'vitest'
import { blockBrowserGestures } from './browser-gestures'

const page = new EventTarget()
blockBrowserGestures(page)

test.each([
  ['contextmenu', {}, true],
  ['dragstart', {}, true],
  ['wheel', { ctrlKey: true }, true],
  ['wheel', { ctrlKey: false }, false],
])('the browser is kept from what it does at %s %o: %s', (type, fields, isKept) => {
  const event = Object.assign(new Event(type, { cancelable: true }), fields)
  expect(page.dispatchEvent(event)).toBe(!isKept)
})
