import { expect, test } from 'vitest'
import { type CellSaves, cellKey, isReadable, withSave } from './cell-edit'

test('unreadable input is not saved', () => {
  expect(isReadable('number', Number.NaN)).toBe(false)
  expect(isReadable('number', null)).toBe(true)
  expect(isReadable('date', '30 Feb')).toBe(false)
  expect(isReadable('date', '2026-02-30')).toBe(false)
  expect(isReadable('date', '')).toBe(true)
  expect(isReadable('text', '30 Feb')).toBe(true)
})

test('keys of cells are unique for any ids', () => {
  expect(cellKey('a,b', 'c')).not.toBe(cellKey('a', 'b,c'))
})

test('each cell has its own state', () => {
  const none: CellSaves = new Map()
  const saving = withSave(none, 'a', { state: 'saving', draft: 'x' })
  const failed = withSave(saving, 'b', { state: 'failed', draft: 'y', message: 'No' })
  expect(failed.get('a')).toEqual({ state: 'saving', draft: 'x' })
  expect(withSave(failed, 'a', undefined).size).toBe(1)
  expect(none.size).toBe(0)
})
