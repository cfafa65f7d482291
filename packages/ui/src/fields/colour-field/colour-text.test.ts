import { expect, test } from 'vitest'
import { contrastOf, parseColour } from '../../theme/colour'
import { isColour, legibilityOf } from './colour-text'

test('a colour is read with and without its sign, in three digits and six', () => {
  expect(['#B4123D', 'b4123d', ' #fa0 ', 'FA0'].map(parseColour)).toEqual(['#b4123d', '#b4123d', '#ffaa00', '#ffaa00'])
  expect(['', '#', 'red', '#12345', '#1234567', 'rgb(1,2,3)'].map(parseColour)).toEqual(Array(6).fill(undefined))
  expect(['#B4123D', 'b4123d', '#fa0'].map(isColour)).toEqual([true, false, false])
})

test('contrast is that of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21)
  expect(contrastOf('#ffffff', '#ffffff')).toBe(1)
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(contrastOf('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
})

test('text reads easily from 4.5 on, when it is large from 3 on', () => {
  expect([4.5, 4.49, 3, 2.99].map(legibilityOf)).toEqual(['easy', 'large', 'large', 'hard'])
})
