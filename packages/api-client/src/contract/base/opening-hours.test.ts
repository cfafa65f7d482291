import { describe, expect, it } from 'vitest'
import { noHours, openingHours } from './opening-hours'

const wrong = (week: object, exceptions: object[] = []) =>
  openingHours
    .safeParse({ week: { ...noHours.week, ...week }, exceptions })
    .error?.issues.map(({ path }) => path.join('.')) ?? []
const slot = (text: string) => {
  const [from, to] = text.split('-')
  return { from, to }
}
const slots = (...texts: string[]) => texts.map(slot)

describe('opening hours', () => {
  it.each([
    ['one after the other', { mon: slots('08:00-12:00', '12:00-18:00') }],
    ['all day, every day', { mon: slots('00:00-24:00'), tue: slots('00:00-24:00') }],
    ['into the night, until the day begins', { mon: slots('18:00-02:00'), tue: slots('02:00-03:00') }],
    ['until midnight', { sun: slots('18:00-00:00'), mon: slots('00:00-01:00') }],
  ])('may be %s', (_, week) => expect(wrong(week)).toEqual([]))

  it.each([
    ['within a day', { mon: slots('08:00-12:00', '11:59-18:00') }, 'week.mon.1'],
    ['whatever their order', { mon: slots('13:00-18:00', '08:00-14:00') }, 'week.mon.1'],
    ['from the night before', { mon: slots('18:00-02:00'), tue: slots('01:00-03:00') }, 'week.tue.0'],
    ['from Sunday night', { sun: slots('18:00-02:00'), mon: slots('00:00-24:00') }, 'week.mon.0'],
    ['past midnight', { fri: slots('22:00-03:00', '23:00-23:30') }, 'week.fri.1'],
  ])('never overlap %s', (_, week, path) => expect(wrong(week)).toEqual([path]))

  it('have exceptions that end after they begin, and do not overlap either', () => {
    const eve = { from: '2026-12-24', to: '2026-12-24', name: { se: 'Julafton' }, slots: slots('10:00-14:00') }
    expect(wrong({}, [eve])).toEqual([])
    expect(wrong({}, [{ ...eve, to: '2026-12-23' }])).toEqual(['exceptions.0.to'])
    expect(wrong({}, [eve, { ...eve, slots: slots('10:00-14:00', '13:00-15:00') }])).toEqual(['exceptions.1.slots.1'])
  })
})
