import { expect, it } from 'vitest'
import { parseTime, shiftTime } from './time-text'

it.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['9.30', '09:30'],
  ['21:05', '21:05'],
  [' 0005 ', '00:05'],
])('%j is %s', (text, time) => expect(parseTime(text)).toBe(time))

it.each(['', '24:00', '9:60', '9:3', 'noon', '12345'])('%j is not a time', (text) =>
  expect(parseTime(text)).toBeUndefined(),
)

it('steps across midnight', () => {
  expect(shiftTime('23:59', 1)).toBe('00:00')
  expect(shiftTime('00:30', -60)).toBe('23:30')
})
