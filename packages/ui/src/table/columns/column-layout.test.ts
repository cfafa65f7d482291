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

test('columns that the order does not name follow as they come', () => {
  expect(ordered({ ...PLAIN_LAYOUT, order: ['status', 'gone', 'name'] })).toEqual(['status', 'name', 'hours', 'edited'])
  expect(orderColumns(columns, PLAIN_LAYOUT)).toBe(columns)
})

test('the column that rows are called by cannot be hidden', () => {
  expect(shown({ ...PLAIN_LAYOUT, hidden: ['name', 'status'] })).toEqual(['name', 'hours', 'edited'])
})

test('a column moves past the neighbour that is in sight', () => {
  const hidden = showColumn(PLAIN_LAYOUT, 'hours', false)
  expect(shown(moveColumn(columns, hidden, 'status', -1))).toEqual(['status', 'name', 'edited'])
  expect(shown(moveColumn(columns, PLAIN_LAYOUT, 'name', 1))).toEqual(['hours', 'name', 'status', 'edited'])
  expect(moveColumn(columns, PLAIN_LAYOUT, 'name', -1)).toBe(PLAIN_LAYOUT)
})

test('pinned columns come first or last, and move among themselves', () => {
  const pinned = pinColumn(pinColumn(PLAIN_LAYOUT, 'status', 'start'), 'hours', 'end')
  expect(shown(pinned)).toEqual(['status', 'name', 'edited', 'hours'])
  expect(canMoveColumn(columns, pinned, 'status', 1)).toBe(false)
  expect(canMoveColumn(columns, pinned, 'name', 1)).toBe(true)
  expect(shown(pinColumn(pinned, 'status', undefined))).toEqual(['name', 'status', 'edited', 'hours'])
})

test('a column that is dropped among pinned ones is pinned with them', () => {
  const pinned = pinColumn(PLAIN_LAYOUT, 'status', 'start')
  const dropped = placeColumn(columns, pinned, 'edited', 'status', false)
  expect(shown(dropped)).toEqual(['edited', 'status', 'name', 'hours'])
  expect(dropped.pinned).toEqual({ status: 'start', edited: 'start' })
  expect(placeColumn(columns, dropped, 'edited', 'hours', true).pinned).toEqual({ status: 'start' })
})

test('widths are whole pixels within bounds, or none', () => {
  const wide = resizeColumn(PLAIN_LAYOUT, 'name', 200.4)
  expect(wide.widths).toEqual({ name: 200 })
  expect(resizeColumn(wide, 'name', 3).widths).toEqual({ name: LEAST_WIDTH })
  expect(resizeColumn(wide, 'name', undefined).widths).toEqual({})
})

test('what was hidden comes back', () => {
  const hidden = showColumn(PLAIN_LAYOUT, 'hours', false)
  expect(shown(hidden)).not.toContain('hours')
  expect(shown(showColumn(hidden, 'hours', true))).toContain('hours')
})
