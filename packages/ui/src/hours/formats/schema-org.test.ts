import fc from 'fast-check'
import OsmLibrary from 'opening_hours'
import { describe, expect, test, vi } from 'vitest'
import { hoursFrom, someHours } from '../hours.fixture'
import { wallSpans } from '../hours-status'
import type { OpeningHours } from '../opening-hours'
import { toOsm } from './osm'
import { fromSchemaOrg, toSchemaOrg } from './schema-org'

/** The only record of the data. */
function readOne(data: unknown, options?: Parameters<typeof fromSchemaOrg>[1]) {
  const [read, ...more] = fromSchemaOrg(data, options)
  if (!read || more.length > 0) throw new Error('Expected one record')
  return read
}

/** The hours of the only record. */
function hoursIn(data: unknown): OpeningHours {
  const { hours } = readOne(data)
  if (!hours) throw new Error('Expected hours')
  return hours
}

const [FROM, TO] = ['2026-10-17', '2026-11-17']
const minutes = (hours: OpeningHours) => wallSpans(hours, FROM, TO)

const numRuns = 500

test('500 weeks with exceptions survive a round trip in every minute', () => {
  fc.assert(
    fc.property(someHours(), (hours) => {
      const written = JSON.stringify(toSchemaOrg(hours))
      expect(readOne(written).unread).toEqual([])
      expect(minutes(hoursIn(written))).toEqual(minutes(hours))
    }),
    { numRuns },
  )
})

test('parsed hours are equal in the library of OpenStreetMap', { tags: ['nightly'] }, () => {
  vi.stubEnv('TZ', 'UTC')
  const month = (text: string) =>
    new OsmLibrary(text)
      .getOpenIntervals(new Date(`${FROM}T00:00:00`), new Date(`${TO}T00:00:00`))
      .map(([from, to]) => [from.getTime(), to.getTime()])
      .reduce<number[][]>((joined, span) => {
        const last = joined.at(-1)
        if (last && last[1] === span[0]) last[1] = span[1] as number
        else joined.push([...span])
        return joined
      }, [])
  fc.assert(
    fc.property(someHours(), (hours) => {
      expect(month(toOsm(hoursIn(toSchemaOrg(hours))))).toEqual(month(toOsm(hours)))
    }),
    { numRuns },
  )
})

describe('serialising', () => {
  test('groups days with the same slot', () => {
    expect(toSchemaOrg(hoursFrom({ mon: '10:00-20:00', tue: '10:00-20:00 21:00-02:00', sun: '00:00-24:00' }))).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Tuesday'],
        opens: '10:00',
        closes: '20:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['https://schema.org/Tuesday'],
        opens: '21:00',
        closes: '02:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['https://schema.org/Sunday'],
        opens: '00:00',
        closes: '23:59',
      },
    ])
  })

  test('splits a season at a holiday and names both', () => {
    const hours: OpeningHours = {
      ...hoursFrom({}),
      exceptions: [
        { from: '2026-12-23', to: '2026-12-25', name: { en: 'Sale' }, slots: [{ from: '09:00', to: '24:00' }] },
        { from: '2026-12-24', to: '2026-12-24', name: { se: 'Julafton' }, slots: [] },
      ],
    }
    const spec = { '@type': 'OpeningHoursSpecification' }
    const sale = { ...spec, name: 'Sale', opens: '09:00', closes: '00:00' }
    expect(toSchemaOrg(hours)).toEqual([
      { ...sale, validFrom: '2026-12-23', validThrough: '2026-12-23' },
      { ...spec, opens: '00:00', closes: '00:00', validFrom: '2026-12-24', validThrough: '2026-12-24' },
      { ...sale, validFrom: '2026-12-25', validThrough: '2026-12-25' },
    ])
  })
})

