import { expect, test } from 'vitest'
import { createOptionKeys } from './options'

test('texts, numbers and booleans keep their text, so that forms submit it', () => {
  const { keyOf, valueForKey } = createOptionKeys<string | number | boolean>()
  expect([keyOf('open'), keyOf(3), keyOf(false)]).toEqual(['open', '3', 'false'])
  expect([valueForKey('open'), valueForKey('3'), valueForKey('false')]).toEqual(['open', 3, false])
})

test('an empty text is no value', () => {
  const { keyOf, valueForKey } = createOptionKeys<number>()
  expect(keyOf('')).toBe('')
  expect(valueForKey('')).toBeUndefined()
})

test('values with the same text have keys of their own', () => {
  const { keyOf, valueForKey } = createOptionKeys<string | number>()
  expect(keyOf('1')).not.toBe(keyOf(1))
  expect([valueForKey(keyOf('1')), valueForKey(keyOf(1))]).toEqual(['1', 1])
})

test('objects are told apart by identity', () => {
  const [one, other] = [{ floor: 1 }, { floor: 1 }]
  const { keyOf, valueForKey } = createOptionKeys<{ floor: number }>()
  expect(keyOf(one)).not.toBe(keyOf(other))
  expect(keyOf(one)).toBe(keyOf(one))
  expect(valueForKey(keyOf(other))).toBe(other)
})
