import { expect, test } from 'vitest'
import { cleanPin } from './pin-text'

test.each([
  ['123-456', 'numeric', '123456'],
  [' 12 34 56 78', 'numeric', '123456'],
  ['１２３', 'numeric', '123'],
  ['Code: 12', 'numeric', '12'],
  ['ab-c 12é9', 'text', 'abc12é'],
] as const)('%j of type %s is %j', (text, type, pin) => {
  expect(cleanPin(text, type, 6)).toBe(pin)
})
