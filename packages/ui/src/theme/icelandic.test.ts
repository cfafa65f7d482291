import { describe, expect, test } from 'vitest'
import { icelandicDates, icelandicLanguage, icelandicOrder, icelandicRelative } from './icelandic'

// Node supports Icelandic and serves as reference.
const days = Array.from({ length: 400 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index, 13, 5)))

describe('formats dates like CLDR', () => {
  test.each([
    { day: 'numeric', month: 'short', year: 'numeric' },
    { day: 'numeric', month: 'short' },
    { weekday: 'long', day: 'numeric', month: 'long' },
    { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    { weekday: 'short', day: 'numeric' },
    { weekday: 'short', day: 'numeric', month: 'short' },
    { day: '2-digit', month: '2-digit', year: 'numeric' },
    { day: 'numeric', month: 'numeric', year: 'numeric' },
    { month: 'long', year: 'numeric' },
    { month: 'long' },
    { month: 'short' },
    { weekday: 'long' },
    { weekday: 'short' },
    { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  ] as Intl.DateTimeFormatOptions[])('%j', (options) => {
    const own = icelandicDates({ ...options, timeZone: 'UTC' })
    const right = new Intl.DateTimeFormat('is', { ...options, timeZone: 'UTC' })
    expect(days.map((day) => own.format(day))).toEqual(days.map((day) => right.format(day)))
  })

  test('uses the month of the time zone', () => {
    const newYear = new Date('2026-12-31T23:30:00Z')
    expect(icelandicDates({ month: 'long', timeZone: 'Europe/Stockholm' }).format(newYear)).toBe('janúar')
    expect(icelandicDates({ month: 'long', timeZone: 'Atlantic/Reykjavik' }).format(newYear)).toBe('desember')
  })
})

test.each([
  [-1, 'day', 'auto'],
  [0, 'day', 'auto'],
  [1, 'day', 'auto'],
  [-5, 'day', 'always'],
  [-21, 'day', 'always'],
  [-11, 'day', 'always'],
  [-2, 'hour', 'always'],
  [-45, 'minute', 'always'],
] as const)('%d %s, %s', (value, unit, numeric) => {
  const right = new Intl.RelativeTimeFormat('is', { numeric, style: 'short' }).format(value, unit)
  expect(icelandicRelative({ numeric }).format(value, unit)).toBe(right)
})

test('sorts names by the Icelandic alphabet', () => {
  const names = [
    'Öskjuhlíð',
    'Ærlig',
    'Þór',
    'Zoo',
    'Ávöxtur',
    'Apótek',
    'Azur',
    'Ðe',
    'Dúkka',
    'ávextir',
    'Íslensk',
    'Ix',
    '10',
    '9',
    'Tåspets',
    'Vallmo',
    'Väv',
    'Vildmark',
    'Åre',
    'Österlen',
    'Ørsted',
    'Älgen',
  ]
  const right = new Intl.Collator('is', { numeric: true })
  expect([...names].sort(icelandicOrder({ numeric: true }).compare)).toEqual([...names].sort(right.compare))
})

test('formats numbers as in Indonesian', () => {
  const numbers = [0, 5, -5, 999, 1234.5, -1_234_567.891, 0.125]
  for (const options of [
    {},
    { maximumFractionDigits: 0 },
    { minimumFractionDigits: 2 },
    { style: 'percent' },
    { style: 'unit', unit: 'megabyte' },
    { signDisplay: 'always' },
  ] as Intl.NumberFormatOptions[]) {
    const [own, right] = ['id', 'is'].map((locale) => new Intl.NumberFormat(locale, options))
    expect(numbers.map((number) => own?.format(number))).toEqual(numbers.map((number) => right?.format(number)))
  }
  expect(new Intl.NumberFormat('is').format(1234.5)).toBe('1.234,5')
})

test.each(['da', 'de', 'en', 'es', 'fi', 'fo', 'fr', 'is', 'lt', 'nb', 'nn', 'no', 'pl', 'sv'])(
  '%s by its name',
  (tag) => {
    expect(icelandicLanguage(tag)).toBe(new Intl.DisplayNames('is', { type: 'language' }).of(tag))
  },
)
