import { expect, it } from 'vitest'
import { formatValue } from './format-value'

const labels = { on: 'On', off: 'Off' }

it.each([
  [null, ''],
  ['', ''],
  [true, 'On'],
  ['Höstrea', 'Höstrea'],
  ['<p>Allt för <b>hamn</b></p><p>och hem</p>', 'Allt för hamn och hem'],
  ['2026-11-21', '21 Nov 2026'],
  [{ hour: 9, minute: 5 }, '09:05'],
  [{ latitude: 59.3293, longitude: 18.0686 }, '59.329, 18.069'],
  [['hamn', 'porslin'], 'hamn, porslin'],
])('writes %j as people do', (value, text) => {
  expect(formatValue(value, 'en-GB', labels)).toBe(text)
})