describe('parsing', () => {
  test('accepts day names, seconds, zones, and one or several entries', () => {
    const page = {
      '@context': 'https://schema.org',
      '@type': 'Store',
      openingHoursSpecification: [
        { dayOfWeek: 'Monday', opens: '9:00', closes: '17:00:00' },
        { dayOfWeek: ['http://schema.org/Tuesday', { '@id': 'schema:Wednesday' }], opens: '09:00Z', closes: '00:00' },
        { dayOfWeek: 'https://schema.org/Sunday', opens: '00:00', closes: '00:00' },
      ],
      specialOpeningHoursSpecification: {
        validFrom: '2026-12-24T00:00:00',
        validThrough: '2026-12-26',
        name: 'Jul',
        opens: '00:00',
        closes: '00:00',
      },
    }
    const read = readOne({ '@graph': [{ '@type': 'WebSite' }, page] }, { language: 'se' })
    expect(read.hours?.week.sun).toEqual([])
    expect(read).toEqual({
      name: '',
      hours: {
        ...hoursFrom({ mon: '09:00-17:00', tue: '09:00-24:00', wed: '09:00-24:00' }),
        exceptions: [{ from: '2026-12-24', to: '2026-12-26', name: { se: 'Jul' }, slots: [] }],
      },
      unread: [],
    })
  })

  test.each([
    ['Th-Sa 10:00-20:00', { thu: '10:00-20:00', fri: '10:00-20:00', sat: '10:00-20:00' }, []],
    [
      ['Mo,Tu 9:00-12:00', 'Mo 13:00-17:00', 'Su'],
      { mon: '09:00-12:00 13:00-17:00', tue: '09:00-12:00', sun: '00:00-24:00' },
      [],
    ],
    [['Sa 10:00-14:00', 'by appointment'], { sat: '10:00-14:00' }, ['by appointment']],
    ['Sa 10:00-14:00; PH off', { sat: '10:00-14:00' }, ['PH off']],
    [['Sa 10:00-14:00', '2026 Dec 24 10:00-12:00'], { sat: '10:00-14:00' }, ['2026 Dec 24 10:00-12:00']],
  ])('reads the text %j of a shop', (openingHours, days, unread) => {
    const { hours, unread: left } = readOne({ '@type': 'Store', openingHours })
    expect(hours).toEqual(hoursFrom(days))
    expect(left).toEqual(unread)
  })

  test('a shop without hours is not closed', () => {
    const shop = { '@type': 'Store', name: 'Sulan', address: 'Storgatan 1' }
    expect(fromSchemaOrg(shop)).toEqual([{ name: 'Sulan', hours: null, unread: [] }])
    for (const openingHours of [[], '', null])
      expect(readOne({ ...shop, openingHours })).toMatchObject({ hours: null, unread: [] })
    expect(readOne({ ...shop, openingHours: 'whenever' })).toMatchObject({ hours: null, unread: ['whenever'] })
    expect(fromSchemaOrg([])).toEqual([])
    // closed days have an entry
    expect(hoursIn(toSchemaOrg(hoursFrom({})))).toEqual(hoursFrom({}))
    expect(hoursIn({ ...shop, openingHoursSpecification: { dayOfWeek: 'Monday' } })).toEqual(hoursFrom({}))
  })

  test('each shop of a graph or a list is a record of its own', () => {
    const shops = [
      { '@type': 'Store', name: 'Sulan', openingHours: 'Mo 10:00-18:00' },
      {
        '@type': 'Store',
        name: 'Moss',
        openingHoursSpecification: { dayOfWeek: 'Tuesday', opens: '11:00', closes: '19:00' },
      },
      { '@type': 'CafeOrCoffeeShop', name: 'Fika', address: 'Storgatan 1' },
    ]
    const records = [
      { name: 'Sulan', hours: hoursFrom({ mon: '10:00-18:00' }), unread: [] },
      { name: 'Moss', hours: hoursFrom({ tue: '11:00-19:00' }), unread: [] },
      { name: 'Fika', hours: null, unread: [] },
    ]
    expect(fromSchemaOrg({ '@graph': [{ '@type': 'WebSite', name: 'The mall' }, ...shops] })).toEqual(records)
    expect(fromSchemaOrg(JSON.stringify(shops))).toEqual(records)
  })

  test('an entry for weekdays of a season leaves other days unchanged', () => {
    const hours = hoursIn([
      { opens: '10:00', closes: '18:00' },
      { dayOfWeek: 'Saturday', opens: '12:00', closes: '16:00', validFrom: '2026-07-01', validThrough: '2026-07-12' },
    ])
    expect(hours.exceptions.map(({ from, to }) => [from, to])).toEqual([
      ['2026-07-04', '2026-07-04'],
      ['2026-07-11', '2026-07-11'],
    ])
  })

  test.each([
    ['no JSON', ['no JSON']],
    [
      [{ opens: '10', closes: '12:00' }, 7],
      ['{"opens":"10","closes":"12:00"}', '7'],
    ],
    [[{ opens: '10:00', closes: '12:00', validFrom: '2026-01-01' }], undefined],
    [[{ opens: '10:00', closes: '12:00', validFrom: '2026-02-30', validThrough: '2026-03-01' }], undefined],
    [[{ dayOfWeek: 'PublicHolidays', opens: '10:00', closes: '12:00' }], undefined],
    [[{ dayOfWeek: ['Monday', 'PublicHolidays'], opens: '10:00', closes: '12:00' }], ['"PublicHolidays"']],
  ])('%j: what is not read is named', (data, unread) => {
    expect(readOne(data).unread).toEqual(unread ?? [JSON.stringify((data as unknown[])[0])])
  })
})
