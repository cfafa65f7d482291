import { expect, test } from 'vitest'
import { placeMarks } from './slider-marks'

test('marks are where the centre of the thumb stops', () => {
  expect(placeMarks([0, 50, { value: 100, label: 'Loud' }], 0, 100)).toEqual([
    { value: 0, label: undefined, start: 'calc(0% + 10px)', edge: 'start' },
    { value: 50, label: undefined, start: 'calc(50% + 0px)', edge: undefined },
    { value: 100, label: 'Loud', start: 'calc(100% + -10px)', edge: 'end' },
  ])
})

test('marks outside of the range are left out', () => {
  expect(placeMarks([-1, 5, 11], 0, 10).map(({ value }) => value)).toEqual([5])
  expect(placeMarks([1], 1, 1)).toEqual([])
})
