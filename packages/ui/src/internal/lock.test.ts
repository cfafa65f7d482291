import { expect, test } from 'vitest'
import { isLocked, lockWords } from './lock'

test('no reason, false and the empty text lock nothing', () => {
  for (const reason of [undefined, null, false, '']) {
    expect(isLocked(reason)).toBe(false)
    expect(lockWords(reason)).toBeUndefined()
  }
})

test('a reason locks with its words, true without any', () => {
  expect(isLocked('You can view shops but not change them.')).toBe(true)
  expect(lockWords('You can view shops but not change them.')).toBe('You can view shops but not change them.')
  expect(isLocked(true)).toBe(true)
  expect(lockWords(true)).toBeUndefined()
})
