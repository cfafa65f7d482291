import { kioskStates } from '@kiosk-admin/api-client'
import { contentStatus } from '@kiosk-admin/api-client/internal'
import { expect, test } from 'vitest'
import { kioskState, lastDayOf } from './kiosk-state'

const today = '2026-11-22'

test('an InActive record is notShown, or comesOff while it is published', () => {
  expect(kioskState({ status: 'InActive', contentStatus: 'unpublished' })).toBe('notShown')
  expect(kioskState({ status: 'InActive', contentStatus: 'changed' })).toBe('comesOff')
  // the list still has the content status from before the change
  expect(kioskState({ status: 'InActive', contentStatus: 'published' })).toBe('comesOff')
})

test('an Active record has its content status', () => {
  for (const one of contentStatus.options) {
    expect(kioskState({ status: 'Active', contentStatus: one, lastDay: today, today })).toBe(one)
    expect(kioskState({ status: 'Active', contentStatus: one, lastDay: null, today })).toBe(one)
  }
})

test('an ended record is never unpublished or changed', () => {
  const over = { status: 'Active', lastDay: '2026-11-21', today } as const
  expect(kioskState({ ...over, contentStatus: 'unpublished' })).toBe('ended')
  expect(kioskState({ ...over, contentStatus: 'published' })).toBe('comesOff')
})

test('every combination has a state with a sort order', () => {
  for (const one of ['Active', 'InActive'] as const)
    for (const other of contentStatus.options)
      for (const lastDay of [null, '2026-11-21', today])
        expect(kioskStates).toContain(kioskState({ status: one, contentStatus: other, lastDay, today }))
})

test('reads the last day by its dotted path', () => {
  expect(lastDayOf('endDate', { endDate: today })).toBe(today)
  expect(lastDayOf('timing.endDate', { timing: { endDate: today } })).toBe(today)
  expect(lastDayOf('timing.endDate', { timing: { endDate: null } })).toBeNull()
  expect(lastDayOf('timing.endDate', {})).toBeNull()
  expect(lastDayOf(undefined, { endDate: today })).toBeNull()
})
