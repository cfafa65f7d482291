import { expect, test } from 'vitest'
import type { DataTableColumn } from '../model/data-table-column'
import { PLAIN_LAYOUT } from '../model/table-state'
import { columnTracks } from './column-tracks'

const columns: DataTableColumn<object>[] = [
  { id: 'name', header: '', value: () => '', width: 'minmax(0, 1.5fr)' },
  { id: 'in', header: '', value: () => '', wide: true },
  { id: 'status', header: '', value: () => '', width: '7.75rem' },
]
const room = { select: true, actions: true }

test('uses the columns’ tracks, without wide columns on tablets', () => {
  expect(columnTracks(columns, PLAIN_LAYOUT, room)).toEqual({
    all: '2.5rem minmax(0, 1.5fr) minmax(0, 1fr) 7.75rem var(--kui-table-actions)',
    narrow: '2.5rem minmax(0, 1.5fr) 7.75rem var(--kui-table-actions)',
    least: undefined,
    pins: {},
  })
})

test('after resizing one, other columns have a minimum width and the table may scroll', () => {
  const tracks = columnTracks(columns, { ...PLAIN_LAYOUT, widths: { in: 240 } }, { select: false, actions: false })
  expect(tracks.all).toBe('minmax(8rem, 1.5fr) 240px 7.75rem')
  expect(tracks.narrow).toBe(tracks.all)
  expect(tracks.least?.all).toBe('calc(8rem + 240px + 7.75rem)')
})

test('computes offsets of pinned columns, including checkbox and actions', () => {
  const { pins } = columnTracks(columns, { ...PLAIN_LAYOUT, pinned: { name: 'start', status: 'end' } }, room)
  expect(pins).toEqual({
    select: { side: 'start', offset: '0px', edge: false },
    name: { side: 'start', offset: 'calc(2.5rem)', edge: true },
    actions: { side: 'end', offset: '0px', edge: false },
    status: { side: 'end', offset: 'calc(var(--kui-table-actions))', edge: true },
  })
})
