import { describe, expect, test } from 'vitest'
import { formatNumber, isNumber, parseNumber, stepNumber } from './number-text'

describe('integers', () => {
  test.each([
    ['1 200', '1200'],
    ['1\u00a0200', '1200'],
    ['−5', '-5'],
    ['007', '7'],
    ['5,5', undefined],
    ['1,200', undefined],
    ['1o', undefined],
    ['', undefined],
  ])('%j is %j', (text, number) => {
    expect(parseNumber(text, 'en-GB', 0)).toBe(number)
  })

  test('are written without separators', () => {
    expect(formatNumber('12345', 'sv')).toBe('12345')
    expect(isNumber('5.5', 0)).toBe(false)
  })
})

describe('decimals', () => {
  test.each([
    ['sv', '1 234,5', '1234.5'],
    ['sv', '1234.5', '1234.5'],
    ['sv', '−0,25', '-0.25'],
    ['sv', ',5', '0.5'],
    ['sv', '-,5', '-0.5'],
    ['sv', '1234', '1234'],
    ['de', '1.234,5', '1234.5'],
    ['de', '1.234', '1234'],
    ['de', '1.5', '1.5'],
    ['is', '1.234.567,25', '1234567.25'],
    ['en-GB', '1,234.5', '1234.5'],
    ['en-GB', '1,234', '1234'],
    ['en-GB', '1,5', '1.5'],
    ['en-GB', '1.50', '1.5'],
    ['de-CH', '1’234.5', '1234.5'],
  ])('in %s, %j is %j', (locale, text, number) => {
    expect(parseNumber(text, locale, 2)).toBe(number)
  })

  test.each(['1,234,5', '1.234.5', '12,34.5', '1.234', '1e3', '1.', '.', '', '1.2.3', '--1'])(
    '%j is none with two decimals',
    (text) => {
      expect(parseNumber(text, 'en-GB', 2)).toBeUndefined()
    },
  )

  test.each([
    ['sv', '-1234.5', '-1234,5'],
    ['is', '1234.5', '1234,5'],
    ['en-GB', '1234.5', '1234.5'],
    ['ar-EG', '1234.5', '1234.5'],
  ])('in %s, %j is written %j', (locale, number, text) => {
    expect(formatNumber(number, locale)).toBe(text)
  })

  test.each(['sv', 'nb', 'is', 'en-GB', 'de-CH', 'fr', 'ar-EG', 'fa'])('what is written in %s is read', (locale) => {
    for (const number of ['0', '-0.25', '1234567.89', '1000', '0.1']) {
      expect(parseNumber(formatNumber(number, locale), locale, 2)).toBe(number)
    }
  })
})

test('steps stay within the bounds and are exact', () => {
  const bounds = { min: 0, max: 1, decimals: 1 }
  expect(stepNumber(0.1, 0.2, bounds)).toBe('0.3')
  expect(stepNumber(0.9, 0.2, bounds)).toBe('1')
  expect(stepNumber(0, -0.1, bounds)).toBe('0')
  expect(stepNumber(Number.NaN, 5, { min: -10, max: 10, decimals: 0 })).toBe('5')
})
