import { describe, expect, it } from 'vitest'
import { addDays } from '../theme/days'
import { toOsm } from './formats/osm'
import { toSchemaOrg } from './formats/schema-org'
import { exceptionsWithout, hoursInMall } from './mall-hours'
import { type HoursException, noHours, type OpeningHours, slotsOn } from './opening-hours'

const slot = (from: string, to: string) => ({ from, to })
const day = (from: string, to: string, name: string, ...slots: HoursException['slots']): HoursException => ({
  from,
  to,
  name: { en: name },
  slots,
})
const weekOf = (from: string, to: string): OpeningHours['week'] => {
  const slots = [slot(from, to)]
  return { mon: slots, tue: slots, wed: slots, thu: slots, fri: slots, sat: slots, sun: slots }
}

const eve = day('2026-12-24', '2026-12-24', 'Christmas Eve', slot('10:00', '14:00'))
const christmas = day('2026-12-25', '2026-12-26', 'Christmas')
const mall: OpeningHours = { week: weekOf('10:00', '20:00'), exceptions: [eve, christmas] }
const own: OpeningHours = { week: weekOf('11:00', '18:00'), exceptions: [] }
const following = (...exceptions: HoursException[]) => hoursInMall({ ...own, exceptions, mallExceptions: true }, mall)

describe('hours in a mall', () => {
  it('are the mall’s if the shop has none, and unknown if both are missing', () => {
    expect(hoursInMall(null, mall)).toBe(mall)
    expect(hoursInMall(null, undefined)).toBeUndefined()
  })

  it('ignore the mall’s special days by default', () => {
    expect(hoursInMall(own, mall)).toEqual(own)
    expect(hoursInMall({ ...own, mallExceptions: false }, mall)).toEqual(own)
    expect(hoursInMall({ ...own, mallExceptions: true }, undefined)).toEqual(own)
  })

  it('keep the own week and follow the mall’s special days if set', () => {
    expect(following()).toEqual({ week: own.week, exceptions: [eve, christmas] })
  })

  it('prefer own special days, even if the mall’s are shorter', () => {
    const closed = day('2026-12-23', '2026-12-25', 'On holiday')
    const hours = following(closed)
    expect(hours && slotsOn(hours, '2026-12-24')).toEqual([])
    // the second of the mall's two days of Christmas remains
    expect(hours?.exceptions).toEqual([{ ...christmas, from: '2026-12-26' }, closed])
  })

  it('use the same special day as the mall, regardless of cuts', () => {
    const [short, long] = [
      day('2026-12-01', '2026-12-10', 'Market', slot('08:00', '22:00')),
      day('2026-12-08', '2026-12-20', 'Advent', slot('09:00', '21:00')),
    ]
    const busy = { ...mall, exceptions: [short, long] }
    const away = day('2026-12-11', '2026-12-20', 'Away')
    const hours = hoursInMall({ ...own, exceptions: [away], mallExceptions: true }, busy)
    for (let date = '2026-11-29'; date < '2026-12-24'; date = addDays(date, 1)) {
      const covered = away.from <= date && date <= away.to
      const inMall = slotsOn(busy, date)
      const expected = covered ? [] : short.from <= date && date <= long.to ? inMall : slotsOn(own, date)
      expect([date, hours && slotsOn(hours, date)]).toEqual([date, expected])
    }
  })

  it('are serialised to other formats', () => {
    const marked = { ...own, mallExceptions: true }
    expect(toOsm(marked, { mall })).toBe(
      'Mo-Su 11:00-18:00; 2026 Dec 24 10:00-14:00 open "Christmas Eve"; 2026 Dec 25-26 off "Christmas"',
    )
    expect(toOsm(own, { mall })).toBe('Mo-Su 11:00-18:00')
    expect(toSchemaOrg(marked, { mall }).map(({ validFrom }) => validFrom)).toEqual([
      undefined,
      '2026-12-24',
      '2026-12-25',
    ])
  })
})

describe('subtracting days from exceptions', () => {
  it('removes those within, and splits those around', () => {
    expect(exceptionsWithout([eve, christmas], [{ from: '2026-12-24', to: '2026-12-25' }])).toEqual([
      { ...christmas, from: '2026-12-26' },
    ])
    const december = day('2026-12-01', '2026-12-31', 'December', slot('09:00', '22:00'))
    expect(exceptionsWithout([december], [eve, christmas]).map(({ from, to }) => [from, to])).toEqual([
      ['2026-12-01', '2026-12-23'],
      ['2026-12-27', '2026-12-31'],
    ])
    expect(exceptionsWithout(noHours().exceptions, [eve])).toEqual([])
  })
})
