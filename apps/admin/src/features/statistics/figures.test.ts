import type { StatisticSeries } from '@kiosk-admin/api-client'
import { describe, expect, it } from 'vitest'
import {
  alignSeries,
  busiest,
  byHour,
  foldSeries,
  hoursOf,
  rankedOf,
  stationLabel,
  sumOf,
  valuesUntil,
} from './figures'

const seriesOf = (key: string, ...counts: number[]): StatisticSeries => ({
  key,
  label: key.toUpperCase(),
  points: counts.map((count, index) => ({ at: `${index}`, count })),
})

describe('many series', () => {
  it('are reduced to six, and no click is lost', () => {
    const many = [1, 9, 3, 8, 0, 7, 6, 5].map((count, index) => seriesOf(`${index}`, count, 1))
    const folded = foldSeries(many, 'Other')
    expect(folded.map(({ label }) => label)).toEqual(['1', '3', '5', '6', '7', 'Other'])
    expect(folded.reduce((sum, one) => sum + sumOf(one), 0)).toBe(many.reduce((sum, one) => sum + sumOf(one), 0))
  })

  it('are kept when there are few, except those without clicks', () => {
    expect(foldSeries([seriesOf('a', 1), seriesOf('b', 0), seriesOf('c', 2)], 'Other').map(({ key }) => key)).toEqual([
      'c',
      'a',
    ])
  })

  it('are ranked by their sums', () => {
    expect(rankedOf([seriesOf('a', 1, 1), seriesOf('b', 5)])).toEqual([
      { key: 'b', label: 'B', count: 5 },
      { key: 'a', label: 'A', count: 2 },
    ])
  })
})

it('have no values on future days', () => {
  const points = ['2026-11-20', '2026-11-21', '2026-11-22'].map((at, index) => ({ at, count: 2 - index }))
  expect(valuesUntil({ key: 'a', label: 'A', points }, '2026-11-21')).toEqual([2, 1, null])
})

describe('the previous period', () => {
  it('is aligned with the current points, also when it has fewer or more', () => {
    expect(alignSeries(seriesOf('a', 1, 2, 3), seriesOf('a', 4, 5))).toEqual([4, 5, null])
    expect(alignSeries(seriesOf('a', 1), seriesOf('a', 4, 5))).toEqual([4])
    expect(alignSeries(seriesOf('a', 1), undefined)).toBeUndefined()
    const isPartial = (first: string) => first === '0'
    expect(alignSeries(seriesOf('a', 1, 2), seriesOf('a', 4, 5), isPartial)).toEqual([null, 5])
  })
})

describe('the week', () => {
  const week = [seriesOf('1', 0, 2, 0, 1), seriesOf('2', 0, 0, 5, 0)]

  it('is busiest at the hour with most clicks, and has no busiest hour without clicks', () => {
    expect(byHour(week).map(({ count }) => count)).toEqual([0, 2, 5, 1])
    expect(busiest(byHour(week))).toEqual({ at: '2', count: 5 })
    expect(busiest(seriesOf('a', 0, 0).points)).toBeUndefined()
  })

  it('shows the hours with clicks', () => {
    expect(hoursOf(week)).toEqual([1, 4])
    expect(hoursOf([seriesOf('1', 0, 0)])).toEqual([0, 24])
  })
})

it('a station label is split into code and name', () => {
  expect(stationLabel('K2 North entrance')).toEqual({ code: 'K2', name: 'North entrance' })
  expect(stationLabel('Deleted')).toEqual({ code: undefined, name: 'Deleted' })
})
