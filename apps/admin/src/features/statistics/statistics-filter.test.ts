import { describe, expect, it } from 'vitest'
import {
  daysIn,
  filterOf,
  fits,
  isCut,
  isFiltered,
  isoWeek,
  isUnfinished,
  type Period,
  rangeBefore,
  rangeQuery,
  usualRange,
} from './statistics-filter'

const today = '2026-11-21'
const filterFrom = (text: string) => filterOf(new URLSearchParams(text), today)
const id = '01990000-0000-7000-8000-000000000001'

describe('the filter in an address', () => {
  it('defaults to the last four weeks by day, compared', () => {
    expect(filterFrom('')).toMatchObject({
      from: '2026-10-25',
      till: today,
      period: 'day',
      chart: 'line',
      compare: true,
    })
    expect(isFiltered(filterFrom(''))).toBe(false)
    expect(daysIn(usualRange(today))).toBe(28)
  })

  it('reads all parameters', () => {
    const text = `from=2026-09-01&till=2026-09-30&period=week&chart=bar&compare=off&view=pathfinder&type=0&station=${id}`
    expect(filterFrom(text)).toMatchObject({
      from: '2026-09-01',
      till: '2026-09-30',
      period: 'week',
      chart: 'bar',
      compare: false,
      view: 'pathfinder',
      type: 0,
      stationId: id,
    })
  })

  it('ignores invalid values, and swaps reversed ends', () => {
    expect(filterFrom('from=2026-02-31&till=soon&period=year&chart=map&view=x&type=9&shop=1')).toEqual(filterFrom(''))
    expect(filterFrom('type=')).toEqual(filterFrom(''))
    expect(filterFrom('from=2026-11-10&till=2026-11-01')).toMatchObject({ from: '2026-11-01', till: '2026-11-10' })
    expect(filterFrom('till=2026-10-31')).toMatchObject({ from: '2026-10-04', till: '2026-10-31' })
  })

  it('never exceeds the server’s limit of points', () => {
    expect(fits('day', { from: '2020-01-01', till: today })).toBe(false)
    expect(filterFrom('from=2020-01-01&till=2026-11-21&period=day').period).toBe('week')
    expect(filterFrom('from=2000-01-01&till=2099-12-31&period=day').period).toBe('month')
  })
})

describe('a range', () => {
  it('has a previous range of equal length', () => {
    expect(rangeBefore({ from: '2026-03-01', till: '2026-03-31' })).toEqual({ from: '2026-01-29', till: '2026-02-28' })
  })

  it('is left out of the address while it is the default', () => {
    expect(rangeQuery(usualRange(today), today)).toEqual({ from: '', till: '' })
    expect(rangeQuery({ from: today, till: today }, today)).toEqual({ from: today, till: today })
  })
})

it('a week has its ISO number', () => {
  expect(['2025-12-29', '2026-11-16', '2026-12-28', '2027-01-04'].map(isoWeek)).toEqual([1, 47, 53, 1])
})

describe('a day, week or month', () => {
  const unfinished = (period: Period, ...firsts: string[]) =>
    firsts.filter((first) => isUnfinished(period, first, today))

  it('is unfinished while today is in it', () => {
    expect(unfinished('day', '2026-11-20', '2026-11-21', '2026-11-22')).toEqual(['2026-11-21'])
    expect(unfinished('week', '2026-11-09', '2026-11-16', '2026-11-23')).toEqual(['2026-11-16'])
    expect(unfinished('month', '2025-11-01', '2026-10-01', '2026-11-01', '2026-12-01')).toEqual(['2026-11-01'])
  })

  it('is cut by a range that has only some of its days', () => {
    const range = { from: '2026-10-30', till: '2026-11-17' }
    const cut = (period: Period, ...firsts: string[]) => firsts.filter((first) => isCut(period, first, range))
    expect(cut('week', '2026-10-26', '2026-11-02', '2026-11-16')).toEqual(['2026-10-26', '2026-11-16'])
    expect(cut('month', '2026-10-01', '2026-11-01')).toEqual(['2026-10-01', '2026-11-01'])
    expect(cut('day', '2026-10-30', '2026-11-17')).toEqual([])
    expect(isCut('month', '2026-11-01', { from: '2026-11-01', till: '2026-11-30' })).toBe(false)
  })

  it('is unfinished on its last day, but not after it', () => {
    expect(isUnfinished('week', '2026-11-16', '2026-11-22')).toBe(true)
    expect(isUnfinished('week', '2026-11-16', '2026-11-23')).toBe(false)
    expect(isUnfinished('month', '2026-11-01', '2026-11-30')).toBe(true)
    expect(isUnfinished('month', '2026-11-01', '2026-12-01')).toBe(false)
  })
})
