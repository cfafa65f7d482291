// @vitest-environment jsdom

import { type ContentType, contentTypes, mallClock } from '@kiosk-admin/api-client'
import { expect, test } from 'vitest'
import { columnsOf } from './columns'

const context: Parameters<typeof columnsOf>[2] = {
  t: () => '',
  fieldLabel: (name) => name,
  choices: { labelOf: (_, value) => value, optionsOf: () => [] },
  language: 'en',
  languages: ['en'],
  moment: (instant) => instant,
  clock: mallClock(new Date('2026-12-01T10:00Z'), 'UTC'),
}

test.each(Object.values<ContentType>(contentTypes))(
  '$type has one value on the second line of a phone’s row',
  (type) => {
    const columns = columnsOf(type, ['contentStatus', ...type.fieldNames], context)
    expect(columns.filter(({ phone }) => phone === 'second').length).toBeLessThanOrEqual(1)
  },
)

test('a phone’s row shows the first choice', () => {
  const columns = columnsOf(contentTypes.connector, ['name', 'kind', 'direction', 'status'], context)
  expect(columns.filter(({ phone }) => phone === 'second').map(({ id }) => id)).toEqual(['kind'])
})
