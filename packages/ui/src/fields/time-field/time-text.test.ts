import { expect, it } from 'vitest'
import { parseEndTime, parseTime, shiftTime, timesOfDay } from './time-text'

it.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['9.30', '09:30'],
  ['21:05', '21:05'],
  ['18,45', '18:45'],
  ['1845', '18:45'],
  ['18.45', '18:45'],
  ['18 45', '18:45'],
  ['6:45 pm', '18:45'],
  ['6 PM', '18:00'],
  ['12:05 am', '00:05'],
  ['12 p.m.', '12:00'],
  [' 0005 ', '00:05'],
])('%j is %s', (text, time) => expect(parseTime(text)).toBe(time))

it.each(['', '24:00', '9:60', '9:3', 'noon', '12345', '13 pm', '0:10 am', '9:30 p'])('%j is not a time', (text) =>
  expect(parseTime(text)).toBeUndefined(),
)

it('steps across midnight', () => {
  expect(shiftTime('23:59', 1)).toBe('00:00')
  expect(shiftTime('00:30', -60)).toBe('23:30')
})

it('lists the times of a day', () => {
  expect(timesOfDay(360)).toEqual(['00:00', '06:00', '12:00', '18:00'])
  expect(timesOfDay(30).at(-1)).toBe('23:30')
})

it('reads 24:00 as the end of a day', () => {
  expect(['24', '24:00', '2400', '24.00'].map(parseEndTime)).toEqual(Array(4).fill('24:00'))
  expect(parseEndTime('23.30')).toBe('23:30')
  expect(parseEndTime('24:01')).toBeUndefined()
})
