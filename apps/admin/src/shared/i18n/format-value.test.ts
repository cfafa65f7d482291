import { calls, peopleTypes } from '@kiosk-admin/api-client'
import { resourcesReferredTo, storedKinds } from '@kiosk-admin/api-client/internal'
import { expect, test, vi } from 'vitest'
import { formatValue, type ValueFormat } from './format-value'

const values: Record<string, Record<string, string>> = { status: { Active: 'Aktiv' }, popup: { none: 'Ingenting' } }

const shop = '01990000-0000-7000-8000-000400000001'
const part = '01990000-0000-7000-8000-004000000001'

const format: ValueFormat = {
  nothing: 'empty',
  yes: 'yes',
  no: 'no',
  locale: 'sv',
  value: (field, value) => values[field]?.[value],
  unit: (field) => ({ weight: 'g' })[field],
  field: (name) => ({ startDate: 'Startdatum' })[name],
  language: (code) => ({ se: 'Svenska', en: 'English' })[code],
  record: (id) => (id === shop ? 'Moss Blommor' : 'unknown record'),
}

test.each([
  [null, '', 'empty'],
  ['', '', 'empty'],
  [[], '', 'empty'],
  [{ se: '' }, '', 'empty'],
  ['Kaffe', 'name', 'Kaffe'],
  ['Active', 'status', 'Aktiv'],
  ['none', 'popup', 'Ingenting'],
  [true, '', 'yes'],
  [0, '', '0'],
  [1250, 'weight', '1\u00a0250 g'],
  [['se', 'en'], 'languages', 'Svenska, English'],
  [{ hour: 9, minute: 5 }, 'time', '09:05'],
  ['2026-12-24', 'endDate', '24 dec. 2026'],
  [{ x: 0.4, y: 0.555 }, 'focalPoint', '40\u00a0%; 55,5\u00a0%'],
  [{ latitude: 57.7, longitude: 11.9 }, 'location', '57,7; 11,9'],
  [{ mon: [{ from: '10:00', to: '20:00' }], sun: [] }, 'openingHours', 'mån: 10:00–20:00'],
  [
    { fri: [{ from: '10:00', to: '20:00' }], mon: [{ from: '10:00', to: '18:00' }], sat: [], exceptions: [] },
    'openingHours',
    'mån: 10:00–18:00, fre: 10:00–20:00',
  ],
  [
    {
      exceptions: [
        { from: '2026-12-24', to: '2026-12-24', name: { se: 'Julafton' }, slots: [{ from: '10:00', to: '14:00' }] },
        { from: '2026-12-25', to: '2026-12-26', name: { se: 'Jul' }, slots: [] },
      ],
    },
    'openingHours',
    '24 dec. 2026, Svenska: Julafton, 10:00–14:00, 25 dec. 2026 – 26 dec. 2026, Svenska: Jul',
  ],
  [['sun', 'sat', 'tue'], 'weekdays', 'tis, lör, sön'],
  [[{ id: part, kind: 'toilet', at: { x: 0.1, y: 0.2 } }], 'amenities', '1'],
  [
    [
      [
        { x: 0.1, y: 0.2 },
        { x: 0.3, y: 0.4 },
        { x: 0.1, y: 0.4 },
      ],
    ],
    'obstacles',
    '1',
  ],
  [
    { startDate: '2026-12-24', from: '10:00:00.000', weekdays: ['sat'] },
    'timing',
    'Startdatum: 24 dec. 2026, 10:00, lör',
  ],
  [{ se: '<p>Öppet &amp; varmt</p><p>i dag</p>', en: null }, 'description', 'Svenska: Öppet & varmt i dag'],
  [[{ id: '1', name: 'Sunda' }], 'categoryIds', 'Sunda'],
  ['3 < 4', '', '3 < 4'],
])('%j of %s is said as %s', (value, field, text) => {
  expect(formatValue(value, format, field)).toBe(text)
})

test.each([
  ['2026-12-24', 'endDate', '24. des. 2026'],
  [
    { fri: [{ from: '10:00', to: '20:00' }], mon: [{ from: '10:00', to: '18:00' }] },
    'openingHours',
    'mán.: 10:00–18:00, fös.: 10:00–20:00',
  ],
  [1234.5, '', '1.234,5'],
])('%j of %s is said in Icelandic by an engine without it as %s', (value, field, text) => {
  const without = [Intl.DateTimeFormat, Intl.NumberFormat].map((intl) =>
    vi.spyOn(intl, 'supportedLocalesOf').mockReturnValue([]),
  )
  expect(formatValue(value, { ...format, locale: 'is' }, field)).toBe(text)
  for (const spy of without) spy.mockRestore()
})

const bodies = [
  ...storedKinds,
  ...Object.values(peopleTypes),
  { body: calls.replaceMall.body },
  { body: calls.replaceStation.body },
]
const references = bodies.flatMap(({ body }) =>
  Object.entries(body.shape).flatMap(([field, schema]) => (resourcesReferredTo(schema).length > 0 ? [field] : [])),
)

test.each([...new Set(references)])('%s names the record that it refers to', (field) => {
  expect(formatValue(shop, format, field)).toBe('Moss Blommor')
  expect(formatValue([shop, part], format, field)).toBe('Moss Blommor, unknown record')
  // ids of parts of the record are meaningless to users
  expect(formatValue([{ id: part, layers: [{ id: part, fileId: shop }] }], format, field)).toBe('Moss Blommor')
  expect(formatValue(null, format, field)).toBe('empty')
})

test('a long text is told by how it begins', () => {
  expect(formatValue('a'.repeat(300), format)).toBe(`${'a'.repeat(240)}…`)
})
