import fc from 'fast-check'
import OsmLibrary from 'opening_hours'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { addDays } from '../../theme/days'
import { hoursFrom, isTidy, someHours } from '../hours.fixture'
import { openAt, type WallSpan, wallSpans } from '../hours-status'
import { dayNumber, type OpeningHours } from '../opening-hours'
import { fromOsm, toOsm } from './osm'

const FROM = '2026-10-17'
const TO = '2026-11-17'
const MINUTE = 60_000

// The library uses the machine's zone; UTC represents local time.
beforeEach(() => vi.stubEnv('TZ', 'UTC'))

const wall = (day: string) => new Date(`${day}T00:00:00`)
const minuteOf = (at: Date) => at.getTime() / MINUTE

const within = (spans: WallSpan[]): WallSpan[] => {
  const [first, last] = [dayNumber(FROM) * 1440, dayNumber(TO) * 1440]
  return spans
    .map(({ start, end }) => ({ start: Math.max(start, first), end: Math.min(end, last) }))
    .filter(({ start, end }) => start < end)
}

/** Open intervals of every minute of a month, by the library. */
function oracle(text: string): WallSpan[] {
  const spans: WallSpan[] = []
  for (const [from, to, unknown] of new OsmLibrary(text).getOpenIntervals(wall(FROM), wall(TO))) {
    expect(unknown).toBe(false)
    const [start, end] = [minuteOf(from), minuteOf(to)]
    const last = spans.at(-1)
    // a different comment starts another interval at the same minute
    if (last && last.end === start) last.end = end
    else spans.push({ start, end })
  }
  return spans
}

const ours = (hours: OpeningHours) => within(wallSpans(hours, addDays(FROM, -1), TO))

const isEqual = (numRuns: number) => {
  test(`${numRuns} serialised weeks with exceptions are equal in every minute`, () => {
    fc.assert(
      fc.property(someHours(), (hours) => {
        expect(oracle(toOsm(hours))).toEqual(ours(hours))
      }),
      { numRuns },
    )
  })

  test('and equal after parsing', () => {
    fc.assert(
      fc.property(someHours(), (hours) => {
        const read = fromOsm(toOsm(hours))
        expect(read.unread).toEqual([])
        expect(ours(read.hours)).toEqual(ours(hours))
      }),
      { numRuns },
    )
  })

  test(`${numRuns} texts of other authors are parsed like the library`, () => {
    fc.assert(
      fc.property(someTexts, (text) => {
        const read = fromOsm(text)
        expect(read.unread).toEqual([])
        expect(ours(read.hours)).toEqual(oracle(text))
      }),
      { numRuns },
    )
  })
}

describe.each([300])('compared %i times with the library of OpenStreetMap', isEqual)

describe.each([3000])('compared %i times with the library of OpenStreetMap', { tags: ['nightly'] }, isEqual)

describe('on clock changes', () => {
  const zone = 'Europe/Stockholm'

  const areEqual = (evening: string, numRuns: number) => {
    vi.stubEnv('TZ', zone)
    fc.assert(
      fc.property(someHours({ step: 15 }), (hours) => {
        const library = new OsmLibrary(toOsm(hours))
        for (let quarter = 0; quarter < 120; quarter += 1) {
          const at = new Date(Date.parse(evening) + quarter * 15 * MINUTE)
          // in the repeated hour the library closes and reopens; ours stay open
          const twice = at.getHours() === 2 && at.getMonth() === 9
          if (!twice) expect([at.toString(), openAt(hours, at, zone)]).toEqual([at.toString(), library.getState(at)])
        }
      }),
      { numRuns },
    )
  }
  const evenings = ['2026-03-28T12:00:00Z', '2026-10-24T12:00:00Z']

  test.each(evenings)('the nights after %s are equal', (evening) => areEqual(evening, 20))

  test.each(evenings)('the same with 300 weeks after %s', { tags: ['nightly'] }, (evening) => areEqual(evening, 300))
})

const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  const minutes = quarter * 15
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
})
const times = fc
  .array(
    fc.tuple(time, time).map((ends) => ends.join('-')),
    { minLength: 1, maxLength: 2 },
  )
  .map((all) => all.join(','))
const day = fc.constantFrom('Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su')
const days = fc.oneof(
  day,
  fc.uniqueArray(day, { minLength: 2, maxLength: 3 }).map((both) => both.join(',')),
  fc.uniqueArray(day, { minLength: 2, maxLength: 2 }).map((ends) => ends.join('-')),
)
const dates = fc
  .tuple(fc.integer({ min: 20, max: 27 }), fc.integer({ min: 0, max: 4 }))
  .map(([first, length]) => `2026 Oct ${first}${length > 0 ? `-${first + length}` : ''}`)
const rule = fc
  .tuple(
    fc.oneof(
      days,
      dates,
      fc.tuple(dates, days).map((both) => both.join(' ')),
    ),
    fc.oneof({ weight: 4, arbitrary: times }, { weight: 1, arbitrary: fc.constant('off') }),
    fc.constantFrom('', '', ' open "Fair"'),
  )
  .map(([when, state, end]) => `${when} ${state}${state === 'off' ? '' : end}`)
