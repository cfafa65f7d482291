import { expect, test } from 'vitest'
import { chartText } from './chart-text'
import { figuresToCsv, keyOf } from './figures'

const figures = {
  columns: ['Day', '=cmd()', 'Before'],
  rows: [
    { name: 'Friday 20 November', key: '2026-11-20', values: [3020.5, null] },
    { name: 'Kök, bad', key: 'Kök, bad', values: [-3, 0] },
  ],
}

test('serialises values for other programs', () => {
  expect(figuresToCsv(figures)).toBe('\uFEFFDay,\'=cmd(),Before\r\n2026-11-20,3020.5,\r\n"Kök, bad",-3,0\r\n')
  expect(figuresToCsv(figures, { separator: ';', bom: false })).toContain('2026-11-20;3020,5;\r\n')
  expect(keyOf(new Date('2026-11-21T13:45:00Z'))).toBe('2026-11-21T13:45:00.000Z')
})

const texts = (locale: string) =>
  chartText({ locale, timeZone: 'Europe/Stockholm', unit: (count) => (count === 1 ? 'click' : 'clicks') })

test('formats x values and values in the locale', () => {
  const en = texts('en-GB')
  expect(en.long('2026-11-20')).toBe('Friday 20 November')
  expect(en.short('2026-11-20')).toBe('20 Nov')
  expect(en.short('2026-11-01', 'months')).toBe('Nov 2026')
  expect(en.long(new Date('2026-11-21T13:45:00Z'))).toBe('Saturday 21 November, 14:45')
  expect(en.short(new Date('2026-11-20T23:00:00Z'))).toBe('21 Nov')
  expect(en.valueWithUnit(3020)).toBe('3,020 clicks')
  expect(en.change(0.26)).toBe('+26%')
  const sv = texts('sv')
  expect(sv.long('2026-11-20')).toBe('fredag 20 november')
  expect(sv.value(3020)).toBe('3\u00a0020')
  expect(texts('is').long('2026-11-20')).toBe('föstudagur, 20. nóvember')
})
