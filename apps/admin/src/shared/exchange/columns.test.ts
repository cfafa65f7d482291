import { contentTypes, type LanguageCode } from '@kiosk-admin/api-client'
import { describe, expect, it } from 'vitest'
import { type CellContext, CellError, type Column, headAt } from './columns'
import { contentColumns } from './content-columns'
import { createNames } from './names'

const languages: readonly LanguageCode[] = ['se', 'en']
const context: CellContext & { fresh: boolean } = {
  languages,
  names: {
    Category: createNames([
      { id: 'k1', name: 'Mode' },
      { id: 'k2', name: 'Skor', parentId: 'k1' },
    ]),
  },
  fresh: false,
}

const columnOf = (kind: string, field: string): Column => {
  const column = contentColumns[kind]?.find((one) => one.field === field)
  if (!column) throw new Error(`${kind} has no column for ${field}`)
  return column
}

/** What is read back of what was written. */
const roundTrip = (column: Column, value: unknown) =>
  column.read?.(column.write(value, context).map(String), undefined, context)

describe('the columns of content', () => {
  it('hold every field of a kind but its type', () => {
    for (const [kind, columns] of Object.entries(contentColumns)) {
      const type = Object.values(contentTypes).find((one) => one.type === kind)
      const fields = type?.fieldNames.filter((name) => name !== 'type').toSorted()
      expect(columns.map(({ field }) => field).toSorted(), kind).toEqual(fields)
    }
  })

  it.each([
    ['offer', 'name', { se: 'Rea', en: 'Sale' }],
    ['offer', 'startDate', '2026-11-30'],
    ['event', 'time', { hour: 9, minute: 5 }],
    ['item', 'categoryIds', ['k2', 'k1']],
    ['item', 'location', { latitude: 59.3293, longitude: -18.0686 }],
    ['item', 'searchKeys', { se: ['sko', 'stövel|känga'] }],
    ['item', 'phone', '+46 8 1'],
    ['item', 'popup', 'site'],
    ['category', 'dynamicVisit', true],
    ['category', 'clickAction', { kind: 'externalUrl', url: 'https://example.com/?a=b:c' }],
    ['category', 'clickAction', { kind: 'childCategory', categoryId: 'k2' }],
    ['category', 'clickAction', { kind: 'details' }],
  ])('%s: %s is read as it was written', (kind, field, value) => {
    expect(roundTrip(columnOf(kind, field), value)).toEqual(value)
  })

  it('writes a week a column a day; exceptions stay', () => {
    const column = columnOf('item', 'openingHours')
    const week = { mon: [], tue: [{ from: '10:00', to: '24:00' }], wed: [], thu: [], fri: [], sat: [], sun: [] }
    const stored = { week, exceptions: [{ from: '2026-12-24', to: '2026-12-24', name: { se: 'Jul' }, slots: [] }] }
    const cells = column.write(stored, context).map(String)
    expect(cells).toEqual(['closed', '10:00-24:00', 'closed', 'closed', 'closed', 'closed', 'closed'])
    expect(column.read?.(cells, stored, context)).toEqual(stored)
    expect(column.read?.(Array(7).fill(''), stored, context)).toBeNull()
    const monday = ['9:00-12:00, 13:00–17:30', ...Array(6).fill(undefined)]
    expect(column.read?.(monday, stored, context)).toMatchObject({
      week: {
        mon: [
          { from: '09:00', to: '12:00' },
          { from: '13:00', to: '17:30' },
        ],
        tue: week.tue,
      },
      exceptions: stored.exceptions,
    })
  })

  it('keeps the languages that a file does not have, and empties those that are empty', () => {
    const read = columnOf('offer', 'name').read
    expect(read?.([undefined, ''], { se: 'Rea', en: 'Sale', is: 'Útsala' }, context)).toEqual({
      se: 'Rea',
      is: 'Útsala',
    })
    expect(read?.([undefined, undefined], { se: 'Rea' }, context)).toBeUndefined()
  })

  it('says what is wrong with a cell', () => {
    const problemOf = (kind: string, field: string, cell: string) => {
      try {
        columnOf(kind, field).read?.([cell], undefined, context)
      } catch (error) {
        return error instanceof CellError ? error.problem : error
      }
    }
    expect(problemOf('offer', 'startDate', '30/11/2026')).toBe('day')
    expect(problemOf('event', 'time', 'noon')).toBe('clock')
    expect(problemOf('item', 'categoryIds', 'Mode | Hattar')).toBe('noSuch')
    expect(problemOf('item', 'status', 'on')).toBe('choice')
    expect(problemOf('item', 'openingHours', 'always')).toBe('hours')
    expect(problemOf('item', 'location', 'here')).toBe('position')
    expect(problemOf('category', 'clickAction', 'dance: now')).toBe('action')
    expect(problemOf('category', 'dynamicVisit', 'perhaps')).toBe('flag')
  })

  it('finds the column that an error is about', () => {
    const columns = contentColumns.item ?? []
    expect(headAt(columns, 'name.en', languages)).toBe('name.en')
    expect(headAt(columns, 'categoryIds.0', languages)).toBe('categories')
    expect(headAt(columns, 'openingHours.week.tue.0', languages)).toBe('hours.tue')
    expect(headAt(columns, 'type', languages)).toBe('type')
  })
})