const someTexts = fc
  .tuple(rule, fc.array(fc.tuple(fc.constantFrom('; ', ', '), rule), { maxLength: 4 }))
  .map(([first, rest]) => first + rest.map((both) => both.join('')).join(''))

test('valid hours survive a round trip, except for merged or cut exceptions', () => {
  fc.assert(
    fc.property(
      someHours().filter((hours) => isTidy(hours, FROM, 31)),
      (hours) => {
        const again = fromOsm(toOsm(hours)).hours
        expect(fromOsm(toOsm(again)).hours).toEqual(again)
      },
    ),
    { numRuns: 300 },
  )
})

describe('serialising', () => {
  test.each([
    [hoursFrom({}), 'off'],
    [hoursFrom({ mon: '10:00-20:00', tue: '10:00-20:00', wed: '10:00-20:00' }), 'Mo-We 10:00-20:00'],
    [hoursFrom({ sat: '11:00-15:00 16:00-19:00', sun: '11:00-15:00' }), 'Sa 11:00-15:00,16:00-19:00; Su 11:00-15:00'],
    [hoursFrom({ fri: '15:00-02:00', sat: '13:00-00:00' }), 'Fr 15:00-02:00, Sa 13:00-24:00'],
  ])('%#', (hours, text) => expect(toOsm(hours)).toBe(text))

  test('names exceptions in one language', () => {
    const name = { se: 'Julafton', en: 'Christmas "Eve"' }
    const hours = {
      ...hoursFrom({ thu: '10:00-20:00' }),
      exceptions: [
        { from: '2026-12-24', to: '2026-12-26', name, slots: [] },
        { from: '2026-12-31', to: '2027-01-01', name: {}, slots: [{ from: '10:00', to: '14:00' }] },
      ],
    }
    const rest = '; 2026 Dec 31-2027 Jan 01 10:00-14:00'
    expect(toOsm(hours)).toBe(`Th 10:00-20:00; 2026 Dec 24-26 off "Christmas 'Eve'"${rest}`)
    expect(toOsm(hours, { language: 'se' })).toBe(`Th 10:00-20:00; 2026 Dec 24-26 off "Julafton"${rest}`)
    expect(fromOsm(toOsm(hours, { language: 'se' }), { language: 'se' }).hours.exceptions[0]?.name).toEqual({
      se: 'Julafton',
    })
  })
})

describe('parsing', () => {
  test.each([
    '24/7',
    'Mo-Fr 08:00-18:00; Sa 10:00-16:00',
    'mo–fr 08:00–18:00',
    'Mo-Su 18:00-26:00',
    '10:00-20:00; Su off',
    'Fr-Mo 9:00-12:00',
    'Mo-Fr 10:00-12:00 open "with; semicolon"; Su closed',
    'Mo-Su 10:00-20:00; 2026 Oct 30-2026 Nov 2 off',
    'Mo-Su 10:00-20:00; 2026 Oct 30,2026 Nov 04 12:00-14:00',
  ])('%s', (text) => {
    const read = fromOsm(text)
    expect(read.unread).toEqual([])
    expect(ours(read.hours)).toEqual(oracle(text))
  })

  test.each([
    ['Mo-Fr 08:00-18:00; PH off', ['PH off']],
    ['Mo-Fr,PH 08:00-18:00', ['PH']],
    ['Mo-Fr 08:00-18:00; Dec 24 off; Sa sunrise-12:00', ['Dec 24 off', 'Sa sunrise-12:00']],
    ['Mo-Fr 08:00-18:00; Sa 10:00+; Su "by appointment"', ['Sa 10:00+', 'Su "by appointment"']],
    ['Mo-Fr 08:00-18:00; week 10-12 off; Mo[1] 10:00-12:00', ['week 10-12 off', 'Mo[1] 10:00-12:00']],
    ['Mo-Fr 08:00-18:00; Sa 10:00-12:00, ; 2026 Feb 30 off', ['Sa 10:00-12:00,', '2026 Feb 30 off']],
    ['Mo-Fr 08:00-18:00 || "ask"; ask us', ['Mo-Fr 08:00-18:00 || "ask"', 'ask us']],
  ])('%s: the rest is read, and what is not is named', (text, unread) => {
    const read = fromOsm(text)
    expect(read.unread).toEqual(unread)
    if (!text.includes('||')) expect(read.hours.week.mon).toEqual([{ from: '08:00', to: '18:00' }])
  })

  test('a date range has its year once, even across New Year', () => {
    const read = fromOsm('Mo-Su 10:00-20:00; 2026 Dec 24-Jan 06 off; 2027 Jan 30-Feb 01 off')
    expect(read.hours.exceptions).toMatchObject([
      { from: '2026-12-24', to: '2027-01-06' },
      { from: '2027-01-30', to: '2027-02-01' },
    ])
  })

  test('an invalid text closes everything', () => {
    expect(fromOsm('').hours).toEqual(hoursFrom({}))
    expect(fromOsm('???')).toEqual({ hours: hoursFrom({}), unread: ['???'] })
  })
})
