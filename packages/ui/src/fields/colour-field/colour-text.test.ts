import { expect, test } from 'vitest'
import { contrastOf, parseColour } from '../../theme/colour'
import { isColour, legibilityOf } from './colour-text'

test('parses colours with and without #, with three and six digits', () => {
  expect(['#B4123D', 'b4123d', ' #fa0 ', 'FA0'].map(parseColour)).toEqual(['#b4123d', '#b4123d', '#ffaa00', '#ffaa00'])
  expect(['', '#', 'red', '#12345', '#1234567', 'rgb(1,2,3)'].map(parseColour)).toEqual(Array(6).fill(undefined))
  expect(['#B4123D', 'b4123d', '#fa0'].map(isColour)).toEqual([true, false, false])
})

test('contrast follows WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21)
  expect(contrastOf('#ffffff', '#ffffff')).toBe(1)
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(contrastOf('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
})

test('text is readable from 4.5, large text from 3', () => {
  expect([4.5, 4.49, 3, 2.99].map(legibilityOf)).toEqual(['easy', 'large', 'large', 'hard'])
})
