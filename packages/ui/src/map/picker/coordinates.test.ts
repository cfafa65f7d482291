import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatCoordinates, parseCoordinates } from './coordinates'

const stockholm = { lat: 59.33, lng: 18.06 }

test.each([
  '59.33, 18.06',
  '59.33,18.06',
  '59.33 18.06',
  '59,33 18,06',
  '59,33; 18,06',
  '59,33, 18,06',
  '59,33,18,06',
  ' 59.33 / 18.06 ',
  '59.33° 18.06°',
  '59.33 N 18.06 E',
  '59,33 n, 18,06 ö',
  'N59.33 E18.06',
  '18.06 E 59.33 N',
])('reads %s', (text) => expect(parseCoordinates(text)).toEqual(stockholm))

test.each([
  ['59°19\'45"N 18°4\'6"E', { lat: 59.329167, lng: 18.068333 }],
  ['59° 19′ 45″ N, 18° 4′ 6″ E', { lat: 59.329167, lng: 18.068333 }],
  ['59 19 45 18 4 6', { lat: 59.329167, lng: 18.068333 }],
  ['N 59 19.75 E 18 4.1', { lat: 59.329167, lng: 18.068333 }],
  ["59°19.75' 18°4.1'", { lat: 59.329167, lng: 18.068333 }],
  ["33°52'S 151°12'E", { lat: -33.866667, lng: 151.2 }],
  ['64,1466 N 21,9426 V', { lat: 64.1466, lng: -21.9426 }],
  ['−33.86, −70.65', { lat: -33.86, lng: -70.65 }],
  ["-0°30' 0°0'", { lat: -0.5, lng: 0 }],
  ['59,18', { lat: 59, lng: 18 }],
  ['59,5 18', { lat: 59.5, lng: 18 }],
  ['90, 0', { lat: 85.051129, lng: 0 }],
])('reads %s as %o', (text, position) => expect(parseCoordinates(text)).toEqual(position))

test.each([
  ['10, 190', -170],
  ['10, 180', -180],
  ['10, -181', 179],
  ['10, 360', 0],
])('winds %s back', (text, lng) => expect(parseCoordinates(text)).toEqual({ lat: 10, lng }))

test.each([
  ['', 'unreadable'],
  ['Sergels torg', 'unreadable'],
  ['59.33', 'unreadable'],
  ['59.33 N 18.06 N', 'unreadable'],
  ['-59.33 S 18.06 E', 'unreadable'],
  ['59.33, 18.06, 4', 'unreadable'],
  ["59°61' 18°0'", 'unreadable'],
  ["59.5°30' 18°0'", 'unreadable'],
  ['59.33 N 18.06', 'unreadable'],
  ['1 2 3 4 5 6 7 8', 'unreadable'],
  ['90.1, 18', 'latitude'],
  ['-91, 18', 'latitude'],
  ['59, 361', 'longitude'],
])('refuses %s: %s', (text, problem) => expect(parseCoordinates(text)).toBe(problem))

describe('formatCoordinates', () => {
  it.each([
    ['en-GB', '59.33, 18.06'],
    ['sv', '59,33 18,06'],
    ['nb', '59,33 18,06'],
    ['is', '59,33 18,06'],
  ])('writes as %s does', (locale, text) => expect(formatCoordinates(stockholm, locale)).toBe(text))

  it('survives a round trip in every language', () => {
    const degrees = (most: number) => fc.integer({ min: -most * 1e6, max: most * 1e6 - 1 }).map((n) => n / 1e6)
    fc.assert(
      fc.property(degrees(85), degrees(180), fc.constantFrom('en-GB', 'sv', 'nb', 'is'), (lat, lng, locale) => {
        expect(parseCoordinates(formatCoordinates({ lat, lng }, locale))).toEqual({ lat: lat + 0, lng: lng + 0 })
      }),
    )
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseCoordinates(text)))
  })
})
