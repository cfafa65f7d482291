import fc from 'fast-check'
import OsmLibrary from 'opening_hours'
import { describe, expect, test, vi } from 'vitest'
import { hoursFrom, someHours } from '../hours.fixture'
import { wallSpans } from '../hours-status'
import type { OpeningHours } from '../opening-hours'
import { toOsm } from './osm'
import { fromSchemaOrg, toSchemaOrg } from './schema-org'

const [FROM, TO] = ['2026-10-17', '2026-11-17']
const minutes = (hours: OpeningHours) => wallSpans(hours, FROM, TO)

const numRuns = 500

test('500 weeks with exceptions survive a round trip in every minute', () => {
  fc.assert(
    fc.property(someHours(), (hours) => {
      const read = fromSchemaOrg(JSON.stringify(toSchemaOrg(hours)))
      expect(read.unread).toEqual([])
      expect(minutes(read.hours)).toEqual(minutes(hours))
    }),
    { numRuns },
  )
})

test('parsed hours are equal in the library of OpenStreetMap', () => {
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
      expect(month(toOsm(fromSchemaOrg(toSchemaOrg(hours)).hours))).toEqual(month(toOsm(hours)))
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
    const read = fromSchemaOrg({ '@graph': [{ '@type': 'WebSite' }, page] }, { language: 'se' })
    expect(read.hours.week.sun).toEqual([])
    expect(read).toEqual({
      hours: {
        ...hoursFrom({ mon: '09:00-17:00', tue: '09:00-24:00', wed: '09:00-24:00' }),
        exceptions: [{ from: '2026-12-24', to: '2026-12-26', name: { se: 'Jul' }, slots: [] }],
      },
      unread: [],
    })
  })

  test('an entry for weekdays of a season leaves other days unchanged', () => {
    const { hours } = fromSchemaOrg([
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
    expect(fromSchemaOrg(data).unread).toEqual(unread ?? [JSON.stringify((data as unknown[])[0])])
  })
})
