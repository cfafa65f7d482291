import { expect, test } from 'vitest'
import { hourText, mostOf, shadeOf, weekdayNames, weekdaysFrom } from './week'

test('shades are equal parts of the maximum, and zero has none', () => {
  expect([0, null, 1, 20, 21, 60, 100].map((value) => shadeOf(value, 100))).toEqual([0, 0, 1, 1, 2, 3, 5])
  expect(shadeOf(3, 0)).toBe(0)
  expect(mostOf([[1, null], [7], []])).toBe(7)
})

test('weeks start on the region’s first day', () => {
  expect(weekdaysFrom(1)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(weekdaysFrom(0)).toEqual([6, 0, 1, 2, 3, 4, 5])
  expect(weekdaysFrom(6)).toEqual([5, 6, 0, 1, 2, 3, 4])
})

test('weekdays and hours have names', () => {
  expect(weekdayNames('sv', 'long')[0]).toBe('måndag')
  expect(weekdayNames('is', 'short')[4]).toBe('fös.')
  expect(hourText(16)).toBe('16:00–17:00')
  expect(hourText(23)).toBe('23:00–24:00')
})
