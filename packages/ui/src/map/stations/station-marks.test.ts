import { expect, test } from 'vitest'
import { manyStations, stations } from '../map.fixture'
import { markOf, moveMark, stationMarks } from './station-marks'

test('separate stations have their own marks in reading order; those without a position have none', () => {
  const marks = stationMarks([...stations, { id: 'x', code: 'X', state: 'online', position: null }], 15, 22)
  expect(marks.map(({ id }) => id)).toEqual(['K1', 'K7', 'K8', 'K2', 'K3', 'K5', 'K4', 'K6'])
  expect(marks.every(({ parts }) => !parts)).toBe(true)
})

test('merges at low zoom in the worst state, and separates at high zoom', () => {
  const [all, ...others] = stationMarks(stations, 8, 22)
  expect(others).toEqual([])
  expect(all).toMatchObject({ state: 'offline', parts: true })
})

test('each of a thousand stations is in a mark at any zoom', () => {
  for (const zoom of [3, 6, 9, 12]) {
    const marks = stationMarks(manyStations, zoom, 22)
    expect(marks.reduce((sum, { items }) => sum + items.length, 0)).toBe(1000)
    expect(markOf(marks, 'K500')?.items.map(({ id }) => id)).toContain('K500')
  }
})

test('arrow keys move between marks and stop at the ends', () => {
  const marks = stationMarks(stations, 15, 22)
  const from = (id: string, move: Parameters<typeof moveMark>[2]) => moveMark(marks, markOf(marks, id), move)?.id
  expect(from('K8', 'next')).toBe('K2')
  expect(from('K8', 'previous')).toBe('K7')
  expect(from('K6', 'next')).toBe('K6')
  expect(from('K6', 'first')).toBe('K1')
  expect(from('K1', 'previous')).toBe('K1')
  expect(from('K1', 'last')).toBe('K6')
  expect(moveMark(marks, undefined, 'next')?.id).toBe('K1')
  expect(moveMark([], undefined, 'next')).toBeUndefined()
})
