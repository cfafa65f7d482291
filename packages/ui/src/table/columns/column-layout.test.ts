import { expect, test } from 'vitest'
import type { DataTableColumn } from '../model/data-table-column'
import { type ColumnLayout, PLAIN_LAYOUT } from '../model/table-state'
import {
  canMoveColumn,
  LEAST_WIDTH,
  moveColumn,
  orderColumns,
  pinColumn,
  placeColumn,
  resizeColumn,
  showColumn,
  shownColumns,
} from './column-layout'

const columns: DataTableColumn<object>[] = ['name', 'hours', 'status', 'edited'].map((id) => ({
  id,
  header: id,
  value: () => id,
}))
const shown = (layout: ColumnLayout) => shownColumns(columns, layout).map(({ id }) => id)
const ordered = (layout: ColumnLayout) => orderColumns(columns, layout).map(({ id }) => id)

test('unlisted columns follow in their own order', () => {
  expect(ordered({ ...PLAIN_LAYOUT, order: ['status', 'gone', 'name'] })).toEqual(['status', 'name', 'hours', 'edited'])
  expect(orderColumns(columns, PLAIN_LAYOUT)).toBe(columns)
})

test('the row header cannot be hidden', () => {
  expect(shown({ ...PLAIN_LAYOUT, hidden: ['name', 'status'] })).toEqual(['name', 'hours', 'edited'])
})

test('a column moves past its visible neighbour', () => {
  const hidden = showColumn(PLAIN_LAYOUT, 'hours', false)
  expect(shown(moveColumn(columns, hidden, 'status', -1))).toEqual(['status', 'name', 'edited'])
  expect(shown(moveColumn(columns, PLAIN_LAYOUT, 'name', 1))).toEqual(['hours', 'name', 'status', 'edited'])
  expect(moveColumn(columns, PLAIN_LAYOUT, 'name', -1)).toBe(PLAIN_LAYOUT)
})

test('pinned columns are first or last, and move among each other', () => {
  const pinned = pinColumn(pinColumn(PLAIN_LAYOUT, 'status', 'start'), 'hours', 'end')
  expect(shown(pinned)).toEqual(['status', 'name', 'edited', 'hours'])
  expect(canMoveColumn(columns, pinned, 'status', 1)).toBe(false)
  expect(canMoveColumn(columns, pinned, 'name', 1)).toBe(true)
  expect(shown(pinColumn(pinned, 'status', undefined))).toEqual(['name', 'status', 'edited', 'hours'])
})

test('a column dropped among pinned ones is pinned, too', () => {
  const pinned = pinColumn(PLAIN_LAYOUT, 'status', 'start')
  const dropped = placeColumn(columns, pinned, 'edited', 'status', false)
  expect(shown(dropped)).toEqual(['edited', 'status', 'name', 'hours'])
  expect(dropped.pinned).toEqual({ status: 'start', edited: 'start' })
  expect(placeColumn(columns, dropped, 'edited', 'hours', true).pinned).toEqual({ status: 'start' })
})

test('widths are whole pixels within limits, or undefined', () => {
  const wide = resizeColumn(PLAIN_LAYOUT, 'name', 200.4)
  expect(wide.widths).toEqual({ name: 200 })
  expect(resizeColumn(wide, 'name', 3).widths).toEqual({ name: LEAST_WIDTH })
  expect(resizeColumn(wide, 'name', undefined).widths).toEqual({})
})

test('hidden columns can be shown again', () => {
  const hidden = showColumn(PLAIN_LAYOUT, 'hours', false)
  expect(shown(hidden)).not.toContain('hours')
  expect(shown(showColumn(hidden, 'hours', true))).toContain('hours')
})
