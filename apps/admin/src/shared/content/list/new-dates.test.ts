import { expect, test } from 'vitest'
import { datesToSet, splitByFit } from './new-dates'

const autumn = { id: 'autumn', startDate: '2026-10-01', endDate: '2026-10-31' }
const advent = { id: 'advent', startDate: '2026-11-29', endDate: '2026-12-20' }
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

test('an end date fits only records that start before it', () => {
  const { fit, misfit } = splitByFit([autumn, advent], { startDate: '', endDate: '2026-11-15' })
  expect([idsOf(fit), idsOf(misfit)]).toEqual([['autumn'], ['advent']])
})

test('a start date fits only records that end on it or later', () => {
  expect(idsOf(splitByFit([autumn, advent], { startDate: '2026-12-20', endDate: '' }).fit)).toEqual(['advent'])
  expect(idsOf(splitByFit([autumn, advent], { startDate: '2026-12-21', endDate: '' }).fit)).toEqual([])
})

test('both dates fit all records or none', () => {
  expect(splitByFit([autumn, advent], { startDate: '2026-12-01', endDate: '2026-12-02' }).misfit).toEqual([])
  expect(splitByFit([autumn, advent], { startDate: '2026-12-02', endDate: '2026-12-01' }).fit).toEqual([])
})

test('leaves out empty dates', () => {
  expect(datesToSet({ startDate: '', endDate: '2026-12-02' })).toEqual({ endDate: '2026-12-02' })
})
