import { expect, it } from 'vitest'
import { inWords } from './in-words'

const words = { on: 'On', off: 'Off' }

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
  expect(inWords(value, 'en-GB', words)).toBe(text)
})
