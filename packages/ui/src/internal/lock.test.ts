import { expect, test } from 'vitest'
import { isLocked, lockWords } from './lock'

test('undefined, false and an empty text do not lock', () => {
  for (const reason of [undefined, null, false, '']) {
    expect(isLocked(reason)).toBe(false)
    expect(lockWords(reason)).toBeUndefined()
  }
})

test('a reason locks with its text, true without one', () => {
  expect(isLocked('You can view shops but not change them.')).toBe(true)
  expect(lockWords('You can view shops but not change them.')).toBe('You can view shops but not change them.')
  expect(isLocked(true)).toBe(true)
  expect(lockWords(true)).toBeUndefined()
})
