import { type ContentType, contentTypes, type LanguageCode } from '@kiosk-admin/api-client'
import { describe, expect, it } from 'vitest'
import { type CellContext, CellError, type Column, cellErrorsOf, headAt, quantity } from './columns'
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
  const type = Object.values(contentTypes).find((one) => one.type === kind)
  const column = type && contentColumns(type).find((one) => one.field === field)
  if (!column) throw new Error(`${kind} has no column for ${field}`)
  return column
}

/** Writes and reads a value. */
const roundTrip = (column: Column, value: unknown) =>
  column.read?.(column.write(value, context).map(String), undefined, context)

describe('the columns of content', () => {
  it('include all fields except the type, and the kiosk state', () => {
    for (const type of Object.values<ContentType>(contentTypes)) {
      if (!type.rows) continue
      const fields = type.fieldNames.filter((name) => name !== 'type')
      const columns = contentColumns(type).map(({ field }) => field)
      expect(columns.toSorted(), type.type).toEqual([...fields, 'contentStatus'].toSorted())
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

  it('writes a column for each weekday; without a column special days stay', () => {
    const column = columnOf('item', 'openingHours')
    const week = { mon: [], tue: [{ from: '10:00', to: '24:00' }], wed: [], thu: [], fri: [], sat: [], sun: [] }
    const stored = { week, exceptions: [{ from: '2026-12-24', to: '2026-12-24', name: { se: 'Jul' }, slots: [] }] }
    const cells = column.write(stored, context).map(String)
    expect(cells.slice(0, 7)).toEqual(['closed', '10:00-24:00', 'closed', 'closed', 'closed', 'closed', 'closed'])
    expect(column.read?.(cells, stored, context)).toEqual(stored)
    expect(column.read?.(Array(9).fill(''), stored, context)).toBeNull()
    const monday = ['9:00-12:00, 13:00–17:30', ...Array(8).fill(undefined)]
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

  it('writes and parses special days with names', () => {
    const column = columnOf('item', 'openingHours')
    const week = { mon: [{ from: '10:00', to: '18:00' }], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
    const exceptions = [
      { from: '2026-12-24', to: '2026-12-24', name: { se: 'Julafton' }, slots: [{ from: '10:00', to: '14:00' }] },
      { from: '2026-12-25', to: '2026-12-26', name: { se: 'Jul; lov | fest', en: 'A\\B: C' }, slots: [] },
      {
        from: '2026-12-31',
        to: '2026-12-31',
        name: { se: 'Nyår', en: 'New Year' },
        slots: [
          { from: '10:00', to: '12:00' },
          { from: '13:00', to: '15:00' },
        ],
      },
    ]
    const stored = { week, exceptions, mallExceptions: true }
    const cells = column.write(stored, context).map(String)
    expect(cells[8]).toBe('yes')
    expect(cells[7]).toMatch(/^2026-12-24 10:00-14:00; se: Julafton \| 2026-12-25\/2026-12-26 closed; se: Jul/)
    expect(column.read?.(cells, undefined, context)).toEqual(stored)
    expect(column.read?.(column.write({ week, exceptions: [] }, context).map(String), undefined, context)).toEqual({
      week,
      exceptions: [],
    })
    // only special days: the week keeps its hours
    const special = [...Array(7).fill(undefined), '2027-01-06 closed; se: Trettondagen', undefined]
    expect(column.read?.(special, stored, context)).toEqual({
      ...stored,
      exceptions: [{ from: '2027-01-06', to: '2027-01-06', name: { se: 'Trettondagen' }, slots: [] }],
    })
    expect(column.read?.([...Array(7).fill(undefined), '', undefined], stored, context)).toMatchObject({
      exceptions: [],
    })
  })

  it.each([
    ['6/1 closed', 'specialDay'],
    ['2027-01-06', 'specialDay'],
    ['2027-01-06 closed; Trettondagen', 'specialDay'],
    ['2027-01-06 closed; xx: Trettondagen', 'specialDay'],
    ['2027-01-06 always; se: Trettondagen', 'hours'],
  ])('says that %s is no special day', (cell, problem) => {
    const { read } = columnOf('item', 'openingHours')
    const week = ['10:00-18:00', '', '', '', '', '', '']
    expect(() => read?.([...week, cell, ''], undefined, context)).toThrow(
      expect.objectContaining({ problem, head: 'hours.exceptions' }),
    )
    expect(() => read?.([...Array(7).fill(''), '2027-01-06 closed; se: X', ''], undefined, context)).toThrow(
      expect.objectContaining({ problem: 'noWeek' }),
    )
  })

  it('keeps languages without a column, and clears empty ones', () => {
    const read = columnOf('offer', 'name').read
    expect(read?.([undefined, ''], { se: 'Rea', en: 'Sale', is: 'Útsala' }, context)).toEqual({
      se: 'Rea',
      is: 'Útsala',
    })
    expect(read?.([undefined, undefined], { se: 'Rea' }, context)).toBeUndefined()
  })

  it('reports the error of a cell', () => {
    const problemOf = (kind: string, field: string, cell: string) => {
      try {
        columnOf(kind, field).read?.([cell], undefined, context)
      } catch (error) {
        return error instanceof CellError ? error.problem : error
      }
    }
    expect(problemOf('offer', 'startDate', '30 November')).toBe('day')
    expect(problemOf('event', 'time', 'noon')).toBe('clock')
    expect(problemOf('item', 'categoryIds', 'Mode | Hattar')).toBe('noSuch')
    expect(problemOf('item', 'status', 'on')).toBe('choice')
    expect(problemOf('item', 'openingHours', 'always')).toBe('hours')
    expect(problemOf('item', 'location', 'here')).toBe('position')
    expect(problemOf('category', 'clickAction', 'dance: now')).toBe('action')
    expect(problemOf('category', 'dynamicVisit', 'perhaps')).toBe('flag')
  })

  it.each([
    ['offer', 'startDate', '24.12.2026', '2026-12-24'],
    ['offer', 'startDate', '6. 1. 2027', '2027-01-06'],
    ['offer', 'startDate', '24.12.26', '2026-12-24'],
    ['offer', 'startDate', '24/12/2026', '2026-12-24'],
    ['offer', 'startDate', '12/24/2026', '2026-12-24'],
    ['offer', 'startDate', '03/03/2026', '2026-03-03'],
    ['offer', 'startDate', '2026-12-24 00:00:00', '2026-12-24'],
    ['event', 'time', '18.30', { hour: 18, minute: 30 }],
    ['item', 'location', '59,3293; 18,0686', { latitude: 59.3293, longitude: 18.0686 }],
    ['item', 'location', '59,3293, −18,0686', { latitude: 59.3293, longitude: -18.0686 }],
    ['item', 'location', '59.3293 18.0686', { latitude: 59.3293, longitude: 18.0686 }],
    ['item', 'location', '59, 18', { latitude: 59, longitude: 18 }],
  ])('%s: %s reads %s', (kind, field, cell, value) => {
    expect(columnOf(kind, field).read?.([cell], undefined, context)).toEqual(value)
  })

  it.each(['10.00–20.00', '10.00-20.00', '10:00 — 20.00', '10–20'])('reads %s as opening hours', (cell) => {
    const read = columnOf('item', 'openingHours').read
    const special = `24.12.2026 ${cell}; se: Julafton | 25.12.2026–26.12.2026 closed`
    expect(read?.([cell, ...Array(6).fill(''), special, ''], undefined, context)).toMatchObject({
      week: { mon: [{ from: '10:00', to: '20:00' }] },
      exceptions: [
        { from: '2026-12-24', to: '2026-12-24', slots: [{ from: '10:00', to: '20:00' }] },
        { from: '2026-12-25', to: '2026-12-26', slots: [] },
      ],
    })
  })

  it.each([
    ['offer', 'startDate', '03/04/2026', 'day'],
    ['offer', 'startDate', '31/02/2026', 'day'],
    ['offer', 'startDate', '24/12/26', 'day'],
    ['offer', 'startDate', '31.02.2026', 'day'],
    ['offer', 'startDate', '2026-12-24 18:00', 'day'],
    ['event', 'time', '18.3', 'clock'],
    ['event', 'time', '24:00', 'clock'],
    ['item', 'location', '59,3293,18', 'position'],
    ['item', 'openingHours', '24:00-25:00', 'hours'],
    ['item', 'openingHours', '10-12-14', 'hours'],
  ])('%s: %s refuses %s', (kind, field, cell, problem) => {
    const { read } = columnOf(kind, field)
    expect(() => read?.([cell], undefined, context)).toThrow(expect.objectContaining({ problem }))
  })

  it.each([
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['−3', -3],
    ['1 250', 1250],
    ['1\u00a0250', 1250],
    ['1.250', 1.25],
    ['', null],
  ])('reads %j as a number', (cell, value) => {
    expect(quantity('weight').read?.([cell], undefined, context)).toBe(value)
  })

  it.each(['heavy', '1,250', '12 5', '1.250,5', '12 g'])('refuses %s as a number', (cell) => {
    expect(() => quantity('weight').read?.([cell], undefined, context)).toThrow(
      expect.objectContaining({ problem: 'number' }),
    )
  })

  it('names all faulty cells of opening hours, and all unknown references, at once', () => {
    const errorsOf = (kind: string, field: string, cells: readonly string[]) => {
      try {
        columnOf(kind, field).read?.(cells, undefined, context)
      } catch (error) {
        return cellErrorsOf(error).map(({ head, problem, value }) => [head, problem, value])
      }
    }
    const special = '24/12 closed | 2026-12-25 closed | 2026-12-31 always'
    const week = ['10-20', 'morning', '10-20', '10-20', '25-26', '', '']
    expect(errorsOf('item', 'openingHours', [...week, special, 'perhaps'])).toEqual([
      ['hours.tue', 'hours', 'morning'],
      ['hours.fri', 'hours', '25-26'],
      ['hours.exceptions', 'specialDay', '24/12 closed'],
      ['hours.exceptions', 'hours', 'always'],
      ['hours.mallExceptions', 'flag', 'perhaps'],
    ])
    expect(errorsOf('item', 'categoryIds', ['Mode | Hattar | Ur'])).toEqual([
      ['categories', 'noSuch', 'Hattar'],
      ['categories', 'noSuch', 'Ur'],
    ])
  })

  it.each([
    ['Rea på skor\nTill söndag', '<p>Rea på skor</p><p>Till söndag</p>'],
    ['Rea\r\n\r\nÅ & Ä < 5\n', '<p>Rea</p><p>Å &amp; Ä &lt; 5</p>'],
    ['<p>Rea</p>\n<p>Nu</p>', '<p>Rea</p>\n<p>Nu</p>'],
    ['Rea <strong>nu</strong>', 'Rea <strong>nu</strong>'],
    ['Rea', 'Rea'],
    ['', undefined],
  ])('reads the lines of %j as paragraphs of rich text', (cell, html) => {
    expect(columnOf('offer', 'description').read?.([cell, undefined], {}, context)).toEqual(html ? { se: html } : {})
    expect(columnOf('offer', 'name').read?.(['one\r\ntwo', undefined], {}, context)).toEqual({ se: 'one\ntwo' })
  })

  it('finds the header of an error path', () => {
    const columns = contentColumns(contentTypes.item)
    expect(headAt(columns, 'name.en', languages)).toBe('name.en')
    expect(headAt(columns, 'categoryIds.0', languages)).toBe('categories')
    expect(headAt(columns, 'openingHours.week.tue.0', languages)).toBe('hours.tue')
    expect(headAt(columns, 'openingHours.exceptions.0.name.se', languages)).toBe('hours.exceptions')
    expect(headAt(columns, 'type', languages)).toBe('type')
  })
})
