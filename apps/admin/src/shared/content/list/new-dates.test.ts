import { expect, test } from 'vitest'
import { datesToSet, fitting } from './new-dates'

const autumn = { id: 'autumn', startDate: '2026-10-01', endDate: '2026-10-31' }
const advent = { id: 'advent', startDate: '2026-11-29', endDate: '2026-12-20' }
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

test('an end before a start fits only what begins before it', () => {
  const { fit, misfit } = fitting([autumn, advent], { startDate: '', endDate: '2026-11-15' })
  expect([idsOf(fit), idsOf(misfit)]).toEqual([['autumn'], ['advent']])
})

test('a start after an end fits only what ends after it; the same day is a day', () => {
  expect(idsOf(fitting([autumn, advent], { startDate: '2026-12-20', endDate: '' }).fit)).toEqual(['advent'])
  expect(idsOf(fitting([autumn, advent], { startDate: '2026-12-21', endDate: '' }).fit)).toEqual([])
})

test('both fit all of them, or none', () => {
  expect(fitting([autumn, advent], { startDate: '2026-12-01', endDate: '2026-12-02' }).misfit).toEqual([])
  expect(fitting([autumn, advent], { startDate: '2026-12-02', endDate: '2026-12-01' }).fit).toEqual([])
})

test('a date that is left empty is not set', () => {
  expect(datesToSet({ startDate: '', endDate: '2026-12-02' })).toEqual({ endDate: '2026-12-02' })
})
