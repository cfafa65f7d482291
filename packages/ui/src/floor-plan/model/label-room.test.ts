import { expect, test } from 'vitest'
import { fitsInto } from './label-room'

test('a text fits by its words and lines', () => {
  expect(fitsInto('Lun', { width: 28, height: 20 })).toBe(true)
  expect(fitsInto('Lun', { width: 20, height: 20 })).toBe(false)
  expect(fitsInto('Lun', { width: 28, height: 16 })).toBe(false)
  const long = 'Lilla Lo Skor'
  expect(fitsInto(long, { width: 110, height: 20 })).toBe(true)
  expect(fitsInto(long, { width: 70, height: 20 })).toBe(false)
  expect(fitsInto(long, { width: 70, height: 34 })).toBe(true)
  expect(fitsInto(long, { width: 45, height: 34 })).toBe(false)
  expect(fitsInto(long, { width: 45, height: 49 })).toBe(true)
})
